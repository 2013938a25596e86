import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Locator, Page } from '@playwright/test';
import { seedEndpoint } from './endpoint-seed.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { failWith, release } from './mock-responses.ts';
import {
  editor,
  endpoint,
  form,
  method,
  openWithKey,
  SECRET,
  sendButton,
  test,
  verdict,
} from './testing-screen.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

test('an endpoint is created, edited, marked as a favorite and deleted', async ({ page }) => {
  await page.goto('/endpoints');
  await expect(page.getByText('No Saved Endpoints')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Add New Endpoint').first().click();
  const add = dialog(page, 'Add New Endpoint');
  await button(page, 'Save Endpoint').click();
  await expect(add).toContainText('Name must be at least 2 characters.');
  await expect(add).toContainText('Please select an API provider');
  await expect(add).toContainText('Please enter a valid URL.');
  await expectAccessible(page);

  await add.getByLabel('Name').fill('Create item');
  await add.getByRole('combobox', { name: 'API provider' }).fill('openai');
  await page.getByRole('listbox').getByRole('option', { name: 'OpenAI', exact: true }).click();
  await add.getByRole('textbox', { name: 'Endpoint' }).fill('https://api.openai.com/v1/../admin');
  await write(page, add.getByRole('textbox', { name: 'Headers' }), '[1]');
  await button(page, 'Save Endpoint').click();
  await expect(add).toContainText('leads elsewhere: enter where it leads, https://api.openai.com/admin');
  await expect(add).toContainText('The headers must be a JSON object');
  await add.getByRole('textbox', { name: 'Endpoint' }).fill('https://api.openai.com/v1/items?expand[]=all');
  await write(page, add.getByRole('textbox', { name: 'Headers' }), '{"X-Api-Key":"hidden-0123456789"}');
  await button(page, 'Save Endpoint').click();
  await expect(toast(page)).toContainText('Endpoint created');
  await expect(add).toBeHidden();
  await expect(cards(page)).toHaveCount(1);

  await button(page, 'Edit Create item').click();
  const edit = dialog(page, 'Edit Endpoint');
  await expect(edit.getByRole('textbox', { name: 'Headers' })).toContainText(`hid${'*'.repeat(20)}`);
  await expect(edit).toContainText('Hidden values end in asterisks');
  await edit.getByLabel('Name').fill('Create an item');
  await edit.getByLabel('Description').fill('For the shop');
  await button(page, 'Save Changes').click();
  await expect(toast(page)).toContainText('Endpoint updated');
  await expect(cards(page)).toContainText('For the shop');

  await button(page, 'Add Create an item to favorites').click();
  await expect(button(page, 'Remove Create an item from favorites')).toBeFocused();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(page).toHaveURL('/endpoints?tab=favorites');
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
  await button(page, 'Delete Create an item').click();
  // Its hidden value is erased with it.
  await expect(dialog(page, 'Are you absolutely sure?')).toContainText('This action cannot be undone.');
  await button(page, 'Delete').click();
  await expect(toast(page)).toContainText('Endpoint deleted');
  await expect(button(page, 'Undo')).toHaveCount(0);
  await expect(page.getByText('No Saved Endpoints')).toBeVisible();
});

test('an endpoint without hidden values comes back with Undo, by keyboard alone', async ({ page, seed }) => {
  const fields = { description: 'All of them', isFavorite: true, method: 'POST', requestBody: { a: [1] } };
  await seedEndpoint(seed, { ...fields, headers: { 'X-Trace': '7' } });
  await page.goto('/endpoints');
  await button(page, 'Delete List models').click();
  const question = dialog(page, 'Are you absolutely sure?');
  await expect(question).not.toContainText('cannot be undone');
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Endpoint deleted');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('F8');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Endpoint restored');
  await expect(cards(page)).toHaveCount(1);
  const [restored] = (await (await page.request.get('/api/saved-endpoints')).json()) as SavedEndpoint[];
  expect(restored).toMatchObject({ ...fields, name: 'List models', headers: { 'X-Trace': '7' } });
});

test('what fails says so, and loses nothing', { tag: '@wide' }, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/503/);
  await seedEndpoint(seed);
  await page.goto('/endpoints');
  await failWith(page, 'endpoints.update', 503, 'The disk is full.');
  await button(page, 'Add List models to favorites').click();
  await expect(toast(page)).toContainText('Failed to update favorite status');
  await expect(button(page, 'Add List models to favorites')).toBeVisible();
  await button(page, 'Edit List models').click();
  await dialog(page, 'Edit Endpoint').getByLabel('Name').fill('Renamed');
  await button(page, 'Save Changes').click();
  await expect(toast(page)).toContainText('Failed to update endpoint');
  await expect(dialog(page, 'Edit Endpoint').getByLabel('Name')).toHaveValue('Renamed');
  await release(page, 'endpoints.update');
  await button(page, 'Save Changes').click();
  await expect(toast(page)).toContainText('Endpoint updated');

  await failWith(page, 'endpoints.delete', 503, 'The disk is full.');
  await button(page, 'Delete Renamed').click();
  await button(page, 'Delete').click();
  await expect(toast(page)).toContainText('Failed to delete endpoint');
  await button(page, 'Cancel').click();
  await failWith(page, 'endpoints.create', 503, 'The disk is full.');
  await button(page, 'Add New Endpoint').click();
  const add = dialog(page, 'Add New Endpoint');
  await add.getByLabel('Name').fill('Second');
  await add.getByRole('combobox', { name: 'API provider' }).fill('openai');
  await page.getByRole('listbox').getByRole('option', { name: 'OpenAI', exact: true }).click();
  await add.getByRole('textbox', { name: 'Endpoint' }).fill('https://api.openai.com/v1/items');
  await button(page, 'Save Endpoint').click();
  await expect(toast(page)).toContainText('Failed to create endpoint');
  await expect(add.getByLabel('Name')).toHaveValue('Second');
});

test('endpoints are searched, filtered and sorted, and the URL says how', async ({ page, seed }) => {
  await seedEndpoint(seed);
  await seedEndpoint(seed, {
    name: 'Create charge',
    provider: 'stripe',
    method: 'POST',
    endpoint: 'https://api.stripe.com/v1/charges',
  });
  await seedEndpoint(seed, { name: 'Delete a model', method: 'DELETE' });
  await page.goto('/endpoints');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toContainText('Delete a model');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('By name');
  await expect(cards(page).first()).toContainText('Create charge');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('model');
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL('/endpoints?sort=name&q=model');
  await page.getByRole('combobox', { name: 'Method' }).selectOption('DELETE');
  await expect(cards(page)).toHaveCount(1);
  await page
    .getByRole('combobox', { name: 'Provider' })
    .selectOption('Stripe')
    .catch(() => undefined);
  await expect(page.getByText('No endpoint matches')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Show all endpoints').click();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.goto('/endpoints?method=POST&q=charge');
  await expect(cards(page)).toHaveCount(1);
});

test('Test opens the request with everything filled in, and sends its hidden values', async ({
  page,
  seed,
  api,
}) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET });
  await seedEndpoint(seed, {
    name: 'Patch item',
    apiKeyId: id,
    method: 'PATCH',
    endpoint: `${api.url}/v1/items/1?a=%20b`,
    headers: { 'X-Api-Token': 'hidden-0123456789' },
    requestBody: { name: 'New' },
  });
  await page.goto('/endpoints');
  await button(page, 'Test Patch item').click();
  await expect(page).toHaveURL(`/test?keyId=${id}`);
  await expect(method(page)).toHaveValue('PATCH');
  await expect(endpoint(page)).toHaveValue(`${api.url}/v1/items/1?a=%20b`);
  await expect(editor(page)).toContainText('"name": "New"');
  await sendButton(page).click();
  await expect(verdict(page)).toBeVisible();
  await expect.poll(() => api.received.at(-1)?.headers['x-api-token']).toBe('hidden-0123456789');
  expect(api.received.at(-1)).toMatchObject({ method: 'PATCH', body: '{\n  "name": "New"\n}' });
});

test('a key with a base URL of its own asks which URL is meant', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, `${api.url}/proxy`);
  await seedEndpoint(seed, { headers: { 'X-Api-Token': 'hidden-0123456789' } });
  await page.goto('/endpoints');
  await button(page, 'Test List models').click();
  const question = dialog(page, 'Which URL do you want to call?');
  await expect(question).toContainText('https://api.openai.com/v1/models');
  await expect(question).toContainText(`${api.url}/proxy/v1/models`);
  await expectAccessible(page);
  await question.getByRole('radio', { name: 'The same path below the key’s base URL' }).check();
  await expect(question).toContainText('Hidden values are only sent to api.openai.com');
  await button(page, 'Test').click();
  await expect(endpoint(page)).toHaveValue(`${api.url}/proxy/v1/models`);

  await page.goto('/endpoints');
  await button(page, 'Test List models').click();
  await button(page, 'Test').click();
  await expect(endpoint(page)).toHaveValue('https://api.openai.com/v1/models');
});

test('Save on the test screen stores the full URL of a path', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, `${api.url}/v1`);
  await endpoint(page).fill('/models?limit=2');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const add = dialog(page, 'Add New Endpoint');
  // Only what it is called is asked; what is sent is known.
  await expect(add.getByLabel('Name')).toHaveValue('GET /v1/models');
  await expect(add.getByRole('textbox')).toHaveCount(1);
  await expectAccessible(page);
  await button(page, 'Show all fields').click();
  await expect(add.getByRole('textbox', { name: 'Endpoint' })).toHaveValue(`${api.url}/v1/models?limit=2`);
  await expect(add.getByRole('combobox', { name: 'API key' })).toHaveValue(/^Production/);
  await expectAccessible(page);
  await button(page, 'Save Endpoint').click();
  await expect(toast(page)).toContainText('Endpoint created');

  await endpoint(page).fill('/x/%2e%2e/../admin');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Save Endpoint')).toContainText('This path leaves the base URL');
});

test('Save of a request that was opened from an endpoint updates it, or saves a new one', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET });
  await seedEndpoint(seed, {
    apiKeyId: id,
    endpoint: `${api.url}/v1/models`,
    description: 'All of them',
    headers: { 'X-Api-Token': 'hidden-0123456789' },
  });
  await page.goto('/endpoints');
  await button(page, 'Test List models').click();
  await expect(endpoint(page)).toHaveValue(`${api.url}/v1/models`);
  await endpoint(page).fill(`${api.url}/v1/models?limit=2`);
  const save = form(page).getByRole('button', { name: 'Save' });
  const asked = dialog(page, 'Save Endpoint');
  // One key, wherever the focus is, and no question.
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page)).toContainText('Endpoint updated');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await (await page.request.get('/api/saved-endpoints')).json())[0]).toMatchObject({
    name: 'List models',
    description: 'All of them',
    endpoint: `${api.url}/v1/models?limit=2`,
  });

  // Another path is probably another endpoint; its hidden values come with it.
  await endpoint(page).fill(`${api.url}/v1/items`);
  await save.click();
  await expect(asked.getByRole('radio', { name: 'Save as new' })).toBeChecked();
  await expect(asked.getByLabel('Name')).toHaveValue('GET /v1/items');
  await asked.getByRole('radio', { name: 'Update List models' }).check();
  await expect(asked.getByLabel('Name')).toHaveValue('List models');
  await asked.getByRole('radio', { name: 'Save as new' }).check();
  await asked.getByLabel('Name').fill('List items');
  await button(page, 'Save Endpoint').click();
  await expect(toast(page)).toContainText('Endpoint created');
  // The request in the form is that of the new endpoint now.
  await endpoint(page).fill(`${api.url}/v1/others`);
  await save.click();
  await expect(asked.getByRole('radio', { name: 'Update List items' })).toBeVisible();
  await page.keyboard.press('Escape');
  await sendButton(page).click();
  await expect(verdict(page)).toBeVisible();
  await expect.poll(() => api.received.at(-1)?.headers['x-api-token']).toBe('hidden-0123456789');

  await page.goto('/endpoints');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: 'List models' })).toContainText('/v1/models?limit=2');
  await expect(cards(page).filter({ hasText: 'List items' })).toContainText('/v1/items');
});
