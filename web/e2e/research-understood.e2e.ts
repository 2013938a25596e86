import { expect, expectAccessible, test } from './fixtures.ts';
import { respondWith } from './mock-responses.ts';
import { autoSave, cards, query, results, searchFor } from './research-screen.ts';
import { PLAIN } from './understood.ts';

test('if nothing is found, a reply to the question fills the field and searches', async ({ page }) => {
  await page.goto('/api-research');
  await searchFor(page, 'goats and moonlight');
  await expect(results(page)).toContainText('No APIs Found');
  const reply = results(page)
    .getByRole('group', { name: 'Search for one of these' })
    .getByRole('button')
    .first();
  const text = (await reply.textContent()) ?? '';
  await expectAccessible(page);
  await reply.click();
  await expect(query(page)).toHaveValue(text);
  await expect(cards(page).first()).toBeVisible();
});

test('auto-save adds what the list shows, also what was read from a mistyped word', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/api-research');
  await autoSave(page).check();
  await searchFor(page, 'accept paymnets');
  await expect(results(page)).toContainText('Read “paymnets” as “payments”.');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('if a search finds nothing it says so', { tag: '@wide' }, async ({ page }) => {
  await respondWith(page, 'research.discover', {
    discovered: [],
    saved: [],
    total: 0,
    query: 'zzz',
    understood: PLAIN,
  });
  await page.goto('/api-research');
  await searchFor(page, 'zzz');
  await expect(results(page)).toContainText('Found 0 APIs for zzz');
  await expect(results(page)).toContainText('No APIs Found');
  await expectAccessible(page);
});
