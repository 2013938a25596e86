import { expectAccessible } from './fixtures.ts';
import { hold } from './mock-responses.ts';
import {
  button,
  clientOf,
  currentStep,
  expect,
  grantTokens,
  heading,
  providerId,
  test,
  toast,
} from './oauth-screen.ts';
import type { Seed } from './seed.ts';

const CLIENT_CREDENTIALS = 'Client credentials: the app itself, without a login';

const stepOf = async (seed: Seed, step: string): Promise<string> =>
  `/oauth?providerId=${await providerId(seed, 'custom')}&step=${step}`;

/** Stores a configuration without a login, as the Configure step would. */
const seedAppItself = async (seed: Seed, { tokenUrl }: { tokenUrl: string }): Promise<void> => {
  const client = { clientId: 'a-client-id', clientSecret: 'a-client-secret-0123456789', tokenUrl };
  const body = { ...client, providerId: await providerId(seed, 'custom'), grant: 'client_credentials' };
  await seed.post('/api/oauth-configs', { ...body, scopes: ['read'] });
};

test('an app gets its access token for itself, and nobody logs in', async ({ page, seed, tokens }) => {
  grantTokens(tokens, { refresh_token: undefined });
  await page.goto(await stepOf(seed, 'configure'));
  await page.getByLabel('Client Authentication').selectOption('None: a public client');
  await page.getByLabel('Authorization URL').fill('not sent');
  await page.getByLabel('Grant Type').selectOption(CLIENT_CREDENTIALS);
  for (const label of ['Authorization URL', 'Redirect URI'])
    await expect(page.getByRole('textbox', { name: label })).toHaveCount(0);
  await expect(button(page, 'Read what the server publishes')).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'None: a public client' })).toHaveCount(0);
  await expect(page.getByLabel('Client Authentication')).toHaveValue('');
  await expect(page.getByText('Added to the token request')).toBeVisible();
  const { clientId, clientSecret, tokenUrl } = clientOf(tokens);
  await page.getByLabel('Client ID').fill(clientId);
  await page.getByLabel('Token URL').fill(tokenUrl);
  await page.getByLabel('Additional Parameters').fill('{ "audience": "https://api.example.com" }');
  await button(page, 'Save Configuration').click();
  await expect(page.getByText('Client Secret is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Client Secret').fill(clientSecret);
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');
  await expect(heading(page, 'Not Connected')).toBeVisible();
  await expect(page.getByText('Redirect URI')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Get Access Token').click();
  await expect(toast(page)).toContainText('Authorization successful');
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  const params = new URLSearchParams(tokens.received[0]?.body);
  expect(params.get('grant_type')).toBe('client_credentials');
  expect(params.get('audience')).toBe('https://api.example.com');
});

test('a refusal is shown in place with what to do, and the button stays', async ({ page, seed, tokens }) => {
  tokens.behave({ status: 401, body: '{"error":"invalid_client","error_description":"Unknown client"}' });
  await seedAppItself(seed, tokens);
  await page.goto(await stepOf(seed, 'test-connection'));
  await button(page, 'Get Access Token').click();
  await expect(page.getByRole('alert')).toContainText('did not accept the client ID and secret');
  await expect(page.getByRole('alert')).toContainText('Copy the client ID and the client secret again');
  await expect(currentStep(page)).toContainText('Test Connection');
  await expectAccessible(page);
  grantTokens(tokens);
  await button(page, 'Get Access Token').click();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Successfully Connected')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, 'Get Access Token')).toBeVisible();
});

test('the form begins with what is saved, and the button says that it is asked', { tag: '@wide' }, async ({
  page,
  seed,
  tokens,
}) => {
  await seedAppItself(seed, tokens);
  await page.goto(await stepOf(seed, 'configure'));
  const grant = page.getByLabel('Grant Type');
  await expect(grant).toHaveValue('client_credentials');
  await grant.selectOption('Authorization code: a person logs in');
  await page.reload();
  await expect(grant).toHaveValue('authorization_code');
  await expect(page.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue('');
  await hold(page, 'oauth.obtainToken');
  await page.goto(await stepOf(seed, 'test-connection'));
  await button(page, 'Get Access Token').click();
  await expect(button(page, 'Getting the token...')).toBeVisible();
});
