import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp } from '#test/harness.ts';
import { startUpstream } from '#test/upstream.ts';

/** Delays the result of the next statement, and only that one, until `act` is done. */
const afterNextStatement = (act: () => Promise<unknown>): KyselyPlugin => {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isDone) {
        isDone = true;
        await act();
      }
      return result;
    },
  };
};

// On SQLite nothing can be written between two statements while the first is still running.
it('a call uses a base URL and a secret that belong together, whatever changes while it reads its key', async () => {
  const test = await createTestApp();
  const old = await startUpstream((_call, _request, response) => response.end('{}'));
  const { id } = await makeKey(test, { baseUrl: old.url });
  const { connection } = test.deps;
  const changes = async (): Promise<void> => {
    await test.rest('PATCH', `/keys/${id}`, { baseUrl: 'https://next.example.com' });
    await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: 'key-of-the-next' });
  };
  test.deps.connection = { ...connection, db: connection.db.withPlugin(afterNextStatement(changes)) };
  await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/x', method: 'GET' });
  test.deps.connection = connection;
  const revealed = await test.rest('POST', `/keys/${id}/reveal`);
  expect(revealed.body).toEqual({ apiKey: 'key-of-the-next' });
  expect(old.received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${SECRET}`]);
  await old.close();
  await test.close();
});
