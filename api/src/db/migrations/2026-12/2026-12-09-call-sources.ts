/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-09-call-sources';

/** What made a call of the history; null of the calls before. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [`alter table history add column source ${text} check (source in ('test', 'composition'))`];
};
