import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  button,
  choose,
  DEFAULTS,
  email,
  keyType,
  open,
  period,
  reminders,
  stored,
  toast,
  unsaved,
} from './settings-screen.ts';

/** What every screen reads in the background, and the setting that the server has. */
const READ_ANYWAY = ['keys.list', 'verification.schedule'];

const isReadAnyway = (url: string): boolean =>
  new URL(url).pathname
    .replace('/trpc/', '')
    .split(',')
    .every((name) => READ_ANYWAY.includes(name));

/** Further requests that the page makes for data. */
const countCalls = (page: Page): { urls: string[] } => {
  const calls: { urls: string[] } = { urls: [] };
  page.on('request', (request) => {
    if (/\/(?:api|trpc)\//.test(request.url()) && !isReadAnyway(request.url()))
      calls.urls.push(request.url());
  });
  return calls;
};

test('the settings have their defaults, are validated and saved in the browser, without a call', async ({
  page,
}) => {
  const calls = countCalls(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(reminders(page)).toBeChecked();
  await expect(period(page)).toHaveValue('90 days');
  await expect(page.getByLabel('Secure storage')).toBeChecked();
  await expect(keyType(page)).toHaveValue('Production');
  await expect(page.getByLabel('Email notifications')).not.toBeChecked();
  await expect(email(page)).toHaveValue('');
  await expect(unsaved(page)).toBeHidden();
  await expectAccessible(page);

  await email(page).fill('ann@');
  await expect(unsaved(page)).toBeVisible();
  await button(page, 'Save Settings').click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(email(page)).toBeFocused();
  expect(await stored(page)).toBeNull();
  await expectAccessible(page);

  await email(page).fill(' ann@example.com ');
  await choose(page, period(page), '30 days');
  await choose(page, keyType(page), 'Staging');
  await reminders(page).uncheck();
  await button(page, 'Save Settings').click();
  await expect(toast(page)).toContainText('Settings saved');
  await expect(unsaved(page)).toBeHidden();
  await expect(email(page)).toHaveValue('ann@example.com');
  expect(await stored(page)).toEqual({
    version: 1,
    settings: {
      ...DEFAULTS,
      autoRotationReminders: false,
      defaultRotationPeriod: 30,
      defaultApiKeyType: 'staging',
      emailAddress: 'ann@example.com',
    },
  });
  await page.reload();
  await expect(period(page)).toHaveValue('30 days');
  await expect(reminders(page)).not.toBeChecked();
  expect(calls.urls).toEqual([]);
});

test('changes that are not saved survive a reload and a visit to another screen, until they are discarded', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page);
  await email(page).fill('مثال 😀');
  await page.reload();
  await expect(email(page)).toHaveValue('مثال 😀');
  await page.getByRole('link', { name: 'API Keys' }).first().click();
  await page.goBack();
  await expect(email(page)).toHaveValue('مثال 😀');
  await expect(unsaved(page)).toBeVisible();
  await button(page, 'Discard changes').click();
  await expect(email(page)).toHaveValue('');
  await expect(button(page, 'Save Settings')).toBeFocused();
  await page.reload();
  await expect(email(page)).toHaveValue('');
  await email(page).fill('a'.repeat(100_000));
  await button(page, 'Save Settings').click();
  await expect(page.getByText('Must be at most 254 characters')).toBeVisible();
});

test('a change in another tab is shown, and what is typed here stays', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await email(page).fill('mine@example.com');
  const other = await page.context().newPage();
  await open(other);
  await choose(other, period(other), '365 days');
  await button(other, 'Save Settings').click();
  await expect(page.getByText('The settings were changed in another tab.')).toContainText('still here');
  await expect(period(page)).toHaveValue('365 days');
  await expect(email(page)).toHaveValue('mine@example.com');
  await expectAccessible(page);
  await button(page, 'Save Settings').click();
  await expect(email(other)).toHaveValue('mine@example.com');
  await expect(other.getByText('are shown as they are now')).toBeVisible();
  await expect(unsaved(other)).toBeHidden();
});

test('a key of Custom is due by the number of days of Custom, and reminders can be switched off', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const baseUrl = 'http://127.0.0.1:9';
  await seed.key({ provider: 'custom', name: 'Old', lastRotated: daysAgo(95), baseUrl });
  await seed.key({ provider: 'custom', name: 'Fresh', lastRotated: daysAgo(45), baseUrl });
  const due = page.getByRole('region', { name: 'Keys Needing Rotation' });
  const figure = page.locator('dl').filter({ hasText: 'Keys Needing Rotation' });
  await open(page);
  await choose(page, period(page), '30 days');
  await button(page, 'Save Settings').click();
  await page.goto('/');
  await expect(due).toContainText('Old');
  await expect(due).toContainText('95 days ago');
  await expect(due).not.toContainText('Fresh');
  await expect(figure).toContainText('1');

  await open(page);
  await reminders(page).uncheck();
  await button(page, 'Save Settings').click();
  await page.goto('/');
  await expect(figure).toContainText('Rotation reminders are off');
  await expect(due).toBeHidden();
  await expect(page.getByText('95 days ago')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Rotation reminders are off' }).click();
  await expect(page).toHaveURL('/settings');
});

test('a new key has the default type', { tag: '@wide' }, async ({ page, seed }) => {
  await open(page);
  await choose(page, keyType(page), 'Testing');
  await button(page, 'Save Settings').click();
  await page.goto('/keys');
  await button(page, 'Add New Key').first().click();
  await button(page, 'Advanced').click();
  await expect(page.getByRole('combobox', { name: 'Key type' })).toHaveValue('Testing');
  await page
    .getByRole('dialog')
    .getByLabel('API Key', { exact: false })
    .first()
    .fill('ghp_0123456789abcdefghij0123456789abcdef');
  await page.getByRole('textbox', { name: 'Key name' }).fill('Mine');
  await button(page, 'Add Key').click();
  await expect(toast(page)).toContainText('API key added successfully');
  expect((await seed.keys()).map((key) => key.keyType)).toEqual(['testing']);
});

test('the browser refuses to store: nothing claims that the settings were saved', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await reminders(page).uncheck();
  await button(page, 'Save Settings').click();
  await expect(toast(page)).toContainText('This browser did not store the settings.');
  await expect(unsaved(page)).toBeVisible();
});
