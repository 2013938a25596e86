import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, startUpstream, type Upstream } from '#test/upstream.ts';

const CANDIDATE = 'candidate-0123456789abcdef';

let test: TestApp;
let upstream: Upstream;
let other: Upstream;
let reply: { status: number; headers?: Record<string, string> };
const captured = captureLog();
beforeAll(async () => {
  test = await createTestApp({ log: captured.log });
  other = await startEcho('');
  upstream = await startUpstream((_call, _request, response) =>
    response.writeHead(reply.status, reply.headers).end('{}'),
  );
});
beforeEach(() => {
  reply = { status: 200 };
  upstream.received.length = 0;
});
afterAll(() => Promise.all([upstream, other, test].map((each) => each.close())));

const attempt = (id: number, newApiKey: unknown = CANDIDATE) =>
  test.rest('POST', `/keys/${id}/verify`, { newApiKey });
const listed = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);
const lastEvent = async (id: number) => (await test.rest('GET', `/audit?keyId=${id}&limit=1`)).body.items[0];
const makeGithub = (baseUrl = upstream.url) => makeKey(test, { slug: 'github', baseUrl });

describe('trying a key before the rotation to it', () => {
  it.each([
    ['accepts', 200, true],
    ['rejects', 401, false],
    ['rejects', 403, false],
    ['says nothing about', 500, null],
  ])(
    'says whether the provider %s it (%i), and changes nothing about the stored key',
    async (_what, status, valid) => {
      const key = await makeGithub();
      reply = { status };
      expect((await attempt(key.id)).body).toMatchObject({ valid, status });
      expect(upstream.received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${CANDIDATE}`]);
      expect(await listed(key.id)).toEqual(key);
      expect((await test.rest('POST', `/keys/${key.id}/reveal`)).body).toEqual({ apiKey: SECRET });
    },
  );

  it('leaves the verdict on the stored key, and a later verification sends the stored key', async () => {
    const key = await makeGithub();
    await test.rest('POST', `/keys/${key.id}/verify`);
    const before = await listed(key.id);
    reply = { status: 401 };
    await attempt(key.id);
    expect(await listed(key.id)).toEqual(before);
    reply = { status: 200 };
    await test.rest('POST', `/keys/${key.id}/verify`);
    expect(upstream.received.at(-1)?.headers.authorization).toBe(`Bearer ${SECRET}`);
  });

  it('is recorded with the host and the verdict, without the key', async () => {
    const key = await makeGithub();
    await attempt(key.id);
    expect(await lastEvent(key.id)).toMatchObject({
      action: 'key.try',
      host: upstream.host,
      status: 200,
      keySent: true,
      valid: true,
    });
  });

  it('works over tRPC, and trims the key as a rotation does', async () => {
    const key = await makeGithub();
    const input = { id: key.id, newApiKey: ` ${CANDIDATE}\n` };
    expect((await test.trpc('mutation', 'verification.verifyKey', input)).body).toMatchObject({
      valid: true,
    });
    expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${CANDIDATE}`);
  });

  it('does not happen if a script sends back the key that it read: its mask is not tried', async () => {
    const key = await makeGithub();
    await test.rest('POST', `/keys/${key.id}/verify`, key);
    expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
  });

  it('sends it to no other host after a redirect', async () => {
    const key = await makeGithub();
    reply = { status: 302, headers: { location: other.url } };
    expect((await attempt(key.id)).body).toMatchObject({ valid: null });
    expect(JSON.stringify(other.received)).not.toContain(CANDIDATE);
  });

  it('calls nobody for a provider that cannot verify', async () => {
    const key = await makeKey(test, { baseUrl: upstream.url });
    expect((await attempt(key.id)).body).toMatchObject({ valid: null });
    expect(upstream.received).toEqual([]);
  });

  it('gives no verdict if nobody is there', async () => {
    const gone = await startEcho('');
    await gone.close();
    const key = await makeGithub(gone.url);
    expect((await attempt(key.id)).body).toMatchObject({
      valid: null,
      message: expect.stringContaining('failed'),
    });
    expect(await lastEvent(key.id)).toMatchObject({ action: 'key.try', host: gone.host, keySent: false });
  });

  it.each([[''], ['  '], [null], [7], [['x']], ['a'.repeat(8193)], ['a\0b']])(
    'rejects %j and calls nobody',
    async (wrong) => {
      const key = await makeGithub();
      expect((await attempt(key.id, wrong)).status).toBe(400);
      expect(upstream.received).toEqual([]);
    },
  );

  it('rejects a key that does not have the form in which it is sent', async () => {
    const key = await makeKey(test, {
      slug: 'aws',
      apiKey: 'AKIAIOSFODNN7EXAMPLE:secret',
      baseUrl: upstream.url,
    });
    const response = await attempt(key.id, 'no-colon-in-this-one');
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('ACCESS_KEY_ID') },
    });
    expect(upstream.received).toEqual([]);
  });

  it('of an unknown key is not found', async () => {
    expect((await attempt(2_147_483_647)).status).toBe(404);
  });

  it('names no scope that contains it', async () => {
    const key = await makeGithub();
    reply = { status: 200, headers: { 'x-oauth-scopes': `repo, x-${CANDIDATE}` } };
    expect((await attempt(key.id)).body.scopes).toEqual(['repo']);
  });

  it('leaves it nowhere: in no row, no event and no log', async () => {
    const { db } = test.deps.connection;
    for (const table of ['api_keys', 'previous_keys', 'audit_events'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(CANDIDATE);
    expect(captured.text()).not.toContain(CANDIDATE);
  });
});
