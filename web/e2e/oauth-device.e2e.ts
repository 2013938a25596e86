import { CODES as GIVEN, json, PENDING } from '@gatehouse/api/test/device-codes.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { hold } from './mock-responses.ts';
import {
  button,
  currentStep,
  expect,
  grantTokens,
  heading,
  providerId,
  test,
  toast,
} from './oauth-screen.ts';
import type { Seed } from './seed.ts';

const DEVICE_CODE = 'Device code: a person enters a code in any browser';

const stepOf = async (seed: Seed, step: string): Promise<string> =>
  `/oauth?providerId=${await providerId(seed, 'custom')}&step=${step}`;

interface Server {
  deviceAuthorizationUrl: string;
  tokenUrl: string;
}

/** Stores a configuration whose logins are with a code, as the Configure step would. */
const seedDevice = async (seed: Seed, { deviceAuthorizationUrl, tokenUrl }: Server): Promise<void> => {
  const client = { clientId: 'a-client-id', clientSecret: 'a-client-secret-0123456789' };
  const body = { ...client, providerId: await providerId(seed, 'custom'), grant: 'device_code' };
  await seed.post('/api/oauth-configs', { ...body, tokenUrl, deviceAuthorizationUrl, scopes: ['read'] });
};

/** Without the page with the code filled in; the provider may be asked every second. */
const { verification_uri_complete: _, ...REST } = GIVEN;
const CODES = { ...REST, interval: 1 };

const code = (page: Page) => page.getByRole('region', { name: 'Your code' });

test('a person logs in with a code, at a real provider, and the page notices', async ({
  page,
  oidc,
  seed,
}) => {
  test.slow();
  await page.goto(await stepOf(seed, 'configure'));
  await page.getByLabel('Grant Type').selectOption(DEVICE_CODE);
  for (const label of ['Authorization URL', 'Redirect URI'])
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveCount(0);
  await page.getByLabel('Client ID').fill(oidc.clientId);
  await page.getByLabel('Client Secret').fill(oidc.clientSecret);
  await button(page, 'Save Configuration').click();
  await expect(page.getByText('Device Authorization URL must be a valid URL')).toBeVisible();
  await expectAccessible(page);
  // The rest is what the server publishes.
  await page.getByLabel('Device Authorization URL').fill(oidc.url);
  await button(page, 'Read what the server publishes').click();
  await expect(page.getByLabel('Device Authorization URL')).toHaveValue(oidc.deviceAuthorizationUrl);
  await expect(page.getByLabel('Token URL')).toHaveValue(oidc.tokenUrl);
  await page.getByLabel('Scopes').fill('openid');
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');

  await expect(heading(page, 'Not Connected')).toBeVisible();
  await expect(page.getByText('Redirect URI')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Get a code').click();
  await expect(code(page)).toContainText(/[A-Z]{4}-[A-Z]{4}/);
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  await expectAccessible(page);
  const userCode = (await code(page).locator('code').first().textContent()) ?? '';
  const opened = page.context().waitForEvent('page');
  await code(page)
    .getByRole('link', { name: /with the code filled in/ })
    .click();
  const other = await opened;
  await expect(other.getByText('Is this the code of your device?')).toBeVisible();
  expect(await other.evaluate(() => window.opener)).toBeNull();
  expect(other.url()).toContain(oidc.url);
  await expect(page.getByText(userCode)).toBeVisible();
  await other.getByRole('button', { name: 'Confirm' }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(heading(page, 'Integration Successful')).toBeVisible({ timeout: 20_000 });
  await expect(toast(page)).toContainText('Authorization successful');
});

test('a code outlives a reload, can be replaced and canceled, and is copied', async ({
  page,
  seed,
  tokens,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  tokens.beginWith(json(CODES));
  tokens.behave(PENDING);
  await seedDevice(seed, tokens);
  await page.goto(await stepOf(seed, 'test-connection'));
  await button(page, 'Get a code').click();
  await expect(code(page)).toContainText('WDJB-MJHT');
  const link = code(page).getByRole('link', { name: /Enter it at/ });
  await expect(link).toHaveAttribute('href', 'https://login.example.com/device');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(code(page)).toContainText('login.example.com/device');
  await button(page, 'Copy code').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WDJB-MJHT');
  await page.reload();
  await expect(code(page)).toContainText('WDJB-MJHT');
  tokens.beginWith(json({ ...CODES, user_code: 'BCDF-GHJK' }));
  await button(page, 'Get another code').click();
  await expect(code(page)).toContainText('BCDF-GHJK');
  // What is refused leaves the code that there is.
  tokens.beginWith(json({ error: 'unauthorized_client' }, 400));
  await button(page, 'Get another code').click();
  await expect(page.getByRole('alert')).toContainText('Allow logins with a code');
  await expect(code(page)).toContainText('BCDF-GHJK');
  await button(page, 'Cancel').click();
  await expect(code(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Get a code')).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  tokens.beginWith(json(CODES));
  await button(page, 'Get a code').click();
  await expect(code(page)).toBeVisible();
  grantTokens(tokens);
  await expect(heading(page, 'Integration Successful')).toBeVisible({ timeout: 20_000 });
});

test('a login that was refused is told with what to do', async ({ page, seed, tokens }) => {
  tokens.beginWith(json(CODES));
  tokens.behave(json({ error: 'access_denied' }, 400));
  await seedDevice(seed, tokens);
  await page.goto(await stepOf(seed, 'test-connection'));
  await button(page, 'Get a code').click();
  await expect(page.getByRole('alert')).toContainText('The login was canceled or not allowed', {
    timeout: 20_000,
  });
  await expect(page.getByRole('alert')).toContainText('get another code and allow the access');
  await expect(code(page)).toHaveCount(0);
  await expect(currentStep(page)).toContainText('Test Connection');
  await expectAccessible(page);
});

test('a known login with a code is filled in, without the parameters of another', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await page.goto(`/oauth?providerId=${await providerId(seed, 'google')}&step=configure`);
  const params = page.getByLabel('Additional Parameters');
  await expect(params).toHaveValue(/offline/);
  await page.getByLabel('Grant Type').selectOption(DEVICE_CODE);
  await expect(page.getByLabel('Device Authorization URL')).toHaveValue(
    'https://oauth2.googleapis.com/device/code',
  );
  await expect(page.getByText('of the type TVs and Limited Input devices')).toBeVisible();
  await expect(params).toHaveValue('');
  await page.getByLabel('Grant Type').selectOption('Authorization code: a person logs in');
  await expect(params).toHaveValue(/offline/);
});

test('the button says that a code is asked for', { tag: '@wide' }, async ({ page, seed, tokens }) => {
  await seedDevice(seed, tokens);
  await hold(page, 'oauth.device.begin');
  await page.goto(await stepOf(seed, 'test-connection'));
  await button(page, 'Get a code').click();
  await expect(button(page, 'Getting a code...')).toBeVisible();
});

test('a code is not shown any more once its configuration was deleted elsewhere', async ({
  page,
  consoleGuard,
  seed,
  tokens,
}) => {
  consoleGuard.allow(/412/);
  tokens.beginWith(json(CODES));
  tokens.behave(PENDING);
  await seedDevice(seed, tokens);
  await page.goto(await stepOf(seed, 'test-connection'));
  await button(page, 'Get a code').click();
  await expect(code(page)).toBeVisible();
  const response = await page.request.get('/api/oauth-configs');
  const [config] = (await response.json()) as { id: number }[];
  await seed.remove(`/api/oauth-configs/${config?.id}`);
  await expect(code(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('has no OAuth configuration yet');
});
