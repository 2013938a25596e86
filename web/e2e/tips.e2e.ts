import { expect, expectAccessible, test } from './fixtures.ts';

test('tips are put away for good, brought back by Undo, and all of them in Settings', async ({ page }) => {
  const tips = page.getByRole('heading', { name: 'Security tips' });
  const toast = page.getByRole('region', { name: /Notifications/ });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Hide security tips' }).click();
  await expect(tips).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(tips).toBeVisible();
  await page.getByRole('button', { name: 'Hide security tips' }).press('Enter');
  await expect(tips).toBeHidden();
  await page.reload();
  await expect(page.getByText('No API Keys Found')).toBeVisible();
  await expect(tips).toBeHidden();

  await page.goto('/test');
  await expect(page.getByRole('heading', { name: 'Testing tips' })).toBeVisible();

  await page.goto('/settings');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show tips again' }).click();
  await expect(page.getByRole('button', { name: 'Show tips again' })).toBeHidden();
  await page.goto('/keys');
  await expect(tips).toBeVisible();
});
