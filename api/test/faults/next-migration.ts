import { MIGRATIONS, type Migration } from '#src/db/migration-list.ts';

/** A migration of a later version: it adds, fills and rebuilds tables, as real ones do. */
const NEXT_MIGRATION: Migration = {
  name: '2099-01-01-next',
  statements: () => [
    'create table labels (name text primary key, key_id integer not null references api_keys (id))',
    "insert into labels (name, key_id) select 'label ' || id, id from api_keys",
    'alter table providers add column motto text',
    "update providers set motto = 'of ' || slug",
    'create table hosts_rebuilt (api_key_id integer not null references api_keys (id) on delete cascade, host text not null)',
    'insert into hosts_rebuilt select api_key_id, host from api_key_hosts',
    'drop table api_key_hosts',
    'alter table hosts_rebuilt rename to api_key_hosts',
  ],
};

export const WITH_NEXT: readonly Migration[] = [...MIGRATIONS, NEXT_MIGRATION];
