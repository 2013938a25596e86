import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginOauthLogin, completeOauthLogin, connectOauth, makeOauthConfig } from '#test/oauth-login.ts';
import { REFUSED_CLIENTS, REFUSED_OTHERWISE } from '#test/refused-clients.ts';
import { GRANTED, useTokenApp } from '#test/token-app.ts';

const stand = useTokenApp();
beforeEach(() => {
  stand.tokens.received.length = 0;
});
afterEach(() => stand.deleteConfigs());

/** How each request proved the client: by a header, by the secret in the body, or not at all. */
const ways = () =>
  stand.tokens.received.map(({ headers, body }) => {
    if (headers.authorization !== undefined) return 'basic';
    return new URLSearchParams(body).has('client_secret') ? 'body' : 'none';
  });

const logIn = async (config: { providerId: number }) => {
  const { state, cookie } = await beginOauthLogin(stand.app, config);
  return (await completeOauthLogin(stand.app, { code: 'a-code-0123456789', state }, { cookie })).body;
};

const refresh = (id: number) => stand.app.rest('POST', `/oauth-connections/${id}/refresh`);

describe('a server that takes the secret in the body only', () => {
  it.each(REFUSED_CLIENTS)('is understood when it refuses the header like %s', async (_name, refusal) => {
    stand.tokens.behave(({ headers }) => (headers.authorization === undefined ? GRANTED : refusal));
    const config = await makeOauthConfig(stand.app, stand.tokens);
    const { id } = await connectOauth(stand.app, config);
    expect(ways()).toEqual(['basic', 'body']);
    expect((await refresh(id)).status).toBe(200);
    // Remembered.
    expect(ways().slice(2)).toEqual(['body']);
  });
});

describe('a refusal that is not about the client', () => {
  it.each(REFUSED_OTHERWISE)('is not tried in another way: %s', async (_name, refusal) => {
    stand.tokens.behave(refusal);
    const config = await makeOauthConfig(stand.app, stand.tokens);
    expect(await logIn(config)).toMatchObject({ success: false });
    expect(ways()).toEqual(['basic']);
    stand.tokens.behave(GRANTED);
    const { id } = await connectOauth(stand.app, config);
    stand.tokens.behave(refusal);
    stand.tokens.received.length = 0;
    expect((await refresh(id)).status).not.toBe(200);
    expect(ways()).toEqual(['basic']);
  });
});

describe('the way of client authentication that a configuration chooses', () => {
  const refuseAll = () => stand.tokens.behave({ status: 401, body: '{"error":"invalid_client"}' });

  it.each(['basic', 'body', 'none'] as const)('is the only one that is tried: %s', async (clientAuth) => {
    refuseAll();
    const config = await makeOauthConfig(stand.app, stand.tokens, { clientAuth });
    expect(config.clientAuth).toBe(clientAuth);
    expect(await logIn(config)).toMatchObject({ success: false });
    expect(ways()).toEqual([clientAuth]);
  });

  it('is used for each token call, and can be changed without a new login', async () => {
    stand.tokens.behave(GRANTED);
    const config = await makeOauthConfig(stand.app, stand.tokens, { clientAuth: 'body' });
    const { id } = await connectOauth(stand.app, config);
    await refresh(id);
    const change = (clientAuth: string | null) =>
      stand.app.rest('PATCH', `/oauth-configs/${config.id}`, { clientAuth });
    expect((await change('basic')).body.clientAuth).toBe('basic');
    expect((await refresh(id)).status).toBe(200);
    expect((await change(null)).body.clientAuth).toBe(null);
    expect((await refresh(id)).status).toBe(200);
    expect(ways()).toEqual(['body', 'body', 'basic', 'basic']);
  });

  it('is one of those that there are', async () => {
    await expect(makeOauthConfig(stand.app, stand.tokens, { clientAuth: 'post' })).rejects.toThrow(
      'clientAuth',
    );
  });
});

describe('a public client', () => {
  it('needs no secret, sends none, and has PKCE', async () => {
    stand.tokens.behave(GRANTED);
    const config = await makeOauthConfig(stand.app, stand.tokens, {
      clientAuth: 'none',
      clientSecret: undefined,
    });
    expect(config).toMatchObject({ clientAuth: 'none', clientSecret: '' });
    const { authUrl } = await beginOauthLogin(stand.app, config);
    expect(authUrl.searchParams.get('code_challenge_method')).toBe('S256');
    const { id } = await connectOauth(stand.app, config);
    expect((await refresh(id)).status).toBe(200);
    expect(ways()).toEqual(['none', 'none']);
    for (const { body } of stand.tokens.received)
      expect(new URLSearchParams(body).get('client_id')).toBe('a-client');
    expect(new URLSearchParams(stand.tokens.received[0]?.body).get('code_verifier')).not.toBeNull();
  });

  it('is stored as it was read', async () => {
    const config = await makeOauthConfig(stand.app, stand.tokens, { clientAuth: 'none', clientSecret: '' });
    const sent = await stand.app.rest('PATCH', `/oauth-configs/${config.id}`, {
      ...config,
      clientId: 'another',
    });
    expect(sent.body).toMatchObject({ clientId: 'another', clientSecret: '', clientAuth: 'none' });
    // Its token URL may move: there is no secret that would go to another host.
    const moved = { tokenUrl: 'https://elsewhere.example/token' };
    expect((await stand.app.rest('PATCH', `/oauth-configs/${config.id}`, moved)).status).toBe(200);
  });

  it('needs a secret before it proves itself', async () => {
    const config = await makeOauthConfig(stand.app, stand.tokens, { clientAuth: 'none', clientSecret: '' });
    const change = (fields: object) => stand.app.rest('PATCH', `/oauth-configs/${config.id}`, fields);
    for (const clientAuth of ['basic', 'body', null]) {
      const { status, body } = await change({ clientAuth });
      expect([status, body.message]).toEqual([400, expect.stringContaining('Client Secret is required')]);
    }
    const secret = 'a-new-secret-0123456789';
    const changed = await change({ clientAuth: 'body', clientSecret: secret });
    expect(changed.body).toMatchObject({ clientAuth: 'body', clientSecret: `a-n${'*'.repeat(20)}` });
    stand.tokens.behave(GRANTED);
    await connectOauth(stand.app, config);
    expect(new URLSearchParams(stand.tokens.received[0]?.body).get('client_secret')).toBe(secret);
  });

  it('is the only one without a secret', async () => {
    for (const clientAuth of ['basic', 'body', null, undefined])
      await expect(
        makeOauthConfig(stand.app, stand.tokens, { clientAuth, clientSecret: '' }),
      ).rejects.toThrow('Client Secret is required');
    const config = await makeOauthConfig(stand.app, stand.tokens);
    const { status } = await stand.app.rest('PATCH', `/oauth-configs/${config.id}`, { clientSecret: '' });
    expect(status).toBe(400);
  });
});
