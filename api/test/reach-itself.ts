import { networkInterfaces } from 'node:os';
import { onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

export const TOKEN = '4f3a91c07d2b85e6f0a3b8d94c17e52a';
const SECRET = 'sk-test-0123456789abcdef';

/** The addresses of this machine besides loopback. */
export const OWN = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

/** This machine, as a URL may spell it. */
const SELF = [
  '127.0.0.1',
  '127.0.0.2',
  '127.1',
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'gatehouse.localhost',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::FFFF:7f00:1]',
  '0.0.0.0',
  '[::]',
  '[::ffff:0.0.0.0]',
  ...OWN.flatMap((address) => [address, `[::ffff:${address}]`]),
];

/** A server process with these variables; ended when the test ends. */
export const runServer = async (
  database: TestDatabase,
  variables: Record<string, string | undefined>,
): Promise<ServerProcess> => {
  const server = await startServer(database, variables);
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  return server;
};

/** A database that is removed when the test ends. */
export const ownDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  return database;
};

const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` };

export const post = async ({ url }: ServerProcess, path: string, body: object) =>
  (await (
    await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as Record<string, unknown>;

/** Makes test calls to this machine that would reveal a key. Returns those that were not blocked, out of how many. */
export const reachItself = async (
  server: ServerProcess,
  ports: string[],
): Promise<{ calls: number; reached: string[] }> => {
  const { id } = await post(server, '/api/keys', { providerId: 1, name: 'Main key', apiKey: SECRET });
  const reached: string[] = [];
  let calls = 0;
  for (const port of ports) {
    for (const host of SELF) {
      calls += 1;
      const endpoint = `http://${host}:${port}/api/keys/${id}/reveal`;
      const call = { apiKeyId: id, endpoint, method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } };
      const result = await post(server, '/api/test', call);
      const isBlocked = /is this server itself or its database|always blocked/.test(String(result.error));
      if (!isBlocked || JSON.stringify(result).includes(SECRET)) reached.push(`${endpoint}: ${result.error}`);
    }
  }
  return { calls, reached };
};
