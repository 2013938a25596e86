import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  APP_ITSELF,
  beginOauthLogin,
  completeOauthLogin,
  connectOauth,
  listOauthConnections,
  makeOauthConfig,
  obtainOauthToken,
} from '#test/oauth-login.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';

const stand = useTokenApp();
beforeEach(() => {
  stand.tokens.received.length = 0;
  stand.tokens.behave(GRANTED);
});
afterEach(() => stand.deleteConfigs());

const configure = (fields: Record<string, unknown>) => makeOauthConfig(stand.app, stand.tokens, fields);
const refresh = (id: number) => stand.app.rest('POST', `/oauth-connections/${id}/refresh`);
const sent = () => stand.tokens.received.map(({ body }) => body);

/** A token response that says this besides. */
const say = (fields: object): void =>
  stand.tokens.behave({ body: JSON.stringify({ ...JSON.parse(`${GRANTED.body}`), ...fields }) });

describe('what a token request has besides', () => {
  const tokenParams = { type: 'web_server', audience: ['a', 'b'], code: 'stolen', grant_type: 'x' };

  it('is sent with each, and replaces nothing of it', async () => {
    const config = await configure({ tokenParams });
    expect(config).toMatchObject({ tokenParams });
    const { id } = await connectOauth(stand.app, config);
    expect((await refresh(id)).status).toBe(200);
    const [exchanged, renewed] = sent().map((body) => new URLSearchParams(body));
    expect([exchanged?.getAll('type'), exchanged?.getAll('audience')]).toEqual([['web_server'], ['a b']]);
    expect(exchanged?.getAll('code')).toEqual(['a-code-0123456789']);
    expect(exchanged?.getAll('grant_type')).toEqual(['authorization_code']);
    expect(renewed?.get('type')).toBe('web_server');
    expect(renewed?.getAll('grant_type')).toEqual(['refresh_token']);
  });

  it('is sent without a login too', async () => {
    await obtainOauthToken(stand.app, await configure({ ...APP_ITSELF, tokenParams }));
    expect(new URLSearchParams(sent()[0]).get('type')).toBe('web_server');
  });

  it('can be changed without a new login', async () => {
    const { id, providerId } = await configure({ tokenParams });
    const connection = await connectOauth(stand.app, { providerId });
    const { body } = await stand.app.rest('PATCH', `/oauth-configs/${id}`, {
      tokenParams: { type: 'refresh' },
    });
    expect(body).toMatchObject({ tokenParams: { type: 'refresh' } });
    expect((await refresh(connection.id)).status).toBe(200);
    expect(new URLSearchParams(sent().at(-1)).get('type')).toBe('refresh');
  });
});

it.each(['basic', 'body'] as const)(
  'a token request is JSON where that is chosen, with the client %s',
  async (clientAuth) => {
    const config = await configure({ tokenBody: 'json', tokenParams: { audience: 'x' }, clientAuth });
    expect(config.tokenBody).toBe('json');
    const { id } = await connectOauth(stand.app, config);
    expect((await refresh(id)).status).toBe(200);
    for (const { headers } of stand.tokens.received) expect(headers['content-type']).toBe('application/json');
    const [exchanged, renewed] = sent().map((body) => JSON.parse(body));
    const client =
      clientAuth === 'body' ? { client_id: 'a-client', client_secret: 'a-client-secret-0123456789' } : {};
    const shared = { audience: 'x', ...client };
    expect(exchanged).toEqual({
      ...shared,
      grant_type: 'authorization_code',
      code: 'a-code-0123456789',
      redirect_uri: config.redirectUri,
      code_verifier: expect.any(String),
    });
    expect(renewed).toEqual({
      ...shared,
      grant_type: 'refresh_token',
      refresh_token: 'a-refresh-token-0123456789',
    });
  },
);

it.each([
  [null, 'read write'],
  [' ', 'read write'],
  [',', 'read,write'],
] as const)('between scopes is what is chosen: %j', async (scopeSeparator, scope) => {
  const config = await configure({ scopeSeparator });
  expect(config.scopeSeparator).toBe(scopeSeparator);
  expect((await beginOauthLogin(stand.app, config)).authUrl.searchParams.get('scope')).toBe(scope);
});

describe('PKCE', () => {
  const challenge = async (config: OauthConfig) =>
    (await beginOauthLogin(stand.app, config)).authUrl.searchParams.get('code_challenge_method');

  it.each([
    [null, 'S256'],
    [true, 'S256'],
    [false, null],
  ])('is sent as is chosen: %j', async (usesPkce, method) => {
    const config = await configure({ usesPkce });
    expect(config.usesPkce).toBe(usesPkce);
    expect(await challenge(config)).toBe(method);
    await connectOauth(stand.app, config);
    expect(new URLSearchParams(sent()[0]).has('code_verifier')).toBe(method !== null);
  });

  it('is not switched off for a public client, which has no other proof', async () => {
    const isPublic = { clientAuth: 'none', clientSecret: '' };
    await expect(configure({ ...isPublic, usesPkce: false })).rejects.toThrow('no other proof than PKCE');
    const config = await configure(isPublic);
    const patched = await stand.app.rest('PATCH', `/oauth-configs/${config.id}`, { usesPkce: false });
    expect([patched.status, patched.body.message]).toEqual([400, expect.stringContaining('no other proof')]);
    expect(await challenge(config)).toBe('S256');
  });
});

describe('another name of the client ID', () => {
  it('stands in the login and in each token request, and no other one beside it', async () => {
    const config = await configure({
      clientIdParam: 'appid',
      clientAuth: 'body',
      tokenParams: { appid: 'x' },
    });
    const { authUrl } = await beginOauthLogin(stand.app, config);
    expect(authUrl.searchParams.getAll('appid')).toEqual(['a-client']);
    expect(authUrl.searchParams.has('client_id')).toBe(false);
    const { id } = await connectOauth(stand.app, config);
    expect((await refresh(id)).status).toBe(200);
    for (const body of sent().map((text) => new URLSearchParams(text))) {
      expect(body.getAll('appid')).toEqual(['a-client']);
      expect(body.has('client_id')).toBe(false);
    }
  });

  it.each(['client_secret', 'state', 'a b', '1st', 'x'.repeat(65)])(
    'is none of the request: %s',
    async (name) => {
      await expect(configure({ clientIdParam: name })).rejects.toThrow('Must be the name of a parameter');
    },
  );
});

describe('what is kept of an account', () => {
  const kept = { accountFields: ['tenant', 'site'], apiUrl: '' };

  const connect = async (config: OauthConfig, params: Record<string, string> = {}) => {
    const { state, cookie } = await beginOauthLogin(stand.app, config);
    await completeOauthLogin(stand.app, { code: 'a-code-0123456789', state, ...params }, { cookie });
    const [connection] = await listOauthConnections(stand.app);
    return connection;
  };

  it('is what the callback and the token response say under the names of the configuration', async () => {
    say({ tenant: 42, other: 'x' });
    const connection = await connect(await configure(kept), { site: 'eu', session_state: 's' });
    expect(connection?.accountFields).toEqual([
      { name: 'tenant', label: 'tenant', value: '42' },
      { name: 'site', label: 'site', value: 'eu' },
    ]);
  });

  it('stays after a renewal that does not say it, and changes with one that does', async () => {
    say({ tenant: 'one' });
    const connection = await connect(await configure(kept), { site: 'eu' });
    const after = async () => (await refresh(connection?.id ?? 0)).body.accountFields;
    say({});
    expect(await after()).toMatchObject([{ value: 'one' }, { value: 'eu' }]);
    say({ tenant: 'two' });
    expect(await after()).toMatchObject([{ value: 'two' }, { value: 'eu' }]);
  });

  it.each([
    'an-access-token-0123456789',
    'x-a-refresh-token-0123456789',
    'ghp_0123456789abcdefghijABCDEFGHIJ012345',
  ])('is no secret: %s', async (tenant) => {
    say({ tenant });
    expect((await connect(await configure(kept)))?.accountFields).toEqual([]);
  });

  it.each(['api_key', 'session_token', 'clientSecret', 'password', 'code', 'access_token', 'a b', ''])(
    'has no name like %j',
    async (name) => {
      await expect(configure({ accountFields: [name] })).rejects.toThrow('accountFields');
    },
  );
});

describe('the base URL of calls', () => {
  const preview = async (id: number | undefined, endpoint: string) =>
    (await stand.app.rest('POST', '/test/preview', { connectionId: id, endpoint, method: 'GET' })).body;

  const connect = async (apiUrl: string, said: object, pinned?: string) => {
    say(said);
    const config = await configure({ accountFields: ['tenant', 'api'], apiUrl });
    const { id } = await connectOauth(stand.app, config);
    if (pinned !== undefined)
      await stand.app.rest('POST', `/oauth-connections/${id}/hosts`, { host: pinned });
    const [connection] = await listOauthConnections(stand.app);
    return connection;
  };

  it.each([
    ['https://api.example.com/{tenant}', { tenant: 'a/b' }, 'https://api.example.com/a%2Fb'],
    ['https://{tenant}.example.com', { tenant: 'api' }, 'https://api.example.com'],
    ['{api}/v1', { api: 'https://api.example.com/x/' }, 'https://api.example.com/x/v1'],
    ['{api}', { api: 'api.example.com' }, 'https://api.example.com'],
  ])('is %s with what is known of the account: %j', async (apiUrl, said, baseUrl) => {
    const connection = await connect(apiUrl, said, 'api.example.com');
    expect(connection?.baseUrl).toBe(baseUrl);
    expect(await preview(connection?.id, '/me')).toMatchObject({ url: `${baseUrl}/me`, keySent: true });
  });

  it.each([
    ['https://{tenant}.example.com', { tenant: 'evil.other' }],
    ['https://{tenant}.example.com', { tenant: 'api.example.com/' }],
    ['https://{tenant}.example.com', { tenant: 'other' }],
    ['https://{tenant}.example.com', {}],
    ['{api}/v1', { api: 'https://api.example.com.evil.example' }],
    ['{api}/v1', { api: 'https://api.example.com@evil.example' }],
    ['{api}/v1', { api: 'https://evil.example#api.example.com' }],
    ['{api}/v1', { api: 'http://api.example.com' }],
    ['{api}/v1', { api: 'https://api.example.com:8443' }],
    ['{api}/v1', { api: 'javascript:alert(1)' }],
  ])('is none on a host that does not get the token: %s with %j', async (apiUrl, said) => {
    const connection = await connect(apiUrl, said, 'api.example.com');
    expect(connection?.baseUrl).toBeNull();
    expect((await preview(connection?.id, '/me')).message).toContain('enter a full URL');
  });

  it('counts once its host is pinned, and no longer when it is not', async () => {
    const connection = await connect('https://api.example.com/v1', {});
    expect(connection?.baseUrl).toBeNull();
    const hosts = `/oauth-connections/${connection?.id}/hosts`;
    const pinned = await stand.app.rest('POST', hosts, { host: 'api.example.com' });
    expect(pinned.body.baseUrl).toBe('https://api.example.com/v1');
    const unpinned = await stand.app.rest('DELETE', `${hosts}/api.example.com`);
    expect(unpinned.body.baseUrl).toBeNull();
  });

  it('may be on this machine, which gets tokens anyway', async () => {
    const connection = await connect('http://127.0.0.1:9000/{tenant}', { tenant: 't' });
    expect(connection?.baseUrl).toBe('http://127.0.0.1:9000/t');
  });

  it.each([
    'ftp://api.example.com',
    'api.example.com',
    'https://api.example.com/?a={tenant}',
    'https://u:p@api.example.com',
  ])('is a URL, without a query and a user: %s', async (apiUrl) => {
    await expect(configure({ apiUrl })).rejects.toThrow('API Base URL');
  });
});
