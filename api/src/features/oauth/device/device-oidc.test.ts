import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { freshToken } from '#src/features/oauth/fresh-token.service.ts';
import { askNow, beginDevice, DEVICE_LOGIN, deviceState } from '#test/device-login.ts';
import { enterDeviceCode } from '#test/enter-device-code.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listOauthConnections, makeOauthConfig } from '#test/oauth-login.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';

let test: TestApp;
let ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  for (const end of ends) await end();
  ends = [];
});

const begin = async (clientAuth: 'basic' | 'post' | 'none') => {
  const oidc: OidcServer = await startOidcServer({
    redirectUris: ['http://localhost/oauth-callback'],
    clientAuth,
    accessTokenSeconds: 60,
  });
  ends.push(() => oidc.close());
  const { clientId, clientSecret, deviceAuthorizationUrl } = oidc;
  const config = await makeOauthConfig(test, oidc, {
    ...DEVICE_LOGIN,
    ...{ clientId, deviceAuthorizationUrl, scopes: ['openid', 'repo'] },
    ...(clientAuth === 'none' ? { clientSecret: '', clientAuth: 'none' } : { clientSecret }),
  });
  const login = await beginDevice(test, config);
  expect(login).toMatchObject({ status: 'waiting', error: null });
  return { oidc, config, login };
};

/** What has become of it, by the requests that the server makes by itself. */
const ended = (config: OauthConfig) =>
  vi.waitFor(
    async () => {
      const state = await deviceState(test, config);
      expect(state.status).not.toBe('waiting');
      return state;
    },
    { timeout: 30_000, interval: 200 },
  );

it.each(['basic', 'post', 'none'] as const)(
  'a login with a code at a real OpenID provider, whose client authenticates as %s, brings a connection that is renewed',
  async (clientAuth) => {
    const { oidc, config, login } = await begin(clientAuth);
    const { userCode, verificationUri, verificationUriComplete } = login;
    expect(verificationUriComplete).toContain(encodeURIComponent(userCode ?? ''));
    await askNow(test);
    expect(await deviceState(test, config)).toEqual(login);
    await enterDeviceCode(verificationUri ?? '', userCode ?? '');
    // The one that is asked for last is left to the server.
    if (clientAuth !== 'none') await askNow(test);
    expect(await ended(config)).toMatchObject({ status: 'connected', userCode: null });
    const [connection] = await listOauthConnections(test);
    expect(connection).toMatchObject({ status: 'active', isRenewable: true, scopes: ['openid', 'repo'] });
    const id = connection?.id ?? 0;
    const first = await freshToken(test.deps, id);
    expect((await test.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(200);
    expect((await freshToken(test.deps, id)).token).not.toBe(first.token);
    const call = { connectionId: id, endpoint: oidc.userinfoUrl, method: 'GET' };
    expect((await test.rest('POST', '/test', call)).body).toMatchObject({
      status: 200,
      response: { sub: 'ada' },
    });
    const grantType = 'urn:ietf:params:oauth:grant-type:device_code';
    const [waited, granted] = oidc.tokenCalls;
    expect([waited, granted]).toEqual([
      { grantType, error: 'authorization_pending' },
      { grantType, error: null },
    ]);
  },
  60_000,
);

it('a code that the person does not confirm is told, with what to do', async () => {
  const { config, login } = await begin('basic');
  await enterDeviceCode(login.verificationUri ?? '', login.userCode ?? '', 'abort');
  await askNow(test);
  const state = await deviceState(test, config);
  expect(state).toMatchObject({ status: 'failed', userCode: null, expiresAt: null });
  expect(state.error).toContain('The login was canceled or not allowed at Custom (access_denied)');
  expect(state.advice).toContain('If you canceled it, get another code and allow the access.');
  expect(await listOauthConnections(test)).toEqual([]);
}, 60_000);
