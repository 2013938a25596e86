import { afterAll, beforeEach, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  return () => test.close();
});
afterAll(endImportThreads);

const SECRET = 'import-canary-90-Zx9Qw3Er5T';
const request = (name: string, auth: object) => ({
  name,
  request: { url: `https://api.openai.com/v1/${name}`, auth },
});
const bearer = { type: 'bearer', bearer: [{ key: 'token', value: SECRET }] };
const text = JSON.stringify({
  info: { name: 'C' },
  item: [request('aa', bearer), request('bb', { type: 'noauth' })],
});

const reviewed = async () => (await test.rest('POST', '/imports/review', { text })).body;

const imported = async (secrets: object[] = []) => {
  const { digest } = await reviewed();
  const { id: providerId } = await providerBySlug(test, 'openai');
  const endpoints = [0, 1].map((index) => ({ index, providerId }));
  const { status, body } = await test.rest('POST', '/imports', { text, digest, endpoints, secrets });
  expect(status, JSON.stringify(body)).toBe(200);
  const saved: { name: string; apiKeyId: number | null; withoutKey: boolean }[] = (
    await test.rest('GET', '/saved-endpoints')
  ).body;
  return saved.map(({ name, apiKeyId, withoutKey }) => [name, apiKeyId, withoutKey]).toSorted();
};

it('links an endpoint to the stored key that its document has for it', async () => {
  const { id } = await makeKey(test, { slug: 'openai', name: 'Live', apiKey: SECRET });
  const { entries } = await reviewed();
  expect(entries.map(({ keyName }: { keyName: string }) => keyName)).toEqual(['Live', null]);
  expect(await imported()).toEqual([
    ['aa', id, false],
    ['bb', null, true],
  ]);
});

it('links it to the key that the same import stores', async () => {
  const { id: providerId } = await providerBySlug(test, 'openai');
  const [first] = await imported([{ index: 0, providerId, name: 'New' }]);
  const [key] = (await test.rest('GET', '/keys')).body;
  expect(first).toEqual(['aa', key.id, false]);
});

it('asks where several keys have the secret, and where it is one of another provider', async () => {
  await makeKey(test, { slug: 'stripe', apiKey: SECRET });
  expect((await reviewed()).entries[0].keyName).toBeNull();
  await makeKey(test, { slug: 'openai', name: 'One', apiKey: SECRET });
  await makeKey(test, { slug: 'openai', name: 'Two', apiKey: SECRET });
  expect((await reviewed()).entries[0].keyName).toBeNull();
  expect((await imported())[0]).toEqual(['aa', null, false]);
});
