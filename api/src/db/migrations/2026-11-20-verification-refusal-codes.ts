/** Frozen: a later change of the schema is a further file. */
export const name = '2026-11-20-verification-refusal-codes';

/** The error codes by which a provider refuses a key; a JSON list. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => [
  `alter table providers add column refusal_codes ${dialect === 'postgres' ? 'text collate "C"' : 'text'} not null default '[]'`,
];
