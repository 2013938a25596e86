import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expectAccessible } from './fixtures.ts';
import {
  button,
  expect,
  grantTokens,
  heading,
  openLogin,
  providerId,
  startOidc,
  test,
  toast,
} from './oauth-screen.ts';

const PRIVATE_KEY = 'Private key (private_key_jwt)';

test('a client signs with a private key that was pasted, at a real provider', async ({
  page,
  server,
  seed,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/400/);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: 'mine' };
  const oidc = await startOidc(server.url, { clientAuth: 'private_key_jwt', jwks: { keys: [jwk] } });
  await page.goto(`/oauth?providerId=${await providerId(seed, 'custom')}&step=configure`);
  await page.getByLabel('Authorization URL').fill(oidc.url);
  await button(page, 'Read what the server publishes').click();
  await expect(page.getByLabel('Token URL')).toHaveValue(oidc.tokenUrl);
  // It is all that this server takes.
  await expect(page.getByLabel('Client Authentication')).toHaveValue('private_key_jwt');
  await page.getByLabel('Client ID').fill(oidc.clientId);
  await page.getByLabel('Scopes').fill('openid');
  await page.getByLabel('Signing Algorithm').selectOption('Automatic');
  await page.getByLabel('Private Key', { exact: true }).fill('no key');
  await button(page, 'Save Configuration').click();
  await expect(page.getByText('Private Key must be a private key as PEM')).toBeVisible();
  await expectAccessible(page);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await page.getByLabel('Private Key', { exact: true }).fill(pem);
  await page.getByLabel('Key ID').fill('mine');
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');
  await expect(page.getByText('ES256, key mine')).toBeVisible();
  await expectAccessible(page);
  const login = await openLogin(page, 'Authorize with your provider');
  await login.getByRole('button', { name: 'Approve' }).click();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  expect(oidc.tokenCalls).toEqual([{ grantType: 'authorization_code', error: null }]);
  await oidc.close();
});

test('a key is made, and its public part is there to be registered', async ({
  page,
  seed,
  tokens,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  grantTokens(tokens, { refresh_token: undefined });
  const id = await providerId(seed, 'custom');
  await page.goto(`/oauth?providerId=${id}&step=configure`);
  await page.getByLabel('Grant Type').selectOption('Client credentials: the app itself, without a login');
  await page.getByLabel('Client Authentication').selectOption(PRIVATE_KEY);
  await page.getByLabel('Client ID').fill('a-client-id');
  await page.getByLabel('Token URL').fill(tokens.tokenUrl);
  await expect(page.getByText('Left empty, Gatehouse makes one')).toBeVisible();
  await page.getByLabel('Signing Algorithm').selectOption('PS256');
  await button(page, 'Save Configuration').click();
  await expect(page.getByText(/PS256, key [\w-]{36}/)).toBeVisible();
  await button(page, 'Copy public key').click();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.keys).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'PS256', use: 'sig' })]);
  expect(copied.keys[0].d).toBeUndefined();
  await button(page, 'Back to Configuration').click();
  await expect(page.getByText('Register it at your provider before you log in')).toBeVisible();
  await expect(page.getByText('Saved. Clear it to have a new key made')).toBeVisible();
  await expectAccessible(page);
  // A key is no secret: what is saved cannot become one.
  await page.getByLabel('Client Authentication').selectOption('In a Basic header');
  await button(page, 'Save Configuration').click();
  await expect(page.getByText('Client Secret is required')).toBeVisible();
  await page.getByLabel('Client Authentication').selectOption(PRIVATE_KEY);
  await button(page, 'Save Configuration').click();
  await button(page, 'Get Access Token').click();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  const params = new URLSearchParams(tokens.received[0]?.body);
  expect(params.get('client_assertion')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(params.get('client_secret')).toBeNull();
});
