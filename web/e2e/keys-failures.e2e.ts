import { expect, expectAccessible, test } from './fixtures.ts';
import { failWith, release } from './mock-responses.ts';

test('a server error is shown, and nothing that was typed is lost', { tag: '@wide' }, async ({
  page,
  consoleGuard,
  seed,
}) => {
  await seed.key({ name: 'Main' });
  consoleGuard.allow(/50[03]/);
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  for (const procedure of ['keys.add', 'keys.reveal', 'keys.delete']) {
    await failWith(page, procedure, 503, 'The disk is full. Nothing was saved.');
  }
  await dialog
    .getByLabel('API Key', { exact: false })
    .first()
    .fill('sk-proj-abcdefghijklmnopqrstuvwxyz0123456789');
  await dialog.getByLabel('Key name').fill('Production');
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(page.getByText('503: The disk is full.')).toBeVisible();
  await expect(dialog.getByLabel('Key name')).toHaveValue('Production');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reveal Main' }).click();
  await expect(page.getByText('Failed to reveal API key')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Main' }).click();
  await expect(page.getByText('Failed to copy API key')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Main' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Failed to delete API key')).toBeVisible();
});

test('a list that fails to load shows the reason and can be retried', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  await failWith(page, 'keys.list', 503, 'The database is busy.');
  await page.goto('/keys');
  await expect(page.getByText('503: The database is busy.')).toBeVisible();
  await expectAccessible(page);
  await release(page, 'keys.list');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No API Keys Found')).toBeVisible();
});
