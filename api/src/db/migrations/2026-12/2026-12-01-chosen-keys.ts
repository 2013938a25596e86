/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-01-chosen-keys';

/**
 * What a saved endpoint is tested with: a key, a connection, or neither of them on purpose. Endpoints that were saved before
 * name nothing. Whether a call of the history was made without its key; null for calls that were made before.
 */
export const statements = (): string[] => [
  'alter table saved_endpoints add column api_key_id integer references api_keys (id) on delete set null',
  'alter table saved_endpoints add column connection_id integer references oauth_connections (id) on delete set null',
  'alter table saved_endpoints add column without_key integer not null default 0 check (without_key in (0, 1))',
  'create index saved_endpoints_key on saved_endpoints (api_key_id)',
  'create index saved_endpoints_connection on saved_endpoints (connection_id)',
  'alter table history add column without_key integer check (without_key in (0, 1))',
];
