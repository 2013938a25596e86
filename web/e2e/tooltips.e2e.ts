import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, WITH_OPEN_LIST } from './fixtures.ts';
import { settle } from './settle.ts';

const tooltip = (page: Page): Locator => page.getByRole('tooltip');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

test.beforeEach(async ({ page, seed }) => {
  await seed.key({ name: 'Main' });
  await page.goto('/keys');
  await expect(button(page, 'Rotate Main')).toBeVisible();
});

test('keyboard focus shows a tooltip, which describes the button; Escape hides it', {
  tag: '@wide',
}, async ({ page }) => {
  const verify = button(page, 'Verify Main');
  await button(page, 'Copy Main').focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Test');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Verify with the provider');
  await expect(verify).toHaveAccessibleDescription('Verify with the provider');
  await expectAccessible(page, WITH_OPEN_LIST);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(verify).toBeFocused();
  await expect(verify).not.toHaveAttribute('aria-describedby');
});

test('hovering shows a tooltip after 300 ms, and never two at once', { tag: '@wide' }, async ({ page }) => {
  await button(page, 'Rotate Main').hover();
  await expect(tooltip(page)).toHaveText('Rotate');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Delete Main').hover();
  await page.clock.runFor(299);
  await expect(button(page, 'Delete Main')).not.toHaveAttribute('aria-describedby');
  await page.clock.resume();
  await expect(tooltip(page)).toHaveText(['Delete']);
  await page.mouse.move(5, 5);
  await expect(tooltip(page)).toHaveCount(0);
});

test('the focus and the mouse on two buttons show one tooltip, the latest', { tag: '@wide' }, async ({
  page,
}) => {
  await button(page, 'Copy Main').focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText(['Test']);
  await button(page, 'Delete Main').hover();
  await expect(tooltip(page)).toHaveText(['Delete']);
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText(['Verify with the provider']);
  await button(page, 'Reveal Main').click();
  await button(page, 'Hide Main').waitFor();
  // What is shown after the click belongs to one button at most, however the row has moved.
  await settle(page);
  expect(await tooltip(page).count()).toBeLessThanOrEqual(1);
});

test('a tooltip follows its button when the page is scrolled, and stays inside the window', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await button(page, 'Delete Main').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Delete');
  const gap = async (): Promise<number> => {
    const [a, b] = [await tooltip(page).boundingBox(), await button(page, 'Delete Main').boundingBox()];
    if (a === null || b === null) throw new Error('Nothing is drawn');
    expect(a.x + a.width).toBeLessThanOrEqual(1280);
    return Math.round(b.y - a.y);
  };
  await settle(page);
  const before = await gap();
  await page.evaluate(() => window.scrollBy(0, 60));
  await expect.poll(gap).toBe(before);
});

test('a tooltip in a dialog is above the dialog', { tag: '@wide' }, async ({
  page,
  seed,
  request,
  baseURL,
}) => {
  const [key] = await seed.keys();
  await request.post(`${baseURL}/api/keys/${key?.id}/hosts`, { data: { host: 'proxy.example.com' } });
  await page.reload();
  await page.getByRole('button', { name: /Main .*\(details\)/ }).click();
  await button(page, 'Unpin proxy.example.com').hover();
  await expect(tooltip(page)).toHaveText('Unpin: the key is no longer sent there');
  const isAbove = await tooltip(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // It ignores the pointer, so elementFromPoint would return what is below it.
    element.style.pointerEvents = 'auto';
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isAbove).toBe(true);
});

test('a tap shows no tooltip', { tag: '@narrow' }, async ({ page }) => {
  await page.clock.install();
  await button(page, 'Reveal Main').tap();
  await expect(button(page, 'Hide Main')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(tooltip(page)).toHaveCount(0);
});
