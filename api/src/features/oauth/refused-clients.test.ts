import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { beginOauthLogin, completeOauthLogin, connectOauth, makeOauthConfig } from '#test/oauth-login.ts';
import { REFUSED_CLIENTS, REFUSED_OTHERWISE } from '#test/refused-clients.ts';
import { startTokenServer, type TokenResponse, type TokenServer } from '#test/token-server.ts';

let test: TestApp;
let server: TokenServer;

beforeAll(async () => {
  test = await createTestApp();
  server = await startTokenServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
});
afterEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
});

const GRANTED: TokenResponse = {
  body: JSON.stringify({
    access_token: 'an-access-token-0123456789',
    refresh_token: 'a-refresh-token-0123456789',
    expires_in: 3600,
  }),
};

/** How each request proved the client: by a header, by the secret in the body, or not at all. */
const ways = () =>
  server.received.map(({ headers, body }) => {
    if (headers.authorization !== undefined) return 'basic';
    return new URLSearchParams(body).has('client_secret') ? 'body' : 'none';
  });

const logIn = async (config: { providerId: number }) => {
  const { state, cookie } = await beginOauthLogin(test, config);
  return (await completeOauthLogin(test, { code: 'a-code-0123456789', state }, { cookie })).body;
};

const refresh = (id: number) => test.rest('POST', `/oauth-connections/${id}/refresh`);

describe('a server that takes the secret in the body only', () => {
  it.each(REFUSED_CLIENTS)('is understood when it refuses the header like %s', async (_name, refusal) => {
    server.behave(({ headers }) => (headers.authorization === undefined ? GRANTED : refusal));
    const config = await makeOauthConfig(test, server);
    const { id } = await connectOauth(test, config);
    expect(ways()).toEqual(['basic', 'body']);
    expect((await refresh(id)).status).toBe(200);
    // Remembered.
    expect(ways().slice(2)).toEqual(['body']);
  });
});

describe('a refusal that is not about the client', () => {
  it.each(REFUSED_OTHERWISE)('is not tried in another way: %s', async (_name, refusal) => {
    server.behave(refusal);
    const config = await makeOauthConfig(test, server);
    expect(await logIn(config)).toMatchObject({ success: false });
    expect(ways()).toEqual(['basic']);
    server.behave(GRANTED);
    const { id } = await connectOauth(test, config);
    server.behave(refusal);
    server.received.length = 0;
    expect((await refresh(id)).status).not.toBe(200);
    expect(ways()).toEqual(['basic']);
  });
});

describe('the way of client authentication that a configuration chooses', () => {
  const refuseAll = () => server.behave({ status: 401, body: '{"error":"invalid_client"}' });

  it.each(['basic', 'body', 'none'] as const)('is the only one that is tried: %s', async (clientAuth) => {
    refuseAll();
    const config = await makeOauthConfig(test, server, { clientAuth });
    expect(config.clientAuth).toBe(clientAuth);
    expect(await logIn(config)).toMatchObject({ success: false });
    expect(ways()).toEqual([clientAuth]);
  });

  it('is used for each token call, and can be changed without a new login', async () => {
    server.behave(GRANTED);
    const config = await makeOauthConfig(test, server, { clientAuth: 'body' });
    const { id } = await connectOauth(test, config);
    await refresh(id);
    const change = (clientAuth: string | null) =>
      test.rest('PATCH', `/oauth-configs/${config.id}`, { clientAuth });
    expect((await change('basic')).body.clientAuth).toBe('basic');
    expect((await refresh(id)).status).toBe(200);
    expect((await change(null)).body.clientAuth).toBe(null);
    expect((await refresh(id)).status).toBe(200);
    expect(ways()).toEqual(['body', 'body', 'basic', 'basic']);
  });

  it('is one of those that there are', async () => {
    await expect(makeOauthConfig(test, server, { clientAuth: 'post' })).rejects.toThrow('clientAuth');
  });
});

describe('a public client', () => {
  it('needs no secret, sends none, and has PKCE', async () => {
    server.behave(GRANTED);
    const config = await makeOauthConfig(test, server, { clientAuth: 'none', clientSecret: undefined });
    expect(config).toMatchObject({ clientAuth: 'none', clientSecret: '' });
    const { authUrl } = await beginOauthLogin(test, config);
    expect(authUrl.searchParams.get('code_challenge_method')).toBe('S256');
    const { id } = await connectOauth(test, config);
    expect((await refresh(id)).status).toBe(200);
    expect(ways()).toEqual(['none', 'none']);
    for (const { body } of server.received)
      expect(new URLSearchParams(body).get('client_id')).toBe('a-client');
    expect(new URLSearchParams(server.received[0]?.body).get('code_verifier')).not.toBeNull();
  });

  it('is stored as it was read', async () => {
    const config = await makeOauthConfig(test, server, { clientAuth: 'none', clientSecret: '' });
    const sent = await test.rest('PATCH', `/oauth-configs/${config.id}`, { ...config, clientId: 'another' });
    expect(sent.body).toMatchObject({ clientId: 'another', clientSecret: '', clientAuth: 'none' });
    // Its token URL may move: there is no secret that would go to another host.
    const moved = { tokenUrl: 'https://elsewhere.example/token' };
    expect((await test.rest('PATCH', `/oauth-configs/${config.id}`, moved)).status).toBe(200);
  });

  it('needs a secret before it proves itself', async () => {
    const config = await makeOauthConfig(test, server, { clientAuth: 'none', clientSecret: '' });
    const change = (fields: object) => test.rest('PATCH', `/oauth-configs/${config.id}`, fields);
    for (const clientAuth of ['basic', 'body', null]) {
      const { status, body } = await change({ clientAuth });
      expect([status, body.message]).toEqual([400, expect.stringContaining('Client Secret is required')]);
    }
    const secret = 'a-new-secret-0123456789';
    const changed = await change({ clientAuth: 'body', clientSecret: secret });
    expect(changed.body).toMatchObject({ clientAuth: 'body', clientSecret: `a-n${'*'.repeat(20)}` });
    server.behave(GRANTED);
    await connectOauth(test, config);
    expect(new URLSearchParams(server.received[0]?.body).get('client_secret')).toBe(secret);
  });

  it('is the only one without a secret', async () => {
    for (const clientAuth of ['basic', 'body', null, undefined])
      await expect(makeOauthConfig(test, server, { clientAuth, clientSecret: '' })).rejects.toThrow(
        'Client Secret is required',
      );
    const config = await makeOauthConfig(test, server);
    const { status } = await test.rest('PATCH', `/oauth-configs/${config.id}`, { clientSecret: '' });
    expect(status).toBe(400);
  });
});
