import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './key-provider.ts';
import { hold } from './mock-responses.ts';

const OLD = 'ghp_oldoldoldoldoldoldoldoldoldoldold000';
const NEW = 'ghp_newnewnewnewnewnewnewnewnewnewnew111';
const BAD = 'bad-key-0123456789';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const openRotation = async (page: Page) => {
  await page.getByRole('button', { name: 'Rotate Bot' }).click();
  return page.getByRole('dialog', { name: 'Rotate API Key' });
};

test('a new key that its provider rejects is saved only on request, and the old one can be restored', async ({
  page,
  seed,
  provider,
  request,
  baseURL,
}) => {
  provider.respond = (key) => ({ status: key === BAD ? 401 : 200 });
  const { id } = await seed.key({ name: 'Bot', apiKey: OLD, baseUrl: provider.url });
  await request.post(`${baseURL}/api/keys/${id}/verify`);
  await page.goto('/keys');
  const dialog = await openRotation(page);
  await expect(dialog).toContainText('Used in the last 30 days');
  await expect(dialog.getByRole('listitem')).toHaveText(`${provider.host} 1 call, last just now`);
  await dialog.getByLabel('New API Key').fill(BAD);
  await expect(dialog).toContainText('This does not look like a key for GitHub');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'GitHub rejects this key (401). The old key is unchanged.',
  );
  await expectAccessible(page);
  expect((await seed.keys())[0]?.previousKey).toBeNull();
  await dialog.getByLabel('New API Key').fill(NEW);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('API key rotated successfully')).toBeVisible();
  await expect(row(page, 'Bot')).toContainText('Valid, just now');

  await page.getByRole('button', { name: /Bot .*\(details\)/ }).click();
  const previous = page.getByRole('group', { name: 'Previous key' });
  await expect(previous).toContainText('The previous key can be restored until');
  await expectAccessible(page);
  await previous.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText('Previous key restored.')).toBeVisible();
  const revealed = await request.post(`${baseURL}/api/keys/${id}/reveal`);
  expect(await revealed.json()).toEqual({ apiKey: OLD });
  await previous.getByRole('button', { name: 'Erase now' }).press('Enter');
  await expect(previous.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(previous.getByRole('button', { name: 'Erase now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await previous.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(previous).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  expect((await seed.keys())[0]?.previousKey).toBeNull();
  await page.keyboard.press('Escape');

  await openRotation(page);
  await dialog.getByLabel('New API Key').fill(BAD);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save it anyway' }).click();
  await expect(page.getByText('API key rotated successfully')).toBeVisible();
  await expect(row(page, 'Bot')).toContainText('Rejected (401)');
});

test('a provider that does not respond keeps nobody from saving a new key', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Bot', apiKey: OLD, baseUrl: 'http://127.0.0.1:9' });
  await page.goto('/keys');
  let dialog = await openRotation(page);
  await expect(dialog).toContainText('Gatehouse has not sent this key anywhere in the last 30 days.');
  await dialog.getByLabel('New API Key').fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('API key rotated successfully')).toBeVisible();
  await expect(page.getByText('It could not be verified: The call to GitHub failed')).toBeVisible();
  await expect(row(page, 'Bot')).toContainText('Never verified');

  await hold(page, 'verification.verifyKey');
  dialog = await openRotation(page);
  await dialog.getByLabel('New API Key').fill(`${NEW}2`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: 'Trying the new key' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save without trying' }).click();
  await expect(dialog).toBeHidden();
  expect((await seed.keys())[0]?.previousKey).not.toBeNull();
});
