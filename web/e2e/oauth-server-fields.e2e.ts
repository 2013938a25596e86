import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import {
  button,
  card,
  clientOf,
  expect,
  fillClient,
  grantTokens,
  heading,
  openConnections,
  openLogin,
  test,
} from './oauth-screen.ts';
import { startSampleApi } from './sample-api.ts';
import { endpoint, form, keyField, sendButton, verdict } from './testing-screen.ts';

/** What the server of this journey wants besides, and how its API is reached. */
const fillServerFields = async (page: Page, apiUrl: string): Promise<void> => {
  await button(page, 'Token requests and URLs of this server').click();
  await page.getByLabel('Token Parameters (JSON)').fill('{ "type": "web_server" }');
  await page.getByLabel('Token Request').selectOption('As JSON');
  await page.getByLabel('PKCE').selectOption('Off');
  await page.getByLabel('Name of the Client ID').fill('appid');
  await page.getByLabel('Account Fields').fill('tenant, region');
  await page.getByLabel('API Base URL').fill(apiUrl);
};

test('a server with token requests and URLs of its own is configured, logged in to and called', async ({
  page,
  seed,
  tokens,
}) => {
  test.slow();
  const service = await startSampleApi('an-access-token-0123456789');
  const own = (await seed.post('/api/providers', { name: 'Ledger', baseUrl: service.url })) as {
    id: number;
  };
  grantTokens(tokens, { tenant: 'acme-7', region: 42, other: 'dropped' });

  await page.goto('/oauth');
  await card(page, 'Ledger').check();
  await button(page, 'Continue').click();
  await fillClient(page, clientOf(tokens));
  await page.getByLabel('Client Authentication').selectOption('body');
  await fillServerFields(page, `${service.url}/{tenant}`);
  await expectAccessible(page);
  await button(page, 'Save Configuration').click();

  const popup = await openLogin(page, 'Authorize with Ledger');
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  await popup.close();
  const [exchanged] = tokens.received;
  expect(exchanged?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(exchanged?.body ?? '')).toEqual({
    type: 'web_server',
    grant_type: 'authorization_code',
    code: 'a-code-0123456789',
    redirect_uri: expect.stringContaining('/oauth-callback'),
    appid: 'a-client-id',
    client_secret: 'a-client-secret-0123456789',
  });

  await page.goto('/oauth');
  await expect(await openConnections(page)).toContainText('acme-7');

  await page.goto(`/test?providerId=${own.id}`);
  await expect(keyField(page)).toHaveValue(/Ledger/);
  await endpoint(page).fill('/regions/{region}/invoices');
  await form(page)
    .getByRole('button', { name: /^Parameters/ })
    .click();
  const region = form(page).getByRole('textbox', { name: 'Value of {region} in the path' });
  await expect(region).toHaveAttribute('placeholder', '42');
  await expect(region).toHaveAccessibleDescription('From the connection');
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(verdict(page)).toContainText('200');
  await region.fill('7');
  await expect(region).toHaveAccessibleDescription('');
  await sendButton(page).click();
  await expect
    .poll(() => service.received.map(({ path }) => path))
    .toEqual(['/acme-7/regions/42/invoices', '/acme-7/regions/7/invoices']);
  expect(service.received[0]?.headers.authorization).toBe('Bearer an-access-token-0123456789');
  await service.close();
});
