/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-29-stored-calls';

/**
 * How many calls the history could not keep, for who reads it. On PostgreSQL several instances store calls, each those of the
 * last moment, so that their ids are not in the order of time: lists and searches get indexes for that order. A trigger,
 * because an instance of the version before may still be running.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => [
  'alter table history_settings add column lost_count integer not null default 0',
  `alter table history_settings add column lost_at text${dialect === 'postgres' ? ' collate "C"' : ''}`,
  ...(dialect === 'postgres' ? POSTGRES_ORDER : []),
];

const POSTGRES_ORDER = [
  'create index history_time on history (created_at, id)',
  'alter table history_search add column at text collate "C"',
  'update history_search set at = created_at from history where history.id = rowid',
  `create function history_search_time() returns trigger language plpgsql as $$
    begin select created_at into new.at from history where id = new.rowid; return new; end $$`,
  `create trigger history_search_time before insert on history_search
    for each row execute function history_search_time()`,
  'create index history_search_time on history_search (at, rowid)',
];
