import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, WITH_OPEN_LIST } from './fixtures.ts';
import { failWith, release } from './mock-responses.ts';

const SECRET = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789';
const MASK = 'sk-********************';

const openAddDialog = async (page: Page) => {
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  return page.getByRole('dialog', { name: 'Add New Key' });
};

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('without keys it says so, shows four tips and offers to add a key', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/keys');
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  await expect(page.getByText('No API Keys Found')).toBeVisible();
  for (const tip of [
    'Use environment variables',
    'Rotate every 30-90 days',
    'Limit scope',
    'Monitor usage',
  ]) {
    await expect(page.getByRole('heading', { name: tip })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a key is added, its provider is recognized, and it is listed with its mask', async ({ page }) => {
  const dialog = await openAddDialog(page);
  await dialog.getByLabel('API Key', { exact: false }).first().fill(SECRET);
  await expect(dialog.getByText('Recognized as a key for OpenAI.')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveValue('OpenAI');
  await dialog.getByLabel('Key name').fill('Production');
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  await dialog.getByLabel('Base URL').fill('http://localhost:8080/v1');
  // The default of the settings.
  await expect(dialog.getByRole('combobox', { name: 'Key type' })).toHaveValue('Production');
  await dialog.getByRole('combobox', { name: 'Key type' }).click();
  await expect(page.getByRole('option', { name: 'Production' })).toBeVisible();
  await expectAccessible(page);
  // The check scrolls; an open list goes with its field.
  await dialog
    .getByRole('combobox', { name: 'Key type' })
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await page.getByRole('option', { name: 'Staging' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Key type' })).toHaveValue('Staging');
  await dialog.getByLabel('Expires on').fill('2031-02-03');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Key' }).click();

  await expect(page.getByText('API key added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Production')).toContainText(MASK);
  await expect(row(page, 'Production')).toContainText('Active');
  expect(await page.content()).not.toContain(SECRET);
  await expectAccessible(page);
});

test('each missing field gets its message, and what was typed stays', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openAddDialog(page);
  await dialog.getByLabel('API Key', { exact: false }).first().fill('short');
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog.getByText('Provider is required')).toBeVisible();
  await expect(dialog.getByText('Key name is required')).toBeVisible();
  await expect(dialog.getByText('API key must be at least 10 characters')).toBeVisible();
  const key = dialog.getByLabel('API Key', { exact: false }).first();
  await expect(key).toBeFocused();
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  await dialog.getByLabel('Base URL').fill('nonsense');
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  await expect(dialog.getByLabel('Base URL')).toBeHidden();
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog.getByText('Please enter a valid URL.')).toBeVisible();
  await expectAccessible(page);
  await expect(key).toHaveCSS('-webkit-text-security', 'disc');
  await expect(key).toHaveAccessibleDescription(/Shown as dots\./);
  await dialog.getByRole('button', { name: 'Show what you typed' }).press('Enter');
  await expect(key).toHaveCSS('-webkit-text-security', 'none');
  await expect(key).toHaveValue('short');
});

test('if a pasted key belongs to another provider, that provider is offered', { tag: '@wide' }, async ({
  page,
}) => {
  const dialog = await openAddDialog(page);
  await dialog.getByRole('combobox', { name: 'Provider' }).click();
  await expect(page.getByRole('option', { name: 'GitHub', exact: true })).toBeVisible();
  await expectAccessible(page, WITH_OPEN_LIST);
  await page.getByRole('option', { name: 'GitHub', exact: true }).click();
  await dialog.getByLabel('API Key', { exact: false }).first().fill(SECRET);
  await dialog.getByRole('button', { name: 'Use OpenAI' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveValue('OpenAI');
});

test('a key is revealed by one call, hidden again without one, and copied', async ({
  page,
  seed,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seed.key({ provider: 'openai', name: 'Main', apiKey: SECRET });
  const reveals: string[] = [];
  page.on('request', (request) => request.url().includes('keys.reveal') && reveals.push(request.url()));
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Reveal Main' }).click();
  await expect(row(page, 'Main')).toContainText(SECRET);
  await page.getByRole('button', { name: 'Hide Main' }).click();
  await expect(row(page, 'Main')).toContainText(MASK);
  await page.getByRole('button', { name: 'Reveal Main' }).click();
  await expect(row(page, 'Main')).toContainText(SECRET);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Copy' })).toBeVisible();
  await expectAccessible(page, WITH_OPEN_LIST);
  await page.getByRole('button', { name: 'Copy Main' }).click();
  await expect(row(page, 'Main').getByRole('status')).toHaveText('Copied');
  await expect(page.getByText('The content has been copied to your clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SECRET);
  await expect(row(page, 'Main').getByRole('status')).toHaveText('', { timeout: 3000 });
  expect(reveals).toHaveLength(1);
});

test('a stored key is edited in its details: name, base URL, type and expiry', async ({
  page,
  seed,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  await seed.key({ provider: 'stripe', name: 'Biling', baseUrl: 'http://localhost:8080/v1' });
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('keys.update') && sent.push(request.url()));
  await page.goto('/keys');
  await page.getByRole('button', { name: /Biling .*\(details\)/ }).press('Enter');
  const details = page.getByRole('dialog', { name: 'API Key Details' });
  const form = page.getByRole('dialog', { name: 'Edit API Key' });
  const edit = details.getByRole('button', { name: 'Edit' });
  await edit.press('Enter');
  await expect(form.getByLabel('Key name')).toBeFocused();
  await expect(form.getByLabel('Key name')).toHaveValue('Biling');
  await expect(form.getByLabel('Base URL')).toHaveValue('http://localhost:8080/v1');
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  expect(sent, 'requests for a form that was not changed').toEqual([]);

  await edit.press('Enter');
  await form.getByLabel('Key name').fill(' ');
  await form.getByLabel('Base URL').fill('nonsense');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Key name is required')).toBeVisible();
  await expect(form.getByText('Please enter a valid URL.')).toBeVisible();
  await expect(form.getByLabel('Key name')).toBeFocused();
  await expectAccessible(page);

  await failWith(page, 'keys.update', 503, 'The disk is full. Nothing was saved.');
  await form.getByLabel('Key name').fill('Billing');
  await form.getByLabel('Base URL').fill('');
  await form.getByRole('combobox', { name: 'Key type' }).click();
  await page.getByRole('option', { name: 'Staging' }).click();
  await form.getByLabel('Expires on').fill('2020-01-02');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('503: The disk is full.')).toBeVisible();
  await expect(form.getByLabel('Key name')).toHaveValue('Billing');
  await release(page, 'keys.update');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API key updated successfully')).toBeVisible();
  await expect(details).toContainText(/Billing.* · staging/);
  await expect(details).toContainText('The provider’s default');
  await expect(edit).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Billing .* · staging \(details\)/ })).toBeFocused();
  await expect(row(page, 'Billing')).toContainText('Expired Jan 2, 2020');

  await page.goto('/keys?show=attention');
  await page.getByRole('button', { name: /Billing .* · staging \(details\)/ }).click();
  await edit.click();
  const expiry = form.getByLabel('Expires on');
  // Deletes the focused part of the date: the rest is not a valid date.
  await expiry.press('Backspace');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(expiry).toBeFocused();
  expect((await seed.keys())[0]?.expiresAt).not.toBeNull();
  await expiry.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No key needs attention')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await seed.keys())[0]).toMatchObject({ baseUrl: null, keyType: 'staging', expiresAt: null });
});

test('rotating requires a new key, then replaces the old one', async ({ page, seed }) => {
  for (const name of ['Billing', 'Shop'])
    await seed.key({
      provider: 'stripe',
      name,
      lastRotated: '2024-01-01T00:00:00.000Z',
      baseUrl: 'http://127.0.0.1:9',
    });
  await page.goto('/keys');
  await expect(row(page, 'Billing').getByText(/^\d+ days ago$/)).toBeVisible();
  await page.getByRole('button', { name: 'Rotate Billing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rotate API Key' });
  await expect(dialog).toContainText(
    'Enter your new API key for Stripe. After saving, update this key in all your applications.',
  );
  await expect(dialog).toContainText('Billing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a new API key')).toBeVisible();
  await expect(dialog.getByLabel('New API Key')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('New API Key').fill('rk_live_0123456789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API key rotated successfully')).toBeVisible();
  await expect(row(page, 'Billing')).toContainText('rk_********************');
  await expect(row(page, 'Billing').getByText(/days ago/)).toBeHidden();

  await page.goto('/keys?show=attention');
  await page.getByRole('button', { name: 'Rotate Shop' }).click();
  await dialog.getByLabel('New API Key').fill('rk_live_0123456789');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No key needs attention')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('deleting asks first, with the focus on Cancel', async ({ page, seed }) => {
  await seed.key({ provider: 'github', name: 'Bot' });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Delete Bot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await expect(dialog).toContainText(
    'This will permanently delete the API key for GitHub. This action cannot be undone.',
  );
  await expect(dialog).toContainText('Bot');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Bot')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Bot' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('API key deleted successfully')).toBeVisible();
  await expect(page.getByText('No API Keys Found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('verifying shows the result and updates the status', { tag: '@wide' }, async ({ page, seed }) => {
  const upstream = createServer((_request, response) => response.writeHead(401).end('{}'));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  await seed.key({ provider: 'github', name: 'Old token', baseUrl });
  await page.goto('/keys');
  await expect(row(page, 'Old token')).toContainText('Never verified');
  await page.getByRole('button', { name: 'Verify Old token' }).click();
  await expect(page.getByText('Key is not valid')).toBeVisible();
  await expect(row(page, 'Old token')).toContainText('Inactive');
  await expect(row(page, 'Old token')).toContainText('Rejected (401)');
  // The button keeps the focus, and therefore its tooltip.
  await expectAccessible(page, WITH_OPEN_LIST);
  upstream.close();
});

test('Test opens the test screen with the key chosen and its first example, ready to send', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const { id } = await seed.key({ name: 'Main' });
  await page.goto('/keys');
  await page.getByRole('link', { name: 'Test Main' }).click();
  await expect(page).toHaveURL(new RegExp(`/test\\?keyId=${id}&`));
  await expect(page.getByLabel('Endpoint')).toHaveValue('/user');
});
