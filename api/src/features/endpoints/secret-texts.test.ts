import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEndpoints } from '#src/features/endpoints/endpoints.service.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const STORED = 'plain-looking-stored-key-42';
const SHAPED = `sk-${'a1B2'.repeat(10)}`;

let test: TestApp;
let providerId: number;
beforeAll(async () => {
  test = await createTestApp();
  providerId = (await providerBySlug(test, 'custom')).id;
  await makeKey(test, { apiKey: STORED });
});
afterAll(() => test.close());

const fields = (more: object = {}) => ({
  providerId,
  name: 'List items',
  endpoint: 'https://api.example.com/v1/items',
  method: 'POST' as const,
  ...more,
});
const list = async (): Promise<SavedEndpoint[]> => (await test.rest('GET', '/saved-endpoints')).body;

const places = (secret: string): [field: string, what: string, more: object][] => [
  ['name', 'The name', { name: `Items ${secret}` }],
  ['description', 'The description', { description: `Use ${secret} here` }],
  ['headers', 'The name of a header', { headers: { Accept: 'text/plain', [secret]: '1' } }],
  ['requestBody', 'The name of a body field', { requestBody: { list: [{ [secret]: true }] } }],
  ['endpoint', 'The name of a query parameter', { endpoint: `https://api.example.com/?${secret}=1` }],
];
const PLACES = [
  ...places(STORED).map(([field, what, more]) => ({
    field,
    more,
    secret: STORED,
    said: `${what} contains a secret that is stored here`,
  })),
  ...places(SHAPED).map(([field, what, more]) => ({
    field,
    more,
    secret: SHAPED,
    said: `${what} contains what looks like a key`,
  })),
];

describe('a secret in a text that is shown', () => {
  it.each(PLACES)('is rejected at its field: $said, in $field', async ({ field, more, secret, said }) => {
    const before = await list();
    const message = `${said}. Remove it: only the values of headers, parameters and body fields are stored encrypted. Add a key in the list of keys`;
    const created = await test.rest('POST', '/saved-endpoints', fields(more));
    expect(created).toMatchObject({ status: 400, body: { message, issues: [{ path: [field], message }] } });
    expect(JSON.stringify(created.body)).not.toContain(secret);
    const overTrpc = await test.trpc('mutation', 'endpoints.create', fields(more));
    expect(overTrpc.body).toMatchObject({ message });
    expect(await list()).toEqual(before);
  });

  it.each(PLACES)('is rejected in an edit, which changes nothing: $said', async ({ field, more }) => {
    const { body: saved } = await test.rest('POST', '/saved-endpoints', fields());
    expect(await test.rest('PATCH', `/saved-endpoints/${saved.id}`, more)).toMatchObject({
      status: 400,
      body: { issues: [{ path: [field] }] },
    });
    expect((await list()).find(({ id }) => id === saved.id)).toEqual(saved);
  });

  it('is rejected encoded too, and with it all endpoints that are added together', async () => {
    const description = `It is ${Buffer.from(STORED).toString('base64')}`;
    const before = await list();
    const inputs = [fields(), fields({ description })].map((one) => ({ ...one, isFavorite: false }));
    await expect(addEndpoints(test.deps, inputs)).rejects.toMatchObject({
      details: { issues: [{ path: [1, 'description'] }] },
    });
    expect(await list()).toEqual(before);
  });

  it('that was stored before there was this rule does not keep its endpoint from becoming a favorite', async () => {
    const { body: saved } = await test.rest('POST', '/saved-endpoints', fields());
    await test.deps.connection.db
      .updateTable('saved_endpoints')
      .set({ description: SHAPED })
      .where('id', '=', saved.id)
      .execute();
    expect(await test.rest('PATCH', `/saved-endpoints/${saved.id}`, { isFavorite: true })).toMatchObject({
      status: 200,
      body: { isFavorite: true },
    });
  });

  it('is none if it is ordinary text', async () => {
    const texts = {
      name: 'Rotate the API key of a user',
      description: 'Needs Authorization: Bearer <token>. Sort key: createdAt. See npm_config_registry_url.',
      headers: { 'X-Api-Version': '2', 'Idempotency-Key': '1' },
      requestBody: { api_key_id: 1, next_page_token: 'x', '550e8400-e29b-41d4-a716-446655440000': [] },
      endpoint: 'https://api.example.com/v1/keys?sort_key=a&token_type=b',
    };
    expect(await test.rest('POST', '/saved-endpoints', fields(texts))).toMatchObject({ status: 200 });
  });
});
