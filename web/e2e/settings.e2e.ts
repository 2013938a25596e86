import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const reminders = (page: Page): Locator => page.getByLabel('Auto-rotation reminders');
const period = (page: Page): Locator => page.getByRole('combobox', { name: 'Default rotation period' });
const keyType = (page: Page): Locator => page.getByRole('combobox', { name: 'Default key type' });
const email = (page: Page): Locator => page.getByLabel('Email address');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
const unsaved = (page: Page): Locator => page.getByText('You have unsaved changes');

const choose = async (page: Page, select: Locator, option: string): Promise<void> => {
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const open = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await expect(period(page)).toBeVisible();
};

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('gatehouse-settings') ?? 'null') as unknown);

const DEFAULTS = {
  autoRotationReminders: true,
  defaultRotationPeriod: 90,
  secureStorage: true,
  defaultApiKeyType: 'production',
  emailNotifications: false,
  emailAddress: null,
};

/** Requests that the page makes for data. */
const countCalls = (page: Page): { urls: string[] } => {
  const calls: { urls: string[] } = { urls: [] };
  page.on('request', (request) => {
    if (/\/(?:api|trpc)\//.test(request.url())) calls.urls.push(request.url());
  });
  return calls;
};

const chooseFile = (page: Page, content: string | Buffer): Promise<void> =>
  page.getByLabel('Choose a file').setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

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

test('the default period decides when a key of Custom is due, and reminders can be switched off', async ({
  page,
  seed,
}) => {
  const lastRotated = new Date(Date.now() - 45 * 86_400_000).toISOString();
  await seed.key({ provider: 'custom', name: 'Ours', lastRotated, baseUrl: 'http://127.0.0.1:9' });
  await seed.key({ provider: 'github', name: 'Theirs', lastRotated });
  const due = page.getByRole('region', { name: 'Keys Needing Rotation' });
  const figure = page.locator('dl').filter({ hasText: 'Keys Needing Rotation' });
  await page.goto('/');
  await expect(figure).toContainText('None due');
  await expect(due).toBeHidden();

  await open(page);
  await choose(page, period(page), '30 days');
  await button(page, 'Save Settings').click();
  await page.goto('/');
  await expect(due).toContainText('Ours');
  await expect(due).toContainText('45 days ago');
  await expect(due).not.toContainText('Theirs');
  await expect(figure).toContainText('1');

  await open(page);
  await reminders(page).uncheck();
  await button(page, 'Save Settings').click();
  await page.goto('/');
  await expect(figure).toContainText('Rotation reminders are off');
  await expect(due).toBeHidden();
  await expect(page.getByText('45 days ago')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Rotation reminders are off' }).click();
  await expect(page).toHaveURL('/settings');
});

test('a new key has the default type, in the dialog and from a pasted file', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await open(page);
  await choose(page, keyType(page), 'Testing');
  await button(page, 'Save Settings').click();
  await page.goto('/keys');
  await button(page, 'Add New Key').first().click();
  await button(page, 'Advanced').click();
  await expect(page.getByRole('combobox', { name: 'Key type' })).toHaveValue('Testing');
  await page.getByLabel('API key', { exact: true }).fill('ghp_0123456789abcdefghij0123456789abcdef');
  await page.getByRole('textbox', { name: 'Key name' }).fill('Mine');
  await button(page, 'Add Key').click();
  await expect(toast(page)).toContainText('API key added successfully');
  expect((await seed.keys()).map((key) => key.keyType)).toEqual(['testing']);
});

test('the settings are exported to a file, and imported from it after a preview', async ({ page }) => {
  await open(page);
  await choose(page, period(page), '60 days');
  await button(page, 'Save Settings').click();
  await email(page).fill('typed@example.com');
  const download = page.waitForEvent('download');
  await button(page, 'Export Settings').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^gatehouse-settings-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    product: 'Gatehouse',
    version: 1,
    exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    settings: { ...DEFAULTS, defaultRotationPeriod: 60 },
  });
  await expect(toast(page)).toContainText('without the changes that are not saved');
  await button(page, 'Discard changes').click();

  await button(page, 'Import Settings').click();
  await chooseFile(page, text);
  await expect(page.getByText('You have the same settings already.')).toBeVisible();
  await button(page, 'Choose another file').click();
  await chooseFile(
    page,
    text.replace('60,', '365,').replace('"secureStorage"', '"theme": 1, "secureStorage"'),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('60 days → 365 days');
  await expect(dialog).toContainText('Ignored, because no setting has this name: theme');
  await expectAccessible(page);
  expect(await stored(page)).toMatchObject({ settings: { defaultRotationPeriod: 60 } });
  await button(page, 'Apply changes').click();
  await expect(toast(page)).toContainText('Settings imported');
  await expect(period(page)).toHaveValue('365 days');
  await expect(unsaved(page)).toBeHidden();
});

test('a file that is no settings file is refused with the reason, and nothing changes', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page);
  await button(page, 'Import Settings').click();
  const file = {
    product: 'Gatehouse',
    version: 1,
    exportedAt: '2026-11-20T10:00:00.000Z',
    settings: DEFAULTS,
  };
  const reasons: [string | Buffer, string][] = [
    ['{"product": ', 'The file is not JSON. Line 1, column 13: Expected a value before the end.'],
    [JSON.stringify({ ...file, version: 2 }), 'The file has version 2, and this Gatehouse reads version 1.'],
    [
      JSON.stringify({ ...file, settings: { ...DEFAULTS, defaultRotationPeriod: '30' } }),
      'Default rotation period is "30": Must be 30, 60, 90, 180 or 365.',
    ],
    [Buffer.alloc(49 * 1024 * 1024, 32), 'The file has 49 MB. A settings file has less than 64 KB.'],
  ];
  for (const [content, reason] of reasons) {
    await chooseFile(page, content);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(`${reason} Nothing was changed.`);
  }
  await expectAccessible(page);
  expect(await stored(page)).toBeNull();
});

test('everything that the browser stores is deleted after a confirmation', async ({ page, isMobile }) => {
  await page.goto('/discover');
  await page.getByLabel('Project Requirements').fill('Send text messages');
  if (!isMobile) await page.getByText('Dark', { exact: true }).click();
  await page.evaluate(() => localStorage.setItem('gatehouse-verify-after-adding', 'false'));
  await open(page);
  await reminders(page).uncheck();
  await button(page, 'Save Settings').click();
  await email(page).fill('typed@example.com');
  await button(page, 'Delete All Data').click();
  const dialog = page.getByRole('dialog', { name: 'Delete all local data?' });
  await expect(dialog).toContainText('the settings on this screen');
  await expect(dialog).toContainText('Your keys, endpoints and history are on the server, and stay.');
  await expect(button(page, 'Cancel')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  expect(await stored(page)).not.toBeNull();

  await button(page, 'Delete All Data').click();
  await dialog.getByRole('button', { name: 'Delete All Data' }).click();
  await expect(toast(page)).toContainText('Local data deleted');
  await expect(reminders(page)).toBeChecked();
  await expect(email(page)).toHaveValue('');
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((name) => name.startsWith('draft ')),
  ]);
  expect(left).toEqual([]);
  await page.goto('/discover');
  await expect(page.getByLabel('Project Requirements')).toHaveValue('');
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

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
};

test('everything works by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await tabTo(page, reminders(page));
  await page.keyboard.press('Space');
  await tabTo(page, period(page));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '90 days' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(period(page)).toHaveValue('180 days');
  await tabTo(page, email(page));
  await page.keyboard.type('ann@example.com');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Settings saved');

  await tabTo(page, button(page, 'Export Settings'));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const path = await (await download).path();
  await tabTo(page, button(page, 'Import Settings'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('group', { name: 'Settings file' }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(path);
  await expect(page.getByText('You have the same settings already.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Import Settings')).toBeFocused();

  await tabTo(page, button(page, 'Delete All Data'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Local data deleted');
  await expect(period(page)).toHaveValue('90 days');
});
