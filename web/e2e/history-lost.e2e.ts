import { expect, expectAccessible, test } from './fixtures.ts';
import { respondWith } from './mock-responses.ts';

test('calls that could not be kept are counted above the list', { tag: '@wide' }, async ({ page }) => {
  const lost = { count: 3, lastAt: '2026-11-28T08:00:00.000Z' };
  await respondWith(page, 'history.list', { items: [], next: null, lost });
  await page.goto('/history');
  await expect(page.getByText('3 calls were made and could not be kept, the last one')).toBeVisible();
  await expectAccessible(page);
});
