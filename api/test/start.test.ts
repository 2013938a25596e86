import { expect, it } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { startServer } from '#test/server-process.ts';

const TOKEN = 'a-token-of-more-than-32-characters!';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.2', '127.0.0.2'],
  ['[::1]', '[::1]'],
  // A client cannot call all addresses at once.
  ['0.0.0.0', 'localhost'],
])('a server that listens on %s responds at the address that it prints', async (HOST, name) => {
  const database = await createTestDatabase();
  const server = await startServer(database, { HOST, ACCESS_TOKEN: TOKEN });
  expect(new URL(server.url).hostname).toBe(name);
  const response = await fetch(`${server.url}/api/health`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await database.dispose();
});
