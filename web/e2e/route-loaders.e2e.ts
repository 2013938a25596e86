import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Delays the code of a page until it is released, and records the calls to procedures. */
const holdPageCode = async (page: Page, file: RegExp) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) calls.push(...pathname.slice('/trpc/'.length).split(','));
  });
  let releaseCode = (): void => {};
  const released = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return { calls, releaseCode };
};

for (const [path, file, wanted] of [
  ['/keys', /assets\/keys-[^/]*\.js/, ['keys.list', 'providers.list']],
  ['/guides', /assets\/guides-[^/]*\.js/, ['providers.list', 'guides.get']],
  ['/api-research', /assets\/api-research-[^/]*\.js/, ['research.industries']],
] as const) {
  test(`${path} requests its data before its code has loaded, and only once`, { tag: '@wide' }, async ({
    page,
  }) => {
    const { calls, releaseCode } = await holdPageCode(page, file);
    // Every screen reads the keys as well, for the mark on the icon of the tab.
    const asked = () => calls.filter((name) => path === '/keys' || name !== 'keys.list').sort();
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(asked).toEqual([...wanted].sort());
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    releaseCode();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Below the keys, and loaded after them.
    expect(asked().filter((name) => name !== 'verification.schedule')).toEqual([...wanted].sort());
  });
}

test('hovering over a link requests no data that is fresh', { tag: '@wide' }, async ({ page, seed }) => {
  await seed.key({ name: 'Main' });
  await page.goto('/keys');
  await expect(page.getByRole('table')).toContainText('Main');
  // The last uses are requested after the keys are shown.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/trpc/') && calls.push(request.url()));
  const sidebar = page.getByRole('navigation').first();
  for (const name of ['Dashboard', 'Test APIs', 'Discover APIs']) {
    await sidebar.getByRole('link', { name }).hover();
    await page.waitForLoadState('networkidle');
  }
  // The screen of keys needs no connections, so they are loaded now.
  expect(calls.filter((url) => !url.includes('oauth.connections.list'))).toEqual([]);
});
