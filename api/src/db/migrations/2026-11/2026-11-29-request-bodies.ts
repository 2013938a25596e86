/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-29-request-bodies';

/** Of a call: made with a key, with a connection, or with neither. */
const atMostOneOwner = 'check (api_key_id is null or connection_id is null)';

/**
 * The body of a saved endpoint by its kind, as JSON; null where `request_body` says what it is. The kind of the body of a
 * call, whose `request_body` is such JSON then; null for calls that were made before. A call may have no key, and then no
 * provider.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  if (dialect === 'postgres') {
    return [
      'alter table saved_endpoints add column body text collate "C"',
      'alter table history add column request_body_kind text collate "C"',
      'alter table history alter column provider_id drop not null',
      'alter table history drop constraint history_owner',
      `alter table history add constraint history_owner ${atMostOneOwner}`,
    ];
  }
  const columns = `id, created_at, api_key_id, connection_id, key_name, provider_id, provider_name, method, url, status,
    error, response_time, size, status_text, truncated, withheld_host, request_headers, request_body, request_body_type,
    request_body_truncated, headers, observations, text`;
  return [
    'alter table saved_endpoints add column body text',
    // SQLite changes no constraint of a table.
    `create table history_next (
      id integer primary key,
      created_at text not null,
      api_key_id integer,
      connection_id integer,
      key_name text not null,
      provider_id integer,
      provider_name text not null,
      method text not null,
      url text not null,
      status integer,
      error text,
      response_time real not null,
      size integer,
      status_text text,
      truncated integer not null check (truncated in (0, 1)),
      withheld_host text,
      request_headers text,
      request_body text,
      request_body_type text check (request_body_type in ('json', 'text')),
      request_body_kind text,
      request_body_truncated integer not null check (request_body_truncated in (0, 1)),
      headers text,
      observations text not null,
      text text,
      ${atMostOneOwner}
    ) strict`,
    `insert into history_next (${columns}) select ${columns} from history order by id`,
    'drop table history',
    'alter table history_next rename to history',
  ];
};
