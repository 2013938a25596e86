import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followLogin } from '#test/follow-login.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  CALLERS,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
  REDIRECT_URI,
} from '#test/oauth-login.ts';
import { OIDC_CONFIGURATIONS } from '#test/oidc-configurations.ts';
import { startOidcServer } from '#test/oidc-server.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let api: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  api = await startUpstream((_call, _request, response) => {
    response.end('{}');
  });
});
afterAll(async () => {
  await test.close();
  await api.close();
});

const call = async (connectionId: number, endpoint: string) =>
  (await test.rest('POST', '/test', { connectionId, endpoint, method: 'GET' })).body;

describe('a real OpenID provider is logged in to, called, renewed and left, with', () => {
  it.each(OIDC_CONFIGURATIONS.map((one, at) => [one.name, one, CALLERS[at % CALLERS.length]] as const))(
    '%s',
    async (_name, { options, fields }, caller = 'a script') => {
      const server = await startOidcServer({ redirectUris: [REDIRECT_URI], ...options });
      const config = await makeOauthConfig(test, server, {
        clientId: server.clientId,
        clientSecret: server.clientSecret,
        issuer: server.issuer,
        scopes: ['openid', 'repo'],
        additionalParams: { prompt: 'consent' },
        ...fields?.(server),
      });
      const { authUrl, cookie } = await beginOauthLogin(test, config, caller);
      const { searchParams } = await followLogin(authUrl.href, REDIRECT_URI);
      expect(searchParams.get('iss')).toBe(server.issuer);
      const params = Object.fromEntries(searchParams);
      const { body } = await completeOauthLogin(test, params, { caller, cookie });
      expect(body).toMatchObject({ success: true });
      const [connection] = await listOauthConnections(test);
      const { id = 0 } = connection ?? {};
      expect(connection).toMatchObject({
        tokenType: options.dpop === true ? 'DPoP' : 'Bearer',
        isRenewable: true,
        scopes: ['openid', 'repo'],
      });
      // The user info takes no token that is for another API.
      const endpoint = options.jwtTokens === true ? `${api.url}/things` : server.userinfoUrl;
      expect(await call(id, endpoint)).toMatchObject({ status: 200 });
      for (let time = 0; time < 2; time += 1) {
        expect((await test.rest('POST', `/oauth-connections/${id}/refresh`)).status).toBe(200);
        expect(await call(id, endpoint)).toMatchObject({ status: 200 });
      }
      if (options.jwtTokens === true)
        expect(api.received.at(-1)?.headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
      expect(server.revokedGrants).toEqual([]);
      expect((await test.rest('DELETE', `/oauth-configs/${config.id}`)).status).toBe(200);
      expect(server.revokedGrants).toHaveLength(1);
      await server.close();
    },
  );

  it('ten configurations or more', () => {
    expect(OIDC_CONFIGURATIONS.length).toBeGreaterThanOrEqual(10);
  });
});
