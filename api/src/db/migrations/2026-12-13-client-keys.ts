/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-13-client-keys';

const CHOSEN = "'basic', 'body', 'none', 'client_secret_jwt', 'private_key_jwt'";
const ACCEPTED = "'basic', 'plain_basic', 'post', 'signed', 'signed_for_url'";

/**
 * Clients that prove their identity by what they sign, with a secret or a private key; where what a login asks for is sent before a
 * browser opens it, empty if that is not done; whether tokens are bound to a key, and that key, sealed, empty if there is none.
 * SQLite cannot change a check, so those columns are replaced.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  const replaced = (column: string, values: string) => [
    `alter table oauth_configs rename column ${column} to earlier_${column}`,
    `alter table oauth_configs add column ${column} ${text} check (${column} in (${values}))`,
    `update oauth_configs set ${column} = earlier_${column}`,
    `alter table oauth_configs drop column earlier_${column}`,
  ];
  return [
    ...replaced('chosen_auth', CHOSEN),
    ...replaced('client_auth', ACCEPTED),
    `alter table oauth_configs add column signing_alg ${text}`,
    `alter table oauth_configs add column key_id ${text} not null default ''`,
    `alter table oauth_configs add column assertion_audience ${text} not null default ''`,
    `alter table oauth_configs add column signing_key ${text}`,
    `alter table oauth_configs add column pushed_authorization_url ${text} not null default ''`,
    'alter table oauth_configs add column uses_dpop integer not null default 0 check (uses_dpop in (0, 1))',
    `alter table oauth_connections add column dpop_key ${text} not null default '' check (dpop_key = '' or dpop_key like 'v2.%')`,
  ];
};
