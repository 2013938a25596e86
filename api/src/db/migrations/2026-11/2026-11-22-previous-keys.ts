/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-22-previous-keys';

/**
 * The secret that the last rotation of a key replaced, with what it was allowed to do then. It has the id of its key,
 * and is deleted with it.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  const strict = dialect === 'postgres' ? '' : ' strict';
  return [
    `create table previous_keys (
      id integer primary key references api_keys (id) on delete cascade,
      secret ${text} not null check (secret = '' or secret like 'v2.%'),
      base_url ${text},
      pinned_hosts ${text} not null,
      expires_at ${text},
      last_rotated ${text} not null,
      restorable_until ${text} not null
    )${strict}`,
    'create index previous_keys_until on previous_keys (restorable_until)',
  ];
};
