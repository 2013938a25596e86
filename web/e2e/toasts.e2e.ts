import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });
const errorToast = (page: Page): Locator => region(page).getByRole('alert');
const anyToast = (page: Page): Locator => region(page).locator('.mantine-Notification-root');

/** Causes a destructive toast: a rotation without a new key. The dialog stays open behind it. */
const showError = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(errorToast(page)).toBeVisible();
};

const drag = async (page: Page, toast: Locator, distance: number): Promise<void> => {
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  if (box === null) throw new Error('The toast is not on the screen');
  const from = { x: box.x + 30, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distance / 2, from.y, { steps: 3 });
  await page.mouse.move(from.x + distance, from.y, { steps: 3 });
  await page.mouse.up();
};

test.beforeEach(async ({ page, seed }) => {
  await seed.key({ name: 'Production' });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Rotate Production' }).click();
});

test('a destructive toast is an alert with a title and the reason', { tag: '@wide' }, async ({ page }) => {
  await showError(page);
  await expect(errorToast(page)).toContainText('Error');
  await expect(errorToast(page)).toContainText('Please enter a new API key');
  await expectAccessible(page);
});

test('a new toast replaces the previous one, and a default toast is a status', {
  tag: '@wide',
}, async ({ page }) => {
  await showError(page);
  await page.getByLabel('New API Key').fill('a-new-secret-0123456789');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(region(page).getByRole('status')).toContainText('API key rotated successfully');
  await expect(anyToast(page)).toHaveCount(1);
  await expectAccessible(page);
});

test('a swipe of 50 px to the right dismisses, one of 49 px or to the left does not', async ({ page }) => {
  await showError(page);
  await drag(page, errorToast(page), 49);
  await expect(errorToast(page)).toHaveCSS('translate', 'none');
  await drag(page, errorToast(page), -80);
  await expect(errorToast(page)).toHaveCSS('translate', 'none');
  await drag(page, errorToast(page), 50);
  await expect(anyToast(page)).toHaveCount(0);
});

test('F8 moves the focus to the toasts, Tab to Dismiss, which returns it', {
  tag: '@wide',
}, async ({ page }) => {
  await showError(page);
  const field = page.getByLabel('New API Key');
  await expect(field).toBeFocused();
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(anyToast(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('a toast disappears after 5 s, and stays as long as the pointer or the focus is on it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await showError(page);
  await page.clock.runFor(4000);
  await errorToast(page).hover();
  await page.clock.runFor(20_000);
  await page.keyboard.press('F8');
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(errorToast(page)).toBeVisible();
  await region(page).evaluate((element) => element.blur());
  await page.clock.runFor(999);
  await expect(errorToast(page)).toBeVisible();
  // The last millisecond, and the time that the toast takes to fade out.
  await page.clock.runFor(1 + 500);
  await expect(anyToast(page)).toHaveCount(0);
});
