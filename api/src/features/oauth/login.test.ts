import { createHash } from 'node:crypto';
import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseExpiredLogins } from '#src/features/oauth/pending-logins.service.ts';
import { providerBySlug } from '#test/factories.ts';
import { followLogin } from '#test/follow-login.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  CALLERS,
  completeOauthLogin,
  connectOauth,
  listOauthConnections,
  makeOauthConfig,
  REDIRECT_URI,
} from '#test/oauth-login.ts';
import { type OauthMockServer, startOauthMockServer } from '#test/oauth-mock-server.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';
import { SHAPED_TOKEN, TOKEN_SHAPES } from '#test/token-shapes.ts';

let test: TestApp;
let server: TokenServer;
let mock: OauthMockServer;
let now = Date.now();

beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  server = await startTokenServer();
  mock = await startOauthMockServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
  await mock.close();
});
beforeEach(async () => {
  now = Date.now();
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body as OauthConfig[])
    await test.rest('DELETE', `/oauth-configs/${id}`);
  server.behave({
    body: JSON.stringify({
      access_token: SHAPED_TOKEN,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'a-refresh-token-0123456789',
    }),
  });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

describe('a login', () => {
  it.each(CALLERS)('that %s begins and completes is stored as a connection', async (caller) => {
    const config = await makeOauthConfig(test, mock);
    const { authUrl, cookie } = await beginOauthLogin(test, config, caller);
    const back = await followLogin(authUrl.href, REDIRECT_URI);
    const { body } = await completeOauthLogin(test, Object.fromEntries(back.searchParams), {
      caller,
      cookie,
    });
    expect(body).toEqual({
      success: true,
      message: 'Gatehouse is connected to Custom.',
      provider: 'Custom',
    });
    const [connection] = await listOauthConnections(test);
    expect(connection).toEqual({
      id: expect.any(Number),
      providerId: config.providerId,
      ...{ name: 'Custom connection', account: 'johndoe' },
      // Those that the stand-in grants.
      scopes: ['dummy'],
      tokenType: 'Bearer',
      expiresAt: expect.any(String),
      status: 'active',
      problem: null,
      isRenewable: true,
      ...{ tokenPlacement: { type: 'bearer' }, tokenHeaders: {}, tokenHosts: [], baseUrl: null },
      tokenVariable: expect.stringMatching(/_ACCESS_TOKEN$/),
      pinnedHosts: [],
      accountFields: [],
      refreshedAt: null,
      ...{ connectedAt: expect.any(String), createdAt: expect.any(String) },
      updatedAt: expect.any(String),
    });
    expect((await test.trpc('query', 'oauth.connections.list')).body).toEqual([connection]);
  });

  it('is sent with a state of 256 bits, a PKCE challenge, the scopes and the redirect URI, and parameters that set nothing of these', async () => {
    const config = await makeOauthConfig(test, server, {
      additionalParams: {
        ...{ prompt: 'consent', state: 'fixed', scope: 'all' },
        redirect_uri: 'https://evil.test',
      },
    });
    const { authUrl, state } = await beginOauthLogin(test, config, 'a script');
    expect(`${authUrl.origin}${authUrl.pathname}`).toBe(server.authorizationUrl);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(Object.fromEntries(authUrl.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'a-client',
      redirect_uri: REDIRECT_URI,
      scope: 'read write',
      state,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
    await completeOauthLogin(test, { code: 'the-code', state }, { caller: 'a script' });
    const sent = new URLSearchParams(server.received.at(-1)?.body);
    expect(sent.get('redirect_uri')).toBe(REDIRECT_URI);
    expect(sent.get('code')).toBe('the-code');
    expect(sha256(sent.get('code_verifier') ?? '')).toBe(authUrl.searchParams.get('code_challenge'));
  });

  it('is stored without its state, and its row is gone when it is over', async () => {
    const config = await makeOauthConfig(test, server);
    const { state, cookie } = await beginOauthLogin(test, config);
    const states = () => test.deps.connection.db.selectFrom('oauth_states').selectAll().execute();
    const [row] = await states();
    expect(row?.state_hash).toBe(sha256(state));
    expect(row?.verifier).toMatch(/^v2\./);
    const value = cookie?.split('=')[1] ?? '';
    expect(row?.browser_hash).toBe(sha256(value));
    expect(JSON.stringify(row)).not.toContain(state);
    await completeOauthLogin(test, { code: 'a-code', state }, { cookie });
    expect(await states()).toEqual([]);
  });

  it('needs a configuration', async () => {
    const { id } = await providerBySlug(test, 'custom');
    const message = 'Custom has no OAuth configuration yet. Save one first.';
    for (const response of [
      await test.rest('GET', `/oauth/authorize/${id}`),
      await test.trpc('mutation', 'oauth.authorize', { providerId: id }),
    ])
      expect(response).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED', message } });
    expect((await test.rest('GET', '/oauth/authorize/999999')).status).toBe(404);
  });

  it('is recorded with the hosts, and never with a URL', async () => {
    const config = await makeOauthConfig(test, server);
    const { id } = await connectOauth(test, config);
    await test.rest('DELETE', `/oauth-connections/${id}`);
    const { body } = await test.rest('GET', '/audit?limit=3');
    const host = server.host;
    expect(body.items).toMatchObject([
      { action: 'oauth.delete', connectionId: id, keyName: 'Custom connection', host },
      { action: 'oauth.connect', connectionId: id, keyName: 'Custom connection', host, keySent: true },
      { action: 'oauth.authorize', connectionId: null, host },
    ]);
    expect(JSON.stringify(body)).not.toContain(SHAPED_TOKEN);
  });
});

describe('the cookie of a login', () => {
  const PLAIN = /^gatehouse-oauth-[\w-]{16}=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/;

  it.each([
    ['a script', undefined],
    ['a page', PLAIN],
    ['a screen', PLAIN],
  ] as const)('for %s', async (caller, expected) => {
    const config = await makeOauthConfig(test, server);
    const { setCookie } = await beginOauthLogin(test, config, caller);
    if (expected === undefined) expect(setCookie).toBeUndefined();
    else expect(setCookie).toMatch(expected);
  });

  it('is only for https if the browser came over https', async () => {
    const config = await makeOauthConfig(test, server);
    const https = { 'x-forwarded-proto': 'https' };
    expect((await beginOauthLogin(test, config, 'a screen', https)).setCookie).toMatch(/; Secure$/);
  });

  it('is deleted when the login is over', async () => {
    const config = await makeOauthConfig(test, server);
    const { state, cookie } = await beginOauthLogin(test, config);
    const { cookies } = await completeOauthLogin(test, { code: 'a-code', state }, { cookie });
    const name = cookie?.split('=')[0];
    expect(cookies).toEqual([`${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]);
  });

  it('is one for each login: two tabs log in at once, in any order, at two providers', async () => {
    const first = await makeOauthConfig(test, server);
    const second = await makeOauthConfig(test, server, { slug: 'openai' });
    const [a, b] = [await beginOauthLogin(test, first), await beginOauthLogin(test, second)];
    const again = await beginOauthLogin(test, first);
    // A browser sends all of them; of two with the same name it has the second.
    const jar = new Map([a, b, again].map(({ cookie = '' }) => [cookie.split('=')[0], cookie]));
    const cookie = [...jar.values()].join('; ');
    for (const { state } of [again, b, a]) {
      const { body } = await completeOauthLogin(test, { code: 'a-code', state }, { cookie });
      expect(body.success).toBe(true);
    }
    expect(await listOauthConnections(test)).toHaveLength(2);
  });

  it('is found beside one of the same name that a server on another port has set', async () => {
    const config = await makeOauthConfig(test, server);
    const { state, cookie } = await beginOauthLogin(test, config);
    const name = cookie?.split('=')[0];
    const both = `${name}=of-another-server; ${cookie}; theme=dark`;
    const { body } = await completeOauthLogin(test, { code: 'a-code', state }, { cookie: both });
    expect(body.success).toBe(true);
  });

  it('is not needed for a login that a script began', async () => {
    const config = await makeOauthConfig(test, server);
    const { state } = await beginOauthLogin(test, config, 'a script');
    const { body } = await completeOauthLogin(test, { code: 'a-code', state }, { caller: 'a screen' });
    expect(body.success).toBe(true);
  });
});

describe('a connection', () => {
  it.each(TOKEN_SHAPES.filter(({ reads }) => !('error' in reads)))(
    'is read from $name',
    async ({ response, reads }) => {
      const config = await makeOauthConfig(test, server);
      server.behave(response);
      const connection = await connectOauth(test, config);
      if ('error' in reads) return;
      expect(connection).toMatchObject({ tokenType: reads.tokenType, isRenewable: reads.hasRefreshToken });
      expect(connection.expiresAt).toBe(
        reads.expiresIn === null ? null : new Date(now + reads.expiresIn * 1000).toISOString(),
      );
      const { access_token } = await test.deps.connection.db
        .selectFrom('oauth_connections')
        .select('access_token')
        .executeTakeFirstOrThrow();
      expect(access_token).toMatch(/^v2\./);
    },
  );

  it('is not made of a token that needs a signature with each request', async () => {
    const config = await makeOauthConfig(test, server);
    server.behave({ body: JSON.stringify({ access_token: SHAPED_TOKEN, token_type: 'mac' }) });
    const { state, cookie } = await beginOauthLogin(test, config);
    const { body } = await completeOauthLogin(test, { code: 'a-code', state }, { cookie });
    expect(body).toMatchObject({ success: false, error: expect.stringMatching(/a signature or a proof/) });
    expect(await listOauthConnections(test)).toEqual([]);
  });

  it('has the scopes that were granted, if the provider says so', async () => {
    const config = await makeOauthConfig(test, server);
    server.behave({ body: JSON.stringify({ access_token: SHAPED_TOKEN, scope: 'read' }) });
    expect((await connectOauth(test, config)).scopes).toEqual(['read']);
  });

  it('is replaced as a whole by another login: it stays one per provider, and keeps no token of the login before', async () => {
    const config = await makeOauthConfig(test, server);
    const first = await connectOauth(test, config);
    expect(first.isRenewable).toBe(true);
    server.behave({ body: JSON.stringify({ access_token: 'another-token-0123456789', expires_in: 60 }) });
    const second = await connectOauth(test, config);
    expect(second).toMatchObject({ id: first.id, createdAt: first.createdAt, isRenewable: false });
    expect(await listOauthConnections(test)).toHaveLength(1);
  });

  it('is active until its token expires, and then expired', async () => {
    const config = await makeOauthConfig(test, server);
    await connectOauth(test, config);
    now += 3_599_999;
    expect(await listOauthConnections(test)).toMatchObject([{ status: 'active' }]);
    now += 1;
    expect(await listOauthConnections(test)).toMatchObject([{ status: 'expired', problem: null }]);
  });

  it.each(['REST', 'tRPC'])('is deleted over %s, once', async (way) => {
    const config = await makeOauthConfig(test, server);
    const { id } = await connectOauth(test, config);
    const remove = () =>
      way === 'REST'
        ? test.rest('DELETE', `/oauth-connections/${id}`)
        : test.trpc('mutation', 'oauth.connections.delete', { id });
    expect((await remove()).body).toEqual({ id });
    expect(await listOauthConnections(test)).toEqual([]);
    expect(await remove()).toMatchObject({ status: 404, body: { message: 'OAuth connection not found' } });
  });
});

describe('logins that nobody completed', () => {
  it('are erased when their time is over, and not before', async () => {
    const config = await makeOauthConfig(test, server);
    const versions = test.deps.connection.db
      .selectFrom('secret_versions')
      .selectAll()
      .where('table_name', '=', 'oauth_states');
    await beginOauthLogin(test, config);
    await beginOauthLogin(test, config, 'a script');
    expect(await versions.execute()).toHaveLength(2);
    now += 600_000;
    expect(await eraseExpiredLogins(test.deps)).toBe(0);
    now += 1;
    expect(await eraseExpiredLogins(test.deps)).toBe(2);
    expect(await versions.execute()).toEqual([]);
  });
});
