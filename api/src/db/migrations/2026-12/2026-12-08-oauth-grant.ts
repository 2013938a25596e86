/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-08-oauth-grant';

/** How the tokens of an OAuth configuration are obtained: all of those before by a login. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `alter table oauth_configs add column grant_type ${text} not null default 'authorization_code' check (grant_type in ('authorization_code', 'client_credentials'))`,
  ];
};
