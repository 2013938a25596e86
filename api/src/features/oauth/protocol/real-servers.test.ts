import { afterAll, describe, expect, it } from 'vitest';
import { authorizationUrlOf, createVerifier } from '#src/features/oauth/protocol/authorization-url.ts';
import { clientCredentialsGrant } from '#src/features/oauth/protocol/client-credentials-grant.ts';
import { exchangeCode } from '#src/features/oauth/protocol/exchange-code.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { refreshGrant } from '#src/features/oauth/protocol/refresh-grant.ts';
import { revokeToken } from '#src/features/oauth/protocol/revoke-token.ts';
import { followLogin } from '#test/follow-login.ts';
import { neverAborted, oauthClient, protocolDeps, REDIRECT_URI } from '#test/oauth-client.ts';
import { startOauthMockServer } from '#test/oauth-mock-server.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import { startTokenServer } from '#test/token-server.ts';

const deps = protocolDeps();
const running: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(running.map(({ close }) => close())));

const startOidc = async (
  options: Partial<Parameters<typeof startOidcServer>[0]> = {},
): Promise<OidcServer> => {
  const server = await startOidcServer({ redirectUris: [REDIRECT_URI], ...options });
  running.push(server);
  return server;
};

const clientOf = (server: OidcServer, overrides: Partial<OauthClient> = {}): OauthClient =>
  oauthClient(server, {
    clientId: server.clientId,
    clientSecret: server.clientSecret,
    issuer: server.issuer,
    ...overrides,
  });

/** Logs in as a browser does. */
const logIn = async (client: OauthClient, verifier = createVerifier()) => {
  const request = {
    state: 'the-state',
    verifier,
    scopes: ['openid', 'repo'],
    additionalParams: { prompt: 'consent' },
  };
  const sentTo = await followLogin(await authorizationUrlOf(client, request), client.redirectUri);
  const { code = '', state = '', iss } = Object.fromEntries(sentTo.searchParams);
  expect(state).toBe('the-state');
  return { code, state, iss, verifier, scopes: request.scopes };
};
const exchange = async (client: OauthClient, callback: Awaited<ReturnType<typeof logIn>>) =>
  exchangeCode(deps, client, callback, neverAborted());
const refresh = (client: OauthClient, token: string) => refreshGrant(deps, client, token, neverAborted());

const grantOf = async (client: OauthClient) => {
  const { grant, problem } = await exchange(client, await logIn(client));
  if (grant === undefined) throw new Error(problem.message);
  return { ...grant, refreshToken: grant.refreshToken ?? '' };
};
const statusOf = async (server: OidcServer, accessToken: string) =>
  (await fetch(server.userinfoUrl, { headers: { authorization: `Bearer ${accessToken}` } })).status;

describe.each(['basic', 'post'] as const)('a real OpenID provider with client_secret_%s', (method) => {
  it('gives a working token for a code with PKCE, whatever is known of its method', async () => {
    const server = await startOidc({
      clientAuth: method,
      clientSecret: 'sp%cial/+:secret~é=0123456789'.replace('é', 'e'),
    });
    for (const clientAuth of [null, 'basic', 'body'] as const) {
      const grant = await grantOf(clientOf(server, { clientAuth }));
      expect(grant).toMatchObject({ tokenType: 'Bearer', expiresIn: 3600, scopes: ['openid', 'repo'] });
      expect(grant.idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(await statusOf(server, grant.accessToken)).toBe(200);
    }
    expect(server.revokedGrants).toEqual([]);
  });

  it('gives a new pair for a refresh token, and the new one works', async () => {
    const server = await startOidc({ clientAuth: method, accessTokenSeconds: 60 });
    const client = clientOf(server);
    const first = await grantOf(client);
    expect(first.expiresIn).toBe(60);
    const { grant: second } = await refresh(client, first.refreshToken);
    expect(second?.refreshToken).not.toBe(first.refreshToken);
    const { grant: third } = await refresh(client, second?.refreshToken ?? '');
    expect(await statusOf(server, third?.accessToken ?? '')).toBe(200);
    expect(server.revokedGrants).toEqual([]);
  });
});

describe('a real OpenID provider refuses', () => {
  it('a wrong verifier and a missing one', async () => {
    const client = clientOf(await startOidc());
    for (const verifier of [createVerifier(), null]) {
      const { problem } = await exchange(client, { ...(await logIn(client)), verifier: verifier as string });
      expect(problem).toMatchObject({ code: 'invalid_grant' });
    }
  });

  it('a code that was used, and ends its tokens', async () => {
    const server = await startOidc();
    const client = clientOf(server);
    const callback = await logIn(client);
    const { grant } = await exchange(client, callback);
    expect((await exchange(client, callback)).problem).toMatchObject({
      code: 'invalid_grant',
      needsReauth: true,
    });
    expect(server.revokedGrants).toHaveLength(1);
    expect(await statusOf(server, grant?.accessToken ?? '')).toBe(401);
  });

  it('a refresh token that was used, and ends the family', async () => {
    const server = await startOidc();
    const client = clientOf(server);
    const first = await grantOf(client);
    const { grant: second } = await refresh(client, first.refreshToken);
    const { problem } = await refresh(client, first.refreshToken);
    expect(problem).toMatchObject({ code: 'invalid_grant', needsReauth: true });
    expect(server.revokedGrants).toHaveLength(1);
    expect((await refresh(client, second?.refreshToken ?? '')).problem?.needsReauth).toBe(true);
  });

  it('a wrong secret, without using up the code or the refresh token', async () => {
    const server = await startOidc();
    const client = clientOf(server);
    const wrong = clientOf(server, { clientSecret: 'another-secret-0123456789' });
    const callback = await logIn(client);
    expect((await exchange(wrong, callback)).problem).toMatchObject({
      code: 'invalid_client',
      needsReauth: false,
    });
    const { grant } = await exchange(client, callback);
    expect((await refresh(wrong, grant?.refreshToken ?? '')).problem?.code).toBe('invalid_client');
    expect((await refresh(client, grant?.refreshToken ?? '')).grant?.accessToken).toBeTruthy();
    expect(server.revokedGrants).toEqual([]);
  });

  it('another redirect URI than the one of the login', async () => {
    const other = 'http://localhost:4000/oauth-callback';
    const server = await startOidc({ redirectUris: [REDIRECT_URI, other] });
    const callback = await logIn(clientOf(server));
    const { problem } = await exchange(clientOf(server, { redirectUri: other }), callback);
    expect(problem?.code).toBe('invalid_grant');
    expect(problem?.advice.join(' ')).toContain(other);
  });
});

describe('a token for the app itself', () => {
  const ask = (client: OauthClient) =>
    clientCredentialsGrant(deps, client, { scopes: ['repo'], additionalParams: {} }, neverAborted());

  it.each(['basic', 'post'] as const)(
    'is given by a real OpenID provider with client_secret_%s',
    async (way) => {
      const client = clientOf(await startOidc({ clientAuth: way }));
      const { grant } = await ask(client);
      expect(grant).toMatchObject({
        tokenType: 'Bearer',
        expiresIn: 3600,
        scopes: ['repo'],
        refreshToken: null,
      });
    },
  );

  it('is refused by it for a wrong secret, which passes', async () => {
    const server = await startOidc();
    const { problem } = await ask(clientOf(server, { clientSecret: 'another-secret-0123456789' }));
    expect(problem).toMatchObject({ code: 'invalid_client', needsReauth: false });
  });

  it('is given by the mock server', async () => {
    const server = await startOauthMockServer();
    running.push(server);
    expect((await ask(oauthClient(server))).grant).toMatchObject({ expiresIn: 3600, scopes: ['repo'] });
  });
});

describe('a token is revoked', () => {
  it('at a real OpenID provider, and again without harm', async () => {
    const server = await startOidc();
    const client = clientOf(server, { clientAuth: 'body' });
    const grant = await grantOf(client);
    for (const _time of [1, 2])
      expect(await revokeToken(deps, client, server.revocationUrl, grant.refreshToken)).toEqual({
        isRevoked: true,
      });
    expect((await refresh(client, grant.refreshToken)).problem?.code).toBe('invalid_grant');
  });

  it('or it is said why not', async () => {
    const server = await startTokenServer();
    running.push(server);
    const client = oauthClient(server);
    const token = 'a-token-0123456789';
    const revoke = () => revokeToken(deps, client, server.tokenUrl, token);
    server.behave({ body: '' });
    expect(await revoke()).toEqual({ isRevoked: true });
    expect(new URLSearchParams(server.received[0]?.body).get('token')).toBe(token);
    server.behave({ body: '{"message":"Token revoked"}' });
    expect(await revoke()).toEqual({ isRevoked: true });
    server.behave({ body: '{"ok":false,"error":"token_revoked"}' });
    expect(await revoke()).toMatchObject({ isRevoked: false, problem: { code: 'token_revoked' } });
    server.behave({ status: 503, body: token });
    expect(await revoke()).toMatchObject({ isRevoked: false, problem: { code: 'http_503' } });
    expect(JSON.stringify(await revoke())).not.toContain(token);
    server.behave({ status: 302, headers: { location: '/' }, body: '' });
    expect(await revoke()).toMatchObject({ isRevoked: false, problem: { code: 'redirect' } });
    const gone = await revokeToken(deps, client, 'http://127.0.0.1:1/', token);
    expect(gone).toMatchObject({ isRevoked: false, problem: { code: 'refused' } });
  });
});

describe('the mock server', () => {
  it('completes a login and a refresh, and checks the verifier', async () => {
    const server = await startOauthMockServer();
    running.push(server);
    const client = oauthClient(server);
    const grant = await grantOf(client);
    expect(grant).toMatchObject({ tokenType: 'Bearer', expiresIn: 3600 });
    expect((await refresh(client, grant.refreshToken)).grant?.accessToken).toBeTruthy();
    const callback = await logIn(client);
    expect((await exchange(client, { ...callback, verifier: createVerifier() })).problem).toBeDefined();
    expect(await revokeToken(deps, client, server.revocationUrl, grant.refreshToken)).toEqual({
      isRevoked: true,
    });
  });
});
