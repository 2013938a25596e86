import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { takeLease } from '#src/features/oauth/connection-lease.store.ts';
import { freshToken } from '#src/features/oauth/fresh-token.service.ts';
import { runTest } from '#src/features/testing/testing.service.ts';
import { type GrantServer, startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { connectAt, setExpiry } from '#test/oauth-login.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  const { body } = await test.rest('GET', '/oauth-configs');
  for (const { id } of body) await test.rest('DELETE', `/oauth-configs/${id}`);
});

const start = async (options: Parameters<typeof startGrantServer>[0] = {}) => {
  const server = await startGrantServer(options);
  onTestFinished(() => server.close());
  const { connection, config } = await connectAt(test, server);
  return { server, id: connection.id, config };
};

const call = (server: GrantServer, id: number, fields: object = {}) =>
  test.rest('POST', '/test', { connectionId: id, endpoint: server.apiUrl, method: 'GET', ...fields });

const row = (id: number) =>
  test.deps.connection.db
    .selectFrom('oauth_connections')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const listed = async (id: number) =>
  (await test.rest('GET', '/oauth-connections')).body.find((one: { id: number }) => one.id === id);

const until = async (isMet: () => boolean): Promise<void> => {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('an access token', () => {
  it('is renewed once when it is about to expire, for all who call at that time', async () => {
    const { server, id } = await start();
    await setExpiry(test, id, 30);
    const callers = await Promise.all(Array.from({ length: 20 }, () => freshToken(test.deps, id)));
    expect(new Set(callers.map(({ token }) => token))).toEqual(new Set([server.accessToken()]));
    expect((await call(server, id)).body.status).toBe(200);
    expect(server.redemptions()).toBe(1);
    expect(server.isDead()).toBe(false);
    expect(await listed(id)).toMatchObject({ status: 'active', refreshedAt: expect.any(String) });
    // What it was rotated to works too.
    await setExpiry(test, id, -5);
    expect((await call(server, id)).body.status).toBe(200);
    expect(server.redemptions()).toBe(2);
    expect(await row(id)).toMatchObject({ version: 3, lease_holder: null, lease_until: null });
  });

  it.each([
    [-365, true],
    [-1, true],
    [20 / 86_400, false],
    [1, true],
    [365, true],
  ])(
    'is renewed although a lease of an instance that was killed ends in %d days, if no lease can',
    async (days, isTaken) => {
      const { id } = await start();
      const { db, dialect } = test.deps.connection;
      const { version } = await row(id);
      await db
        .updateTable('oauth_connections')
        .set({ lease_holder: 'killed', lease_until: new Date(Date.now() + days * 86_400_000).toISOString() })
        .where('id', '=', id)
        .execute();
      const options = { dialect, now: Date.now(), forMs: 60_000, seenHolder: 'killed' };
      expect(await takeLease(db, { id, version, holder: 'next' }, options)).toBe(isTaken);
    },
  );

  it('is not renewed at once by who saw another at it, which has given the lease back since', async () => {
    const { id } = await start();
    const { db, dialect } = test.deps.connection;
    const { version } = await row(id);
    const options = { dialect, now: Date.now(), forMs: 60_000 };
    const lease = { id, version, holder: 'next' };
    expect(await takeLease(db, lease, { ...options, seenHolder: 'another' })).toBe(false);
    expect(await takeLease(db, lease, { ...options, seenHolder: null })).toBe(true);
  });

  it('is used as it is as long as it is valid for another minute', async () => {
    const { server, id } = await start();
    await setExpiry(test, id, 90);
    expect((await call(server, id)).body.status).toBe(200);
    expect(server.refreshes).toEqual([]);
  });

  it('that lives for less than two minutes is not renewed with every call', async () => {
    const { server, id } = await start({ fields: { expires_in: 60 } });
    for (let calls = 0; calls < 3; calls += 1) await call(server, id);
    expect(server.refreshes).toEqual([]);
  });

  it('is renewed with the old refresh token if the provider sends no new one', async () => {
    const { server, id } = await start({ rotates: false });
    for (const version of [2, 3, 4]) {
      await setExpiry(test, id, -5);
      expect((await call(server, id)).body.status).toBe(200);
      expect(await row(id)).toMatchObject({ version });
    }
    expect(server.redemptions()).toBe(3);
    expect((await listed(id)).isRenewable).toBe(true);
  });

  it('is renewed for nobody but who asks: a preview and code call no provider', async () => {
    const { server, id } = await start();
    await setExpiry(test, id, -5);
    const input = { connectionId: id, endpoint: server.apiUrl, method: 'GET' };
    expect((await test.rest('POST', '/test/preview', input)).body.keySent).toBe(true);
    expect((await test.rest('POST', '/generate-code', { ...input, language: 'curl' })).status).toBe(200);
    expect(server.refreshes).toEqual([]);
  });

  it('is stored sealed, and in no answer, list or record', async () => {
    const { server, id } = await start();
    await test.rest('POST', `/oauth-connections/${id}/refresh`);
    const answers = await Promise.all(
      ['/oauth-connections', '/oauth-configs', '/audit', '/history'].map((path) => test.rest('GET', path)),
    );
    const seen = JSON.stringify([answers.map(({ body }) => body), await row(id)]);
    expect(seen).not.toMatch(/(access|refresh)-token-\d/);
    const { items } = (await test.rest('GET', `/audit?connectionId=${id}`)).body;
    expect(items[0]).toMatchObject({ action: 'oauth.refresh', connectionId: id, host: server.host });
  });
});

describe('a renewal on request', () => {
  it('works over REST and tRPC, also long before the token expires', async () => {
    const { server, id } = await start();
    const rest = await test.rest('POST', `/oauth-connections/${id}/refresh`);
    expect(rest).toMatchObject({ status: 200, body: { id, status: 'active', isRenewable: true } });
    const trpc = await test.trpc('mutation', 'oauth.connections.refresh', { id });
    expect(trpc).toMatchObject({ status: 200, body: { id, status: 'active' } });
    expect(server.redemptions()).toBe(2);
    expect((await call(server, id)).body.status).toBe(200);
  });

  it('is refused if there is nothing to renew it with', async () => {
    const { id } = await start({ givesRefreshToken: false });
    expect(await test.rest('POST', `/oauth-connections/${id}/refresh`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('the provider gave no refresh token') },
    });
    expect(await test.rest('POST', '/oauth-connections/999/refresh')).toMatchObject({
      status: 404,
      body: { message: 'OAuth connection not found' },
    });
  });
});

describe('if the provider does not renew it', () => {
  it('a dead grant is marked, with words, and nothing is deleted', async () => {
    const { server, id } = await start();
    const before = await row(id);
    server.trouble((response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
    );
    const refreshed = await test.rest('POST', `/oauth-connections/${id}/refresh`);
    expect(refreshed.status).toBe(412);
    expect(refreshed.body.message).toMatch(/needs a new login\. .*Reconnect/);
    const { items } = (await test.rest('GET', `/audit?connectionId=${id}&action=oauth.refresh`)).body;
    expect(items).toMatchObject([{ host: server.host, keySent: true, reason: 'invalid_grant' }]);
    const { status, problem } = await listed(id);
    expect(status).toBe('needs_reauth');
    expect(problem).toContain('Reconnect');
    const { access_token, refresh_token } = await row(id);
    expect([access_token, refresh_token]).toEqual([before.access_token, before.refresh_token]);
    expect(await call(server, id)).toMatchObject({ status: 412 });
    expect(await call(server, id)).toMatchObject({ body: { code: 'PRECONDITION_FAILED' } });
    expect(server.refreshes).toHaveLength(1);
  });

  it.each([
    ['is down', 503, '<h1>Unavailable</h1>'],
    ['sends HTML', 200, '<html>Log in</html>'],
    ['sends no token', 200, '{}'],
  ])('because it %s, the token is used while it is valid', async (_what, status, body) => {
    const { server, id } = await start();
    await setExpiry(test, id, 30);
    server.trouble((response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body));
    expect((await call(server, id)).body.status).toBe(200);
    expect(await listed(id)).toMatchObject({ status: 'active', problem: null });
    await setExpiry(test, id, -5);
    const failed = await call(server, id);
    expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(failed.body.message).toContain('has expired and could not be renewed now');
    server.trouble(undefined);
    expect((await call(server, id)).body.status).toBe(200);
    expect(server.apiCalls).toHaveLength(2);
  });

  it('because it cannot be reached, the record says that no token has left', async () => {
    const { server, id } = await start();
    await server.close();
    expect((await test.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(503);
    const { items } = (await test.rest('GET', `/audit?connectionId=${id}&action=oauth.refresh`)).body;
    expect(items).toMatchObject([{ host: server.host, keySent: false, reason: 'refused' }]);
  });

  it('and it closes the connection, nothing is lost either', async () => {
    const { server, id } = await start();
    server.trouble((response) => response.destroy());
    const failed = await test.rest('POST', `/oauth-connections/${id}/refresh`);
    expect(failed.status).toBe(503);
    expect(await row(id)).toMatchObject({ version: 1, lease_holder: null, reauth_reason: null });
  });

  it('and there is no refresh token, an expired one needs a new login', async () => {
    const { server, id } = await start({ givesRefreshToken: false });
    await setExpiry(test, id, 30);
    expect((await call(server, id)).body.status).toBe(200);
    await setExpiry(test, id, -1);
    expect((await call(server, id)).body.message).toMatch(/needs a new login.*no refresh token/);
    expect(server.apiCalls).toHaveLength(1);
  });
});

describe('while a renewal is under way', () => {
  const startHeld = async () => {
    const started = await start();
    await setExpiry(test, started.id, -5);
    const release = started.server.hold();
    const pending = call(started.server, started.id);
    await until(() => started.server.refreshes.length === 1);
    return { ...started, pending, release };
  };

  it('the connection may be deleted: its tokens are not stored', async () => {
    const { server, id, pending, release } = await startHeld();
    expect((await test.rest('DELETE', `/oauth-connections/${id}`)).status).toBe(200);
    release();
    expect(await pending).toMatchObject({ status: 404, body: { message: 'OAuth connection not found' } });
    const { items } = (await test.rest('GET', `/audit?connectionId=${id}&action=oauth.refresh`)).body;
    expect(items).toMatchObject([{ host: server.host, keySent: true, reason: 'superseded' }]);
    expect((await test.rest('GET', '/oauth-connections')).body).toEqual([]);
    expect(server.apiCalls).toEqual([]);
  });

  it('the configuration may change: the tokens of the old one are not stored for the new one', async () => {
    const { server, id, config, pending, release } = await startHeld();
    const changed = await test.rest('PATCH', `/oauth-configs/${config.id}`, {
      tokenUrl: 'https://auth.example.com/token',
      clientSecret: 'another-secret-0123456789',
    });
    expect(changed.status).toBe(200);
    release();
    expect((await pending).status).toBe(412);
    expect(await row(id)).toMatchObject({ access_token: '', refresh_token: '', lease_holder: null });
    expect(await listed(id)).toMatchObject({ status: 'needs_reauth' });
    expect(server.apiCalls).toEqual([]);
  });

  it('somebody may log in again: the new login stays', async () => {
    const { server, id, pending, release } = await startHeld();
    // As a login leaves it.
    await test.deps.connection.db
      .updateTable('oauth_connections')
      .set({ version: 7, lease_holder: null, lease_until: null, expires_at: null })
      .where('id', '=', id)
      .execute();
    const before = await row(id);
    release();
    await pending;
    expect(await row(id)).toEqual(before);
    expect(server.redemptions()).toBe(1);
  });

  it('its caller may go away: what the provider sends is stored', async () => {
    const { server, id } = await start();
    await setExpiry(test, id, -5);
    const release = server.hold();
    const caller = new AbortController();
    const input = { connectionId: id, endpoint: server.apiUrl, method: 'GET' as const };
    const sent = { done: Promise.resolve(), by: 'person' as const };
    const pending = runTest(test.deps, input, caller.signal, sent).catch(() => undefined);
    await until(() => server.refreshes.length === 1);
    caller.abort();
    release();
    await pending;
    await expect.poll(async () => (await row(id)).version).toBe(2);
    expect((await call(server, id)).body.status).toBe(200);
    expect(server.redemptions()).toBe(1);
  });
});
