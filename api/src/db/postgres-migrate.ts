import type { ClientBase } from 'pg';
import { type AppliedMigration, checksumOf, LEDGER_TABLE, pendingMigrations } from '#src/db/migrate.ts';
import { MIGRATIONS, type Migration } from '#src/db/migration-list.ts';

/** An arbitrary number that must never change: instances that start together wait for each other on this lock. */
const ADVISORY_LOCK = 7_140_262_011;

/**
 * Runs all pending migrations in one transaction under an advisory lock: of the instances that start together, one
 * migrates, and the others wait up to 30 s and find it done. Returns the names of the migrations applied.
 */
export const migratePostgres = async (
  client: ClientBase,
  options: { now: () => Date; migrations?: readonly Migration[] },
): Promise<string[]> => {
  const migrations = options.migrations ?? MIGRATIONS;
  await client.query('begin isolation level read committed');
  try {
    // The pool's statement timeout would end the wait for another instance too early.
    await client.query("set local statement_timeout = 0; set local lock_timeout = '30s'");
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.query("set local lock_timeout = '5s'");
    const { rows } = await client.query<{ present: boolean }>(
      "select to_regclass('migrations') is not null as present",
    );
    const applied = rows[0]?.present
      ? (await client.query<AppliedMigration>('select name, checksum from migrations order by name')).rows
      : [];
    const pending = pendingMigrations(applied, 'postgres', migrations);
    if (pending.length > 0) await client.query(LEDGER_TABLE);
    for (const migration of pending) {
      for (const statement of migration.statements('postgres')) await client.query(statement);
      await client.query('insert into migrations (name, checksum, applied_at) values ($1, $2, $3)', [
        migration.name,
        checksumOf(migration, 'postgres'),
        options.now().toISOString(),
      ]);
    }
    await client.query('commit');
    return pending.map(({ name }) => name);
  } catch (error) {
    // A dead connection has already rolled back; the first error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};
