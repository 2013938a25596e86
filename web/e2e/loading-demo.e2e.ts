import {
  LOADER_COLORS,
  LOADER_PLACEMENTS,
  LOADER_SIZES,
  LOADER_TYPES,
} from '@gatehouse/contract/plain/loading-demo.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';
import { untilKept } from './until-kept.ts';

const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });
const loader = (page: Page): Locator => preview(page).locator('[data-placement]');
const mark = (page: Page): Locator => loader(page).locator('[data-type]');
const gallery = (page: Page): Locator => page.getByRole('region', { name: 'All Loaders' });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });
/** It is crossed out, not black. */
const emptyPicker = (page: Page): Locator =>
  page.locator('[data-empty]').filter({ has: page.getByLabel('Color picker') });
const color = (page: Page): Locator => page.getByLabel('Any CSS color');
const delay = (page: Page): Locator => page.getByRole('slider');
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const colorOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).color);

const open = async (page: Page): Promise<void> => {
  await page.goto('/loading-demo');
  await expect(mark(page)).toBeVisible();
};

test('it starts with the default loader, and every choice is seen at once', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Indicators Demo');
  await expect(preview(page).getByRole('status').first()).toHaveText('Loading...');
  await expect(mark(page)).toHaveAttribute('data-type', 'pulse');
  await expect(mark(page)).toHaveAttribute('data-size', 'medium');
  await expect(loader(page)).toHaveAttribute('data-placement', 'below');
  await expect(gallery(page).locator('[data-type]')).toHaveCount(LOADER_TYPES.length * LOADER_SIZES.length);
  await expectAccessible(page);
  for (const type of LOADER_TYPES) {
    await radio(page, capitalized(type)).check();
    await expect(mark(page)).toHaveAttribute('data-type', type);
  }
  for (const size of LOADER_SIZES) {
    await radio(page, capitalized(size)).check();
    await expect(mark(page)).toHaveAttribute('data-size', size);
  }
  for (const placement of LOADER_PLACEMENTS.filter((name) => name !== 'none')) {
    await radio(page, capitalized(placement)).check();
    await expect(loader(page)).toHaveAttribute('data-placement', placement);
  }
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0 };
  await expect
    .poll(async () => (await box(loader(page).getByText('Loading...'))).x)
    .toBeLessThan((await box(mark(page))).x);
  await page.getByLabel('Show text').uncheck();
  await expect(text(page)).toBeDisabled();
  await expect(loader(page)).toHaveAttribute('data-placement', 'none');
  await expectAccessible(page);
});

test('the color is a preset, any CSS color, or picked; what is no color is said', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page);
  const theme = await colorOf(mark(page));
  await expect(emptyPicker(page)).toHaveCount(1);
  for (const preset of LOADER_COLORS) {
    await radio(page, preset ?? 'None')
      .last()
      .check();
    await expect(color(page)).toHaveValue(preset ?? '');
  }
  await expect(mark(page)).toHaveCSS('color', 'rgb(249, 115, 22)');
  await color(page).fill('hsl(120 100% 25%)');
  await expect(mark(page)).toHaveCSS('color', 'rgb(0, 128, 0)');
  await expect(page.getByLabel('Color picker')).toHaveValue('#008000');
  await expect(emptyPicker(page)).toHaveCount(0);
  for (const wrong of ['gren', 'inherit', 'var(--gh-surface)', 'url(x)', 'red; background: url(x)', '😀']) {
    await color(page).fill(wrong);
    await expect(page.getByText('Enter a CSS color, such as #1E40AF, teal or rgb(30 64 175)')).toBeVisible();
    await expect(mark(page)).toHaveCSS('color', theme);
  }
  await expectAccessible(page);
  await page.getByLabel('Color picker').fill('#123456');
  await expect(color(page)).toHaveValue('#123456');
  await expect(mark(page)).toHaveCSS('color', 'rgb(18, 52, 86)');
  await expect(gallery(page).locator('[data-type]').first()).toHaveCSS('color', 'rgb(18, 52, 86)');
});

test('with a delay the loader is hidden until it has passed, then fades in over 0.2 s', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page);
  await expect(delay(page)).toBeDisabled();
  await page.getByLabel('Show after a delay').check();
  await delay(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Delay: 100 ms')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Delay: 2000 ms')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(delay(page)).toHaveAttribute('aria-valuenow', '2000');
  await expect(delay(page)).toHaveAccessibleName('Delay: 2000 ms');
  await expect(mark(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Play again' }).click();
  // The clock of the animation is set, so that nothing depends on how fast the machine is.
  const at = (time: number) =>
    loader(page).evaluate((node, currentTime) => {
      const [appears] = node.getAnimations();
      if (appears === undefined) throw new Error('The loader has no animation');
      appears.pause();
      appears.currentTime = currentTime;
      const { visibility, opacity } = getComputedStyle(node);
      return { visibility, opacity: Number(opacity), end: appears.effect?.getComputedTiming().endTime };
    }, time);
  expect(await at(1999)).toEqual({ visibility: 'hidden', opacity: 0, end: 2200 });
  const during = await at(2100);
  expect(during.visibility).toBe('visible');
  expect(during.opacity).toBeGreaterThan(0);
  expect(during.opacity).toBeLessThan(1);
  expect(await at(2200)).toMatchObject({ visibility: 'visible', opacity: 1 });
});

test('the code is copied, and the loader is shown in a toast for 3 s', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await radio(page, 'Wave').check();
  await text(page).fill("It's <b>loading</b> 😀");
  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect(toast(page)).toContainText('Code copied to clipboard');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('export const Loading = () => (');
  expect(code).toContain('data-type="wave"');
  expect(code).toContain("{'It\\'s <b>loading</b> 😀'}");

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Show in Toast' }).click();
  await page.clock.runFor(2900);
  await expect(toast(page)).toContainText('Loading in progress');
  await expect(toast(page).locator('[data-type="wave"]')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast(page).getByText('Loading in progress')).toBeHidden();
});

test('a browser without a clipboard says so', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page);
  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect(toast(page)).toContainText('Failed to copy');
  await expect(toast(page)).toContainText('Clipboard API is not supported in your browser');
});

test('the choices survive a reload, make no call, and are reset by a button', { tag: '@wide' }, async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    // The keys are read on every screen, for the mark on the icon of the tab.
    if (/\/(?:api|trpc)\/(?!keys\.list\?)/.test(request.url())) urls.push(request.url());
  });
  await open(page);
  await radio(page, 'Progress').check();
  await text(page).fill('جارٍ التحميل');
  await color(page).fill('teal');
  await untilKept(page, 'teal');
  await page.reload();
  await expect(mark(page)).toHaveAttribute('data-type', 'progress');
  await expect(text(page)).toHaveValue('جارٍ التحميل');
  await expect(color(page)).toHaveValue('teal');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(mark(page)).toHaveAttribute('data-type', 'pulse');
  await expect(text(page)).toHaveValue('Loading...');
  expect(urls).toEqual([]);
});

test('a text and a color of 100,000 characters break nothing', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await text(page).fill('😀'.repeat(50_000));
  await expect(page.getByText('Must be at most 200 characters')).toBeVisible();
  await expect(loader(page)).toContainText('😀'.repeat(100));
  await color(page).fill('a'.repeat(100_000));
  await expect(page.getByText('Enter a CSS color')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('if the system asks for less motion, nothing moves', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const running = await gallery(page).evaluate((region) =>
    [
      ...new Set(region.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName)),
    ].map((name) => name.replace(/^.*(loader-[a-z]+).*$/, '$1')),
  );
  expect(running).toEqual(['loader-breathe']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await gallery(page).evaluate((region) => region.getAnimations({ subtree: true }).length)).toBe(
    3 * (1 + 3 + 3 + 5 + 1 + 1),
  );
});

test('everything works by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await tabTo(page, radio(page, 'Pulse'));
  await page.keyboard.press('ArrowRight');
  await expect(mark(page)).toHaveAttribute('data-type', 'bounce');
  await tabTo(page, radio(page, 'Medium'));
  await page.keyboard.press('ArrowRight');
  await expect(mark(page)).toHaveAttribute('data-size', 'large');
  await tabTo(page, text(page));
  await page.keyboard.type('Please wait');
  await expect(loader(page)).toContainText('Please wait');
  await tabTo(page, page.getByLabel('Show after a delay'));
  await page.keyboard.press('Space');
  await tabTo(page, delay(page));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Delay: 100 ms')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Show in Toast' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Loading in progress');
});
