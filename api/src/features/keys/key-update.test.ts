import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream } from '#test/upstream.ts';

let test: TestApp;
let now = Date.parse('2026-06-01T00:00:00.000Z');
beforeAll(async () => {
  // A clock that moves with each look at it, so that every change has a time of its own.
  test = await createTestApp({ now: () => (now += 1000) });
});
afterAll(() => test.close());

const patch = (id: number, fields: object) => test.rest('PATCH', `/keys/${id}`, fields);
const listed = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);
const updates = async (id: number) => {
  const events = await test.deps.connection.db
    .selectFrom('audit_events')
    .select('detail')
    .where('subject_id', '=', id)
    .where('action', '=', 'key.update')
    .orderBy('id')
    .execute();
  return events.map(({ detail }) => JSON.parse(detail ?? ''));
};

describe('editing a key', () => {
  it('changes what is given, leaves the rest, and answers the key as the list shows it', async () => {
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

  it('clears by null what a key can be without', async () => {
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

  it('takes back the key that was read: its mask replaces no secret, its provider no provider', async () => {
    const key = await makeKey(test, { slug: 'github' });
    const given = { ...key, name: 'Renamed', providerId: key.providerId + 1, isActive: false };
    const { body } = await patch(key.id, given);
    expect(body).toEqual({ ...key, name: 'Renamed', updatedAt: body.updatedAt });
    expect((await test.rest('POST', `/keys/${key.id}/reveal`)).body).toEqual({ apiKey: SECRET });
  });

  it('is the same by the typed face', async () => {
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
  ])(
    'refuses %j with its message and changes nothing, not what is right beside it either',
    async (wrong, message) => {
      const key = await makeKey(test);
      const answer = await patch(key.id, { name: 'Right', keyType: 'production', ...wrong });
      expect(answer).toMatchObject({
        status: 400,
        body: { message, code: 'BAD_REQUEST', issues: [{ path: Object.keys(wrong), message }] },
      });
      expect(await listed(key.id)).toEqual(key);
    },
  );

  it('is recorded by the names of the fields alone: a base URL may hold a token', async () => {
    const key = await makeKey(test);
    const baseUrl = 'https://proxy.example.com/?token=hidden-token';
    await patch(key.id, { name: 'Proxied', baseUrl, keyType: null });
    expect(await updates(key.id)).toEqual([{ fields: 'name, baseUrl' }]);
  });

  it('and rotating it at the same time both come into effect', async () => {
    const key = await makeKey(test);
    for (let round = 0; round < 5; round += 1) {
      const edited = { name: `Round ${round}`, baseUrl: `http://localhost:${1000 + round}` };
      const answers = await Promise.all([
        patch(key.id, edited),
        test.rest('POST', `/keys/${key.id}/rotate`, { newApiKey: `rotated-${round}` }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await listed(key.id)).toMatchObject(edited);
      const revealed = await test.rest('POST', `/keys/${key.id}/reveal`);
      expect(revealed.body).toEqual({ apiKey: `rotated-${round}` });
    }
  });
});

describe('another base URL', () => {
  const startQuiet = () => startUpstream((_call, _request, response) => response.end('{}'));
  const sentTo = async (app: TestApp, id: number, endpoint: string): Promise<boolean> => {
    const answer = await app.rest('POST', '/test', { apiKeyId: id, endpoint, method: 'GET' });
    expect(answer.body.status).toBe(200);
    return answer.body.withheldHost === undefined;
  };

  it('takes the key to its host, and no longer to that of the old one until it is pinned', async () => {
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

  it('gives a key that was refused at the old one another chance; another name does not', async () => {
    const refusing = await startUpstream((_call, _request, response) => response.writeHead(401).end());
    const { id } = await makeKey(test, { slug: 'github', baseUrl: refusing.url });
    await test.rest('POST', `/keys/${id}/verify`);
    await refusing.close();
    expect((await patch(id, { name: 'Refused' })).body.isActive).toBe(false);
    expect((await patch(id, { baseUrl: null })).body.isActive).toBe(true);
  });
});
