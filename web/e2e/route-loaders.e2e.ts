import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Holds the code of a page back until it is let go, and counts the calls to procedures meanwhile. */
const holdPageCode = async (page: Page, file: RegExp) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) calls.push(...pathname.slice('/trpc/'.length).split(','));
  });
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(file, async (route) => {
    await gate;
    await route.continue();
  });
  return { calls, letGo };
};

for (const [path, file, wanted] of [
  ['/keys', /assets\/keys-[^/]*\.js/, ['keys.list', 'providers.list']],
  ['/guides', /assets\/guides-[^/]*\.js/, ['providers.list', 'guides.get']],
  ['/api-research', /assets\/api-research-[^/]*\.js/, ['research.industries']],
] as const) {
  test(`${path} asks for its data before its code is there, and once`, { tag: '@wide' }, async ({ page }) => {
    const { calls, letGo } = await holdPageCode(page, file);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => [...calls].sort()).toEqual([...wanted].sort());
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...calls].sort()).toEqual([...wanted].sort());
  });
}

test('pointing at a link asks for nothing that is fresh, and changes nothing', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Main' });
  await page.goto('/keys');
  await expect(page.getByRole('table')).toContainText('Main');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/trpc/') && calls.push(request.url()));
  const sidebar = page.getByRole('navigation').first();
  for (const name of ['Dashboard', 'Test APIs', 'Discover APIs']) {
    await sidebar.getByRole('link', { name }).hover();
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual([]);
});
