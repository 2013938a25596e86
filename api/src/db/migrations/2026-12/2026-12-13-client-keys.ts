/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-13-client-keys';

const CHOSEN = "'basic', 'body', 'none', 'client_secret_jwt', 'private_key_jwt'";
const ACCEPTED = "'basic', 'plain_basic', 'post', 'signed', 'signed_for_url'";

/**
 * Clients that prove their identity by what they sign, with a secret or a private key; where what a login asks for is sent before a
 * browser opens it, empty if that is not done; whether tokens are bound to a key, and that key, sealed, empty if there is none.
 * SQLite cannot change a check, so those columns are dropped and added, and what they had is kept meanwhile.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  const replaced = (column: string, values: string) => [
    `alter table oauth_configs drop column ${column}`,
    `alter table oauth_configs add column ${column} ${text} check (${column} in (${values}))`,
    `update oauth_configs set ${column} = (select ${column} from kept_auths where kept_auths.id = oauth_configs.id)`,
  ];
  return [
    'create temporary table kept_auths as select id, chosen_auth, client_auth from oauth_configs',
    ...replaced('chosen_auth', CHOSEN),
    ...replaced('client_auth', ACCEPTED),
    'drop table kept_auths',
    `alter table oauth_configs add column signing_alg ${text}`,
    `alter table oauth_configs add column key_id ${text} not null default ''`,
    `alter table oauth_configs add column assertion_audience ${text} not null default ''`,
    `alter table oauth_configs add column signing_key ${text}`,
    `alter table oauth_configs add column pushed_authorization_url ${text} not null default ''`,
    'alter table oauth_configs add column uses_dpop integer not null default 0 check (uses_dpop in (0, 1))',
    `alter table oauth_connections add column dpop_key ${text} not null default '' check (dpop_key = '' or dpop_key like 'v2.%')`,
  ];
};
