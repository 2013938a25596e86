import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { hold, release } from './mock-responses.ts';

const SECRET = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789';

const open = async (page: Page) => {
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  await expect(dialog.getByLabel('API Key', { exact: false }).first()).toBeFocused();
  return dialog;
};

/** A corner that no dialog covers. */
const clickOutside = (page: Page): Promise<void> => page.mouse.click(3, 3);

test('a dialog closes immediately if nothing was typed', { tag: '@wide' }, async ({ page }) => {
  const dialog = await open(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await expect(dialog).toBeVisible();
  await clickOutside(page);
  await expect(dialog).toBeHidden();
});

test('if something was typed it asks first, on Escape, on a click outside and on its close button', async ({
  page,
}) => {
  const dialog = await open(page);
  const name = dialog.getByLabel('Key name');
  const question = dialog.getByRole('alertdialog', { name: 'Discard what you typed?' });
  const keep = question.getByRole('button', { name: 'Keep editing' });
  await dialog.getByLabel('API Key', { exact: false }).first().fill(SECRET);
  await name.fill('Production');
  await page.keyboard.press('Escape');
  await expect(keep).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await clickOutside(page);
  await expect(question).toBeVisible();
  await keep.click();
  await dialog.locator('.mantine-Modal-close').click();
  await expect(question).toBeVisible();
  await keep.click();
  await expect(name).toHaveValue('Production');
  await expect(dialog.getByLabel('API Key', { exact: false }).first()).toHaveValue(SECRET);

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await expect(name).toHaveValue('');
  await expect(question).toBeHidden();
});

test('the dialog of an edited key asks too, and returns to the details', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Main' });
  await page.goto('/keys');
  await page.getByRole('button', { name: /Main .*\(details\)/ }).click();
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit API Key' });
  await dialog.getByLabel('Key name').fill('Other');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(dialog.getByLabel('Key name')).toHaveValue('Main');
});

test('a dialog cannot be closed while it is saving', { tag: '@wide' }, async ({ page, seed }) => {
  await seed.key({ name: 'Main' });
  await hold(page, 'keys.rotate');
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Rotate Main' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rotate API Key' });
  await dialog.getByLabel('New API Key').fill('a-new-secret-0123456789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await clickOutside(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('alertdialog')).toHaveCount(0);
  await release(page, 'keys.rotate');
});
