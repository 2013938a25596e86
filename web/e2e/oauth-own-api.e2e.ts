import { expectAccessible } from './fixtures.ts';
import { button, card, expect, fillClient, heading, openLogin, test, toast } from './oauth-screen.ts';
import { openPalette } from './open-palette.ts';
import { startSampleApi } from './sample-api.ts';

test('an API of one’s own is a provider everywhere: login, call, code, guide, key form, filter and palette', async ({
  page,
  seed,
  oidc,
}) => {
  test.slow();
  const service = await startSampleApi('unused-secret-0123456789');
  const own = (await seed.post('/api/providers', { name: 'Ledger', baseUrl: service.url })) as {
    id: number;
    slug: string;
  };

  await page.goto('/oauth');
  await card(page, 'Ledger').check();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Configure Ledger OAuth Integration')).toBeVisible();
  await expectAccessible(page);
  await fillClient(page, oidc);
  await page.getByLabel('Scopes').fill('openid, offline_access');
  await button(page, 'Save Configuration').click();
  const popup = await openLogin(page, 'Authorize with Ledger');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page)).toContainText('Authorization successful');
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  await popup.close();

  // The connection is used like a key, and its token has a variable of its own in code.
  await page.goto(`/test?providerId=${own.id}`);
  const form = page.getByRole('form', { name: 'Request' });
  await expect(form.getByRole('combobox', { name: 'API key' })).toHaveValue(/Ledger/);
  await form.getByLabel('Endpoint').fill('/echo');
  await button(page, 'Send request').click();
  await expect.poll(() => service.received.length).toBe(1);
  await page.getByRole('tab', { name: 'Code Generator' }).click();
  await button(page, 'Generate Code').click();
  await expect(page.getByRole('region', { name: 'Code', exact: true })).toContainText('LEDGER_ACCESS_TOKEN');

  await page.goto(`/guides?provider=${own.slug}`);
  await expect(page.getByRole('heading', { name: 'Ledger' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const addKey = page.getByRole('dialog', { name: 'Add New Key' });
  await addKey.getByLabel('API Key', { exact: false }).first().fill('ledger-key-0123456789');
  await addKey.getByRole('combobox', { name: 'Provider' }).fill('Ledg');
  await page.getByRole('option', { name: 'Ledger' }).click();
  await addKey.getByLabel('Key name').fill('Mine');
  await button(page, 'Add Key').click();
  await expect(page.getByRole('row').filter({ hasText: 'Mine' })).toContainText('Ledger');

  await seed.post('/api/saved-endpoints', {
    name: 'List invoices',
    providerId: own.id,
    method: 'GET',
    endpoint: `${service.url}/invoices`,
  });
  await page.goto('/endpoints');
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Ledger');
  await expect(page.getByRole('heading', { name: 'List invoices' })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('ledger');
  const palette = page.getByRole('dialog', { name: /^Search commands/ });
  await expect(palette.getByRole('option', { name: /Ledger/ }).first()).toBeVisible();
  await service.close();
});
