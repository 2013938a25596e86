import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { autoSave, domain, query } from './research-screen.ts';
import { chooseMethod, editor, endpoint, form, method, openWithKey, writeBody } from './testing-screen.ts';
import { untilKept } from './until-kept.ts';

test('requirements that were typed are still there after a reload, and after a visit to another screen', {
  tag: '@wide',
}, async ({ page }) => {
  const field = page.getByLabel('Project Requirements');
  await page.goto('/discover');
  await field.fill('Send text messages');
  await untilKept(page, 'Send text messages');
  await page.reload();
  await expect(field).toHaveValue('Send text messages');
  await page.goto('/keys');
  await page.goBack();
  await expect(field).toHaveValue('Send text messages');
});

test('so are the fields of the research screen', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/api-research');
  await query(page).fill('transcribe audio');
  await autoSave(page).check();
  await domain(page).fill('example.com');
  await untilKept(page, 'example.com');
  await page.reload();
  await expect(query(page)).toHaveValue('transcribe audio');
  await expect(autoSave(page)).toBeChecked();
  await expect(domain(page)).toHaveValue('example.com');
});

test('so is a request, except its headers, which are never stored in the browser', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await openWithKey(page, seed, 'http://127.0.0.1:9');
  await endpoint(page).fill('/v1/things');
  await chooseMethod(page, 'PUT');
  await writeBody(page, '{"a": 1}');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('X-Token');
  await form(page).getByLabel('Value of header 1').fill('canary-secret');
  await untilKept(page, '/v1/things');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/X-Token|canary-secret/);
  await page.reload();
  await expect(endpoint(page)).toHaveValue('/v1/things');
  await expect(method(page)).toHaveValue('PUT');
  await expect(editor(page)).toHaveText('{"a": 1}');
  await expect(form(page).getByRole('button', { name: 'Request headers', exact: true })).toBeVisible();
});

const answer = (page: Page) =>
  page.getByRole('heading', { name: 'Based on your requirements, I recommend:' });

test('recommendations come back after a reload and Back, without a toast, and one button clears them', {
  tag: '@wide',
}, async ({ page }) => {
  const text = page.getByLabel('Project Requirements');
  await page.goto('/discover');
  await text.fill('Accept card payments in a web shop');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(page)).toBeVisible();
  await page.reload();
  await expect(answer(page)).toBeVisible();
  await expect(text).toHaveValue('Accept card payments in a web shop');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  await page.goto('/keys');
  await page.goBack();
  await expect(answer(page)).toBeVisible();
  await expectAccessible(page);
  const clear = page.getByRole('button', { name: 'Clear the requirements and recommendations' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('');
  await expect(answer(page)).toBeHidden();
  await page.reload();
  await expect(text).toHaveValue('');
  await expect(page.getByText('No recommendations yet')).toBeVisible();
});

test('results of a research do too', { tag: '@wide' }, async ({ page }) => {
  const found = page.getByText(/^Found \d+ APIs for transcribe audio/);
  await page.goto('/api-research');
  await query(page).fill('transcribe audio');
  await query(page).press('Enter');
  await expect(found.first()).toBeVisible();
  await page.reload();
  await expect(found.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the search and its results' }).press('Enter');
  await expect(page.getByText('No results yet')).toBeVisible();
  await expect(query(page)).toBeFocused();
  await expect(query(page)).toHaveValue('');
});

test('an endpoint that was typed is offered again, without its headers, until it is discarded', {
  tag: '@wide',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Add New Endpoint' });
  const add = page.getByRole('button', { name: 'Add New Endpoint' }).first();
  await page.goto('/endpoints');
  await add.press('Enter');
  await dialog.getByLabel('Name').fill('List models');
  await dialog.getByRole('textbox', { name: 'Endpoint' }).fill('https://api.example.com/v1/models');
  await untilKept(page, '/v1/models');
  await page.reload();
  await add.press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveValue('List models');
  await expect(dialog.getByRole('textbox', { name: 'Endpoint' })).toHaveValue(
    'https://api.example.com/v1/models',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByLabel('Name').fill('Another');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await add.press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('of a key that was not added yet, everything comes back but the key itself', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  const add = page.getByRole('button', { name: 'Add New Key' }).first();
  const secret = 'canary-secret-0123456789';
  await page.goto('/keys');
  await add.press('Enter');
  await dialog.getByLabel('API Key', { exact: false }).first().fill(secret);
  await dialog.getByLabel('Key name').fill('Shop checkout');
  await untilKept(page, 'Shop checkout');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(secret);
  await page.reload();
  await add.press('Enter');
  await expect(dialog.getByLabel('Key name')).toHaveValue('Shop checkout');
  await expect(dialog.getByLabel('API Key', { exact: false }).first()).toHaveValue('');
  await dialog.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(dialog.getByLabel('Key name')).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Start over' })).toBeHidden();
});

test('so does what was changed of a stored key, until it is saved', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Main' });
  await page.goto('/keys');
  const dialog = page.getByRole('dialog', { name: 'Edit API Key' });
  const edit = async () => {
    await page.getByRole('button', { name: /Main .*\(details\)/ }).press('Enter');
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
  };
  await edit();
  await dialog.getByLabel('Key name').fill('Other');
  await untilKept(page, 'Other');
  await page.reload();
  await edit();
  await expect(dialog.getByLabel('Key name')).toHaveValue('Other');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('API key updated successfully')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Other');
});

test('what the guides and the OAuth wizard are searched for is in the URL', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/guides?q=strp');
  // The list can be searched only once it is longer than the built-in providers.
  await expect(page.getByRole('tab')).toHaveText(['Stripe']);
});

test('how many calls are to be kept comes back after a reload, until it is started over', {
  tag: '@wide',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Calls to keep' });
  const field = dialog.getByLabel('Keep the last');
  const open = () => page.getByRole('button', { name: 'Calls to keep' }).click();
  await page.goto('/history');
  await open();
  await field.fill('77');
  await untilKept(page, '77');
  await page.reload();
  await open();
  await expect(field).toHaveValue('77');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(field).toHaveValue('1000');
  await page.reload();
  await open();
  await expect(field).toHaveValue('1000');
  await expect(dialog.getByRole('button', { name: 'Start over' })).toBeHidden();
});

test('the search among OAuth providers is in the URL, and comes back after a reload and Back', {
  tag: '@wide',
}, async ({ page, seed }) => {
  // The search shows from the first provider on that is not built in.
  await seed.post('/api/sandbox');
  const search = page.getByLabel('Search providers');
  await page.goto('/oauth');
  await search.fill('google');
  await expect(page).toHaveURL(/\/oauth\?q=google$/);
  await page.reload();
  await expect(search).toHaveValue('google');
  await page.goto('/keys');
  await page.goBack();
  await expect(search).toHaveValue('google');
});
