import { maskKey } from '@gatehouse/secrets/masks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const events = (id: number) =>
  test.deps.connection.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('adding a key', () => {
  it('returns the stored key masked, never in full', async () => {
    const key = await makeKey(test, {
      name: '  Billing  ',
      keyType: 'staging',
      baseUrl: 'http://localhost:9/v1',
    });
    expect(key).toMatchObject({
      name: 'Billing',
      apiKey: 'sk-********************',
      keyType: 'staging',
      baseUrl: 'http://localhost:9/v1',
      isActive: true,
      expiresAt: null,
      pinnedHosts: [],
    });
    expect(key.lastRotated).toBe(key.createdAt);
  });

  it('stores no more of the key in plain text than its mask shows', async () => {
    const { id } = await makeKey(test);
    const row = await test.deps.connection.db
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.secret_prefix).toBe('sk-');
    expect(JSON.stringify(row)).not.toContain(SECRET.slice(0, 4));
  });

  it.each([
    [{ providerId: undefined }, 'Provider is required'],
    [{ providerId: '1' }, 'Provider is required'],
    [{ name: ' ' }, 'Key name is required'],
    [{ name: undefined }, 'Key name is required'],
    [{ apiKey: '123456789' }, 'API key must be at least 10 characters'],
    [{ apiKey: undefined }, 'API key must be at least 10 characters'],
    [{ baseUrl: 'javascript:alert(1)' }, 'Please enter a valid URL.'],
    [{ lastRotated: '2999-01-01T00:00:00.000Z' }, 'Last rotation must be in the past'],
    [{ name: 'a\0b' }, 'Must not contain NUL or unpaired surrogate characters'],
  ])('rejects %j with its message and stores nothing', async (wrong, message) => {
    const before = await test.rest('GET', '/keys');
    const { id } = await providerBySlug(test, 'openai');
    const response = await test.rest('POST', '/keys', {
      providerId: id,
      name: 'x',
      apiKey: SECRET,
      ...wrong,
    });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      message,
      code: 'BAD_REQUEST',
      issues: [{ path: Object.keys(wrong), message }],
    });
    expect((await test.rest('GET', '/keys')).body).toEqual(before.body);
  });

  it('stores times in one format, however they were written', async () => {
    const key = await makeKey(test, {
      expiresAt: '2030-01-01T02:00:00+02:00',
      lastRotated: '2020-01-01T00:00:00Z',
    });
    expect(key).toMatchObject({
      expiresAt: '2030-01-01T00:00:00.000Z',
      lastRotated: '2020-01-01T00:00:00.000Z',
    });
  });

  it('rejects a provider that does not exist', async () => {
    const response = await test.rest('POST', '/keys', { providerId: 99_999, name: 'x', apiKey: SECRET });
    expect(response).toMatchObject({
      status: 400,
      body: { message: 'Unknown provider', issues: [{ path: ['providerId'] }] },
    });
  });

  it('stores a last rotation in the past, and ignores unknown fields', async () => {
    const lastRotated = '2020-01-02T03:04:05.000Z';
    const key = await makeKey(test, { lastRotated, id: 4, isActive: false, surprise: true });
    expect(key).toMatchObject({ lastRotated, isActive: true });
    expect(key).not.toHaveProperty('surprise');
  });
});

describe('reading keys', () => {
  it('lists only masks, newest first, and the same over REST and tRPC', async () => {
    const older = await makeKey(test);
    const newer = await makeKey(test);
    const { body } = await test.rest('GET', '/keys');
    expect(body.slice(0, 2).map((key: { id: number }) => key.id)).toEqual([newer.id, older.id]);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect((await test.trpc('query', 'keys.list')).body).toEqual(body);
  });

  it('reveals a key in one response, which no cache stores, and records it', async () => {
    const key = await makeKey(test);
    const response = await test.rest('POST', `/keys/${key.id}/reveal`);
    expect(response).toMatchObject({ status: 200, body: { apiKey: SECRET } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await events(key.id)).map(({ action }) => action)).toEqual(['key.add', 'key.reveal']);
  });

  it('reveals nothing while the reveal cannot be recorded', async () => {
    const { id } = await makeKey(test);
    const { schema } = test.deps.connection.db;
    await schema.alterTable('audit_events').renameTo('audit_events_away').execute();
    const response = await test.rest('POST', `/keys/${id}/reveal`);
    await schema.alterTable('audit_events_away').renameTo('audit_events').execute();
    expect(response.status).toBe(500);
    expect(JSON.stringify(response)).not.toContain(SECRET);
    expect((await test.rest('POST', `/keys/${id}/reveal`)).status).toBe(200);
  });

  it('accepts JSON with any spelling of its content type', async () => {
    const key = await makeKey(test);
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/keys/${key.id}/reveal`,
      headers: { host: 'localhost', 'content-type': 'Application/JSON; charset=UTF-8' },
      payload: '{}',
    });
    expect(response.json()).toEqual({ apiKey: SECRET });
  });

  it.each([[undefined], [{}], ['']])('accepts the empty body %j', async (body) => {
    const key = await makeKey(test);
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/keys/${key.id}/reveal`,
      headers: { host: 'localhost', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      payload: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(response.json()).toEqual({ apiKey: SECRET });
  });

  it.each([
    ['PATCH', '', { name: 'x' }],
    ['PATCH', '', {}],
    ['POST', '/reveal', undefined],
    ['POST', '/rotate', { newApiKey: 'abc' }],
    ['POST', '/verify', undefined],
    ['POST', '/hosts', { host: 'example.com' }],
    ['DELETE', '', undefined],
  ] as const)('returns 404 to %s /keys/{id}%s with an unknown id', async (method, path, body) => {
    const response = await test.rest(method, `/keys/2147483647${path}`, body);
    expect(response).toMatchObject({
      status: 404,
      body: { message: 'API key not found', code: 'NOT_FOUND' },
    });
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '0x1', '1e0', '+1'])(
    'returns 400 for the id %s',
    async (id) => {
      expect((await test.rest('POST', `/keys/${id}/reveal`)).status).toBe(400);
    },
  );
});

describe('rotating a key', () => {
  it('replaces the secret, its mask and the time of the last rotation', async () => {
    const key = await makeKey(test, {
      lastRotated: '2020-01-01T00:00:00.000Z',
      expiresAt: '2030-01-01T00:00:00.000Z',
    });
    const { body } = await test.rest('POST', `/keys/${key.id}/rotate`, { newApiKey: ' new-secret ' });
    expect(body).toMatchObject({ id: key.id, apiKey: maskKey('new'), expiresAt: null });
    expect(Date.parse(body.lastRotated)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect((await test.rest('POST', `/keys/${key.id}/reveal`)).body).toEqual({ apiKey: 'new-secret' });
  });

  it('rejects an empty key and leaves the old one', async () => {
    const key = await makeKey(test);
    const response = await test.rest('POST', `/keys/${key.id}/rotate`, { newApiKey: '  ' });
    expect(response).toMatchObject({ status: 400, body: { message: 'Please enter a new API key' } });
    expect((await test.rest('POST', `/keys/${key.id}/reveal`)).body).toEqual({ apiKey: SECRET });
  });
});

describe('deleting a key', () => {
  it('returns the id, and 404 the second time', async () => {
    const key = await makeKey(test);
    expect(await test.rest('DELETE', `/keys/${key.id}`)).toMatchObject({ status: 200, body: { id: key.id } });
    expect((await test.rest('DELETE', `/keys/${key.id}`)).status).toBe(404);
  });

  it('deletes its pinned hosts too', async () => {
    const key = await makeKey(test);
    await test.rest('POST', `/keys/${key.id}/hosts`, { host: 'example.com' });
    await test.rest('DELETE', `/keys/${key.id}`);
    const hosts = await test.deps.connection.db
      .selectFrom('api_key_hosts')
      .selectAll()
      .where('api_key_id', '=', key.id)
      .execute();
    expect(hosts).toEqual([]);
  });
});

describe('pinning a host', () => {
  it('adds it once, and can be undone', async () => {
    const key = await makeKey(test);
    await test.rest('POST', `/keys/${key.id}/hosts`, { host: 'API.Example.com:8443' });
    const again = await test.rest('POST', `/keys/${key.id}/hosts`, { host: 'api.example.com:8443' });
    expect(again.body.pinnedHosts).toEqual(['api.example.com:8443']);
    const path = `/keys/${key.id}/hosts/${encodeURIComponent('api.example.com:8443')}`;
    expect((await test.rest('DELETE', path)).body.pinnedHosts).toEqual([]);
    expect((await test.rest('DELETE', path)).status).toBe(404);
  });

  it('stores it as it is spelled in URLs, so that it matches them', async () => {
    const key = await makeKey(test);
    const { body } = await test.rest('POST', `/keys/${key.id}/hosts`, { host: 'Bücher.example' });
    expect(body.pinnedHosts).toEqual(['xn--bcher-kva.example']);
  });

  it.each(['', 'https://example.com', 'example.com/path', 'a b', '*.example.com'])(
    'rejects %j',
    async (host) => {
      const key = await makeKey(test);
      expect((await test.rest('POST', `/keys/${key.id}/hosts`, { host })).status).toBe(400);
    },
  );
});
