import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  button,
  choose,
  DEFAULTS,
  email,
  open,
  period,
  reminders,
  stored,
  toast,
  unsaved,
} from './settings-screen.ts';
import { tabTo } from './tab-to.ts';

/** From the disk: Playwright sends the bytes of a buffer through the debugger, which takes 20 s for 49 MiB. */
const chooseFile = async (page: Page, content: string | Buffer): Promise<void> => {
  // A new name each time: only the dialog of the browser resets the field, so that one file can be chosen twice.
  const file = test.info().outputPath(`${randomUUID()}.json`);
  await writeFile(file, content);
  await page.getByLabel('Choose a file').setInputFiles(file);
};

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
      'Default rotation period is "30": must be 30, 60, 90, 180 or 365.',
    ],
    [Buffer.alloc(49 * 1024 * 1024, 32), 'The file is 49 MiB. A settings file is smaller than 64 KiB.'],
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
  if (!isMobile) await page.getByTitle('Dark').click();
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
  await expect(dialog).toBeHidden();
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
  // Waited for in good time: the browser has to be told first that a chooser is to be reported.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('group', { name: 'Settings file' }));
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
