/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-29-secret-changes';

/**
 * When each secret was last sealed or retired, so that a process that knows all of them reads only those that changed since.
 * An SQLite file has one writer at a time, whose changes are counted; a deleted row must not give its number to another one.
 * On PostgreSQL transactions end in another order than they begin: their numbers say which of them a reader cannot have seen.
 * And what equal secrets have in common, which only the data keys can tell: null where it is not known. Triggers, because an
 * instance of the version before may still be running.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] =>
  dialect === 'postgres' ? POSTGRES : SQLITE;

const INDEXES = [
  'create index secret_versions_changed on secret_versions (changed)',
  'create index secret_versions_print on secret_versions (print)',
];

const CHANGED = `begin
  update secret_changes set last = last + 1 where id = 1;
  update secret_versions set print = null, changed = (select last from secret_changes where id = 1)
    where table_name = new.table_name and column_name = new.column_name and row_id = new.row_id;
end`;

const SQLITE = [
  'alter table secret_versions add column changed integer not null default 0',
  'alter table secret_versions add column print text',
  ...INDEXES,
  'create table secret_changes (id integer primary key check (id = 1), last integer not null) strict',
  'insert into secret_changes (id, last) values (1, 0)',
  `create trigger secret_versions_added after insert on secret_versions ${CHANGED}`,
  `create trigger secret_versions_counted after update of version on secret_versions ${CHANGED}`,
];

const POSTGRES = [
  'alter table secret_versions add column changed bigint not null default 0',
  'alter table secret_versions add column print text collate "C"',
  ...INDEXES,
  `create function secret_versions_change() returns trigger language plpgsql as $$
    begin
      new.changed := txid_current();
      if tg_op = 'UPDATE' and new.version <> old.version then new.print := null; end if;
      return new;
    end $$`,
  `create trigger secret_versions_changed before insert or update of version on secret_versions
    for each row execute function secret_versions_change()`,
];
