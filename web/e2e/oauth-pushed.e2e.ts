import { expectAccessible } from './fixtures.ts';
import { button, expect, heading, openLogin, providerId, startOidc, test, toast } from './oauth-screen.ts';

const EXTRA = 'Pushed logins (PAR) and bound tokens (DPoP)';

test('a login is pushed to a real provider that takes no other', async ({ page, server, seed }) => {
  test.slow();
  const oidc = await startOidc(server.url, { pushed: true });
  await page.goto(`/oauth?providerId=${await providerId(seed, 'custom')}&step=configure`);
  await expect(page.getByLabel('Pushed Authorization URL')).toHaveCount(0);
  await button(page, EXTRA).click();
  await expect(page.getByLabel('Pushed Authorization URL')).toHaveValue('');
  await page.getByRole('textbox', { name: 'Authorization URL', exact: true }).fill(oidc.url);
  await button(page, 'Read what the server publishes').click();
  await expect(page.getByLabel('Pushed Authorization URL')).toHaveValue(oidc.pushedAuthorizationUrl);
  await page.getByLabel('Client ID').fill(oidc.clientId);
  await page.getByLabel('Client Secret').fill(oidc.clientSecret);
  await page.getByLabel('Scopes').fill('openid');
  await expectAccessible(page);
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');
  const login = await openLogin(page, 'Authorize with your provider');
  await login.getByRole('button', { name: 'Approve' }).click();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  expect(oidc.tokenCalls).toEqual([{ grantType: 'authorization_code', error: null }]);
  await oidc.close();
});

test('a login that cannot be pushed says why, and the button stays', { tag: '@wide' }, async ({
  page,
  server,
  seed,
  consoleGuard,
}) => {
  consoleGuard.allow(/412/);
  const oidc = await startOidc(server.url, { pushed: true });
  const id = await providerId(seed, 'custom');
  const { clientId, authorizationUrl, tokenUrl, pushedAuthorizationUrl } = oidc;
  const urls = { authorizationUrl, tokenUrl, pushedAuthorizationUrl };
  const redirectUri = `${server.url}/oauth-callback`;
  const body = { providerId: id, clientId, clientSecret: 'another-secret-0123456789', redirectUri, ...urls };
  await seed.post('/api/oauth-configs', body);
  await page.goto(`/oauth?providerId=${id}&step=test-connection`);
  await button(page, 'Authorize with your provider').click();
  await expect(page.getByText(/did not accept the client ID and secret/)).toBeVisible();
  await expectAccessible(page);
  await expect(button(page, 'Authorize with your provider')).toBeVisible();
  await oidc.close();
});
