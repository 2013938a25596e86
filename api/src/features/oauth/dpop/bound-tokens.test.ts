import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoundApi } from '#test/bound-api.ts';
import { followLogin } from '#test/follow-login.ts';
import {
  APP_ITSELF,
  beginOauthLogin,
  completeOauthLogin,
  connectOauth,
  listOauthConnections,
  makeOauthConfig,
  obtainOauthToken,
  REDIRECT_URI,
} from '#test/oauth-login.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';
import { startUpstream } from '#test/upstream.ts';

const stand = useTokenApp();
const running: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(running.map(({ close }) => close())));
beforeEach(async () => {
  await stand.deleteConfigs();
  stand.tokens.received.length = 0;
});

const startOidc = async (
  options: Partial<Parameters<typeof startOidcServer>[0]> = {},
): Promise<OidcServer> => {
  const server = await startOidcServer({ redirectUris: [REDIRECT_URI], dpop: true, ...options });
  running.push(server);
  return server;
};

const make = (server: OidcServer, fields: Record<string, unknown> = {}): Promise<OauthConfig> =>
  makeOauthConfig(stand.app, server, {
    clientId: server.clientId,
    clientSecret: server.clientSecret,
    scopes: ['openid', 'repo'],
    additionalParams: { prompt: 'consent' },
    usesDpop: true,
    ...fields,
  });

const logIn = async (config: OauthConfig) => {
  const { authUrl, cookie } = await beginOauthLogin(stand.app, config);
  const { searchParams } = await followLogin(authUrl.href, REDIRECT_URI);
  return (await completeOauthLogin(stand.app, Object.fromEntries(searchParams), { cookie })).body;
};

const connect = async (config: OauthConfig): Promise<OauthConnection> => {
  expect(await logIn(config)).toMatchObject({ success: true });
  return (await listOauthConnections(stand.app))[0] as OauthConnection;
};

const run = async (connectionId: number, endpoint: string, fields: object = {}) =>
  (await stand.app.rest('POST', '/test', { connectionId, endpoint, method: 'GET', ...fields })).body;

const refresh = (id: number) => stand.app.rest('POST', `/oauth-connections/${id}/refresh`);

const BOUND_GRANT = { body: GRANTED.body.toString().replace('{', '{"token_type":"DPoP",') };

/** A connection with a bound token of the stand-in. */
const connectBound = async (): Promise<OauthConnection> => {
  stand.tokens.behave(BOUND_GRANT);
  const config = await makeOauthConfig(stand.app, stand.tokens, { usesDpop: true });
  return connectOauth(stand.app, config);
};

const startApi = async () => {
  const api = await startBoundApi();
  running.push(api);
  return api;
};

/** The key of each proof that the token URL got. */
const provedKeys = () =>
  stand.tokens.received.map(({ headers }) => {
    const [head = ''] = String(headers.dpop ?? '').split('.');
    return head === '' ? null : JSON.parse(Buffer.from(head, 'base64url').toString()).jwk.x;
  });

describe('a real OpenID provider whose tokens are bound to a key', () => {
  it('is logged in to, called through the connection, and the token renewed with the same key', async () => {
    const server = await startOidc();
    const connection = await connect(await make(server));
    expect(connection).toMatchObject({
      tokenType: 'DPoP',
      tokenPlacement: { type: 'header', name: 'Authorization', prefix: 'DPoP ' },
    });
    expect(await run(connection.id, server.userinfoUrl)).toMatchObject({ status: 200 });
    for (let time = 0; time < 2; time += 1) {
      expect((await refresh(connection.id)).status).toBe(200);
      expect(await run(connection.id, server.userinfoUrl)).toMatchObject({ status: 200 });
    }
    expect(server.revokedGrants).toEqual([]);
  });

  it.each([{ clientAuth: 'none' as const }, { pushed: true }, { jwtTokens: true }])(
    'is logged in to with %j too',
    async (options) => {
      const server = await startOidc(options);
      const { pushedAuthorizationUrl } = server;
      const connection = await connect(
        await make(server, {
          ...(options.clientAuth === 'none' ? { clientAuth: 'none', clientSecret: '' } : {}),
          ...(options.pushed === true ? { pushedAuthorizationUrl } : {}),
        }),
      );
      expect(connection.tokenType).toBe('DPoP');
      expect((await refresh(connection.id)).status).toBe(200);
    },
  );

  it('gives a token to the app itself, and renews it', async () => {
    const server = await startOidc();
    const config = await make(server, { ...APP_ITSELF, scopes: ['repo'], additionalParams: {} });
    const connection = await obtainOauthToken(stand.app, config);
    expect(connection.tokenType).toBe('DPoP');
    expect((await refresh(connection.id)).status).toBe(200);
  });

  it('says without the switch that it wants one', async () => {
    const server = await startOidc();
    const { body } = await stand.app.rest('POST', '/oauth/metadata', { url: server.url });
    expect(body.message).toContain('can bind tokens to a key (DPoP)');
    // This one does not say which part of the request it misses.
    expect(await logIn(await make(server, { usesDpop: false }))).toMatchObject({ success: false });
  });
});

describe('a call with a bound token', () => {
  it('proves its method, its URL and its token, over REST and tRPC, whatever the method', async () => {
    const { id } = await connectBound();
    const api = await startApi();
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await run(id, `${api.url}/things?page=2`, { method })).toMatchObject({ status: 200 });
    const input = { connectionId: id, endpoint: `${api.url}/things`, method: 'GET' };
    expect((await stand.app.trpc('mutation', 'testing.run', input)).body).toMatchObject({ status: 200 });
    expect(api.judged).toEqual([null, null, null, null]);
  });

  it('is repeated once with the nonce that the API wants, and the next has it at once', async () => {
    const { id } = await connectBound();
    const api = await startApi();
    api.want('first-nonce');
    expect(await run(id, `${api.url}/things`, { method: 'POST' })).toMatchObject({ status: 200 });
    expect(await run(id, `${api.url}/others`)).toMatchObject({ status: 200 });
    expect(api.judged).toEqual(['nonce', null, null]);
    api.want('second-nonce');
    expect(await run(id, `${api.url}/others`)).toMatchObject({ status: 200 });
    expect(api.judged.slice(3)).toEqual(['nonce', null]);
  });

  it('is not repeated for ever by an API that always wants another nonce', async () => {
    const { id } = await connectBound();
    const api = await startApi();
    let count = 0;
    const changing = setInterval(() => {
      count += 1;
      api.want(`nonce-${count}`);
    }, 1);
    const result = await run(id, `${api.url}/things`, { method: 'POST' });
    clearInterval(changing);
    expect([200, 401]).toContain(result.status);
    expect(api.judged.length).toBeLessThanOrEqual(2);
  });

  it('is not sent as a bearer token, nor its proof shown, stored or written into code', async () => {
    const { id } = await connectBound();
    const api = await startApi();
    const input = { connectionId: id, endpoint: `${api.url}/things`, method: 'GET' };
    const preview = await stand.app.rest('POST', '/test/preview', input);
    expect(JSON.stringify(preview.body)).not.toMatch(/eyJ|Bearer/);
    for (const language of ['curl', 'javascript', 'python']) {
      const { status, body } = await stand.app.rest('POST', '/generate-code', { ...input, language });
      expect(status).toBe(200);
      expect(body.code).not.toMatch(/Bearer|DPoP/);
      expect(body.description).toContain('bound to a key that does not leave Gatehouse');
    }
    await run(id, `${api.url}/things`);
    const { db } = stand.app.deps.connection;
    const row = await db
      .selectFrom('oauth_connections')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.dpop_key).toMatch(/^v2\./);
    const listed = JSON.stringify((await stand.app.rest('GET', '/oauth-connections')).body);
    expect(listed).not.toMatch(/"d"|dpop_?key/i);
  });

  it('goes with no proof to a host that does not get the token', async () => {
    const { id } = await connectBound();
    const api = await startApi();
    expect(await run(id, `${api.url}/things`, { withoutKey: true })).toMatchObject({ status: 401 });
    expect(api.received[0]?.headers).not.toHaveProperty('dpop');
  });

  it('takes its proof to no other origin with a redirect', async () => {
    const { id } = await connectBound();
    const api = await startApi();
    const other = await startUpstream((_call, _request, response) =>
      response.writeHead(302, { location: `${api.url}/elsewhere` }).end(),
    );
    running.push(other);
    await run(id, `${other.url}/things`);
    expect(other.received[0]?.headers.dpop).toBeDefined();
    expect(api.received.map(({ headers }) => headers.dpop)).toEqual([undefined]);
  });

  it('does not open with the key of another connection', async () => {
    const { id } = await connectBound();
    const { db } = stand.app.deps.connection;
    const { access_token } = await db
      .selectFrom('oauth_connections')
      .select('access_token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db.updateTable('oauth_connections').set({ dpop_key: access_token }).where('id', '=', id).execute();
    const { status } = await stand.app.rest('POST', '/test', {
      connectionId: id,
      endpoint: 'http://127.0.0.1:1/',
      method: 'GET',
    });
    expect(status).toBe(409);
  });
});

describe('the key of a connection', () => {
  it('is another for each login, and the same for each renewal, also once the switch is off', async () => {
    const { id, providerId } = await connectBound();
    await refresh(id);
    const [config] = (await stand.app.rest('GET', '/oauth-configs')).body as OauthConfig[];
    await stand.app.rest('PATCH', `/oauth-configs/${config?.id}`, { usesDpop: false });
    expect((await refresh(id)).status).toBe(200);
    await stand.app.rest('PATCH', `/oauth-configs/${config?.id}`, { usesDpop: true });
    await connectOauth(stand.app, { providerId });
    const [first, ...others] = provedKeys();
    expect(first).not.toBeNull();
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(others[2]).not.toBe(first);
  });

  it('is proved with the nonce that the token URL wants, once, with the same code', async () => {
    let wants = true;
    stand.tokens.behave(() => {
      const refused = { status: 400, headers: { 'dpop-nonce': 'n' }, body: '{"error":"use_dpop_nonce"}' };
      const response = wants ? refused : BOUND_GRANT;
      wants = false;
      return response;
    });
    const config = await makeOauthConfig(stand.app, stand.tokens, { usesDpop: true });
    await connectOauth(stand.app, config);
    const nonces = stand.tokens.received.map(({ headers }) => {
      const [, claims = ''] = String(headers.dpop).split('.');
      return JSON.parse(Buffer.from(claims, 'base64url').toString()).nonce;
    });
    expect(nonces).toEqual([undefined, 'n']);
    wants = true;
    stand.tokens.behave({ status: 400, body: '{"error":"use_dpop_nonce"}' });
    const { state, cookie } = await beginOauthLogin(stand.app, config);
    const { body } = await completeOauthLogin(stand.app, { code: 'a-code-0123456789', state }, { cookie });
    expect(body.advice).toEqual([expect.stringContaining('clock')]);
    expect(stand.tokens.received).toHaveLength(4);
  });

  it('is not used where the server gives a bearer token all the same', async () => {
    stand.tokens.behave(GRANTED);
    const config = await makeOauthConfig(stand.app, stand.tokens, { usesDpop: true });
    const connection = await connectOauth(stand.app, config);
    expect(connection).toMatchObject({ tokenType: 'Bearer', tokenPlacement: { type: 'bearer' } });
    const api = await startApi();
    await run(connection.id, `${api.url}/things`);
    expect(api.received[0]?.headers.authorization).toMatch(/^Bearer /);
    expect(api.received[0]?.headers).not.toHaveProperty('dpop');
  });
});
