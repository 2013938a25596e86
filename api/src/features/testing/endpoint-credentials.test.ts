import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeKey, providerBySlug, SECRET } from '#test/factories.ts';
import { startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectAt } from '#test/oauth-login.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const OTHER = 'another-key-9876543210';

let test: TestApp;
let echo: Upstream;
let providerId: number;
beforeAll(async () => {
  [test, echo] = await Promise.all([
    createTestApp(),
    startUpstream((_call, _request, response) => response.end('{}')),
  ]);
  providerId = (await providerBySlug(test, 'custom')).id;
});
afterAll(() => Promise.all([echo.close(), test.close()]));
beforeEach(() => {
  echo.received.length = 0;
});

const save = async (more: object = {}): Promise<{ status: number; body: SavedEndpoint }> =>
  test.rest('POST', '/saved-endpoints', {
    providerId,
    name: 'Items',
    endpoint: `${echo.url}/items`,
    method: 'GET',
    ...more,
  });
const patch = (id: number, body: object) => test.rest('PATCH', `/saved-endpoints/${id}`, body);
const read = async (id: number): Promise<SavedEndpoint | undefined> =>
  (await test.rest('GET', '/saved-endpoints')).body.find((one: SavedEndpoint) => one.id === id);
const keyAt = (apiKey: string, more: object = {}) => makeKey(test, { apiKey, baseUrl: echo.url, ...more });
const run = (more: object) =>
  test.rest('POST', '/test', { endpoint: `${echo.url}/items`, method: 'GET', ...more });
const sent = () => echo.received.map(({ headers }) => headers.authorization);

const connection = async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  const server = await startGrantServer();
  onTestFinished(() => server.close());
  const { connection: made } = await connectAt(test, server);
  return { server, id: made.id };
};

describe('what a saved endpoint is tested with', () => {
  it('is a key, a connection, or nothing on purpose, and null if nobody has said it', async () => {
    const key = await keyAt(SECRET);
    const { id } = await connection();
    const NOTHING = { apiKeyId: null, connectionId: null, withoutKey: false };
    for (const [given, stored] of [
      [{}, NOTHING],
      [{ apiKeyId: key.id }, { ...NOTHING, apiKeyId: key.id }],
      [{ connectionId: id }, { ...NOTHING, connectionId: id }],
      [{ withoutKey: true }, { ...NOTHING, withoutKey: true }],
      [
        { apiKeyId: key.id, withoutKey: true },
        { ...NOTHING, apiKeyId: key.id, withoutKey: true },
      ],
      [{ apiKeyId: null, connectionId: null }, NOTHING],
    ]) {
      const { status, body } = await save(given);
      expect([status, body]).toEqual([200, expect.objectContaining(stored)]);
      expect(await read(body.id)).toEqual(body);
    }
  });

  it('is changed alone, one credential in place of the other, with a new ETag', async () => {
    const key = await keyAt(SECRET);
    const { id } = await connection();
    const { body: saved } = await save({ connectionId: id, headers: { 'x-api-key': SECRET } });
    const { body: changed } = await patch(saved.id, { apiKeyId: key.id });
    expect(changed).toEqual({
      ...saved,
      apiKeyId: key.id,
      connectionId: null,
      updatedAt: expect.any(String),
    });
    expect(changed.updatedAt > saved.updatedAt).toBe(true);
    expect((await patch(saved.id, { connectionId: id })).body).toMatchObject({ apiKeyId: null });
    expect((await patch(saved.id, { name: 'Other' })).body).toMatchObject({ connectionId: id });
    const none = (await patch(saved.id, { connectionId: null, withoutKey: true })).body;
    expect(none).toMatchObject({ apiKeyId: null, connectionId: null, withoutKey: true });
  });

  it('is one that is stored, and not two', async () => {
    const key = await keyAt(SECRET);
    const { id } = await connection();
    const { body: saved } = await save();
    for (const [wrong, field, message] of [
      [{ apiKeyId: 99_999 }, 'apiKeyId', 'Unknown API key'],
      [{ connectionId: 99_999 }, 'connectionId', 'Unknown connection'],
      [{ apiKeyId: key.id, connectionId: id }, 'connectionId', 'Name an API key or a connection, not both'],
    ] as const)
      for (const { status, body } of [await save(wrong), await patch(saved.id, wrong)])
        expect([status, body]).toMatchObject([400, { message, issues: [{ path: [field] }] }]);
    expect(await read(saved.id)).toEqual(saved);
  });

  it('is null once its key or its connection is deleted, which is a change of the endpoint', async () => {
    const key = await keyAt(SECRET);
    const { id } = await connection();
    const { body: withKey } = await save({ apiKeyId: key.id });
    const { body: withConnection } = await save({ connectionId: id });
    await test.rest('DELETE', `/keys/${key.id}`);
    await test.rest('DELETE', `/oauth-connections/${id}`);
    for (const before of [withKey, withConnection]) {
      const now = await read(before.id);
      expect(now).toMatchObject({ apiKeyId: null, connectionId: null, withoutKey: false, keyDeleted: true });
      expect((now?.updatedAt ?? '') > before.updatedAt).toBe(true);
      expect((await patch(before.id, { apiKeyId: null, name: 'Other' })).body.keyDeleted).toBe(true);
      expect((await patch(before.id, { withoutKey: true })).body.keyDeleted).toBe(false);
    }
  });
});

describe('a call that names its saved endpoint and no key', () => {
  const everywhere = async (more: object) => {
    const input = { endpoint: `${echo.url}/items`, method: 'GET', language: 'curl', ...more };
    return Promise.all(
      ['/test', '/test/preview', '/generate-code'].map((path) => test.rest('POST', path, input)),
    );
  };

  it('is made with the key of the endpoint, whichever key is newest', async () => {
    const key = await keyAt(OTHER);
    await keyAt(SECRET, { keyType: 'production' });
    const { body: saved } = await save({ apiKeyId: key.id });
    expect((await run({ savedEndpointId: saved.id })).body).toMatchObject({ status: 200 });
    expect(sent()).toEqual([`Bearer ${OTHER}`]);
    const [, preview, code] = await everywhere({ savedEndpointId: saved.id });
    expect(preview?.body.keySent).toBe(true);
    expect(code?.body.code).toContain('$CUSTOM_API_KEY');
    const entry = (await test.rest('GET', `/history?apiKeyId=${key.id}`)).body.items[0];
    expect(entry.apiKeyId).toBe(key.id);
  });

  it('is made with its connection', async () => {
    const { id, server } = await connection();
    const { body: saved } = await save({ connectionId: id });
    expect((await run({ savedEndpointId: saved.id, endpoint: server.apiUrl })).body).toMatchObject({
      status: 200,
    });
    expect(server.apiCalls.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${server.accessToken()}`,
    ]);
  });

  it('has no key if the endpoint has none on purpose', async () => {
    await keyAt(SECRET);
    const { body: saved } = await save({ withoutKey: true });
    const [result, preview, code] = await everywhere({ savedEndpointId: saved.id });
    expect(result?.body).toMatchObject({ status: 200 });
    expect(sent()).toEqual([undefined]);
    expect(preview?.body).toMatchObject({ keySent: false });
    expect(preview?.body.withheldReason).toBeUndefined();
    expect(code?.body.code).not.toContain('Authorization');
  });

  it('has the base URL of a key whose secret is not sent', async () => {
    const key = await keyAt(SECRET);
    const { body: saved } = await save({ apiKeyId: key.id, withoutKey: true });
    const { body } = await run({ savedEndpointId: saved.id, endpoint: '/items' });
    expect(body).toMatchObject({ status: 200, withheldReason: 'unwanted' });
    expect(sent()).toEqual([undefined]);
    expect((await run({ savedEndpointId: saved.id, endpoint: '/items', withoutKey: false })).status).toBe(
      200,
    );
    expect(sent()).toEqual([undefined, `Bearer ${SECRET}`]);
  });

  it('is rejected if the endpoint does not say which, and nothing is sent', async () => {
    const key = await keyAt(SECRET);
    const { body: saved } = await save();
    const { body: orphan } = await save({ apiKeyId: key.id });
    await test.rest('DELETE', `/keys/${key.id}`);
    for (const savedEndpointId of [saved.id, orphan.id])
      for (const { status, body } of await everywhere({ savedEndpointId }))
        expect([status, body]).toMatchObject([
          400,
          {
            message: 'API key is required: this endpoint does not say which one',
            issues: [{ path: ['apiKeyId'] }],
          },
        ]);
    for (const { status } of await everywhere({ savedEndpointId: 99_999 })) expect(status).toBe(404);
    for (const { status, body } of await everywhere({}))
      expect([status, body.message]).toEqual([400, 'API key is required']);
    expect(echo.received).toEqual([]);
  });

  it('is made as it says itself, if it names a key or none', async () => {
    const [one, other] = [await keyAt(SECRET), await keyAt(OTHER)];
    const { body: saved } = await save({ apiKeyId: one.id, withoutKey: true });
    expect((await run({ savedEndpointId: saved.id, apiKeyId: other.id })).status).toBe(200);
    expect((await run({ savedEndpointId: saved.id, apiKeyId: null })).status).toBe(200);
    expect(sent()).toEqual([`Bearer ${OTHER}`, undefined]);
  });
});

describe('a call in the history', () => {
  it('remembers whether it was to have a key', async () => {
    const key = await keyAt(SECRET);
    const entryOf = async (more: object) => {
      await run(more);
      const { items } = (await test.rest('GET', '/history?limit=1')).body;
      return (await test.rest('GET', `/history/${items[0].id}`)).body;
    };
    expect(await entryOf({ apiKeyId: key.id })).toMatchObject({ apiKeyId: key.id, withoutKey: false });
    expect(await entryOf({ apiKeyId: key.id, withoutKey: true })).toMatchObject({
      apiKeyId: key.id,
      withoutKey: true,
    });
    expect(await entryOf({ apiKeyId: null })).toMatchObject({
      apiKeyId: null,
      connectionId: null,
      withoutKey: true,
    });
  });
});
