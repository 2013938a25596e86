/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-22-key-verdicts';

/**
 * The provider's last verdict on a key; all null if there is none. Keys that were verified before have none: when and how
 * their provider responded was not stored.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `alter table api_keys add column verified_at ${text}`,
    'alter table api_keys add column verified_valid integer check (verified_valid in (0, 1))',
    'alter table api_keys add column verified_status integer',
    `alter table api_keys add column verified_message ${text}`,
    `alter table api_keys add column verified_scopes ${text}`,
  ];
};
