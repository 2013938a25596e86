/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-22-bound-secrets';

/**
 * A table that counts how often each secret was sealed, and the format of secrets that are bound to their use. SQLite
 * has to build the table of the keys again for that, with its count of ids, so that the id of a deleted key stays unused.
 * PostgreSQL accepts no new value in the older format, for an instance of the older version may still be running; the
 * start seals the values that are there again.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] =>
  dialect === 'postgres'
    ? [...versions('text collate "C"', ''), ...POSTGRES]
    : [...versions('text', ' strict'), ...SQLITE];

const versions = (text: string, strict: string): string[] => [
  `create table secret_versions (
    table_name ${text} not null,
    column_name ${text} not null,
    row_id integer not null,
    version integer not null,
    primary key (table_name, column_name, row_id)
  )${strict}`,
];

const POSTGRES = [
  'alter table api_keys drop constraint api_keys_secret_check',
  `alter table api_keys add constraint api_keys_secret_check
    check (secret = '' or secret like 'v2.%') not valid`,
];

const COLUMNS =
  'id, provider_id, name, secret, secret_prefix, base_url, key_type, expires_at, last_rotated, is_active, created_at, updated_at';

const SQLITE = [
  `create table api_keys_rebuilt (
    id integer primary key autoincrement,
    provider_id integer not null references providers (id),
    name text not null,
    secret text not null check (secret = '' or secret like 'v1.%' or secret like 'v2.%'),
    secret_prefix text not null,
    base_url text,
    key_type text,
    expires_at text,
    last_rotated text not null,
    is_active integer not null check (is_active in (0, 1)),
    created_at text not null,
    updated_at text not null
  ) strict`,
  `insert into api_keys_rebuilt (${COLUMNS}) select ${COLUMNS} from api_keys order by id`,
  "delete from sqlite_sequence where name = 'api_keys_rebuilt'",
  "insert into sqlite_sequence (name, seq) select 'api_keys_rebuilt', seq from sqlite_sequence where name = 'api_keys'",
  'drop table api_keys',
  'alter table api_keys_rebuilt rename to api_keys',
  'create index api_keys_provider on api_keys (provider_id)',
];
