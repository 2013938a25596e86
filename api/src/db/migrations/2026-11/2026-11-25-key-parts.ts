/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-25-key-parts';

/** What lists show of the further parts of a key. The parts themselves are sealed together with the key. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [`alter table api_keys add column part_prefixes ${text} not null default '{}'`];
};
