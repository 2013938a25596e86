import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { ENDPOINT_METHODS } from '@gatehouse/contract/plain/endpoint-options.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDuplicates } from '#src/features/endpoints/duplicates.service.ts';
import { addEndpoints } from '#src/features/endpoints/endpoints.service.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let providerId: number;
beforeAll(async () => {
  test = await createTestApp();
  providerId = (await providerBySlug(test, 'custom')).id;
});
afterAll(() => test.close());

const list = async (): Promise<SavedEndpoint[]> => (await test.rest('GET', '/saved-endpoints')).body;
beforeEach(async () => {
  for (const { id } of await list()) await test.rest('DELETE', `/saved-endpoints/${id}`);
});

const fields = () => ({
  providerId,
  name: 'List models',
  endpoint: 'https://api.example.com/v1/models',
  method: 'GET' as const,
});
const create = (more: object = {}) => test.rest('POST', '/saved-endpoints', { ...fields(), ...more });
const patch = (id: number, body: object) => test.rest('PATCH', `/saved-endpoints/${id}`, body);

describe('saving an endpoint', () => {
  it('returns what was stored, with null for what was not given', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...fields(),
      id: expect.any(Number),
      description: null,
      requestBody: null,
      body: null,
      headers: null,
      isFavorite: false,
      folderId: null,
      apiKeyId: null,
      connectionId: null,
      withoutKey: false,
      keyDeleted: false,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
    });
    expect(await list()).toEqual([body]);
  });

  it.each([...ENDPOINT_METHODS])('accepts %s with body and headers', async (method) => {
    const full = {
      method,
      description: 'What it is for',
      requestBody: { model: 'a', nested: { list: [1, null, 'x'] } },
      headers: { 'X-Trace': '7' },
      isFavorite: true,
    };
    expect((await create(full)).body).toMatchObject(full);
  });

  it.each<[wrong: object, field: string, message: string]>([
    [{ providerId: undefined }, 'providerId', 'Please select an API provider'],
    [{ providerId: 0 }, 'providerId', 'Please select an API provider'],
    [{ providerId: 999_999 }, 'providerId', 'Unknown provider'],
    [{ name: 'x' }, 'name', 'Name must be at least 2 characters.'],
    [{ name: ' x ' }, 'name', 'Name must be at least 2 characters.'],
    [{ name: undefined }, 'name', 'Name must be at least 2 characters.'],
    [{ name: 'n'.repeat(201) }, 'name', 'Must be at most 200 characters'],
    [{ endpoint: '/v1/models' }, 'endpoint', 'Please enter a valid URL.'],
    [{ endpoint: 'ftp://example.com' }, 'endpoint', 'Please enter a valid URL.'],
    [{ endpoint: undefined }, 'endpoint', 'Please enter a valid URL.'],
    [
      { endpoint: 'https://a.example/v1/../admin' },
      'endpoint',
      'This URL contains “..” and leads elsewhere: enter where it leads, https://a.example/admin',
    ],
    [
      { endpoint: 'https://a.example/v1/%2e%2e/admin' },
      'endpoint',
      'This URL contains “..” and leads elsewhere: enter where it leads, https://a.example/admin',
    ],
    [{ method: 'TRACE' }, 'method', 'Please select a method'],
    [{ method: undefined }, 'method', 'Please select a method'],
    [{ description: 'd'.repeat(2001) }, 'description', 'Must be at most 2000 characters'],
    [{ requestBody: { a: 'x'.repeat(65_536) } }, 'requestBody', 'Must be at most 65536 characters'],
    [{ headers: { 'a b': 'c' } }, 'headers', 'Not a header name'],
    [{ requestBody: { a: ['b\0'] } }, 'requestBody', 'Must not contain NUL or unpaired surrogate characters'],
  ])('rejects wrong input %# with its message and stores nothing', async (wrong, field, message) => {
    const { status, body } = await create(wrong);
    expect([status, body.message, body.issues[0].path[0]]).toEqual([400, message, field]);
    expect(await list()).toEqual([]);
  });

  it('works the same way over tRPC', async () => {
    const { body } = await test.trpc('mutation', 'endpoints.create', fields());
    expect((await test.trpc('query', 'endpoints.list')).body).toEqual([body]);
    const renamed = await test.trpc('mutation', 'endpoints.update', { id: body.id, name: 'Renamed' });
    expect(renamed.body).toMatchObject({ ...fields(), name: 'Renamed' });
    expect((await test.trpc('mutation', 'endpoints.delete', { id: body.id })).body).toEqual({ id: body.id });
  });

  it('lists the newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await create({ name });
    expect((await list()).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
  });
});

describe('changing an endpoint', () => {
  it('changes the given fields alone', async () => {
    const { body: saved } = await create({
      requestBody: { a: 1 },
      headers: { 'X-A': 'b' },
      description: 'd',
    });
    const { body } = await patch(saved.id, { isFavorite: true });
    expect(body).toEqual({ ...saved, isFavorite: true, updatedAt: expect.any(String) });
    const changes = {
      name: 'Other',
      method: 'PATCH',
      endpoint: 'http://127.0.0.1:9/x',
      requestBody: { b: [2] },
    };
    expect((await patch(saved.id, changes)).body).toMatchObject({
      ...changes,
      isFavorite: true,
      headers: { 'X-A': 'b' },
    });
  });

  it('clears with null', async () => {
    const { body: saved } = await create({
      requestBody: { a: 1 },
      headers: { 'X-A': 'b' },
      description: 'd',
    });
    const none = { requestBody: null, headers: null, description: null };
    expect((await patch(saved.id, none)).body).toMatchObject(none);
  });

  it('accepts what was read', async () => {
    const { body: saved } = await create({ requestBody: { a: 1 }, isFavorite: true });
    expect((await patch(saved.id, saved)).body).toEqual({ ...saved, updatedAt: expect.any(String) });
  });

  it.each([
    [{ name: 'x' }, 400, 'Name must be at least 2 characters.'],
    [{ endpoint: 'nowhere' }, 400, 'Please enter a valid URL.'],
    [{ endpoint: 'https://a.example/v1/..\\..\\admin' }, 400, /enter where it leads/],
    [{ method: 'TRACE' }, 400, 'Please select a method'],
    [{ providerId: null }, 400, 'Please select an API provider'],
    [{ providerId: 999_999 }, 400, 'Unknown provider'],
    [{ isFavorite: null }, 400, 'isFavorite must be true or false'],
  ])('rejects %j and changes nothing', async (wrong, expected, message) => {
    const { body: saved } = await create();
    const { status, body } = await patch(saved.id, { description: 'changed', ...wrong });
    expect([status, body.message]).toEqual([
      expected,
      message instanceof RegExp ? expect.stringMatching(message) : message,
    ]);
    expect(await list()).toEqual([saved]);
  });

  it('of an endpoint that does not exist is a 404', async () => {
    expect(await patch(999_999, { name: 'Other' })).toMatchObject({
      status: 404,
      body: { message: 'Saved endpoint not found' },
    });
    expect((await patch(999_999, fields())).status).toBe(404);
  });
});

describe('deleting an endpoint', () => {
  it('answers its id, and 404 the second time', async () => {
    const { body: saved } = await create({ headers: { 'X-Api-Key': 'secret-0123456789' } });
    expect(await test.rest('DELETE', `/saved-endpoints/${saved.id}`)).toMatchObject({
      status: 200,
      body: { id: saved.id },
    });
    expect((await test.rest('DELETE', `/saved-endpoints/${saved.id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe('adding many endpoints', () => {
  const inputs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...fields(), name: `Call ${index}`, isFavorite: false }));

  it('stores them in order', async () => {
    const saved = await addEndpoints(test.deps, inputs(30));
    expect(saved.map(({ name }) => name)).toEqual(inputs(30).map(({ name }) => name));
    expect(await list()).toEqual(saved.toReversed());
  });

  it('stores none if one is wrong, and says which', async () => {
    const [first, second] = inputs(2);
    if (first === undefined || second === undefined) throw new Error('no inputs');
    for (const wrong of [{ endpoint: 'https://a.example/a/../b' }, { providerId: 999_999 }]) {
      await expect(addEndpoints(test.deps, [first, { ...second, ...wrong }])).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        details: { issues: [{ path: [1, Object.keys(wrong)[0]] }] },
      });
    }
    expect(await list()).toEqual([]);
  });

  it('finds those with the same method, URL and provider', async () => {
    const url = 'https://api.example.com/v1/items?api_key=secret-0123456789';
    const first = (await create({ name: 'First', endpoint: url })).body;
    await create({ name: 'Second', endpoint: url });
    const other = (await providerBySlug(test, 'openai')).id;
    const target = { providerId, method: 'GET' as const, endpoint: url };
    expect(
      await findDuplicates(test.deps, [
        target,
        { ...target, method: 'POST' },
        { ...target, providerId: other },
        { ...target, endpoint: 'https://API.example.com:443/v1/items?api_key=secret-0123456789' },
        { ...target, endpoint: 'https://api.example.com/v1/items' },
      ]),
    ).toEqual([
      { id: first.id, name: 'First' },
      undefined,
      undefined,
      { id: first.id, name: 'First' },
      undefined,
    ]);
  });
});

describe('a provider with saved endpoints', () => {
  const addProvider = async (): Promise<number> => {
    const { body } = await test.rest('POST', '/discover-apis', { query: 'Slack', autoSave: true });
    return (await providerBySlug(test, body.saved[0].providerSlug)).id;
  };

  it('stays, and the message says how many', async () => {
    const id = await addProvider();
    const saved = (await create({ providerId: id })).body;
    const remove = () => test.rest('DELETE', `/providers/${id}`);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/has 1 saved endpoint\. Delete it first\.$/) },
    });
    const { slug } = (await test.rest('GET', '/providers')).body.find(
      (entry: { id: number }) => entry.id === id,
    );
    const key = await makeKey(test, { slug });
    await create({ providerId: id });
    expect((await remove()).body.message).toMatch(
      /has 1 API key and 2 saved endpoints\. Delete them first\.$/,
    );
    await test.rest('DELETE', `/keys/${key.id}`);
    for (const endpoint of await list()) await test.rest('DELETE', `/saved-endpoints/${endpoint.id}`);
    expect(saved.providerId).toBe(id);
    expect((await remove()).status).toBe(200);
  });

  it('is removed or gets its endpoint, never both, if both are asked for at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await addProvider();
      const [removal, saving] = await Promise.all([
        test.rest('DELETE', `/providers/${id}`),
        create({ providerId: id }),
      ]);
      expect(`${removal.status} ${saving.status}`).toBe(removal.status === 200 ? '200 400' : '409 200');
      if (saving.status === 200) await test.rest('DELETE', `/saved-endpoints/${saving.body.id}`);
      await test.rest('DELETE', `/providers/${id}`);
    }
  });
});
