import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './key-provider.ts';

const icon = (page: Page) => page.locator('link[rel="icon"]');
const attention = (page: Page) => page.getByRole('region', { name: 'Keys That Need Attention' });

test('a rejected key shows on the dashboard and on the tab, with what to do next, until it works', async ({
  page,
  seed,
  provider,
}) => {
  provider.respond = () => ({ status: 401 });
  const { id } = await seed.key({ name: 'Deploy', baseUrl: provider.url });
  await page.goto('/');
  await expect(page).toHaveTitle('Dashboard · Gatehouse');
  await expect(attention(page)).toBeHidden();
  await seed.post(`/api/keys/${id}/verify`);
  await page.reload();
  await expect(page).toHaveTitle('(1) Dashboard · Gatehouse');
  await expect(icon(page)).toHaveAttribute('href', '/favicon-attention.svg');
  await expect(attention(page)).toContainText('Rejected (401)');
  await expectAccessible(page);

  await attention(page).getByRole('button', { name: 'Rotate Deploy' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await attention(page).getByRole('link', { name: 'View guide for Deploy' }).press('Enter');
  await expect(page).toHaveURL(/\/guides\?provider=github/);
  await expect(page).toHaveTitle(/^\(1\) /);

  await page.goBack();
  provider.respond = () => ({ status: 200 });
  await attention(page).getByRole('button', { name: 'Verify again: Deploy' }).press('Enter');
  await expect(attention(page)).toBeHidden();
  await expect(page).toHaveTitle('Dashboard · Gatehouse');
  await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');
});

test('keys that expire soon or have expired are listed, five until all are asked for', {
  tag: '@wide',
}, async ({ page, seed }) => {
  for (const days of [1, 2, 3, 4, 5, 40, -1]) {
    const expiresAt = new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString();
    await seed.key({ name: `Key ${days}`, expiresAt });
  }
  await page.goto('/');
  await expect(page).toHaveTitle('(6) Dashboard · Gatehouse');
  await expect(attention(page).getByRole('listitem')).toContainText([
    /Key -1.*Expired/s,
    /Key 1.*Expires/s,
    /Key 2/,
    /Key 3/,
    /Key 4/,
  ]);
  const all = attention(page).getByRole('button', { name: 'Show all 6 that need attention' });
  await all.press('Enter');
  await expect(attention(page).getByRole('listitem')).toHaveCount(6);
  await expect(attention(page)).not.toContainText('Key 40');
  await expectAccessible(page);
});

test('no request is made by itself, whether the window is left or time goes by', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Deploy' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText('100%')).toBeVisible();
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(10 * 60_000);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await page.getByRole('link', { name: 'Loading Demo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Loading/ })).toBeVisible();
  expect(asked.filter((url) => url.includes('/trpc/'))).toEqual([]);
});

test('the daily verification is off at first, and is turned on and off by a switch', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seed.key();
  await page.goto('/keys');
  const daily = page.getByRole('switch', { name: 'Verify keys every day' });
  await expect(daily).not.toBeChecked();
  await expect(page.getByText('It is off: Gatehouse makes no calls on its own.')).toBeVisible();
  await daily.press('Space');
  await expect(page.getByText('1 key can be verified. Next run: within a minute.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(daily).toBeChecked();
  await daily.press('Space');
  await expect(page.getByText('It is off: Gatehouse makes no calls on its own.')).toBeVisible();
});
