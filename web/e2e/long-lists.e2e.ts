import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedThousandsOfKeys } from './seed.ts';
import { keyField } from './testing-screen.ts';

const COUNT = 1000;
/** The first choice is to send no key. */
const CHOICES = COUNT + 1;

const table = (page: Page): Locator => page.getByRole('table', { name: /API keys/ });
const boxes = (page: Page): Locator => table(page).getByRole('checkbox', { name: /^Select .*, / });
const scrollTo = (page: Page, y: number): Promise<void> => page.evaluate((top) => window.scrollTo(0, top), y);
const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

test.beforeEach(async ({ seed }) => {
  // On a busy machine, storing so many takes tens of seconds.
  test.slow();
  await seedThousandsOfKeys(seed, COUNT);
});

test('of 1,000 keys those near the window are drawn, and all are counted, selected and found', async ({
  page,
}) => {
  await page.goto('/keys');
  await expect(boxes(page).first()).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  await expect(table(page).locator('tr[aria-rowindex="2"]')).toBeVisible();
  expect(await boxes(page).count()).toBeLessThan(100);
  await expectAccessible(page);

  // What has the focus stays, however far it is scrolled away.
  const first = boxes(page).first();
  const name = await first.getAttribute('aria-label');
  await first.focus();
  const last = table(page).locator(`tr[aria-rowindex="${COUNT + 1}"]`);
  // The end moves while rows are drawn for the first time and turn out to be higher than was supposed.
  await expect(async () => {
    // Below the list there is more than a window of other things.
    await table(page).evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(table(page).locator('tr[aria-rowindex="500"]')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: name ?? '' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selected keys' })).toContainText('1 of 1,000');

  // Tab goes from row to row, also over what was not drawn before.
  await scrollTo(page, 20_000);
  await expect(last).toHaveCount(0);
  const middle = table(page).locator('tr[data-index]').nth(14);
  const index = Number(await middle.getAttribute('aria-rowindex'));
  await middle.getByRole('checkbox').focus();
  for (let row = index; row < index + 20; row += 1) {
    const current = table(page).locator(`tr[aria-rowindex="${row}"]`);
    await expect(current.getByRole('checkbox')).toBeFocused();
    await current.getByRole('button').last().focus();
    await page.keyboard.press('Tab');
  }

  await page.getByRole('checkbox', { name: 'Select all shown' }).first().click();
  await expect(page.getByRole('region', { name: 'Selected keys' })).toContainText('1,000 of 1,000');

  await page.getByRole('searchbox', { name: 'Search keys' }).fill('Key 777');
  await expect(boxes(page)).toHaveCount(1);
  await expect(table(page)).not.toHaveAttribute('aria-rowcount');
});

test('1,000 keys are chosen from by keyboard: at both ends, by a part of the name, and from the chosen one on', async ({
  page,
}) => {
  await page.goto('/test');
  const field = keyField(page);
  const marked = async (): Promise<Locator> =>
    page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  expect(await options(page).count()).toBeLessThan(60);
  await expect(await marked()).toHaveAttribute('aria-posinset', '1');
  await expect(await marked()).toHaveAttribute('aria-setsize', String(CHOICES));
  await expect(await marked()).toBeInViewport();
  await expect(page.getByRole('listbox')).toHaveAttribute(
    'id',
    (await field.getAttribute('aria-controls')) ?? '',
  );

  await page.keyboard.press('ArrowUp');
  await expect(await marked()).toHaveAttribute('aria-posinset', String(CHOICES));
  await expect(await marked()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  for (let at = 1; at <= 60; at += 1) await page.keyboard.press('ArrowDown');
  await expect(await marked()).toHaveAttribute('aria-posinset', '61');
  await expect(await marked()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);

  await page.keyboard.type('key 777');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/^Key 777 · /);
  await expect(options(page)).toHaveCount(0);

  // The list opens at the chosen one.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeInViewport();
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Key 777');
  await page.keyboard.press('Escape');

  await expectAccessible(page);

  // What was typed and not chosen is not kept.
  await page.keyboard.type('nothing like it');
  await expect(page.getByText('No matching key')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(/^Key 777 · /);
});
