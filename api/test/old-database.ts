import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { MIGRATIONS } from '#src/db/migrations/list.ts';
import { migratePostgres } from '#src/db/postgres-migrate.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { migrateSqlite } from '#src/db/sqlite-migrate.ts';
import { createEmptyPostgres, createTestFolder, type TestDatabase } from '#test/database.ts';

const now = (): Date => new Date('2026-11-20T08:00:00.000Z');

/**
 * A database as it was before a migration, with these rows in it, to test what the migration makes of them. Open it
 * with `openDatabase(options)`.
 */
export const createOldDatabase = async (before: string, rows: string[]): Promise<TestDatabase> => {
  const migrations = MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex(({ name }) => name === before),
  );
  if (process.env.TEST_DATABASE === 'postgres') {
    const database = await createEmptyPostgres();
    const client = new pg.Client({ connectionString: database.options.databaseUrl });
    await client.connect();
    await migratePostgres(client, { now, migrations });
    for (const row of rows) await client.query(row);
    await client.end();
    return database;
  }
  const { folder, dispose } = await createTestFolder();
  const handle = new Sqlite(databaseFile(folder));
  migrateSqlite(handle, { now, migrations, backup: () => undefined });
  for (const row of rows) handle.exec(row);
  handle.close();
  return { options: { dataDir: folder }, dispose };
};
