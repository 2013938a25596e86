import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import {
  body,
  endpoint,
  leaveTooltips,
  openWithKey,
  response,
  SECRET,
  send,
  test,
  tree,
} from './testing-screen.ts';

const button = (page: Page, name: string | RegExp) => response(page).getByRole('button', { name });
const searchField = (page: Page) => response(page).getByRole('textbox', { name: 'Search in the body' });
const filterField = (page: Page) => response(page).getByRole('textbox', { name: 'Filter by JSONPath' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const choose = (page: Page, look: string) => response(page).getByText(look, { exact: true }).click();

test('the first value of a response is above the fold', { tag: '@wide' }, async ({ page, seed, api }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithKey(page, seed, api.url);
  await send(page, '/v1/models');
  const value = body(page).getByText('"list"');
  await expect(value).toBeVisible();
  const { y = 800, height = 0 } = (await value.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(800);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a search finds what is not rendered, counts it, and goes from one match to the next', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/items?count=500');
  await expect(body(page)).toContainText('"Item 0"');
  await tree(page).press('ControlOrMeta+f');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('position');
  await expect(response(page)).toContainText('1 of 500');
  await searchField(page).fill('ITEM 49');
  await expect(response(page)).toContainText('1 of 11');
  await expect(body(page).locator('mark', { hasText: 'Item 49' }).first()).toBeInViewport();
  await searchField(page).press('Shift+Enter');
  await expect(response(page)).toContainText('11 of 11');
  await expect(body(page).getByText('"Item 499"')).toBeInViewport();
  // Inside an object that was closed.
  await searchField(page).fill('493');
  await expect(response(page)).toContainText('1 of 2');
  await searchField(page).press('Enter');
  await expect(body(page).locator('[data-active] mark')).toHaveText('493');
  await leaveTooltips(page);
  await expectAccessible(page);

  await choose(page, 'Pretty');
  await expect(response(page)).toContainText('1 of 2');
  await expect(body(page).locator('mark').first()).toBeInViewport();
  await choose(page, 'Raw');
  await searchField(page).press('Enter');
  await expect(response(page)).toContainText('2 of 2');
  // It may be in two rows.
  await expect(body(page).locator('mark[data-current]').first()).toBeInViewport();
  await searchField(page).fill('nowhere');
  await expect(response(page)).toContainText('Not found');
  await searchField(page).press('Escape');
  await expect(searchField(page)).toHaveCount(0);
  await expect(body(page)).toBeFocused();
});

test('a filter shows what a JSONPath expression finds, with the path of each value and numbers as they were sent', {
  tag: '@wide',
}, async ({ page, seed, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithKey(page, seed, api.url);
  await send(page, '/numbers');
  await button(page, 'Filter by JSONPath').click();
  await expect(filterField(page)).toBeFocused();
  await page.keyboard.type('$.list[*]');
  await expect(response(page)).toContainText('3 results');
  await expect(body(page)).toHaveText('[$.list[0]:1.0,$.list[1]:1e400,$.list[2]:-0]');
  await leaveTooltips(page);
  await expectAccessible(page);
  await button(page, 'Copy response body').click();
  await expect(response(page).getByText('Copied').first()).toBeAttached();
  expect(await copied(page)).toBe('[1.0,1e400,-0]');
  await tree(page).focus();
  await page.keyboard.press('End');
  await button(page, 'Copy path $.list[2]').click();
  await expect.poll(() => copied(page)).toBe('$.list[2]');

  await filterField(page).fill('$.list[');
  await expect(filterField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(body(page)).toContainText('12345678901234567890');
  await button(page, 'Remove the filter').click();
  await expect(body(page)).toHaveText('{id:12345678901234567890,list:[1.0,1e400,-0],twice:1,twice:2}');
});

test('an expression that runs away is stopped, and the page stays responsive', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, `/echo/${'a'.repeat(40)}`);
  await button(page, 'Filter by JSONPath').click();
  await filterField(page).fill("$[?search(@, '(a|a|a)*(a|a|a)*b')]");
  await expect(response(page)).toContainText('Filtering…');
  await choose(page, 'Raw');
  await expect(body(page)).toContainText('/echo/aaa');
  await expect(response(page)).toContainText('The expression was stopped after 5 s', { timeout: 15_000 });
});

test('each value of a tree can be copied by keyboard: as text, as JSON, and its path', {
  tag: '@wide',
}, async ({ page, seed, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithKey(page, seed, api.url);
  await send(page, '/items?count=2');
  await tree(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => copied(page)).toBe('Item 0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Copy as JSON')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toBe('"Item 0"');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toBe('$.items[0].name');
});

test('a body is downloaded as it was sent, with the key masked', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  const download = async (): Promise<[string, string]> => {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, /^Download /).click()]);
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
  };
  await openWithKey(page, seed, api.url);
  await send(page, '/numbers');
  await choose(page, 'Pretty');
  const [name, text] = await download();
  expect(name).toMatch(/^127\.0\.0\.1-\d+-numbers\.json$/);
  expect(text).toContain('"list":[1.0, 1e400,-0]');
  await send(page, `/echo/${SECRET}`);
  await expect(response(page)).toContainText('is masked');
  expect((await download())[1]).not.toContain(SECRET);
});

test('a body of 5 MB stays complete, searchable and scrollable in every view', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/big?bytes=5000000');
  await expect(tree(page)).toBeVisible();
  await tree(page).press('ControlOrMeta+f');
  await searchField(page).fill('is this the end');
  await expect(response(page)).toContainText('Not found');
  for (const look of ['Tree', 'Pretty', 'Raw']) {
    await choose(page, look);
    await body(page).evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    await expect(body(page).getByText(/\]$/).last()).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000);
  }
});

test('the next page is requested with one click, on the same host only', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/list');
  await expect(body(page)).toContainText('item_1');
  await button(page, 'Next page').click();
  await expect(body(page)).toContainText('item_3');
  await expect(endpoint(page)).toHaveValue(`${api.url}/list?cursor=two`);
  expect(api.received.map(({ path }) => path)).toEqual(['/list', '/list?cursor=two']);
  await expect(button(page, 'Next page')).toHaveCount(0);

  await send(page, '/list-elsewhere');
  await expect(response(page)).toContainText('The next page is on elsewhere.invalid');
  await expectAccessible(page);
  await button(page, 'Next page').click();
  await expect(endpoint(page)).toHaveValue('http://elsewhere.invalid/list?page=2');
  expect(api.received).toHaveLength(3);
});

test('an id is put into the form with one click, and nothing is sent', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/list?cursor=two');
  await body(page).getByRole('button', { name: '"item_3"' }).click();
  await expect(endpoint(page)).toHaveValue(`${api.url}/list/item_3`);
  await expect(endpoint(page)).toBeFocused();
  await body(page).getByRole('button', { name: '"cus_9"' }).click();
  await expect(endpoint(page)).toHaveValue(`${api.url}/customers/cus_9`);
  expect(api.received).toHaveLength(1);
});
