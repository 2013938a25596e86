/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-24-oauth-client-auth';

/** How the token URL of an OAuth configuration has accepted its client, so that the next token call begins with it. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `alter table oauth_configs add column client_auth ${text} check (client_auth in ('basic', 'plain_basic', 'post'))`,
  ];
};
