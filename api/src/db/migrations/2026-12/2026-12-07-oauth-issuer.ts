/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-07-oauth-issuer';

/** The issuer that the login server of an OAuth configuration has named in its metadata. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [`alter table oauth_configs add column issuer ${text}`];
};
