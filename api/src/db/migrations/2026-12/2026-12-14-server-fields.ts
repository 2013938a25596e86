/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-14-server-fields';

/** How a login server differs from others: what a token request has and how it is written, what is between scopes, and what is kept of an account for the URLs of calls. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return [
    `alter table oauth_configs add column token_params ${text} not null default '{}'`,
    `alter table oauth_configs add column token_body ${text} check (token_body in ('form', 'json'))`,
    `alter table oauth_configs add column scope_separator ${text} check (scope_separator in (' ', ','))`,
    `alter table oauth_configs add column account_fields ${text} not null default '[]'`,
    `alter table oauth_configs add column api_url ${text} not null default ''`,
  ];
};
