import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freshToken } from '#src/features/oauth/fresh-token.service.ts';
import { startGrantServer } from '#test/grant-server.ts';
import {
  APP_ITSELF,
  beginOauthLogin,
  connectOauth,
  listOauthConnections,
  makeOauthConfig,
  obtainOauthToken,
  setExpiry,
} from '#test/oauth-login.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';

const stand = useTokenApp();
const TOKEN = {
  body: JSON.stringify({ access_token: 'an-access-token-0123456789', expires_in: 3600 }),
};
beforeEach(() => {
  stand.tokens.received.length = 0;
  stand.tokens.behave(TOKEN);
});
afterEach(() => stand.deleteConfigs());

const makeConfig = (fields: Record<string, unknown> = {}) =>
  makeOauthConfig(stand.app, stand.tokens, { ...APP_ITSELF, ...fields });

const change = (id: number, fields: Record<string, unknown>) =>
  stand.app.rest('PATCH', `/oauth-configs/${id}`, fields);

const obtain = ({ providerId }: { providerId: number }) =>
  stand.app.rest('POST', `/oauth/token/${providerId}`);

/** What the token endpoint was sent, oldest first. */
const sent = () => stand.tokens.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

const events = async (query: string) => (await stand.app.rest('GET', `/audit?${query}`)).body.items;

describe('a configuration without a login', () => {
  it('has no authorization URL and no redirect URI', async () => {
    const config = await makeConfig();
    expect(config).toMatchObject(APP_ITSELF);
    const { body } = await stand.app.rest('GET', '/oauth-configs');
    expect(body).toMatchObject([{ id: config.id, ...APP_ITSELF }]);
    // As it was read, it can be sent.
    expect((await change(config.id, { ...config })).body).toEqual(config);
  });

  it('is asked for: otherwise there is a login, with all that belongs to one', async () => {
    const { grant, redirectUri } = await makeOauthConfig(stand.app, stand.tokens);
    expect(grant).toBe('authorization_code');
    expect(redirectUri).not.toBe('');
    await stand.deleteConfigs();
    await expect(makeConfig({ grant: undefined })).rejects.toThrow('Authorization URL must be a valid URL');
    await expect(makeConfig({ grant: 'password' })).rejects.toThrow('grant');
  });

  it('needs a secret', async () => {
    await expect(makeConfig({ clientSecret: '' })).rejects.toThrow('Client Secret is required');
    await expect(makeConfig({ clientAuth: 'none' })).rejects.toThrow('has to prove with its secret');
    const { id } = await makeConfig();
    const { status, body } = await change(id, { clientAuth: 'none' });
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['clientAuth'] }]);
  });

  it('can get a login, once it has the URLs of one, and the other way round', async () => {
    const config = await makeConfig();
    const login = { grant: 'authorization_code', authorizationUrl: stand.tokens.authorizationUrl };
    expect((await change(config.id, login)).body.issues).toEqual([
      { path: ['redirectUri'], message: 'Redirect URI must be a valid URL' },
    ]);
    const redirectUri = 'http://localhost/oauth-callback';
    expect((await change(config.id, { ...login, redirectUri })).body).toMatchObject(login);
    stand.tokens.behave(GRANTED);
    const { id } = await connectOauth(stand.app, config);
    const { grant } = APP_ITSELF;
    expect((await change(config.id, { grant })).body).toMatchObject({ ...login, grant });
    // The tokens of the login are those of a person.
    expect(await listOauthConnections(stand.app)).toMatchObject([{ id, status: 'needs_reauth' }]);
  });

  it('begins no login, and one with a login gets no token without it', async () => {
    const config = await makeConfig();
    const begun = await stand.app.rest('GET', `/oauth/authorize/${config.providerId}`);
    expect(begun).toMatchObject({ status: 412 });
    expect(begun.body.message).toContain('gets its access token without a login');
    await expect(beginOauthLogin(stand.app, config)).rejects.toThrow('without a login');
    await stand.deleteConfigs();
    expect((await obtain(config)).body.message).toContain('has no OAuth configuration yet');
    const { status, body } = await obtain(await makeOauthConfig(stand.app, stand.tokens));
    expect(status).toBe(412);
    expect(body.message).toContain('gets its access token by a login');
    expect((await stand.app.rest('POST', '/oauth/token/999')).status).toBe(404);
    expect(stand.tokens.received).toEqual([]);
  });
});

describe('a token for the app itself', () => {
  it('becomes the connection of the provider, over REST and tRPC alike', async () => {
    const config = await makeConfig();
    const connected = { success: true, message: 'Gatehouse is connected to Custom.', provider: 'Custom' };
    expect(await obtain(config)).toMatchObject({ status: 200, body: connected });
    const over = await stand.app.trpc('mutation', 'oauth.obtainToken', { providerId: config.providerId });
    expect(over).toMatchObject({ status: 200, body: connected });
    const [connection] = await listOauthConnections(stand.app);
    expect(connection).toMatchObject({
      providerId: config.providerId,
      status: 'active',
      isRenewable: true,
      scopes: ['read', 'write'],
      tokenType: 'Bearer',
    });
    expect(await events(`connectionId=${connection?.id}`)).toMatchObject([
      { action: 'oauth.connect', host: stand.tokens.host, keySent: true },
      { action: 'oauth.connect', host: stand.tokens.host, keySent: true },
    ]);
  });

  it('is asked for with the scopes and what else the configuration says, but no reserved name', async () => {
    const additionalParams = {
      audience: 'https://api.example.com',
      resource: ['https://a.example', 'https://b.example'],
      grant_type: 'password',
      scope: 'admin',
      'client secret': 'stolen',
      left: null,
    };
    await obtainOauthToken(stand.app, await makeConfig({ additionalParams }));
    const [call] = stand.tokens.received;
    const params = new URLSearchParams(call?.body);
    expect([...params].toSorted()).toEqual([
      ['audience', 'https://api.example.com'],
      ['grant_type', 'client_credentials'],
      ['resource', 'https://a.example'],
      ['resource', 'https://b.example'],
      ['scope', 'read write'],
    ]);
    expect(call?.headers.authorization).toMatch(/^Basic /);
  });

  it('is asked for in the body too if a header is refused, and that is remembered', async () => {
    stand.tokens.behave(({ headers }) =>
      headers.authorization === undefined ? TOKEN : { status: 401, body: '{"error":"invalid_client"}' },
    );
    const config = await makeConfig();
    await obtainOauthToken(stand.app, config);
    await obtainOauthToken(stand.app, config);
    expect(sent().map(({ client_secret }) => client_secret !== undefined)).toEqual([false, true, true]);
  });

  it.each([
    ['invalid_client', 401, 'Copy the client ID and the client secret again'],
    ['unauthorized_client', 400, 'Allow client credentials in the settings of the app'],
    ['access_denied', 403, 'compare the scopes and the additional parameters'],
    ['invalid_grant', 400, 'Copy the client ID and the client secret again'],
    ['unsupported_grant_type', 400, 'that the app at Custom may use client credentials'],
    ['invalid_request', 400, 'Check the additional parameters and the token URL'],
    ['temporarily_unavailable', 503, 'Try again in a few minutes'],
  ])('is refused with %s, in words that speak of no login', async (error, status, advice) => {
    const description = 'The redirect_uri is not looked at';
    stand.tokens.behave({ status, body: JSON.stringify({ error, error_description: description }) });
    const { body } = await obtain(await makeConfig({ clientAuth: 'basic' }));
    expect(body).toMatchObject({ success: false, provider: 'Custom' });
    expect(body.error).toContain(`(${error})`);
    expect(body.advice.join(' ')).toContain(advice);
    expect(`${body.error.replace(description, '')} ${body.advice.join(' ')}`).not.toMatch(
      /log ?in|redirect|authorization code/i,
    );
    expect(await listOauthConnections(stand.app)).toEqual([]);
    expect((await events('action=oauth.connect'))[0]).toMatchObject({ reason: error, keySent: true });
  });

  it('is not stored if the configuration changes meanwhile', async () => {
    const config = await makeConfig();
    stand.tokens.behave(async () => {
      await change(config.id, { clientId: 'another' });
      return TOKEN;
    });
    const { body } = await obtain(config);
    expect(body).toMatchObject({ success: false, advice: ['Try again.'] });
    expect(await listOauthConnections(stand.app)).toEqual([]);
  });
});

describe('when it expires', () => {
  const start = async (fields: Record<string, unknown> = { expires_in: 3600 }) => {
    const server = await startGrantServer({ givesRefreshToken: false, fields });
    onTestFinished(() => server.close());
    const config = await makeOauthConfig(stand.app, server, APP_ITSELF);
    const { id } = await obtainOauthToken(stand.app, config);
    const call = () =>
      stand.app.rest('POST', '/test', { connectionId: id, endpoint: server.apiUrl, method: 'GET' });
    return { server, id, config, call };
  };

  it('another is asked for, once for all who call at that time', async () => {
    const { server, id } = await start();
    await setExpiry(stand.app, id, -5);
    const callers = await Promise.all(Array.from({ length: 20 }, () => freshToken(stand.app.deps, id)));
    expect(new Set(callers.map(({ token }) => token))).toEqual(new Set([server.accessToken()]));
    expect(server.logins).toHaveLength(2);
    expect(server.refreshes).toEqual([]);
    for (const { body } of server.logins) expect(body).toContain('grant_type=client_credentials');
    expect(await listOauthConnections(stand.app)).toMatchObject([
      { id, status: 'active', isRenewable: true, refreshedAt: expect.any(String) },
    ]);
  });

  it('the call that needs it goes through, and also after the API has rejected a token', async () => {
    const { server, id, call } = await start();
    await setExpiry(stand.app, id, -5);
    expect((await call()).body.status).toBe(200);
    server.revokeAccessTokens();
    await setExpiry(stand.app, id, 600);
    expect((await call()).body.status).toBe(200);
    expect(server.logins).toHaveLength(3);
  });

  it('it is renewed on request too, also if it never expires', async () => {
    const { server, id } = await start({});
    expect(await stand.app.rest('POST', `/oauth-connections/${id}/refresh`)).toMatchObject({
      status: 200,
      body: { id, status: 'active', expiresAt: null },
    });
    expect(server.logins).toHaveLength(2);
    expect((await events(`connectionId=${id}`))[0]).toMatchObject({ action: 'oauth.refresh', keySent: true });
  });

  it.each([
    ['invalid_client', 401],
    ['invalid_grant', 400],
    ['access_denied', 403],
    ['server_error', 500],
  ])('and the provider says %s, that is said, and the next call asks again', async (error, status) => {
    const { id } = await obtainOauthToken(stand.app, await makeConfig());
    const refresh = () => stand.app.rest('POST', `/oauth-connections/${id}/refresh`);
    stand.tokens.behave({ status, body: JSON.stringify({ error }) });
    const { status: refused, body } = await refresh();
    expect(refused).toBe(503);
    expect(body.message).toContain(`(${error})`);
    expect(await listOauthConnections(stand.app)).toMatchObject([{ status: 'active', problem: null }]);
    stand.tokens.behave(TOKEN);
    expect((await refresh()).status).toBe(200);
  });

  it('nothing is asked for an older configuration, and no words speak of a login', async () => {
    const { server, id, config, call } = await start();
    await change(config.id, { clientId: 'another' });
    const { status, body } = await call();
    expect(status).toBe(412);
    expect(body.message).toMatch(
      /^The Custom connection needs a new access token\. The OAuth configuration was/,
    );
    const pinned = await stand.app.rest('POST', `/oauth-connections/${id}/hosts`, {
      host: 'api.example.com',
    });
    expect(pinned.body.message).toContain('needs a new access token before a host is pinned');
    expect(server.logins).toHaveLength(1);
    await obtainOauthToken(stand.app, config);
    expect((await call()).body.status).toBe(200);
  });
});

describe('at a real OpenID provider', () => {
  let oidc: OidcServer;
  beforeAll(async () => {
    oidc = await startOidcServer({
      redirectUris: ['http://localhost/oauth-callback'],
      accessTokenSeconds: 60,
    });
  });
  afterAll(() => oidc.close());

  it('the app gets a token, and another', async () => {
    const { clientId, clientSecret } = oidc;
    const fields = { ...APP_ITSELF, clientId, clientSecret, scopes: ['repo'] };
    const { id } = await obtainOauthToken(stand.app, await makeOauthConfig(stand.app, oidc, fields));
    const first = await freshToken(stand.app.deps, id);
    expect((await stand.app.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(200);
    const second = await freshToken(stand.app.deps, id);
    expect(second.token).not.toBe(first.token);
    expect(oidc.tokenCalls).toEqual(Array(2).fill({ grantType: 'client_credentials', error: null }));
  });
});
