import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream } from '#test/upstream.ts';

let test: TestApp;
let now = Date.parse('2026-06-01T00:00:00.000Z');
beforeAll(async () => {
  // A clock that moves each time it is read, so that every change has a different time.
  test = await createTestApp({ now: () => (now += 1000) });
});
afterAll(() => test.close());

const patch = (id: number, fields: object) => test.rest('PATCH', `/keys/${id}`, fields);
const listed = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);
const updates = async (id: number) => {
  const events = await test.deps.connection.db
    .selectFrom('audit_events')
    .select(['host', 'detail'])
    .where('subject_id', '=', id)
    .where('action', '=', 'key.update')
    .orderBy('id')
    .execute();
  return events.map(({ host, detail }) => ({ ...JSON.parse(detail ?? ''), host }));
};

describe('editing a key', () => {
  it('changes the given fields, leaves the rest, and returns the key as the list shows it', async () => {
    const key = await makeKey(test, { keyType: 'staging', baseUrl: 'http://localhost:9/v1' });
    const fields = { name: ' Billing ', expiresAt: '2030-01-01T02:00:00+02:00' };
    const { status, body } = await patch(key.id, fields);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...key,
      name: 'Billing',
      expiresAt: '2030-01-01T00:00:00.000Z',
      updatedAt: expect.any(String),
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(key.updatedAt));
    expect(await listed(key.id)).toEqual(body);
  });

  it('clears an optional field if it is null', async () => {
    const expiresAt = '2030-01-01T00:00:00.000Z';
    const key = await makeKey(test, { keyType: 'staging', baseUrl: 'http://localhost:9', expiresAt });
    const cleared = { baseUrl: null, keyType: null, expiresAt: null };
    expect((await patch(key.id, cleared)).body).toMatchObject({ name: key.name, ...cleared });
  });

  it.each([
    ['an empty subset', []],
    ['the values that are stored', ['name', 'baseUrl', 'keyType', 'expiresAt']],
  ])('changes and records nothing for %s', async (_what, names) => {
    const key = await makeKey(test, { baseUrl: 'http://localhost:9', expiresAt: '2030-01-01T00:00:00.000Z' });
    const subset = Object.fromEntries(Object.entries(key).filter(([name]) => names.includes(name)));
    expect(await patch(key.id, subset)).toMatchObject({ status: 200, body: key });
    expect(await listed(key.id)).toEqual(key);
    expect(await updates(key.id)).toEqual([]);
  });

  it('accepts the key as it was read, without replacing the secret by its mask or changing the provider', async () => {
    const key = await makeKey(test, { slug: 'github' });
    const given = { ...key, name: 'Renamed', providerId: key.providerId + 1, isActive: false };
    const { body } = await patch(key.id, given);
    expect(body).toEqual({ ...key, name: 'Renamed', updatedAt: body.updatedAt });
    expect((await test.rest('POST', `/keys/${key.id}/reveal`)).body).toEqual({ apiKey: SECRET });
  });

  it('works the same over tRPC', async () => {
    const key = await makeKey(test);
    const { body } = await test.trpc('mutation', 'keys.update', { id: key.id, name: 'Typed' });
    expect(body).toEqual(await listed(key.id));
    expect(body.name).toBe('Typed');
  });

  it.each([
    [{ name: ' ' }, 'Key name is required'],
    [{ name: null }, 'Key name is required'],
    [{ baseUrl: 'javascript:alert(1)' }, 'Please enter a valid URL.'],
    [{ baseUrl: 'https://user:pass@example.com' }, 'Please enter a valid URL.'],
    [{ baseUrl: '' }, 'Please enter a valid URL.'],
    [{ expiresAt: 'tomorrow' }, 'Must be a time such as 2030-01-31T00:00:00Z'],
    [{ name: 'a\0b' }, 'Must not contain NUL or unpaired surrogate characters'],
  ])('rejects %j with its message and changes nothing, not even the valid fields', async (wrong, message) => {
    const key = await makeKey(test);
    const response = await patch(key.id, { name: 'Right', keyType: 'production', ...wrong });
    expect(response).toMatchObject({
      status: 400,
      body: { message, code: 'BAD_REQUEST', issues: [{ path: Object.keys(wrong), message }] },
    });
    expect(await listed(key.id)).toEqual(key);
  });

  it('is recorded with the names of the fields and the hosts alone: a base URL may contain a token', async () => {
    const key = await makeKey(test, { baseUrl: 'https://old.example.com:8443/?token=hidden-token' });
    const baseUrl = 'https://proxy.example.com/?token=hidden-token';
    await patch(key.id, { name: 'Proxied', baseUrl, keyType: null });
    expect(await updates(key.id)).toEqual([
      { fields: 'name, baseUrl', previousHost: 'old.example.com:8443', host: 'proxy.example.com' },
    ]);
  });

  it('and rotating it at the same time both take effect', async () => {
    const key = await makeKey(test);
    for (let round = 0; round < 5; round += 1) {
      const edited = { name: `Round ${round}`, baseUrl: `http://localhost:${1000 + round}` };
      const responses = await Promise.all([
        patch(key.id, edited),
        test.rest('POST', `/keys/${key.id}/rotate`, { newApiKey: `rotated-${round}` }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect(await listed(key.id)).toMatchObject(edited);
      const revealed = await test.rest('POST', `/keys/${key.id}/reveal`);
      expect(revealed.body).toEqual({ apiKey: `rotated-${round}` });
    }
  });
});

describe('a new base URL', () => {
  const startQuiet = () => startUpstream((_call, _request, response) => response.end('{}'));
  const sentTo = async (app: TestApp, id: number, endpoint: string): Promise<boolean> => {
    const response = await app.rest('POST', '/test', { apiKeyId: id, endpoint, method: 'GET' });
    expect(response.body.status).toBe(200);
    return response.body.withheldHost === undefined;
  };

  it('sends the key to its host, and no longer to the old host unless that is pinned', async () => {
    const [old, next] = [await startQuiet(), await startQuiet()];
    const closed = await createTestApp({ localNetworks: false });
    const { id } = await makeKey(closed, { baseUrl: old.url });
    expect([await sentTo(closed, id, old.url), await sentTo(closed, id, next.url)]).toEqual([true, false]);

    await closed.rest('PATCH', `/keys/${id}`, { baseUrl: `${next.url}/v2` });
    expect([await sentTo(closed, id, old.url), await sentTo(closed, id, '/x')]).toEqual([false, true]);
    expect(next.received.at(-1)?.path).toBe('/v2/x');
    await closed.rest('POST', `/keys/${id}/hosts`, { host: old.host });
    expect(await sentTo(closed, id, old.url)).toBe(true);

    await closed.rest('PATCH', `/keys/${id}`, { baseUrl: null });
    expect([await sentTo(closed, id, old.url), await sentTo(closed, id, next.url)]).toEqual([true, false]);
    await Promise.all([closed, old, next].map((each) => each.close()));
  });

  it('makes a key active again that was rejected at the old one; a new name does not', async () => {
    const rejecting = await startUpstream((_call, _request, response) => response.writeHead(401).end());
    const { id } = await makeKey(test, { slug: 'github', baseUrl: rejecting.url });
    await test.rest('POST', `/keys/${id}/verify`);
    await rejecting.close();
    expect((await patch(id, { name: 'Rejected' })).body.isActive).toBe(false);
    expect((await patch(id, { baseUrl: null })).body.isActive).toBe(true);
  });
});
