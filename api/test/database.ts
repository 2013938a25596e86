import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseOptions } from '#src/db/connection.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { TEMPLATE_DATABASE } from '#test/postgres-server.ts';
import { quietLog } from '#test/quiet-log.ts';

export type TestDatabase = {
  options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>;
  /** Removes the database and closes connections that are still open. */
  dispose: () => Promise<void>;
};

/** An empty temporary folder, and a function that removes it. */
export const createTestFolder = async (): Promise<{ folder: string; dispose: () => Promise<void> }> => {
  const folder = await mkdtemp(path.join(inject('runFolder'), 'test-'));
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) };
};

/** Runs one statement on the PostgreSQL server of the tests, outside any test database. */
export const onPostgresServer = async (
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: `${inject('postgresServer')}postgres` });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
};

const createPostgres = async (template: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onPostgresServer(`create database ${name} template ${template}`);
  const { folder, dispose } = await createTestFolder();
  return {
    options: { databaseUrl: `${inject('postgresServer')}${name}`, dataDir: folder },
    dispose: async () => {
      await onPostgresServer(`drop database if exists ${name} with (force)`);
      await dispose();
    },
  };
};

const createSqlite = async (): Promise<TestDatabase> => {
  const { folder, dispose } = await createTestFolder();
  return { options: { dataDir: path.join(folder, 'data') }, dispose };
};

/** A new database of the kind that this run of the suite tests (`TEST_DATABASE`); open it with `openDatabase(options)`. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  process.env.TEST_DATABASE === 'postgres' ? createPostgres(TEMPLATE_DATABASE) : createSqlite();

/** A migrated file, made by the first test of a run that needs one: to migrate takes as long as the rest of a server's start. */
const migratedFile = async (): Promise<string> => {
  const file = path.join(inject('runFolder'), 'template.sqlite');
  if (existsSync(file)) return file;
  const { options, dispose } = await createSqlite();
  const connection = await openDatabase({ ...options, log: quietLog });
  await connection.close();
  // Another worker may be doing the same.
  await rename(databaseFile(options.dataDir), file);
  await dispose();
  return file;
};

/** As `createTestDatabase`, and migrated already. */
export const createMigratedDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  const { databaseUrl, dataDir } = database.options;
  if (databaseUrl === undefined) {
    await mkdir(dataDir, { mode: 0o700 });
    await copyFile(await migratedFile(), databaseFile(dataDir));
  }
  return database;
};

/** A PostgreSQL database without tables. */
export const createEmptyPostgres = (): Promise<TestDatabase> => createPostgres('template0');
