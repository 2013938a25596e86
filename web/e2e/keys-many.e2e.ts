import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { startSampleApi } from './sample-api.ts';
import { seedManyKeys } from './seed.ts';
import { tabTo } from './tab-to.ts';

const rows = (page: Page): Locator => page.getByRole('table').getByRole('row');
const row = (page: Page, name: string): Locator =>
  rows(page).filter({ has: page.getByRole('checkbox', { name: `Select ${name},` }) });
const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: `Select ${name},` });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected keys' });
const names = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .evaluateAll((boxes) =>
      boxes.map((one) => /^Select (.*), /.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? ''),
    );

test('all of 300 keys are in the table at once, are drawn as they come near, and nothing moves', async ({
  page,
  seed,
}) => {
  // On a busy machine, storing so many takes tens of seconds.
  test.slow();
  await seedManyKeys(seed, 300);
  await watchShifts(page);
  await page.goto('/keys');
  await expect(rows(page)).toHaveCount(301);
  await expect(page.getByText('300 of 300 keys shown')).toBeAttached();
  // What is far away is there in words, for find in page and screen readers, but has no buttons yet.
  await expect(row(page, 'Key 1')).toContainText(/Key 1\s+Stripe/);
  await expect(row(page, 'Key 1').getByRole('button')).toHaveCount(0);
  const found = await page.evaluate(() => {
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find('Key 17 ') && getSelection()?.anchorNode?.parentElement?.closest('tr')?.textContent;
  });
  expect(found).toContain('Key 17 ');
  await expect(row(page, 'Key 17')).toBeInViewport();
  await expect(row(page, 'Key 17').getByRole('button', { name: 'Delete Key 17', exact: true })).toBeVisible();
  await row(page, 'Key 1').scrollIntoViewIfNeeded();
  await expect(row(page, 'Key 1').getByRole('button', { name: 'Delete Key 1', exact: true })).toBeVisible();

  // Tab goes from each row to the next one, also where rows were not drawn before.
  await page.reload();
  await expect(rows(page)).toHaveCount(301);
  await row(page, 'Key 150').scrollIntoViewIfNeeded();
  await row(page, 'Key 150').getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(box(page, 'Key 149')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row(page, 'Key 149').getByRole('button').first()).toBeFocused();
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await expectAccessible(page);
});

test('the filters and the order are in the URL, and Back takes them back', async ({ page, seed }) => {
  await seedManyKeys(seed, 30);
  await page.goto('/keys');
  await expect(rows(page)).toHaveCount(31);
  await page.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Stripe', exact: true }).click();
  await expect(page).toHaveURL('/keys?provider=stripe');
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Production' }).click();
  await expect(page).toHaveURL('/keys?provider=stripe&type=production');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/keys');
  await expect(rows(page)).toHaveCount(31);

  await page.goto('/keys?status=due&sort=provider');
  await expect(rows(page)).toHaveCount(5);
  expect(await names(page)).toEqual(['Key 14', 'Key 21', 'Key 28', 'Key 7'].toSorted(byProvider));
  await page.goto('/keys?status=nonsense&sort=actions');
  await expect(rows(page)).toHaveCount(31);
  await page.goto('/keys?provider=none');
  await expect(page.getByText('No key matches all of the filters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all keys' }).click();
  await expect(rows(page)).toHaveCount(31);
});

/** Key 7 and others are of the providers with these names, as seedManyKeys stores them. */
const PROVIDER_OF: Record<string, string> = {
  'Key 7': 'Stripe',
  'Key 14': 'OpenAI',
  'Key 21': 'Twilio',
  'Key 28': 'Google Cloud',
};
const byProvider = (one: string, other: string): number =>
  (PROVIDER_OF[one] ?? '').localeCompare(PROVIDER_OF[other] ?? '');

test('each column with data sorts the table, by keyboard too, and says so', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seedManyKeys(seed, 12);
  await page.goto('/keys');
  const header = (name: string): Locator => page.getByRole('columnheader', { name });
  await expect(header('Added')).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual(Array.from({ length: 12 }, (_, at) => `Key ${12 - at}`));
  const provider = header('Provider').getByRole('button');
  await tabTo(page, provider);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/keys?sort=provider');
  await expect(provider).toBeFocused();
  await expect(header('Provider')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header('Added')).not.toHaveAttribute('aria-sort');
  await expect(rows(page).nth(1)).toContainText('Custom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/keys?sort=-provider');
  await expect(rows(page).nth(1)).toContainText('Twilio');
  await header('API Key').getByRole('button').click();
  expect((await names(page))[0]).toBe('Key 1');
  await header('Status').getByRole('button').click();
  await expect(rows(page).nth(1)).toContainText('400 days ago');
  await page.goBack();
  await expect(header('API Key')).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page);
  // Actions are no data.
  await expect(header('Actions').getByRole('button')).toHaveCount(0);
});

test('on a narrow screen a list sorts the cards', { tag: '@narrow' }, async ({ page, seed }) => {
  await seedManyKeys(seed, 8);
  await page.goto('/keys');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Provider');
  await expect(page).toHaveURL('/keys?sort=provider');
  await expect(rows(page).nth(1)).toContainText('Custom');
  await page.getByRole('button', { name: 'Sort in descending order' }).click();
  await expect(rows(page).nth(1)).toContainText('Twilio');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(bar(page)).toContainText('8 of 8 keys selected');
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
});

test('rows of one line are a choice that the browser remembers', { tag: '@wide' }, async ({ page, seed }) => {
  await seedManyKeys(seed, 12);
  await page.goto('/keys');
  const toggle = page.getByRole('switch', { name: 'Compact rows' });
  const heightOf = async (): Promise<number> => (await row(page, 'Key 7').boundingBox())?.height ?? 0;
  await expect(toggle).toBeChecked();
  const before = await heightOf();
  await toggle.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect.poll(heightOf).toBeGreaterThan(before);
  await page.reload();
  await expect(toggle).not.toBeChecked();
  expect(await heightOf()).toBeGreaterThan(before);
  await toggle.press('Space');
  // The state that needs attention most is shown, the others are read.
  await expect(row(page, 'Key 7').getByText('400 days ago')).toBeVisible();
  await expect(row(page, 'Key 7').getByText('Never verified, Active')).toBeAttached();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('the last use of each key is shown, and sorts them', { tag: '@wide' }, async ({
  page,
  seed,
  request,
  baseURL,
}) => {
  const upstream = await startSampleApi('used-secret-0123456789');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    await seed.key({ name, apiKey: 'used-secret-0123456789', baseUrl: upstream.url });
  const id = (await seed.keys()).find(({ name }) => name === 'Two')?.id;
  await request.post(`${baseURL}/api/keys/${id}/verify`, { data: {} });
  await page.goto('/keys?sort=-lastUsed');
  await expect(rows(page).nth(1)).toContainText('Two');
  await expect(rows(page).nth(1)).toContainText('just now');
  await expect(rows(page).nth(2)).toContainText('Never');
  // Verifying another one moves it to the top.
  await row(page, 'Five').getByRole('button', { name: 'Verify Five' }).click();
  await expect(rows(page).nth(1)).toContainText('Five');
  await upstream.close();
});

test('many keys are verified, a few at a time, with a result for each', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  const upstream = await startSampleApi('right-secret-0123456789');
  for (let number = 1; number <= 10; number += 1)
    await seed.key({
      provider: 'openai',
      name: `Key ${number}`,
      apiKey: number % 5 === 0 ? 'wrong-secret-0123456789' : 'right-secret-0123456789',
      baseUrl: upstream.url,
    });
  await page.goto('/keys');
  // By keyboard alone: the header selects all that are shown.
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all shown' }));
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('10 of 10 keys selected');
  await box(page, 'Key 1').uncheck();
  await expect(bar(page)).toContainText('9 of 10 keys selected');
  await tabTo(page, bar(page).getByRole('button', { name: 'Verify' }));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('9 keys: 2 rejected, 7 valid');
  await expect(row(page, 'Key 10')).toContainText('Rejected (401)');
  await expect(row(page, 'Key 9')).toContainText('Valid, just now');
  await expect(row(page, 'Key 1')).toContainText('Never verified');
  expect(upstream.received).toHaveLength(9);
  await bar(page).getByRole('button', { name: 'Show results' }).click();
  const results = bar(page).getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(results.first()).toContainText(/Key (5|10).*Rejected.*OpenAI rejects this key \(401\)/);
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toBeHidden();
  await upstream.close();
});

test('a verification of many can be stopped', { tag: '@wide' }, async ({ page, seed }) => {
  await seedManyKeys(seed, 12);
  let begun = 0;
  await page.route('**/trpc/verification.verifyKey*', () => {
    begun += 1;
  });
  await page.goto('/keys');
  await page.getByRole('checkbox', { name: 'Select all shown' }).first().check();
  await bar(page).getByRole('button', { name: 'Verify' }).click();
  await expect(bar(page)).toContainText('Verifying keys: 0 of 12 done');
  await expect.poll(() => begun).toBe(4);
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(bar(page)).toContainText('12 keys: 4 canceled, 8 not begun');
  expect(begun).toBe(4);
  await expect(bar(page)).toBeFocused();
});

test('many keys are deleted after one question that names them; what fails is named and stays', async ({
  page,
  seed,
  request,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await seedManyKeys(seed, 12);
  await page.goto('/keys');
  await box(page, 'Key 10').click();
  await box(page, 'Key 7').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 of 12 keys selected');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await expect(dialog).toContainText('permanently delete these 4 API keys. This action cannot be undone.');
  for (const name of ['Key 10', 'Key 9', 'Key 8', 'Key 7'])
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // Meanwhile another window deletes one of them.
  const gone = (await seed.keys()).find(({ name }) => name === 'Key 8')?.id;
  await request.delete(`${baseURL}/api/keys/${gone}`);
  await dialog.getByRole('button', { name: 'Delete 4 keys' }).click();
  await expect(bar(page)).toContainText('4 keys: 1 failed, 3 deleted');
  await bar(page).getByRole('button', { name: 'Show results' }).click();
  await expect(bar(page).getByRole('listitem').first()).toContainText(/Key 8.*Failed.*404/);
  await expect(rows(page)).toHaveCount(9);
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toBeHidden();

  await page.getByRole('checkbox', { name: 'Select all shown' }).first().check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete 8 keys' }).click();
  await expect(page.getByText('8 API keys deleted successfully')).toBeVisible();
  await expect(page.getByText('No API Keys Found')).toBeVisible();
  expect(await seed.keys()).toEqual([]);
});
