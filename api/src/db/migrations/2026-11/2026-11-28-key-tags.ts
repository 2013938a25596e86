/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-28-key-tags';

/** What the user sorts keys by, as a JSON list. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [`alter table api_keys add column tags ${text} not null default '[]'`];
};
