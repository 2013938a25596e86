import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#src/db/connect.ts';
import { quietLog } from '#test/quiet-log.ts';

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
  // Detached, so that Ctrl+C reaches only this process and the server stops after its clients.
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'postgres-process.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line).url));
    void ended.then(() => reject(new Error(`PostgreSQL for the tests did not start: ${errors}`)));
  });
  try {
    await createTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresServer', url);
  return stop;
};

export default startPostgres;
