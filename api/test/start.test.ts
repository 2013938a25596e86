import { expect, it } from 'vitest';
import { SERVER_MAIN } from '#test/bundle.ts';
import { createTestDatabase } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { startServer } from '#test/server-process.ts';

const TOKEN = 'a-token-of-more-than-32-characters!';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.2', '127.0.0.2'],
  ['[::1]', '[::1]'],
  // A client cannot call all addresses at once.
  ['0.0.0.0', 'localhost'],
  ['::ffff:0.0.0.0', 'localhost'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['localhost.', 'localhost'],
])('a server that listens on %s responds at the address that it prints', async (HOST, name) => {
  const database = await createTestDatabase();
  const server = await startServer(database, { HOST, ACCESS_TOKEN: TOKEN });
  expect(new URL(server.url).hostname).toBe(name);
  const response = await fetch(`${server.url}/api/health`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  server.process.kill('SIGTERM');
  const { code, stdout, stderr } = await server.ended;
  expect(code).toBe(0);
  expect(stdout + stderr).not.toContain(TOKEN);
  await database.dispose();
});

it.each([
  ['short', 'x7Q!'],
  ['32 equal letters', 'z'.repeat(32)],
  ['a word four times', 'changeme'.repeat(4)],
])(
  'an access token that is too weak (%s) stops the start with one line, which does not repeat it',
  async (_how, token) => {
    const database = await createTestDatabase();
    const child = startChild(SERVER_MAIN, [], {
      env: { HOST: '0.0.0.0', PORT: '0', DATA_DIR: database.options.dataDir, ACCESS_TOKEN: token },
    });
    const { code, stdout, stderr } = await child.ended;
    expect(code).toBe(78);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^ACCESS_TOKEN [^\n]*; make one with: openssl rand -hex 32\n$/);
    expect(stderr).not.toContain(token);
    await database.dispose();
  },
);
