/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-20-verification-refusal-codes';

/** The error codes with which a provider rejects a key; a JSON list. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => [
  `alter table providers add column refusal_codes ${dialect === 'postgres' ? 'text collate "C"' : 'text'} not null default '[]'`,
];
