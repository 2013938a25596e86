import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedManyKeys } from './seed.ts';
import { tabTo } from './tab-to.ts';

const LONG_AGO = '2024-01-01T00:00:00.000Z';
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const rows = (page: Page): Locator => page.getByRole('table').getByRole('row');
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search keys' });

test('six or more keys can be searched, and filtered to those that need attention', async ({
  page,
  seed,
}) => {
  await seed.key({ provider: 'stripe', name: 'Shop', lastRotated: LONG_AGO });
  await seed.key({ provider: 'stripe', name: 'Old shop', expiresAt: dayFromNow(-2) });
  await seed.key({ provider: 'openai', name: 'Assistant', keyType: 'staging', expiresAt: dayFromNow(200) });
  await seed.key({ name: 'a'.repeat(200) });
  await seed.key({ name: 'Bot' });
  await page.goto('/keys');
  await expect(rows(page)).toHaveCount(6);
  await expect(search(page)).toBeHidden();
  await seed.key({ name: 'Release bot' });
  await page.reload();
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByText(/Expires \w+ \d+, \d{4}$/)).toBeAttached();

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('stripe shop');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('2 of 6 keys shown')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(7);

  await page.getByText('Need attention 2').click();
  await expect(page).toHaveURL('/keys?show=attention');
  await expect(rows(page)).toHaveCount(3);
  await search(page).fill('assistant');
  await expect(page.getByText('No key matches')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all keys' }).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(page).toHaveURL('/keys');
});

test('a name is never wider than the page, and a status never cut off, at any width', async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'a'.repeat(200) });
  await seed.key({ name: 'Old', lastRotated: LONG_AGO, expiresAt: dayFromNow(-2) });
  await page.goto('/keys');
  await expect(page.getByText(/^Expired /)).toBeVisible();
  for (const width of [1280, 1240, 1024, 800, 640, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('table, .mantine-Badge-label')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
    );
    expect(tooWide, `too wide for a window of ${width} px`).toEqual([]);
  }
});

test('the details show what the table has no room for, and can unpin a host', async ({
  page,
  seed,
  request,
  baseURL,
}) => {
  const { id } = await seed.key({
    provider: 'stripe',
    name: 'Billing',
    lastRotated: LONG_AGO,
    expiresAt: dayFromNow(200),
    baseUrl: 'http://localhost:8080/v1',
  });
  await request.post(`${baseURL}/api/keys/${id}/hosts`, { data: { host: 'proxy.example.com' } });
  await page.goto('/keys');
  const opener = page.getByRole('button', { name: /Billing .*\(details\)/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'API Key Details' });
  const fact = (name: string): Locator =>
    dialog.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(fact('Base URL')).toHaveText('http://localhost:8080/v1Set for this key');
  await expect(fact('Last rotated')).toContainText('years ago');
  await expect(fact('Last rotated')).toContainText('Recommended every 90 days');
  await expect(fact('Expires')).toContainText('in 6 months');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Unpin proxy.example.com' }).click();
  await expect(fact('Pinned hosts')).toHaveText('None');
  await expectAccessible(page);
  expect((await seed.keys())[0]?.pinnedHosts).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('one of 300 keys is found by a search, by keyboard alone', { tag: '@wide' }, async ({ page, seed }) => {
  // On a busy machine, storing so many takes tens of seconds.
  test.slow();
  await seedManyKeys(seed, 300);
  await page.goto('/keys');
  await expect(rows(page)).toHaveCount(301);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('key 17');
  // Key 17, 117, 217 and 170 to 179.
  await expect(rows(page)).toHaveCount(14);
  await page.keyboard.type('3');
  await expect(rows(page)).toHaveCount(2);
  // The search is in the URL, and comes back with it.
  await expect(page).toHaveURL(/\?q=key(\+|%20)173$/);
  await page.reload();
  await expect(search(page)).toHaveValue('key 173');
  await expect(rows(page)).toHaveCount(2);
  const remove = page.getByRole('button', { name: 'Delete Key 173', exact: true });
  await expect(remove).toBeInViewport();
  await tabTo(page, remove);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(301);
  await expect(page).toHaveURL('/keys');
});
