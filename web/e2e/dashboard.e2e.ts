import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { failWith, release } from './mock-responses.ts';
import { startSampleApi } from './sample-api.ts';
import { settle } from './settle.ts';

const stat = (page: Page, label: string) =>
  page.locator('dl').filter({ hasText: label }).locator('dd').first();

test('without keys the health is 100%, and a button leads to adding one', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(stat(page, 'Active API Keys')).toHaveText('0');
  await expect(stat(page, 'API Health')).toHaveText('100%');
  await expect(stat(page, 'Keys Needing Rotation')).toHaveText('0');
  await expect(page.getByText('No API keys found. Add your first API key to get started!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keys Needing Rotation' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add API Key', exact: true }).click();
  await expect(page).toHaveURL(/\/keys$/);
});

test('it shows the five latest keys, and all that are due for rotation', async ({ page, seed }) => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const lastRotated = number <= 2 ? '2024-01-01T00:00:00.000Z' : undefined;
    await seed.key({ provider: 'github', name: `Key ${number}`, lastRotated });
  }
  await page.goto('/');
  await expect(stat(page, 'Active API Keys')).toHaveText('6');
  await expect(stat(page, 'Keys Needing Rotation')).toHaveText('2');
  const recent = page.getByRole('table', { name: 'The latest API keys' });
  await expect(recent.getByRole('row')).toHaveCount(6);
  await expect(recent).toContainText('Key 6');
  await expect(recent).not.toContainText('Key 1');
  const due = page.getByRole('table', { name: 'Keys that are due for rotation' });
  await expect(due.getByRole('row')).toHaveCount(3);
  await expect(due.getByText(/^\d+ days ago$/)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All 6 keys' }).click();
  await expect(page).toHaveURL(/\/keys$/);
  await expect(page.getByRole('table', { name: 'All API keys' }).getByRole('row')).toHaveCount(7);
});

test('on a phone the mask of a key is shown from its first character', { tag: '@narrow' }, async ({
  page,
  seed,
}) => {
  await seed.key({ provider: 'github' });
  await page.goto('/');
  const table = page.getByRole('table', { name: 'The latest API keys' });
  const [edge, mask] = await Promise.all([table.boundingBox(), table.getByText(/\*{5}/).boundingBox()]);
  expect(mask?.x).toBeGreaterThan((edge?.x ?? 0) + 8);
});

test('all keys that are due are listed, below the recent ones', { tag: '@wide' }, async ({ page, seed }) => {
  for (let number = 1; number <= 12; number += 1)
    await seed.key({ name: `Old ${number}`, lastRotated: '2024-01-01T00:00:00.000Z' });
  await page.goto('/');
  const tables = page.getByRole('table');
  await expect(tables.nth(0)).toHaveAccessibleName('The latest API keys');
  await expect(tables.nth(1)).toHaveAccessibleName('Keys that are due for rotation');
  await expect(tables.nth(1).getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
});

test('a key that its provider rejected lowers the health, and is one click away', { tag: '@wide' }, async ({
  page,
  seed,
  request,
  baseURL,
}) => {
  const upstream = await startSampleApi('another-secret-0123456789');
  const { id } = await seed.key({ name: 'Rejected', baseUrl: upstream.url });
  await seed.key({ name: 'Good' });
  await request.post(`${baseURL}/api/keys/${id}/verify`, { data: {} });
  await upstream.close();
  await page.goto('/');
  await expect(stat(page, 'API Health')).toHaveText('50%');
  await page.getByRole('link', { name: '1 key is inactive' }).click();
  await expect(page).toHaveURL('/keys?show=attention');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table')).toContainText('Rejected');
});

test('rotating the last key that is due removes the table', { tag: '@wide' }, async ({ page, seed }) => {
  await seed.key({ provider: 'stripe', name: 'Billing', lastRotated: '2024-01-01T00:00:00.000Z' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Rotate Billing' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Rotate API Key' });
  await dialog.getByLabel('New API Key').fill('sk_live_0123456789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API key rotated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keys Needing Rotation' })).toBeHidden();
  await expect(stat(page, 'Keys Needing Rotation')).toHaveText('0');
});

test('quick actions open the screens they name', { tag: '@wide' }, async ({ page }) => {
  for (const [name, path] of [
    ['Discover New APIs', '/discover'],
    ['Add New API Key', '/keys'],
    ['Test API Connection', '/test'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('a load failure shows the reason and can be retried', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  await failWith(page, 'keys.list', 503, 'The database is busy.');
  await page.goto('/');
  await expect(page.getByText('503: The database is busy.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discover New APIs' })).toBeVisible();
  await expectAccessible(page);
  await release(page, 'keys.list');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(stat(page, 'API Health')).toHaveText('100%');
});

test('a browser that has never seen the dashboard waits for the keys: nothing is shown that has to go', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seed.key({ name: 'Production' });
  await watchShifts(page);
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/trpc/**keys.list**', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/');
  await settle(page);
  await expect(page.locator('.static-shell-brand')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeHidden();
  goOn();
  await expect(page.getByText('Production')).toBeVisible();
  await settle(page);
  expect(await shiftOf(page)).toBe(0);
});
