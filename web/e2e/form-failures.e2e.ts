import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { failWith, rejectWith, release } from './mock-responses.ts';
import { domain, query, researchCompany, searchFor } from './research-screen.ts';
import { endpoint, form, openWithKey, send } from './testing-screen.ts';

const SECRET = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789';

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('alert');

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource/));

test('errors that the server finds in a new key are shown at its fields, collapsed or not', async ({
  page,
}) => {
  await rejectWith(page, 'keys.add', [
    { path: ['name'], message: 'This name is taken' },
    { path: ['expiresAt'], message: 'Must be in the future' },
    { path: ['owner'], message: 'Unknown owner' },
  ]);
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  await dialog.getByLabel('API Key', { exact: false }).first().fill(SECRET);
  await dialog.getByLabel('Key name').fill('Production');
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog.getByLabel('Key name')).toHaveAccessibleDescription(/This name is taken/);
  await expect(dialog.getByLabel('Key name')).toBeFocused();
  await expect(dialog.getByLabel('Expires on')).toHaveAccessibleDescription(/Must be in the future/);
  await expect(dialog.getByRole('alert')).toHaveText('Unknown owner');
  await expect(toast(page)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByLabel('Key name').fill('Other');
  await expect(dialog.getByText('This name is taken')).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByLabel('Key name')).toHaveValue('');
});

test('the dialog of an edited key shows why it could not be saved, once', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Main' });
  await page.goto('/keys');
  await page.getByRole('button', { name: /Main .*\(details\)/ }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit API Key' });
  await failWith(page, 'keys.update', 503, 'The disk is full.');
  await dialog.getByLabel('Key name').fill('Other');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('503: The disk is full.');
  await expect(toast(page)).toHaveCount(0);
  await expectAccessible(page);
  await release(page, 'keys.update');
  await rejectWith(page, 'keys.update', [{ path: ['name'], message: 'This name is taken' }]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Key name')).toHaveAccessibleDescription(/This name is taken/);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('if the server rejects a rotation, the field shows the reason, once', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Main' });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Rotate Main' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rotate API Key' });
  await rejectWith(page, 'keys.rotate', [{ path: ['newApiKey'], message: 'This is the old key' }]);
  await dialog.getByLabel('New API Key').fill('a-new-secret-0123456789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is the old key')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await expect(dialog.getByLabel('New API Key')).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a call that the server does not make is told in a toast and beside the form', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await openWithKey(page, seed, 'http://127.0.0.1:9');
  await failWith(page, 'testing.runWithProgress', 503, 'The disk is full.');
  await send(page, '/v1/models');
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('503: The disk is full.');
  await expect(page.getByRole('region', { name: 'Response', exact: true })).toContainText(
    '503: The disk is full.',
  );
  await expect(endpoint(page)).toHaveValue('/v1/models');
});

test('the forms of the screens show the server’s errors at their fields', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await rejectWith(page, 'discover.recommend', [{ path: ['requirements'], message: 'Say more' }]);
  await page.goto('/discover');
  const requirements = page.getByLabel('Project Requirements');
  await requirements.fill('Send text messages to customers');
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await expect(requirements).toHaveAccessibleDescription(/Say more/);
  await expect(requirements).toBeFocused();
  await expect(toast(page)).toHaveCount(0);

  await rejectWith(page, 'research.discover', [{ path: ['query'], message: 'Say what' }]);
  await rejectWith(page, 'research.scrapeCompanyWithProgress', [{ path: ['domain'], message: 'Say whose' }]);
  await page.goto('/api-research');
  await searchFor(page, 'mail');
  await expect(query(page)).toHaveAccessibleDescription(/Say what/);
  await researchCompany(page, 'example.com');
  await expect(domain(page)).toHaveAccessibleDescription(/Say whose/);

  await openWithKey(page, seed, 'http://127.0.0.1:9');
  await rejectWith(page, 'testing.runWithProgress', [
    { path: ['headers', 'X-Trace'], message: 'Not this header' },
    { path: ['endpoint'], message: 'Not there' },
  ]);
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('X-Trace');
  await form(page).getByLabel('Value of header 1').fill('7');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await send(page, '/x');
  await expect(endpoint(page)).toHaveAccessibleDescription(/Not there/);
  await expect(endpoint(page)).toBeFocused();
  await expect(form(page).getByText('Not this header')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});
