import type { Database as SqliteDatabase } from 'better-sqlite3';
import { type AppliedMigration, checksumOf, LEDGER_TABLE, pendingMigrations } from '#src/db/migrate.ts';
import { MIGRATIONS, type Migration } from '#src/db/migration-list.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const appliedMigrations = (handle: SqliteDatabase): AppliedMigration[] => {
  const ledger = handle
    .prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'")
    .get();
  return ledger
    ? handle.prepare<[], AppliedMigration>('select name, checksum from migrations order by name').all()
    : [];
};

/**
 * Runs all pending migrations and records them, in one transaction, so that a crash at any point leaves either the
 * old schema or the new one. `backup` runs first, unless the database is new. Kysely's own migrator is not used: on
 * SQLite it takes neither a lock nor a transaction. Returns the names of the migrations applied.
 */
export const migrateSqlite = (
  handle: SqliteDatabase,
  options: { backup: () => void; now: () => Date; migrations?: readonly Migration[] },
): string[] => {
  const migrations = options.migrations ?? MIGRATIONS;
  const applied = appliedMigrations(handle);
  const pending = pendingMigrations(applied, 'sqlite', migrations);
  if (pending.length === 0) return [];
  if (applied.length > 0) options.backup();
  // Off while tables are rebuilt, and checked before the commit instead. Inside a transaction the pragma has no effect.
  handle.pragma('foreign_keys = OFF');
  try {
    handle.exec('begin immediate');
    handle.exec(LEDGER_TABLE);
    for (const migration of pending) {
      for (const statement of migration.statements('sqlite')) handle.exec(statement);
      handle
        .prepare('insert into migrations (name, checksum, applied_at) values (?, ?, ?)')
        .run(migration.name, checksumOf(migration, 'sqlite'), options.now().toISOString());
    }
    const dangling = handle.pragma('foreign_key_check') as unknown[];
    if (dangling.length > 0)
      throw new StartError(
        `The database is inconsistent: the upgrade would leave ${dangling.length} rows that reference missing rows. Nothing was changed. Restore a backup.`,
      );
    handle.exec('commit');
  } catch (error) {
    if (handle.inTransaction) handle.exec('rollback');
    throw error;
  } finally {
    handle.pragma('foreign_keys = ON');
  }
  return pending.map(({ name }) => name);
};
