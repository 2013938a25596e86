import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

type Reply = { status: number; headers?: Record<string, string> };

let test: TestApp;
let upstream: Upstream;
let reply: Reply;
let now = Date.parse('2026-11-22T08:00:00.000Z');
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  upstream = await startUpstream((_call, _request, response) =>
    response.writeHead(reply.status, reply.headers).end('{}'),
  );
});
beforeEach(() => {
  reply = { status: 200 };
});
afterAll(async () => {
  await upstream.close();
  await test.close();
});

const makeVerified = async (given: Reply) => {
  reply = given;
  const { id } = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
  await test.rest('POST', `/keys/${id}/verify`);
  return id;
};
const listed = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);

describe('the last verdict on a key', () => {
  it('is null until the key is verified, however it looks', async () => {
    const key = await makeKey(test, { slug: 'github', verdict: { valid: true } });
    expect(key.verdict).toBeNull();
  });

  it('is stored with its time, status, message and scopes, and listed with the key', async () => {
    const id = await makeVerified({ status: 200, headers: { 'x-oauth-scopes': 'repo, read:user' } });
    expect(await listed(id)).toMatchObject({
      isActive: true,
      verdict: {
        verifiedAt: new Date(now).toISOString(),
        valid: true,
        status: 200,
        message: 'GitHub accepts this key',
        scopes: ['repo', 'read:user'],
      },
    });
  });

  it('is replaced by the next one', async () => {
    const id = await makeVerified({ status: 200, headers: { 'x-oauth-scopes': 'repo' } });
    reply = { status: 401 };
    now += 60_000;
    await test.rest('POST', `/keys/${id}/verify`);
    expect((await listed(id)).verdict).toEqual({
      verifiedAt: new Date(now).toISOString(),
      valid: false,
      status: 401,
      message: 'GitHub rejects this key (401)',
      scopes: null,
    });
  });

  it.each([500, 429, 302])('stays when a later verification gives none (%i)', async (status) => {
    const id = await makeVerified({ status: 401 });
    const before = await listed(id);
    now += 60_000;
    reply = { status };
    await test.rest('POST', `/keys/${id}/verify`);
    expect(await listed(id)).toEqual({
      ...before,
      checkProblem: { checkedAt: expect.any(String), message: expect.any(String) },
      updatedAt: new Date(now).toISOString(),
    });
  });

  it.each([
    ['a rotation', 'POST', '/rotate', { newApiKey: 'another-secret' }],
    ['another base URL', 'PATCH', '', { baseUrl: 'https://github.example.com' }],
    ['the provider’s base URL', 'PATCH', '', { baseUrl: null }],
  ] as const)(
    'is forgotten after %s, because it was about something else',
    async (_what, method, path, body) => {
      const id = await makeVerified({ status: 401 });
      expect((await listed(id)).verdict.valid).toBe(false);
      const changed = await test.rest(method, `/keys/${id}${path}`, body);
      expect(changed.body).toMatchObject({ verdict: null, isActive: true });
      expect(await listed(id)).toEqual(changed.body);
    },
  );

  it('stays with another name, type or expiry, and cannot be written', async () => {
    const id = await makeVerified({ status: 401 });
    const { verdict } = await listed(id);
    const fields = { name: 'New', keyType: 'testing', expiresAt: '2031-01-01T00:00:00Z', verdict: null };
    const { body } = await test.rest('PATCH', `/keys/${id}`, fields);
    expect(body).toMatchObject({ name: 'New', isActive: false, verdict });
  });

  it.each([
    ['the key', `repo, ${SECRET}`],
    ['a scope that contains the key', `repo x-${SECRET}-y`],
    ['the key in base64', `repo ${Buffer.from(SECRET).toString('base64')}`],
    ['the key in hex', `repo,${Buffer.from(SECRET).toString('hex')}`],
    ['a scope longer than 200 characters', `repo,${'a'.repeat(201)}`],
    ['quotes and control characters', 'repo,"x",a\\b'],
  ])('leaves out of the scopes %s', async (_what, scopes) => {
    const id = await makeVerified({ status: 200, headers: { 'x-oauth-scopes': scopes } });
    expect((await listed(id)).verdict.scopes).toEqual(['repo']);
    const rows = await test.deps.connection.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });

  it('has at most 200 scopes', async () => {
    const scopes = Array.from({ length: 300 }, (_unused, index) => `s${index}`).join(' ');
    const id = await makeVerified({ status: 200, headers: { 'x-oauth-scopes': scopes } });
    expect((await listed(id)).verdict.scopes).toHaveLength(200);
  });
});
