/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-12-several-connections';

/**
 * Several connections of a provider, each with a name and an account, and which of them a login or an environment means. A
 * connection that is there already is the first of its provider, of an account that nobody knows.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => [
  ...(dialect === 'postgres' ? POSTGRES : SQLITE),
  'create index oauth_connections_provider on oauth_connections (provider_id)',
  'create index oauth_connections_config on oauth_connections (config_id)',
  'create index environment_keys_connection on environment_keys (connection_id)',
  'alter table oauth_states add column meant_connection integer',
  'alter table oauth_device_logins add column meant_connection integer',
];

const ONE_OF_BOTH = 'check ((api_key_id is null) <> (connection_id is null))';

/** Whatever changed last was the login, unless the tokens were renewed since. */
const LOGIN_TIME = 'case when refreshed_at is null then updated_at else created_at end';

const text = 'text collate "C"';

const POSTGRES = [
  'alter table oauth_connections drop constraint oauth_connections_provider_id_key',
  'alter table oauth_connections drop constraint oauth_connections_config_id_key',
  `alter table oauth_connections add column name ${text}`,
  'alter table oauth_connections add column number integer not null default 1',
  `alter table oauth_connections add column account_id ${text}`,
  `alter table oauth_connections add column account ${text}`,
  `alter table oauth_connections add column issued_at ${text}`,
  `alter table oauth_connections add column connected_at ${text}`,
  `update oauth_connections set issued_at = updated_at, connected_at = ${LOGIN_TIME}`,
  'alter table oauth_connections alter column issued_at set not null',
  'alter table oauth_connections alter column connected_at set not null',
  'alter table environment_keys alter column api_key_id drop not null',
  'alter table environment_keys add column connection_id integer references oauth_connections (id) on delete cascade',
  `alter table environment_keys add constraint environment_keys_one ${ONE_OF_BOTH}`,
];

const COLUMNS = `id, provider_id, config_id, config_version, access_token, refresh_token, id_token, token_type, scopes, expires_at,
  refreshed_at, reauth_reason, version, lease_holder, lease_until, created_at, updated_at, pinned_hosts, granted_hosts, callback_fields`;

/** SQLite cannot change what a column must be, so the tables are built again, the connections with their count of ids. */
const SQLITE = [
  `create table oauth_connections_rebuilt (
    id integer primary key autoincrement,
    provider_id integer not null references providers (id),
    config_id integer not null references oauth_configs (id),
    config_version integer not null,
    access_token text not null check (access_token = '' or access_token like 'v2.%'),
    refresh_token text not null check (refresh_token = '' or refresh_token like 'v2.%'),
    id_token text not null check (id_token = '' or id_token like 'v2.%'),
    token_type text not null,
    scopes text not null,
    expires_at text,
    refreshed_at text,
    reauth_reason text,
    version integer not null,
    lease_holder text,
    lease_until text,
    created_at text not null,
    updated_at text not null,
    pinned_hosts text not null default '[]',
    granted_hosts text not null default '[]',
    callback_fields text not null default '{}',
    name text,
    number integer not null default 1,
    account_id text,
    account text,
    issued_at text not null,
    connected_at text not null
  ) strict`,
  `insert into oauth_connections_rebuilt (${COLUMNS}, issued_at, connected_at)
    select ${COLUMNS}, updated_at, ${LOGIN_TIME} from oauth_connections order by id`,
  "delete from sqlite_sequence where name = 'oauth_connections_rebuilt'",
  "insert into sqlite_sequence (name, seq) select 'oauth_connections_rebuilt', seq from sqlite_sequence where name = 'oauth_connections'",
  'drop table oauth_connections',
  'alter table oauth_connections_rebuilt rename to oauth_connections',
  `create table environment_keys_rebuilt (
    environment_id integer not null references environments (id) on delete cascade,
    provider_id integer not null references providers (id) on delete cascade,
    api_key_id integer references api_keys (id) on delete cascade,
    connection_id integer references oauth_connections (id) on delete cascade,
    primary key (environment_id, provider_id),
    ${ONE_OF_BOTH}
  ) strict`,
  `insert into environment_keys_rebuilt (environment_id, provider_id, api_key_id)
    select environment_id, provider_id, api_key_id from environment_keys`,
  'drop table environment_keys',
  'alter table environment_keys_rebuilt rename to environment_keys',
  'create index environment_keys_key on environment_keys (api_key_id)',
  'create index environment_keys_provider on environment_keys (provider_id)',
];
