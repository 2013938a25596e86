import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#src/db/connect.ts';
import { quietLog } from '#test/quiet-log.ts';
import { runPostgres } from '#test/run-postgres.ts';

/** Migrated once; each test database is a copy of it. */
export const TEMPLATE_DATABASE = 'gatehouse_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server without a database name, ending with a slash. */
    postgresServer: string;
  }
}

const createTemplate = async (server: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const databaseUrl = `${server}${TEMPLATE_DATABASE}`;
  const connection = await openDatabase({ databaseUrl, dataDir: '', log: quietLog });
  await connection.close();
};

/**
 * Starts a real PostgreSQL for the run and stops it afterwards, even if the run is killed. If it cannot start, the run
 * fails: the suite is never silently skipped.
 */
const startPostgres = async (project: TestProject): Promise<() => Promise<void>> => {
  const script = path.join(import.meta.dirname, 'postgres-process.ts');
  const { printed, stop } = await runPostgres<{ url: string }>(script);
  try {
    await createTemplate(printed.url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresServer', printed.url);
  return stop;
};

export default startPostgres;
