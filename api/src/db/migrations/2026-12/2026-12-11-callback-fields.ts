/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-11-callback-fields';

/** What a provider said at the login about the account, as a JSON object. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [`alter table oauth_connections add column callback_fields ${text} not null default '{}'`];
};
