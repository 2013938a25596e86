import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './key-provider.ts';

const SECRET = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

interface NewKey {
  name: string;
  baseUrl: string;
  secret?: string;
  verifies?: boolean;
}

const addKey = async (page: Page, { name, baseUrl, secret = SECRET, verifies = true }: NewKey) => {
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  await dialog.getByLabel('API Key', { exact: false }).first().fill(secret);
  await dialog.getByLabel('Key name').fill(name);
  const verify = dialog.getByRole('switch', { name: 'Verify with GitHub after adding' });
  if ((await verify.isChecked()) !== verifies) await verify.press('Space');
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  await dialog.getByLabel('Base URL').fill(baseUrl);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog).toBeHidden();
};

test('a new key is verified in the background, and its first call is offered', async ({ page, provider }) => {
  provider.respond = () => ({ status: 200, headers: { 'x-oauth-scopes': 'repo, read:user' } });
  await page.goto('/keys');
  await addKey(page, { name: 'Release bot', baseUrl: provider.url });
  const notice = page.getByRole('status').filter({ hasText: 'Release bot' });
  await expect(notice).toContainText('Key is valid');
  await expect(notice).toContainText('GitHub accepts this key. Scopes: repo, read:user.');
  await expect(row(page, 'Release bot')).toContainText('Valid, just now');
  await expectAccessible(page);
  expect(provider.keys).toEqual([SECRET]);

  await page.getByRole('button', { name: /Release bot.*\(details\)/ }).click();
  const details = page.getByRole('dialog', { name: 'API Key Details' });
  await expect(details).toContainText('Scopes: repo, read:user');
  await page.keyboard.press('Escape');

  await notice.getByRole('link', { name: 'Send a first call' }).click();
  await expect(page.getByRole('combobox', { name: 'API key' })).toHaveValue(/Release bot/);
  await expect(page.getByLabel('Endpoint')).toHaveValue('/user');
});

test('without the switch, or without a response, a key is added all the same and not shown as valid', {
  tag: '@wide',
}, async ({ page, provider }) => {
  await page.goto('/keys');
  await addKey(page, { name: 'Quiet', baseUrl: provider.url, verifies: false });
  await expect(page.getByRole('status').filter({ hasText: 'Quiet was added' })).toBeVisible();
  await expect(row(page, 'Quiet')).toContainText('Never verified');
  expect(provider.keys).toEqual([]);

  await page.reload();
  const baseUrl = 'http://127.0.0.1:9';
  await addKey(page, { name: 'Unreachable', baseUrl, secret: SECRET.replace('abc', 'abd'), verifies: false });
  await page.reload();
  await addKey(page, { name: 'Unreachable too', baseUrl, secret: SECRET.replace('abc', 'abe') });
  const notice = page.getByRole('status').filter({ hasText: 'Unreachable too' });
  await expect(notice).toContainText('Key could not be verified');
  await expect(row(page, 'Unreachable too')).toContainText('Check failed');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
