/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-23-history-connections';

/**
 * A call is made with a key or with a connection. SQLite cannot let a column be empty later, and would add a new one after
 * the long texts, which a list would then have to read: the table is rebuilt. Its search finds calls by their id, which stays.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const oneOwner = 'check ((api_key_id is null) <> (connection_id is null))';
  if (dialect === 'postgres') {
    return [
      'alter table history alter column api_key_id drop not null',
      'alter table history add column connection_id integer',
      `alter table history add constraint history_owner ${oneOwner}`,
    ];
  }
  const columns = `provider_id, provider_name, method, url, status, error, response_time, size, status_text, truncated,
    withheld_host, request_headers, request_body, request_body_type, request_body_truncated, headers, observations, text`;
  return [
    `create table history_next (
      id integer primary key,
      created_at text not null,
      api_key_id integer,
      connection_id integer,
      key_name text not null,
      provider_id integer not null,
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
      request_body_truncated integer not null check (request_body_truncated in (0, 1)),
      headers text,
      observations text not null,
      text text,
      ${oneOwner}
    ) strict`,
    `insert into history_next (id, created_at, api_key_id, key_name, ${columns})
      select id, created_at, api_key_id, key_name, ${columns} from history order by id`,
    'drop table history',
    'alter table history_next rename to history',
  ];
};
