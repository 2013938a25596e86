import { OIDC_CONFIGURATIONS } from '@gatehouse/api/test/oidc-configurations.ts';
import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import { button, expect, heading, openLogin, providerId, startOidc, test } from './oauth-screen.ts';

const only = async (origin: string): Promise<OauthConnection> => {
  const connections = (await (await fetch(`${origin}/api/oauth-connections`)).json()) as OauthConnection[];
  expect(connections).toHaveLength(1);
  return connections[0] as OauthConnection;
};

for (const { name, options, fields } of OIDC_CONFIGURATIONS)
  test(`a login in a browser at a real OpenID provider with ${name}`, { tag: '@wide' }, async ({
    page,
    seed,
    server,
  }) => {
    const oidc = await startOidc(server.url, options);
    const { authorizationUrl, tokenUrl, clientId, clientSecret, issuer } = oidc;
    const id = await providerId(seed, 'custom');
    const config = (await seed.post('/api/oauth-configs', {
      ...{ providerId: id, authorizationUrl, tokenUrl, clientId, clientSecret, issuer },
      redirectUri: `${server.url}/oauth-callback`,
      scopes: ['openid'],
      ...fields?.(oidc),
    })) as OauthConfig;
    await page.goto(`/oauth?providerId=${id}&step=test-connection`);
    const login = await openLogin(page, 'Authorize with your provider');
    await login.getByRole('button', { name: 'Approve' }).click();
    await expect(heading(page, 'Integration Successful')).toBeVisible();
    await expect(button(page, 'Set Up Another Integration')).toBeVisible();
    const connection = await only(server.url);
    expect(connection.tokenType).toBe(options.dpop === true ? 'DPoP' : 'Bearer');
    // The user info takes no token that is for another API.
    if (options.jwtTokens !== true) {
      const body = { connectionId: connection.id, endpoint: oidc.userinfoUrl, method: 'GET' };
      expect(await seed.post('/api/test', body)).toMatchObject({ status: 200 });
    }
    await seed.post(`/api/oauth-connections/${connection.id}/refresh`, {});
    expect(oidc.revokedGrants).toEqual([]);
    const deleted = await fetch(`${server.url}/api/oauth-configs/${config.id}`, { method: 'DELETE' });
    expect(deleted.status).toBe(200);
    expect(oidc.revokedGrants).toHaveLength(1);
    await oidc.close();
  });
