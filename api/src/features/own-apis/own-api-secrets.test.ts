import type { ListedProvider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (input: object) => test.rest('POST', '/providers', input);
const listed = async (id: number): Promise<ListedProvider> =>
  (await test.rest('GET', '/providers')).body.find((one: ListedProvider) => one.id === id);

let number = 0;
const own = async (input: object = {}): Promise<ListedProvider> => {
  number += 1;
  const named = { name: `Billing ${number}`, baseUrl: `https://billing-${number}.acme.example/v1` };
  const { status, body } = await post({ ...named, ...input });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

/** A key with a form of its own, and one that only its name gives away. */
const KEY = 'sk-proj-aB3dE5gH7jK9mN1pQ3sT5vX7zA9cE1gH3jK5mN7pQ9sT1vX3';
const WORD = 'zx81-3f9a8b7c6d5e';
const operation = (fields: object) => ({ operations: [{ method: 'GET', path: '/ok' }, fields] });
const WITH_SECRETS: [object, (string | number)[], string][] = [
  [{ name: KEY }, ['name'], "This looks like a secret. Put it into the key's field."],
  [
    { baseUrl: `https://wrong.acme.example/v1?api_key=${WORD}` },
    ['baseUrl'],
    'The base URL contains a secret',
  ],
  [{ baseUrl: `https://wrong.acme.example/${KEY}/v1` }, ['baseUrl'], 'contains a secret'],
  [
    { verification: { method: 'GET', endpoint: `/me?token=${WORD}` } },
    ['verification', 'endpoint'],
    'contains a secret',
  ],
  [{ documentationUrl: `https://acme.example/?token=${WORD}` }, ['documentationUrl'], 'contains a secret'],
  [{ registerUrl: `https://acme.example/?password=${WORD}` }, ['registerUrl'], 'contains a secret'],
  [{ keyPlacement: { type: 'query', name: KEY } }, ['keyPlacement', 'name'], 'contains a secret'],
  [
    { keyPlacement: { type: 'header', name: 'X-Key', prefix: `Token ${KEY}` } },
    ['keyPlacement', 'prefix'],
    'contains a secret',
  ],
  [{ defaultHeaders: { [KEY]: '1' } }, ['defaultHeaders', KEY], 'The name of a header contains a secret'],
  [
    { defaultHeaders: { 'X-Api-Key': WORD } },
    ['defaultHeaders', 'X-Api-Key'],
    'The header X-Api-Key contains a secret',
  ],
  [operation({ method: 'GET', path: `/me?token=${WORD}` }), ['operations', 1, 'path'], 'contains a secret'],
  [
    operation({ method: 'GET', path: '/me', summary: KEY }),
    ['operations', 1, 'summary'],
    'contains a secret',
  ],
  [
    operation({ method: 'POST', path: '/me', body: { a: [{ api_key: WORD }] } }),
    ['operations', 1, 'body'],
    'contains a secret',
  ],
];

describe("a secret in an API of one's own", () => {
  it.each(WITH_SECRETS)(
    'is rejected in %j, at the field, and nothing is added',
    async (wrong, path, message) => {
      const before = (await test.rest('GET', '/providers')).body.length;
      const { status, body } = await post({ name: 'Wrong', baseUrl: 'https://wrong.acme.example', ...wrong });
      expect([status, body.issues?.[0].path]).toEqual([400, path]);
      expect(body.message).toContain(message);
      expect((await test.rest('GET', '/providers')).body).toHaveLength(before);
    },
  );

  it.each(WITH_SECRETS)(
    'is rejected in the change %j, which changes nothing',
    async (wrong, path, message) => {
      const provider = await own();
      const { status, body } = await test.rest('PATCH', `/providers/${provider.id}`, wrong);
      expect([status, body.issues?.[0].path]).toEqual([400, path]);
      expect(body.message).toContain(message);
      expect(await listed(provider.id)).toEqual(provider);
    },
  );

  it('is rejected in operations that are so long that a thread reads them', async () => {
    const long = operation({ method: 'POST', path: '/me', body: ['ab '.repeat(6000), KEY] });
    const { status, body } = await post({ name: 'Long', baseUrl: 'https://long.acme.example', ...long });
    expect([status, body.issues?.[0].path]).toEqual([400, ['operations', 1, 'body']]);
  });

  it('is no placeholder where a key will be, and no name of a secret', async () => {
    await own({
      baseUrl: 'https://holes.acme.example/v1?version=2',
      verification: { method: 'GET', endpoint: '/tokens/{token}?api_key={api_key}' },
      documentationUrl: 'https://acme.example/docs/api-keys?tab=secrets',
      operations: [
        { method: 'POST', path: '/token?key={key}', summary: 'Create an API key', body: { key: 'color' } },
      ],
    });
  });

  it('that an earlier version took stays while something else is changed', async () => {
    const provider = await own();
    const documentationUrl = `https://acme.example/?token=${WORD}`;
    await test.deps.connection.db
      .updateTable('providers')
      .set({ documentation_url: documentationUrl })
      .where('id', '=', provider.id)
      .execute();
    const read = await listed(provider.id);
    expect(read.documentationUrl).toBe(documentationUrl);
    const { status, body } = await test.rest('PATCH', `/providers/${provider.id}`, {
      ...read,
      recommendedRotationDays: 7,
    });
    expect([status, body.recommendedRotationDays]).toEqual([200, 7]);
  });
});
