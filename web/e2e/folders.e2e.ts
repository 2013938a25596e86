import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedFolder, seedFolders, seedIn } from './folders-screen.ts';
import { failWith, release } from './mock-responses.ts';
import { openPalette } from './open-palette.ts';
import { tabTo } from './tab-to.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('list').last().getByRole('listitem');
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** A folder in the tree, by its path and what is in it: `Billing / Refunds 2 endpoints`. */
const folder = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('link', { name: new RegExp(`^\\s*${name.replaceAll(' ', '\\s*')}\\s*$`) });
const path = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: `Folder ${name}`, exact: true });
const select = (page: Page): Locator => page.getByRole('combobox', { name: 'Folder', exact: true });
const names = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

/** What is stored: each endpoint with the name of its folder. */
const stored = async (page: Page): Promise<Record<string, string | undefined>> => {
  const folders = (await (await page.request.get('/api/folders')).json()) as Folder[];
  const endpoints = (await (await page.request.get('/api/saved-endpoints')).json()) as SavedEndpoint[];
  return Object.fromEntries(
    endpoints.map(({ name, folderId }) => [name, folders.find(({ id }) => id === folderId)?.name]),
  );
};

const choose = async (page: Page, name: string, option: string): Promise<void> => {
  const field = page.getByRole('dialog').getByRole('combobox', { name });
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('the first folder is created, and an endpoint is moved into it', async ({ page, seed }) => {
  await seedIn(seed, 'List models');
  await page.goto('/endpoints');
  await expect(names(page)).toHaveText(['List models']);
  // Who has no folder sees nothing of them but this.
  await button(page, 'More actions for List models').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy', 'Response times']);
  await page.keyboard.press('Escape');
  await button(page, 'New folder').click();
  const dialog = page.getByRole('dialog', { name: 'New Folder' });
  await button(page, 'Create Folder').click();
  await expect(dialog).toContainText('Folder name is required');
  await dialog.getByLabel('Name').fill('Models');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Folder created');
  await button(page, 'More actions for List models').click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await choose(page, 'Folder', 'Models');
  await button(page, 'Move').click();
  await expect(toast(page)).toContainText('Endpoint moved');
  await expect(path(page, 'Models')).toBeVisible();
  expect(await stored(page)).toEqual({ 'List models': 'Models' });
});

test('a folder shows what is in it and in its folders, stays in the URL, and a search looks into all', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const { billing } = await seedFolders(seed);
  await page.goto('/endpoints');
  await expect(names(page)).toHaveCount(5);
  await folder(page, 'Billing 3 endpoints').click();
  await expect(page).toHaveURL(`/endpoints?folder=${billing.id}`);
  await expect(names(page)).toHaveText(['List refunds', 'Create refund', 'Create charge']);
  await expectAccessible(page);
  await page.reload();
  await expect(names(page)).toHaveCount(3);
  await expect(folder(page, 'Billing 3 endpoints')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('list users');
  await expect(names(page)).toHaveText(['List users']);
  await expect(path(page, 'Users')).toBeVisible();
  await path(page, 'Users').click();
  await expect(names(page)).toHaveText(['List users']);
  await expect(page.getByRole('searchbox', { name: 'Search endpoints' })).toHaveValue('');
  await page.goto('/endpoints?folder=99999');
  await expect(page.getByText('No such folder')).toBeVisible();
  await button(page, 'Show all endpoints').click();
  await expect(names(page)).toHaveCount(5);
});

test('a folder is renamed, moved and deleted by keyboard alone, and comes back', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seedFolders(seed);
  await page.goto('/endpoints');
  await tabTo(page, folder(page, 'Billing / Refunds 2 endpoints'));
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(2);
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'New name of folder Refunds' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Given up');
  await page.keyboard.press('Escape');
  await expect(folder(page, 'Billing / Refunds 2 endpoints')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Money back');
  await page.keyboard.press('Enter');
  await expect(folder(page, 'Billing / Money back 2 endpoints')).toBeFocused();

  await button(page, 'Move folder Money back').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rename or Move Folder' });
  await dialog.getByRole('combobox', { name: 'Inside' }).focus();
  await page.keyboard.press('ArrowDown');
  // Neither itself nor what is in it.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['No folder', 'Billing', 'Users']);
  await page.getByRole('option', { name: 'Users' }).click();
  await button(page, 'Save Changes').click();
  await expect(folder(page, 'Users / Money back 2 endpoints')).toBeVisible();

  await button(page, 'Delete folder Money back').focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await expect(question).toContainText('Nothing in it is deleted: 2 endpoints move to “Users”.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Folder deleted');
  await expect(folder(page, 'Users 3 endpoints')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Folder restored');
  await expect(folder(page, 'Users / Money back 2 endpoints')).toBeVisible();
  expect(await stored(page)).toMatchObject({ 'List refunds': 'Money back', 'Create refund': 'Money back' });
});

test('on a narrow screen a select has the folders', { tag: '@narrow' }, async ({ page, seed }) => {
  await seedFolders(seed);
  await page.goto('/endpoints');
  await expect(names(page)).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: 'Folders' })).toHaveCount(0);
  await select(page).selectOption('Billing / Refunds (2)');
  await expect(names(page)).toHaveCount(2);
  await expectAccessible(page);
  await button(page, 'Rename or move folder Refunds').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Money back');
  await button(page, 'Save Changes').click();
  await expect(select(page)).toContainText('Billing / Money back (2)');
  await button(page, 'Delete folder Money back').click();
  await button(page, 'Delete').click();
  await expect(select(page)).toContainText('Billing (3)');
  await expect(names(page)).toHaveCount(3);
});

test('an endpoint is saved and edited with its folder, and the palette says where it is', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const { users } = await seedFolders(seed);
  await page.goto(`/endpoints?folder=${users.id}`);
  await expect(names(page)).toHaveText(['List users']);
  await button(page, 'Add New Endpoint').click();
  const add = page.getByRole('dialog', { name: 'Add New Endpoint' });
  await add.getByLabel('Name').fill('Create user');
  await add.getByRole('combobox', { name: 'API provider' }).fill('openai');
  await page.getByRole('listbox').getByRole('option', { name: 'OpenAI', exact: true }).click();
  await add.getByRole('textbox', { name: 'Endpoint' }).fill('https://api.openai.com/v1/users');
  // The folder that is shown.
  await expect(add.getByRole('combobox', { name: 'Folder' })).toHaveValue('Users');
  await button(page, 'Save Endpoint').click();
  await expect(names(page)).toHaveText(['Create user', 'List users']);
  await button(page, 'Edit Create user').click();
  await choose(page, 'Folder', 'Billing / Refunds');
  await button(page, 'Save Changes').click();
  await expect(names(page)).toHaveText(['List users']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ 'Create user': 'Refunds' });

  await openPalette(page);
  await page.keyboard.type('refunds create user');
  await expect(page.getByRole('option', { name: /Create user/ })).toContainText('Billing / Refunds · GET');
});

test('what fails says so, and loses nothing', { tag: '@wide' }, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/503|404/);
  const { users } = await seedFolders(seed);
  await page.goto(`/endpoints?folder=${users.id}`);
  await failWith(page, 'folders.update', 503, 'The disk is full.');
  await button(page, 'Rename folder Users').click();
  const field = page.getByRole('textbox', { name: 'New name of folder Users' });
  await field.fill('People');
  await field.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Folders' })).toContainText('The disk is full.');
  await expect(field).toHaveValue('People');
  await release(page, 'folders.update');
  await field.press('Enter');
  await expect(folder(page, 'People 1 endpoint')).toBeVisible();
  // Meanwhile in another window.
  await page.request.delete(`/api/folders/${users.id}`);
  await button(page, 'Delete folder People').click();
  await button(page, 'Delete').click();
  await expect(toast(page)).toContainText('“People” was deleted in another window.');
  await expect(page.getByText('No such folder')).toBeVisible();
  await failWith(page, 'folders.list', 503, 'The database is busy.');
  await page.reload();
  await expect(page.getByText('The saved endpoints could not be loaded')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('where there are only folders, an endpoint can be added', async ({ page, seed }) => {
  await seedFolder(seed, 'Billing');
  await page.goto('/endpoints');
  await expect(page.getByText('There are only folders so far.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add New Endpoint' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Add New Endpoint' })).toBeVisible();
});
