import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/* A host with letters of another alphabet is answered as it is sent, wherever it was given, and a pin on it says so. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Its first letter is Cyrillic. */
const LOOKS_LATIN = 'https://\u0430pi.openai.com/v1?q=\u00fc';
const SENT = 'https://xn--pi-6kc.openai.com/v1?q=\u00fc';

it('as the base URL of a key', async () => {
  const key = await makeKey(test, { baseUrl: LOOKS_LATIN });
  expect(key.baseUrl).toBe(SENT);
  const { body } = await test.rest('GET', '/keys');
  expect(JSON.stringify(body)).not.toContain('\u0430pi');
});

it('as the URL of a saved endpoint, one that was stored before too', async () => {
  const { id: providerId } = await providerBySlug(test, 'openai');
  const { body } = await test.rest('POST', '/saved-endpoints', {
    providerId,
    name: 'Foreign',
    method: 'GET',
    endpoint: LOOKS_LATIN,
  });
  expect(body.endpoint).toBe(SENT);
  await test.deps.connection.db
    .updateTable('saved_endpoints')
    .set({ endpoint: LOOKS_LATIN })
    .where('id', '=', body.id)
    .execute();
  expect(JSON.stringify((await test.rest('GET', '/saved-endpoints')).body)).not.toContain('\u0430pi');
});

it('as a pinned host, and before it is pinned the call says what is odd about it', async () => {
  const { id } = await makeKey(test);
  const { body } = await test.rest('POST', '/test', { apiKeyId: id, method: 'GET', endpoint: LOOKS_LATIN });
  expect(JSON.stringify(body)).toContain(
    'xn--pi-6kc.openai.com is not one of its hosts. Its name has letters of another',
  );
  const pinned = await test.rest('POST', `/keys/${id}/hosts`, { host: '\u0430pi.openai.com' });
  expect(pinned.body.pinnedHosts).toEqual(['xn--pi-6kc.openai.com']);
});
