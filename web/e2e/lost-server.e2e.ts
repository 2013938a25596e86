import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const link = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const retry = (page: Page): Locator => page.getByRole('button', { name: 'Retry' });

/**
 * Opens the first screen, and waits for what it loads once the browser is idle. Before that, a script that is missing reloads the page at
 * once, and the console says it in the browser's own words.
 */
const openWhole = async (page: Page): Promise<void> => {
  await page.goto('/discover');
  await expect(async () => {
    const said = await page.evaluate(() => {
      const payload = new Error('Failed to fetch dynamically imported module');
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      return payload.message;
    });
    expect(said).toContain('A part of Gatehouse could not be loaded');
  }).toPass();
};

/** Opens a screen whose code cannot be loaded, and waits until the server was asked whether it is there. */
const openLost = async (page: Page, name: string): Promise<void> => {
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
  await link(page, name).click();
  await expect(heading(page)).toHaveText('This screen stopped working');
  await asked;
};

test('while the server is gone, a screen that is not loaded says so, and what is open stays', {
  tag: '@wide',
}, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/./);
  await openWhole(page);
  const requirements = page.getByLabel('Project Requirements');
  await requirements.fill('Send text messages');
  await page.route('**/*', (route) => route.abort());
  await openLost(page, 'Marketplace');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('the server does not respond');
  await retry(page).click();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'The server did not respond.',
  );
  await expectAccessible(page);
  await link(page, 'Discover APIs').click();
  await expect(requirements).toHaveValue('Send text messages');

  await openLost(page, 'Marketplace');
  await page.unroute('**/*');
  // The server may be asked once more by the screen itself, which then is there before anybody presses a button.
  await expect(async () => {
    if (await retry(page).isVisible()) await retry(page).click({ timeout: 1_000 });
    await expect(heading(page)).toHaveText('Integration Marketplace', { timeout: 5_000 });
  }).toPass();
});

test('a script that an update removed is loaded anew without a question', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_FAILED/);
  consoleGuard.allow(/A part of Gatehouse could not be loaded/);
  await openWhole(page);
  await page.route('**/assets/marketplace-*.js', (route) => route.abort(), { times: 1 });
  await link(page, 'Marketplace').click();
  await expect(heading(page)).toHaveText('Integration Marketplace');
});

test('a script that an update removed is loaded anew before the browser was idle', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_FAILED/);
  consoleGuard.allow(/Failed to fetch dynamically imported module/);
  let isBusy = true;
  await page.route('**/assets/*.js', async (route) => {
    if (!isBusy) return route.continue();
    const response = await route.fetch();
    // What asks the server before a reload comes too late here.
    if (!(await response.text()).includes('/api/health')) return route.fulfill({ response });
  });
  await page.route('**/assets/marketplace-*.js', (route) => {
    if (!isBusy) return route.continue();
    isBusy = false;
    return route.abort();
  });
  await page.goto('/discover', { waitUntil: 'commit' });
  await link(page, 'Marketplace').click();
  await expect(heading(page)).toHaveText('Integration Marketplace');
  expect(isBusy).toBe(false);
});

test('while the server hangs, Retry says so', { tag: '@wide' }, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/./);
  await openWhole(page);
  await expect(page.getByLabel('Project Requirements')).toBeVisible();
  await page.route('**/assets/marketplace-*.js', (route) => route.abort());
  const isAsked = page.waitForRequest('**/api/health');
  await page.route('**/api/health', () => undefined);
  await link(page, 'Marketplace').click();
  await expect(heading(page)).toHaveText('This screen stopped working');
  await isAsked;
  await retry(page).click();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'The server did not respond.',
    { timeout: 15_000 },
  );
});

test('a script that was loaded and fails says why, without a reload', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/./);
  await openWhole(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/marketplace-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("It does not run here")' }),
  );
  await link(page, 'Marketplace').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It does not run here');
  expect(loads).toBe(0);
});
