import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { MIGRATIONS } from '#src/db/migration-list.ts';
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

/** When all rows were written that do not say it. */
export const OLD_TIME = '2026-11-01T00:00:00.000Z';

/** Stores a provider. */
export const oldProvider = (id: number): string =>
  `insert into providers (id, slug, name, description, special_requirements, required_scopes, recommended_rotation_days,
     key_placement, default_headers, hosts, source, created_at, updated_at)
   values (${id}, 'p${id}', 'P${id}', '', '[]', '[]', 90, '{"type":"bearer"}', '{}', '[]', 'discovered', '${OLD_TIME}', '${OLD_TIME}')`;

/**
 * Stores the OAuth configuration of a provider.
 * @param more what other columns have, in SQL
 */
export const oldConfig = (providerId: number, more: Readonly<Record<string, string>> = {}): string =>
  `insert into oauth_configs (${['provider_id, client_id, client_secret, secret_prefix, authorization_url, token_url, redirect_uri, scopes, additional_params, version, created_at, updated_at', ...Object.keys(more)].join(', ')})
   values (${[`${providerId}, 'c', '', '', '', 'https://auth.example/token', '', '[]', '{}', 1, '${OLD_TIME}', '${OLD_TIME}'`, ...Object.values(more)].join(', ')})`;
