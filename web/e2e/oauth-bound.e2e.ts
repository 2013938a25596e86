import { expectAccessible } from './fixtures.ts';
import { button, expect, heading, openLogin, providerId, startOidc, test, toast } from './oauth-screen.ts';

const EXTRA = 'Pushed logins (PAR) and bound tokens (DPoP)';

test('a token is bound to a key, and called with a proof, at a real provider', async ({
  page,
  server,
  seed,
}) => {
  test.slow();
  const oidc = await startOidc(server.url, { dpop: true, clientAuth: 'none' });
  await page.goto(`/oauth?providerId=${await providerId(seed, 'custom')}&step=configure`);
  await page.getByRole('textbox', { name: 'Authorization URL', exact: true }).fill(oidc.url);
  await button(page, 'Read what the server publishes').click();
  await expect(page.getByLabel('Token URL')).toHaveValue(oidc.tokenUrl);
  await page.getByLabel('Client Authentication').selectOption('None: a public client');
  await page.getByLabel('Client ID').fill(oidc.clientId);
  await page.getByLabel('Scopes').fill('openid');
  await button(page, EXTRA).click();
  await page.getByRole('switch', { name: 'Bind tokens to a key (DPoP)' }).check({ force: true });
  await expectAccessible(page);
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');
  const login = await openLogin(page, 'Authorize with your provider');
  await login.getByRole('button', { name: 'Approve' }).click();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  // The server gives no other: a first proof lacks its nonce.
  expect(oidc.tokenCalls.at(-1)).toEqual({ grantType: 'authorization_code', error: null });
  const [connection] = (await (await fetch(`${server.url}/api/oauth-connections`)).json()) as {
    id: number;
  }[];
  const body = { connectionId: connection?.id, endpoint: oidc.userinfoUrl, method: 'GET' };
  expect(await seed.post('/api/test', body)).toMatchObject({ status: 200 });
  await page.goto(`/oauth?providerId=${await providerId(seed, 'custom')}&step=configure`);
  await expect(page.getByRole('switch', { name: 'Bind tokens to a key (DPoP)' })).toBeChecked();
  await oidc.close();
});
