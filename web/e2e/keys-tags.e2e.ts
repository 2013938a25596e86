import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  chips,
  field,
  option,
  row,
  rows,
  SECRET,
  seedTagged,
  suggestions,
  TOO_LONG,
  TWENTY,
  tagsOf,
} from './keys-tags-screen.ts';
import { failWith, release } from './mock-responses.ts';
import { openPalette, paletteField } from './open-palette.ts';
import { tabTo } from './tab-to.ts';
import { untilKept } from './until-kept.ts';

const openEdit = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: new RegExp(`${name}.*\\(details\\)`) }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return page.getByRole('dialog', { name: 'Edit API Key' });
};

test('a key is added with tags, which are chips in its row and in its details', async ({ page, seed }) => {
  await seed.key({ provider: 'stripe', name: 'Checkout', tags: ['shop', 'Berlin'] });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  await dialog.getByLabel('API Key', { exact: false }).first().fill(SECRET);
  await dialog.getByLabel('Key name').fill('Assistant');
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  await field(dialog).click();
  await option(page, 'shop').click();
  await expect(suggestions(page)).toHaveCount(0);
  await field(dialog).click();
  // In the dialog itself: what is outside of it is hidden from screen readers.
  await expect(suggestions(dialog)).toHaveText(['Berlin']);
  await expectAccessible(page);
  await field(dialog).fill('Kundendienst “Süd”,');
  // Typed and not ended, it counts as well.
  await field(dialog).fill('2026');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(page.getByText('API key added successfully')).toBeVisible();
  const tags = ['shop', 'Kundendienst “Süd”', '2026'];
  await expect(chips(row(page, 'Assistant'))).toHaveText(tags);
  expect(await tagsOf(seed, 'Assistant')).toEqual(tags);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Assistant' }).first().click();
  const details = page.getByRole('dialog', { name: 'API Key Details' });
  for (const tag of tags) await expect(details.getByText(tag, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('of many tags a row shows the first ones, and the details all', async ({ page, seed }) => {
  await seed.key({ name: 'Everything', tags: TWENTY });
  await seed.key({ name: 'Long', tags: ['x'.repeat(40)] });
  await page.goto('/keys');
  await expect(chips(row(page, 'Everything'))).toHaveText(['team 1', 'team 2', 'team 3', '+17']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.getByRole('button', { name: 'Everything' }).first().click();
  const details = page.getByRole('dialog', { name: 'API Key Details' });
  await expect(details.getByText('team 20', { exact: true })).toBeVisible();
  await expect(details.getByText('+17')).toBeHidden();
  await expectAccessible(page);
});

test('the first press of Save says what is wrong with a tag, also with one that was not ended', async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Checkout', tags: ['shop'] });
  await seed.key({ name: 'Everything', tags: TWENTY });
  await page.goto('/keys');
  const form = await openEdit(page, 'Checkout');
  const save = form.getByRole('button', { name: 'Save' });
  await field(form).fill('x'.repeat(41));
  await save.click();
  await expect(form.getByText(TOO_LONG)).toBeVisible();
  await expect(field(form)).toBeFocused();
  await expect(field(form)).toHaveAccessibleDescription(new RegExp(TOO_LONG));
  await expectAccessible(page);
  await field(form).fill('x'.repeat(40));
  await save.click();
  await expect(page.getByText('API key updated successfully')).toBeVisible();
  expect(await tagsOf(seed, 'Checkout')).toEqual(['shop', 'x'.repeat(40)]);
  await page.keyboard.press('Escape');

  await openEdit(page, 'Everything');
  await field(form).fill('one more');
  await save.click();
  await expect(form.getByText('A key can have at most 20 tags')).toBeVisible();
  await expectAccessible(page);
  await field(form).fill('');
  await field(form).press('Backspace');
  await field(form).fill('TEAM 1');
  await save.click();
  await expect(form.getByText('Each tag can be given once; upper and lower case are the same')).toBeVisible();
  await field(form).fill('last');
  await save.click();
  await expect(form).toBeHidden();
  expect(await tagsOf(seed, 'Everything')).toEqual([...TWENTY.slice(0, -1), 'last']);
});

test('a tag that is being typed is asked about before it is discarded, and comes back after a reload', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seed.key({ name: 'Checkout', tags: ['shop'] });
  await page.goto('/keys');
  const form = await openEdit(page, 'Checkout');
  await field(form).fill('half');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
  await untilKept(page, 'half');
  await page.reload();
  await openEdit(page, 'Checkout');
  await expect(form.getByText('half', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.getByText('half', { exact: true })).toBeHidden();
  await expect(form.getByText('shop', { exact: true }).last()).toBeVisible();
});

test('by keyboard alone, tags are chosen, ended, taken back and saved', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Messages', tags: ['shop', 'Berlin'] });
  await seed.key({ name: 'Checkout', tags: ['old'] });
  await page.goto('/keys');
  await page.getByRole('button', { name: /Checkout.*\(details\)/ }).press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Edit', exact: true }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit API Key' });
  await tabTo(page, field(form));
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Berlin')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('one,two');
  await page.keyboard.press('Enter');
  await page.keyboard.type('three');
  // The list of suggestions is closed, not the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('API key updated successfully')).toBeVisible();
  expect(await tagsOf(seed, 'Checkout')).toEqual(['shop', 'one', 'two', 'three']);
});

test('the keys of a tag are filtered in the URL, which survives a reload, and found by the search', async ({
  page,
  seed,
}) => {
  await seedTagged(seed);
  await page.goto('/keys');
  await expect(rows(page)).toHaveCount(7);
  const filter = page.getByRole('combobox', { name: 'Tag', exact: true });
  await filter.click();
  await expect(suggestions(page)).toHaveText(['Berlin', 'post', 'shop']);
  await option(page, 'shop').click();
  await expect(page).toHaveURL('/keys?tag=shop');
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(filter).toHaveValue('shop');
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/keys');
  await page.getByRole('searchbox', { name: 'Search keys' }).fill('berlin');
  await expect(rows(page)).toHaveCount(2);
  // A tag that no key has, as a link may name one.
  await page.goto('/keys?tag=gone');
  await expect(filter).toHaveValue('gone');
  await expect(page.getByText('No key matches all of the filters.')).toBeVisible();
  await expectAccessible(page);
});

test('the palette shows the keys of a tag, and finds a key by it', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seedTagged(seed);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const best = page.locator('[data-combobox-selected]');
  const palette = paletteField(page);
  await openPalette(page);
  await page.keyboard.type('tagged berlin');
  await expect(best).toHaveText('Show keys tagged Berlin');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/keys?tag=Berlin');
  await expect(palette).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await openPalette(page);
  await page.keyboard.type('test berlin');
  await expect(best).toContainText('Test Checkout');
});

test('what the server says of tags is shown at their field, and nothing typed is lost', {
  tag: '@wide',
}, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/503/);
  await seed.key({ name: 'Checkout', tags: ['shop'] });
  await failWith(page, 'keys.update', 503, 'The disk is full. Nothing was saved.');
  await page.goto('/keys');
  const form = await openEdit(page, 'Checkout');
  await field(form).fill('new');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('503: The disk is full.')).toBeVisible();
  await expect(field(form)).toHaveValue('new');
  await release(page, 'keys.update');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(chips(row(page, 'Checkout'))).toHaveText(['shop', 'new']);
});

test('REST takes tags, returns them, and rejects those beyond the limits with a message', {
  tag: '@wide',
}, async ({ seed, request, baseURL }) => {
  const { id, tags } = await seed.key({ name: 'Script', tags: [' shop ', 'Berlin'] });
  expect(tags).toEqual(['shop', 'Berlin']);
  const patch = async (given: unknown) => {
    const response = await request.patch(`${baseURL}/api/keys/${id}`, { data: { tags: given } });
    return { status: response.status(), text: await response.text() };
  };
  expect(await patch([...TWENTY.slice(1), 'x'.repeat(40)])).toMatchObject({ status: 200 });
  expect(await tagsOf(seed, 'Script')).toEqual([...TWENTY.slice(1), 'x'.repeat(40)]);
  for (const [given, message] of [
    [[...TWENTY, 'one more'], 'A key can have at most 20 tags'],
    [['x'.repeat(41)], TOO_LONG],
    [[' '], TOO_LONG],
    [['shop', 'SHOP'], 'Each tag can be given once'],
  ] as const) {
    const { status, text } = await patch(given);
    expect(status).toBe(400);
    expect(text).toContain(message);
  }
  expect(await patch([])).toMatchObject({ status: 200 });
  expect(await tagsOf(seed, 'Script')).toEqual([]);
});
