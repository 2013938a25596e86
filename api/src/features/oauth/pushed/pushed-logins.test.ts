import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { followLogin } from '#test/follow-login.ts';
import {
  beginOauthLogin,
  CALLERS,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
  REDIRECT_URI,
} from '#test/oauth-login.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import { useTokenApp } from '#test/token-app.ts';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

const stand = useTokenApp();
const running: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(running.map(({ close }) => close())));
beforeEach(() => stand.deleteConfigs());

const startOidc = async (
  options: Partial<Parameters<typeof startOidcServer>[0]> = {},
): Promise<OidcServer> => {
  const server = await startOidcServer({ redirectUris: [REDIRECT_URI], pushed: true, ...options });
  running.push(server);
  return server;
};

const make = (server: OidcServer, fields: Record<string, unknown> = {}): Promise<OauthConfig> =>
  makeOauthConfig(stand.app, server, {
    clientId: server.clientId,
    clientSecret: server.clientSecret,
    scopes: ['openid', 'repo'],
    additionalParams: { prompt: 'consent' },
    pushedAuthorizationUrl: server.pushedAuthorizationUrl,
    ...fields,
  });

const configOf = async ({ id }: OauthConfig): Promise<OauthConfig> =>
  (await stand.app.rest('GET', '/oauth-configs')).body.find((one: OauthConfig) => one.id === id);

const events = async () =>
  (await stand.app.deps.connection.db.selectFrom('audit_events').selectAll().execute())
    .filter(({ action }) => action === 'oauth.authorize')
    .map(({ host, key_sent, detail }) => ({
      host,
      sent: Boolean(key_sent),
      detail: JSON.parse(detail ?? '{}'),
    }));

/** An endpoint where logins are pushed that responds as a test says. */
const startPushed = async (
  respond: (call: Received) => { status?: number; body: string; location?: string },
) => {
  const upstream: Upstream = await startUpstream((call, _request, response) => {
    const { status = 201, body, location } = respond(call);
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) })
      .end(body);
  });
  running.push(upstream);
  return upstream;
};

describe('a login that is pushed', () => {
  it.each(CALLERS)('is completed at a real provider that takes no other, by %s', async (caller) => {
    const server = await startOidc();
    const config = await make(server);
    const { authUrl, cookie } = await beginOauthLogin(stand.app, config, caller);
    // Nothing of what is asked for is in the browser’s URL.
    expect([...authUrl.searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri']);
    const { searchParams } = await followLogin(authUrl.href, REDIRECT_URI);
    const params = Object.fromEntries(searchParams);
    expect((await completeOauthLogin(stand.app, params, { caller, cookie })).body).toMatchObject({
      success: true,
    });
    expect(await listOauthConnections(stand.app)).toHaveLength(1);
  });

  it.each(['basic', 'secret_jwt'] as const)(
    'proves the client’s identity as at the token URL: %s',
    async (clientAuth) => {
      const server = await startOidc({ clientAuth });
      const auth = clientAuth === 'secret_jwt' ? { clientAuth: 'client_secret_jwt' } : {};
      const config = await make(server, { issuer: server.issuer, ...auth });
      const { authUrl } = await beginOauthLogin(stand.app, config);
      expect(authUrl.searchParams.has('request_uri')).toBe(true);
      const row = await stand.app.deps.connection.db
        .selectFrom('oauth_configs')
        .select('client_auth')
        .where('id', '=', config.id)
        .executeTakeFirstOrThrow();
      expect(row.client_auth).toBe(clientAuth === 'basic' ? 'basic' : 'signed');
    },
  );

  it('keeps what else is in the authorization URL, and records who got the secret', async () => {
    const pushed = await startPushed(() => ({ body: '{"request_uri":"urn:x:1","expires_in":60}' }));
    const config = await makeOauthConfig(
      stand.app,
      { ...stand.tokens, authorizationUrl: `${stand.tokens.authorizationUrl}?tenant=7&state=fixed` },
      { pushedAuthorizationUrl: `${pushed.url}/par` },
    );
    const before = (await events()).length;
    const { authUrl } = await beginOauthLogin(stand.app, config);
    expect(Object.fromEntries(authUrl.searchParams)).toEqual({
      tenant: '7',
      client_id: 'a-client',
      request_uri: 'urn:x:1',
    });
    const params = new URLSearchParams(pushed.received[0]?.body);
    expect(params.get('code_challenge_method')).toBe('S256');
    expect(params.get('redirect_uri')).toBe(REDIRECT_URI);
    expect(params.get('state')).toMatch(/^[\w-]{20,}$/);
    expect((await events()).slice(before)).toContainEqual({ host: pushed.host, sent: true, detail: {} });
  });
});

describe('a login that the server does not take', () => {
  const refusals: [string, () => { status?: number; body: string; location?: string }, string][] = [
    [
      'an error',
      () => ({
        status: 400,
        body: '{"error":"invalid_request","error_description":"redirect_uri is not registered"}',
      }),
      'redirect URI',
    ],
    ['no name of a request', () => ({ body: '{"expires_in":60}' }), 'without the name of the login'],
    [
      'a name that is none',
      () => ({ body: JSON.stringify({ request_uri: 'urn:x 1\n' }) }),
      'without the name of the login',
    ],
    ['a page', () => ({ status: 200, body: '<!doctype html><html></html>' }), 'web page'],
    [
      'a redirect',
      () => ({ status: 302, body: '', location: 'https://other.example/' }),
      'pushed authorization URL',
    ],
    [
      'a refusal of the client',
      () => ({ status: 401, body: '{"error":"invalid_client"}' }),
      'did not accept the client ID and secret',
    ],
  ];

  it.each(refusals)('because of %s is ended, and told in words', async (_what, respond, words) => {
    const pushed = await startPushed(respond);
    const config = await makeOauthConfig(stand.app, stand.tokens, {
      pushedAuthorizationUrl: `${pushed.url}/par`,
    });
    const begun = await stand.app.rest('GET', `/oauth/authorize/${config.providerId}`);
    expect(begun).toMatchObject({ status: 412, body: { message: expect.stringContaining(words) } });
    const { db } = stand.app.deps.connection;
    expect(await db.selectFrom('oauth_states').selectAll().execute()).toEqual([]);
    const [last] = (await events()).slice(-1);
    expect(last).toMatchObject({ host: pushed.host, sent: true, detail: { reason: expect.any(String) } });
  });

  it('is pushed the next time, if it had to be and the server publishes where', async () => {
    const server = await startOidc();
    const config = await make(server, { pushedAuthorizationUrl: '' });
    const says = { error: 'invalid_request', error_description: 'Pushed Authorization Request must be used' };
    const failedWith = async () => {
      const { state, cookie } = await beginOauthLogin(stand.app, config);
      return (await completeOauthLogin(stand.app, { ...says, state }, { cookie })).body;
    };
    expect(await failedWith()).toMatchObject({
      success: false,
      error: expect.stringContaining('pushed to it before (PAR)'),
      advice: [expect.stringContaining('from now on')],
    });
    expect((await configOf(config)).pushedAuthorizationUrl).toBe(server.pushedAuthorizationUrl);
    const { items } = (await stand.app.rest('GET', '/audit?action=oauth.configure')).body;
    expect(items[0]).toMatchObject({
      host: new URL(server.pushedAuthorizationUrl).host,
      fields: ['pushedAuthorizationUrl'],
    });
    const { authUrl, cookie } = await beginOauthLogin(stand.app, config);
    const { searchParams } = await followLogin(authUrl.href, REDIRECT_URI);
    const done = await completeOauthLogin(stand.app, Object.fromEntries(searchParams), { cookie });
    expect(done.body.success).toBe(true);
  });

  it('is pushed nowhere that is not on the origin of the token URL, whatever is published', async () => {
    const par = 'https://other.example/par';
    const server = await startUpstream(({ path }, _request, response) => {
      const own = server.url;
      const metadata = {
        issuer: own,
        authorization_endpoint: `${own}/authorize`,
        token_endpoint: `${own}/token`,
        pushed_authorization_request_endpoint: par,
      };
      response.writeHead(path.includes('well-known') ? 200 : 404).end(JSON.stringify(metadata));
    });
    running.push(server);
    const { url } = server;
    const config = await makeOauthConfig(stand.app, {
      authorizationUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
    });
    const { state, cookie } = await beginOauthLogin(stand.app, config);
    const says = {
      error: 'invalid_request',
      error_description: 'Pushed authorization requests are required',
    };
    await completeOauthLogin(stand.app, { ...says, state }, { cookie });
    expect((await configOf(config)).pushedAuthorizationUrl).toBe('');
    expect(server.received.some(({ path }) => path.includes('well-known'))).toBe(true);
  });

  it('gets advice where the server publishes nothing', async () => {
    const config = await makeOauthConfig(stand.app, stand.tokens);
    const { state, cookie } = await beginOauthLogin(stand.app, config);
    const says = {
      error: 'invalid_request',
      error_description: 'Pushed authorization requests are required',
    };
    expect((await completeOauthLogin(stand.app, { ...says, state }, { cookie })).body).toMatchObject({
      success: false,
      advice: [expect.stringContaining('Enter the pushed authorization URL')],
    });
    expect((await configOf(config)).pushedAuthorizationUrl).toBe('');
  });
});

describe('the URL where logins are pushed', () => {
  it('gets the client secret, so it is entered again for another origin, and bound to it', async () => {
    const config = await makeOauthConfig(stand.app, stand.tokens);
    const change = (fields: object) =>
      stand.app.rest('PATCH', `/oauth-configs/${config.id}`, fields as Record<string, unknown>);
    const other = 'https://other.example/par';
    expect((await change({ pushedAuthorizationUrl: other })).status).toBe(400);
    expect((await change({ pushedAuthorizationUrl: 'http://other.example/par' })).status).toBe(400);
    const own = `${stand.tokens.url}/par`;
    expect((await change({ pushedAuthorizationUrl: own })).body.pushedAuthorizationUrl).toBe(own);
    const { db } = stand.app.deps.connection;
    await db
      .updateTable('oauth_configs')
      .set({ pushed_authorization_url: other })
      .where('id', '=', config.id)
      .execute();
    expect((await stand.app.rest('GET', `/oauth/authorize/${config.providerId}`)).status).toBe(409);
  });
});
