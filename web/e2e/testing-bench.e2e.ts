import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import {
  endpoint,
  form,
  leaveTooltips,
  openWithKey,
  response,
  send,
  sendButton,
  test,
  verdict,
} from './testing-screen.ts';

const border = (page: Page): Locator => page.getByRole('separator', { name: 'Border between' });
const parts = (page: Page): Locator => page.getByRole('region', { name: 'Request', exact: true });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return box;
};

test('a wide window is filled: one row over both parts, the request on the left, the response on the right', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithKey(page, seed, api.url);
  await send(page, '/v1/models');
  await expect(verdict(page)).toHaveText(/^OK/);
  const [row, left, right] = [
    await boxOf(endpoint(page)),
    await boxOf(parts(page)),
    await boxOf(response(page)),
  ];
  expect(row.width).toBeGreaterThan(700);
  expect(row.y).toBeLessThan(120);
  expect(left.y).toBeGreaterThan(row.y + row.height);
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  expect(Math.abs(left.y - right.y)).toBeLessThan(1);
  expect((await boxOf(sendButton(page))).y).toBe(row.y);
  await expectAccessible(page);
});

test('the border between request and response is moved by keys and by the mouse, and remembered', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  const width = async (): Promise<number> => (await boxOf(parts(page))).width;
  const first = await width();
  await border(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(border(page)).toHaveAttribute('aria-valuenow', '50');
  expect(await width()).toBeGreaterThan(first);
  await page.keyboard.press('Home');
  await expect(border(page)).toHaveAttribute('aria-valuenow', '20');
  const { x, y, width: thick, height } = await boxOf(border(page));
  await page.mouse.move(x + thick / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 300, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(border(page))).x).toBeGreaterThan(x + 250);
  const moved = await width();
  await page.reload();
  await expect(endpoint(page)).toBeVisible();
  expect(await width()).toBe(moved);

  await page.getByRole('button', { name: 'Show the response below the request' }).click();
  await expect(border(page)).toHaveAttribute('aria-orientation', 'horizontal');
  const [above, below] = [await boxOf(parts(page)), await boxOf(response(page))];
  expect(below.x).toBe(above.x);
  expect(below.y).toBeGreaterThan(above.y);
  await leaveTooltips(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show request and response side by side' }).click();
  expect((await boxOf(response(page))).x).toBeGreaterThan(above.x);
});

test('beside the pane, a window of 1024 px has the response below the request, both as wide as there is room', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await openWithKey(page, seed, api.url);
  await send(page, '/v1/models');
  await expect(verdict(page)).toHaveText(/^OK/);
  expect((await boxOf(response(page))).x).toBeGreaterThan((await boxOf(parts(page))).x);
  await page.getByRole('button', { name: 'Open a request' }).click();
  await expect(page.getByRole('radiogroup', { name: 'What is listed' })).toBeVisible();
  await expect(border(page)).toBeHidden();
  const [above, below] = [await boxOf(parts(page)), await boxOf(response(page))];
  expect(below.x).toBe(above.x);
  expect(above.width).toBeGreaterThan(400);
  expect(below.y).toBeGreaterThan(above.y);
  await leaveTooltips(page);
  await expectAccessible(page);
});

test('by keyboard alone: three Tabs from arrival to Send at most, and its shortcut works from the response', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await expect(endpoint(page)).toBeFocused();
  await page.keyboard.type('/v1/models');
  await page.keyboard.press('Escape');
  let tabs = 0;
  while (!(await sendButton(page).evaluate((button) => button === document.activeElement)) && tabs < 4) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  expect(tabs).toBeLessThanOrEqual(3);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/^OK/);
  await response(page).getByRole('tab', { name: 'Timing' }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => api.received.length).toBe(2);
});

test('nothing on the screen moves after it is drawn', { tag: '@wide' }, async ({ page, seed, api }) => {
  await watchShifts(page);
  await openWithKey(page, seed, api.url);
  await expect(form(page).getByRole('button', { name: 'Environments' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Testing tips' })).toContainText('Start with a read');
  expect(await shiftOf(page)).toBe(0);
});

const TIP = 'Start with a read';

/** Loads the screen anew, with the keys last: the tips are loaded then, and not shown. */
const reloadWithKeysLast = async (page: Page): Promise<void> => {
  let send = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/keys\.list/, async (route) => {
    await wanted;
    await route.continue();
  });
  await watchShifts(page);
  await page.reload();
  await expect(page.getByText('Loading API keys')).toBeVisible();
  await expect(page.getByText(TIP)).toBeAttached();
  await expect(page.getByText(TIP)).toBeHidden();
  send();
};

test('the tips are shown once the keys are loaded, and nothing moves', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await reloadWithKeysLast(page);
  await expect(form(page).getByRole('button', { name: 'Environments' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Testing tips' })).toContainText(TIP);
  expect(await shiftOf(page)).toBe(0);
});

test('without a key the tips stand directly below what can be done, and nothing moves', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/test');
  await reloadWithKeysLast(page);
  const tips = page.getByRole('region', { name: 'Testing tips' });
  await expect(tips).toContainText(TIP);
  const actions = await boxOf(page.getByRole('button', { name: 'Test without a key' }));
  expect((await boxOf(tips)).y - actions.y - actions.height).toBeLessThan(120);
  expect(await shiftOf(page)).toBe(0);
});
