import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { failWith } from './mock-responses.ts';
import type { Seed } from './seed.ts';

const SAVED = {
  companyName: 'Acme',
  companyWebsite: 'https://acme.example',
  contactName: 'Ada Lovelace',
  contactEmail: 'ada@acme.example',
  projectDescription: 'A dashboard for bakers',
  apiUsageDescription: 'Reads the orders of a shop',
};
const seedProfile = (seed: Seed, more: object = {}) => seed.post('/api/user-profile', { ...SAVED, ...more });

/** While there is none, the response has the status 404, which a browser reports. */
const NO_PROFILE = /404/;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });

test('a profile that is not found is created, by keyboard alone', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_PROFILE);
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Profile Not Found');
  await expectAccessible(page);
  await button(page, 'Create Profile').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Company name')).toBeFocused();
  await page.keyboard.press('Control+Enter');

  for (const message of [
    'Company name is required',
    'Must be a valid URL',
    'Contact name is required',
    'Invalid email address',
    'Project description is required',
    'API usage description is required',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, 'Company name')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('Acme');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://acme.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1001');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await field(page, 'Contact name').focus();
  await page.keyboard.type('Ada 🥐 أدا');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@acme.example');
  await field(page, 'Project description').fill('A dashboard for bakers');
  await field(page, 'API usage description').fill('Reads the orders of a shop');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Profile created successfully');
  await expect(button(page, 'Save Changes')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await expect(field(page, 'Contact name')).toHaveValue('Ada 🥐 أدا');
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('a profile is changed, and what was typed survives a reload until it is saved or discarded', async ({
  page,
  seed,
}) => {
  await seedProfile(seed, { contactPhone: '1' });
  await page.goto('/profile');
  await field(page, 'Industry').fill('Food');
  await field(page, 'Contact phone').fill('');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Industry')).toHaveValue('Food');
  await button(page, 'Save Changes').click();
  await expect(toast(page)).toContainText('Profile updated successfully');
  await page.reload();
  await expect(field(page, 'Industry')).toHaveValue('Food');
  await expect(field(page, 'Contact phone')).toHaveValue('');

  await field(page, 'Industry').fill('Something else');
  await button(page, 'Discard changes').click();
  await expect(field(page, 'Industry')).toHaveValue('Food');
  await expect(page.getByText('Not saved yet')).toBeHidden();
});

test('a failure keeps everything that was typed', { tag: '@wide' }, async ({ page, seed, consoleGuard }) => {
  await seedProfile(seed);
  await page.goto('/profile');
  await field(page, 'Industry').fill('Food');
  consoleGuard.allow(/503/);
  await failWith(page, 'profile.update', 503, 'The disk is full.');
  await button(page, 'Save Changes').click();
  await expect(toast(page)).toContainText('Error updating profile');
  await expect(toast(page)).toContainText('503: The disk is full.');
  await expect(field(page, 'Industry')).toHaveValue('Food');
});

test('the profile is compared with what a platform asks', async ({ page, seed }) => {
  await seedProfile(seed);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Platform' }).fill('Stripe');
  await page.getByRole('option', { name: 'Stripe', exact: true }).click();
  await expect(page.getByText(/of 8 fields \(75%\)/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Contact phone').click();
  await expect(field(page, 'Contact phone')).toBeFocused();
  await page.keyboard.type('+49 30 1');
  await field(page, 'Industry').fill('Food');
  await expect(page.getByText(/^Complete:/)).toBeVisible();
});

test('a profile is deleted after a question', { tag: '@wide' }, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(NO_PROFILE);
  await seedProfile(seed);
  await page.goto('/profile');
  await button(page, 'Delete profile').click();
  await expect(page.getByRole('dialog')).toContainText('This action cannot be undone.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete profile' }).click();
  await expect(page.getByRole('alert')).toContainText('Profile Not Found');
  // The button that had opened the dialog is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await button(page, 'Create Profile').click();
  await expect(field(page, 'Company name')).toHaveValue('');
});
