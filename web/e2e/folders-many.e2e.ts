import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedFolders } from './folders-screen.ts';

const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const names = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });
const name = (page: Page, text: string): Locator => page.getByRole('heading', { name: text, exact: true });
const folder = (page: Page, text: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: text });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected endpoints' });

/** What is stored: each endpoint with the name of its folder. */
const places = async (page: Page): Promise<Record<string, string | undefined>> => {
  const folders = (await (await page.request.get('/api/folders')).json()) as Folder[];
  const endpoints = (await (await page.request.get('/api/saved-endpoints')).json()) as SavedEndpoint[];
  return Object.fromEntries(
    endpoints.map((one) => [one.name, folders.find(({ id }) => id === one.folderId)?.name]),
  );
};

test('several endpoints are moved and deleted at once, and come back', async ({ page, seed }) => {
  await seedFolders(seed);
  const before = await places(page);
  await page.goto('/endpoints');
  await page.getByRole('checkbox', { name: 'Select List users' }).check();
  await page.getByRole('checkbox', { name: 'Select List models' }).check();
  await expect(bar(page)).toContainText('2 of 5 endpoints selected');
  await expectAccessible(page);
  await button(bar(page), 'Move to…').click();
  const dialog = page.getByRole('dialog', { name: 'Move Endpoints' });
  await dialog.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'Billing', exact: true }).click();
  await button(dialog, 'Move').click();
  await expect(toast(page)).toContainText('2 endpoints moved');
  await expect(bar(page)).toBeHidden();
  expect(await places(page)).toEqual({ ...before, 'List users': 'Billing', 'List models': 'Billing' });
  await button(toast(page), 'Undo').click();
  await expect(toast(page)).toContainText('Moved back');
  expect(await places(page)).toEqual(before);

  await page.getByRole('checkbox', { name: 'Select List users' }).check();
  await button(bar(page), 'Select all').click();
  await page.getByRole('checkbox', { name: 'Select Create charge' }).uncheck();
  await button(bar(page), 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await expect(question).toContainText('This will delete 4 endpoints.');
  await button(question, 'Delete').click();
  await expect(toast(page)).toContainText('4 endpoints deleted');
  await expect(names(page)).toHaveText(['Create charge']);
  await button(toast(page), 'Undo').click();
  await expect(toast(page)).toContainText('4 endpoints restored');
  await expect(names(page)).toHaveCount(5);
  expect(await places(page)).toEqual(before);
});

test('endpoints and folders are dragged to folders, and moved back', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seedFolders(seed);
  const before = await places(page);
  await page.goto('/endpoints');
  await name(page, 'List models').dragTo(folder(page, /^\s*Users/));
  await expect(toast(page)).toContainText('Endpoint moved');
  expect(await places(page)).toEqual({ ...before, 'List models': 'Users' });
  await button(toast(page), 'Undo').click();
  await expect(toast(page)).toContainText('Moved back');
  expect(await places(page)).toEqual(before);

  // One of the selected ones takes all of them along.
  await page.getByRole('checkbox', { name: 'Select List users' }).check();
  await page.getByRole('checkbox', { name: 'Select Create charge' }).check();
  await name(page, 'List users').dragTo(folder(page, /^All endpoints/));
  await expect(toast(page)).toContainText('2 endpoints moved');
  expect(await places(page)).toEqual({ ...before, 'List users': undefined, 'Create charge': undefined });

  await folder(page, /^\s*Users/).dragTo(folder(page, /^\s*Billing\s*\d/));
  await expect(toast(page)).toContainText('Folder moved');
  await expect(folder(page, /Billing \/\s*Users/)).toBeVisible();
  // A folder cannot be in itself.
  await folder(page, /^\s*Billing\s*\d/).dragTo(folder(page, /Billing \/\s*Users/));
  await folder(page, /Billing \/\s*Users/).dragTo(folder(page, /^All endpoints/));
  await expect(folder(page, /Billing \/\s*Users/)).toBeHidden();
  const folders = (await (await page.request.get('/api/folders')).json()) as Folder[];
  expect(Object.fromEntries(folders.map((one) => [one.name, one.parentId !== null]))).toEqual({
    Billing: false,
    Refunds: true,
    Users: false,
  });
});

test('what was just typed into the search is not in the address of a link that is followed', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const { users } = await seedFolders(seed);
  await page.clock.install();
  await page.goto('/endpoints');
  const search = page.getByRole('searchbox', { name: 'Search endpoints' });
  await search.fill('list');
  await expect(names(page)).toHaveCount(3);
  await folder(page, /^\s*Users/).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(`/endpoints?folder=${users.id}`);
  await expect(search).toHaveValue('');
  await expect(names(page)).toHaveText(['List users']);

  await search.fill('refund');
  await page.getByRole('link', { name: 'Folder Billing / Refunds' }).first().click();
  await page.clock.runFor(2000);
  await expect(page).not.toHaveURL(/q=/);
  await expect(search).toHaveValue('');
  await search.fill('charge');
  await page.goBack();
  await page.clock.runFor(2000);
  await expect(page).not.toHaveURL(/q=charge/);
});
