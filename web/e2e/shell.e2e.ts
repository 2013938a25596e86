import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { settle } from './settle.ts';

/** The navigation links of the specification, in its order. */
const SCREENS = [
  'Dashboard',
  'Discover APIs',
  'API Keys',
  'Test APIs',
  'Saved Endpoints',
  'Apply for APIs',
  'Registration Guides',
  'OAuth Wizard',
  'User Profile',
  'Loading Demo',
  'Settings',
  'Marketplace',
];

test.describe('from 768 px', { tag: '@wide' }, () => {
  test('the sidebar lists the screens and marks the current one', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Screens' });
    await expect(nav.getByRole('link')).toHaveText(SCREENS);
    await expect(nav.locator('[aria-current="page"]')).toHaveText(['Dashboard']);
    await nav.getByRole('link', { name: 'API Keys' }).click();
    await expect(nav.locator('[aria-current="page"]')).toHaveText(['API Keys']);
    await expect(page).toHaveURL('/keys');
  });

  test('a query keeps the mark, a deeper path removes it', async ({ page }) => {
    await page.goto('/test?keyId=1');
    const marked = page.getByRole('navigation', { name: 'Screens' }).locator('[aria-current="page"]');
    await expect(marked).toHaveText(['Test APIs']);
    await page.goto('/test/deeper');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(marked).toHaveCount(0);
  });

  test('the first Tab reaches a link that skips to the content', async ({ page }) => {
    await page.goto('/keys');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the sidebar is shown at 768 px and replaced by a menu button at 767 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

test.describe('below 768 px', { tag: '@narrow' }, () => {
  test('a menu button opens a drawer with the same links, and choosing one closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link')).toHaveText(SCREENS);
    await expect(drawer.getByText('jane@example.com')).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Test APIs' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/test');
  });

  test('choosing the current screen closes the drawer too', async ({ page }) => {
    await page.goto('/keys');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'API Keys' }).click();
    await expect(drawer).toBeHidden();
  });

  test('Escape closes the drawer and returns the focus to the button', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    // The drawer gives the focus back only after it has got it.
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('no screen is wider than the window', async ({ page }) => {
    for (const path of [
      '/',
      '/discover',
      '/keys',
      '/test',
      '/api-research',
      '/loading-demo',
      '/settings',
      '/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    }
  });
});

test('an unknown path shows the 404 page inside the layout', async ({ page, isMobile }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Gatehouse');
  const layout = isMobile
    ? page.getByRole('button', { name: 'Open menu' })
    : page.getByRole('navigation', { name: 'Screens' });
  await expect(layout).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('opening a screen sets the title and moves the focus to its heading', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveTitle('Dashboard · Gatehouse');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});

test('the chosen color scheme is remembered, and set before anything is drawn', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_FAILED/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('radiogroup', { name: 'Color scheme' }).getByTitle('Dark').click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

/** Where the logo and the name beside it are, and what is behind them. */
const brandOf = (page: Page) =>
  page.evaluate(() => {
    const logo = [...document.querySelectorAll('svg')].find(
      (svg) => svg.checkVisibility() && svg.nextSibling?.textContent === 'Gatehouse',
    );
    if (!logo) return;
    const text = document.createRange();
    text.selectNodeContents(logo.nextSibling as Node);
    const places = [logo, text].map((part) => part.getBoundingClientRect().toJSON());
    const behind = document
      .elementsFromPoint(2, 2)
      .map((element) => getComputedStyle(element).backgroundColor);
    return {
      places,
      colors: [getComputedStyle(logo).fill, behind.find((color) => color !== 'rgba(0, 0, 0, 0)')],
    };
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the layout is drawn before any script has loaded, where the app then draws it, ${colorScheme}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/net::ERR_FAILED/);
    await page.emulateMedia({ colorScheme });
    await watchShifts(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/keys', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Gatehouse', { exact: true })).toBeVisible();
    const before = await brandOf(page);
    await page.unroute('**/assets/*.js');
    await page.goto('/keys');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Keys');
    expect(before?.places).toHaveLength(2);
    expect(await brandOf(page)).toEqual(before);
    await settle(page);
    expect(await shiftOf(page)).toBe(0);
  });

test('without scripts the page says that it needs them', { tag: '@wide' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  const note = page.locator('noscript');
  await expect(note).toBeVisible();
  await expect(note).toHaveJSProperty('textContent', 'Gatehouse needs JavaScript.');
  await expect(page.locator('#root')).toContainText('Gatehouse');
  await expect(page.getByText('Gatehouse', { exact: true })).toBeHidden();
  await context.close();
});

test('the window of a login has no layout, before its page is drawn either', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/oauth-callback', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Gatehouse', { exact: true })).toBeHidden();
});

test('one field finds any screen and any key, and a shortcut opens the list of shortcuts', async ({
  page,
  seed,
  isMobile,
}) => {
  const { id } = await seed.key({ provider: 'stripe', name: 'Shop checkout' });
  await page.goto('/keys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Go to…' }).click();
  else await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search commands, keys, endpoints and APIs' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('option', { name: 'API Research & Discovery' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('stripe shop');
  await expect(palette.getByRole('option')).toHaveText(
    ['Test', 'Copy', 'Verify', 'Rotate'].map((verb) => `${verb} Shop checkoutStripe`),
  );
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/test\\?keyId=${id}&`));
  await expect(palette).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('no such thing');
  await expect(palette).toContainText('Nothing found');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Search commands, keys, endpoints and APIs');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeHidden();
});

test('an invalid keyId is dropped without an error', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/test?keyId=nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test APIs');
});

test('the page fails to start with an error if its root element is missing', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/the page has no element with the id "root"/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root">', '<div>') });
  });
  const failure = page.waitForEvent('pageerror');
  await page.goto('/');
  expect((await failure).message).toContain('the page has no element with the id "root"');
});

test('a screen that crashes says so inside the layout and can be retried', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/./);
  await page.route('**/assets/keys-*.js', (route) => route.abort());
  await page.goto('/keys');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen stopped working');
  await expect(page.getByRole('alert')).toContainText('A part of Gatehouse could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/assets/keys-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Keys');
});
