import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { failWith, release } from './mock-responses.ts';
import type { SampleApi } from './sample-api.ts';
import type { Seed } from './seed.ts';
import { endpoint, form, SECRET, send, test, verdict } from './testing-screen.ts';

const addKey = (seed: Seed, api: SampleApi, fields: object = {}) =>
  seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url, ...fields });

const call = (seed: Seed, apiKeyId: number, path: string, fields: object = {}) =>
  seed.post('/api/test', { apiKeyId, endpoint: path, method: 'GET', ...fields });

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search calls' });
const details = (page: Page) => page.getByRole('dialog', { name: 'Call details' });
const openCall = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('a call made on the test screen can be found again, and opened in the form', async ({
  page,
  seed,
  api,
}) => {
  const { id } = await addKey(seed, api);
  await page.goto(`/test?keyId=${id}`);
  await send(page, '/v1/models?limit=2');
  await expect(verdict(page)).toContainText('200');
  await page.goto('/history');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('/v1/models?limit=2');
  await expect(rows(page)).toContainText('Production · OpenAI');
  await expect(rows(page)).toContainText('200');
  await expectAccessible(page);

  await openCall(page, /v1\/models/);
  await expect(details(page)).toContainText('200 OK');
  await expect(details(page).getByRole('tree', { name: 'Response body' })).toContainText('gpt-4o-mini');
  await expect(details(page).getByRole('region', { name: 'response headers' })).toContainText(
    'x-ratelimit-limit: 60',
  );
  await expectAccessible(page);
  await details(page).getByRole('button', { name: 'Open on the test screen' }).click();
  await expect(endpoint(page)).toHaveValue(`${api.url}/v1/models?limit=2`);
  await expect(page).toHaveURL(new RegExp(`keyId=${id}`));
  await form(page).getByRole('button', { name: 'Send request' }).click();
  await expect(verdict(page)).toContainText('200');
  await expect
    .poll(() => api.received.map(({ path }) => path))
    .toEqual(['/v1/models?limit=2', '/v1/models?limit=2']);
});

test('secrets are left out, and the user is told which to type again', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  const { id } = await addKey(seed, api);
  await call(seed, id, '/echo?access_token=canary-parameter&page=2', {
    method: 'POST',
    headers: { 'X-Api-Key': 'canary-header', 'X-Trace': '7' },
    requestBody: { password: 'canary-field', name: 'plain' },
  });
  await page.goto('/history');
  await openCall(page, /echo/);
  await expect(details(page)).toContainText('Secrets are not kept');
  await expect(details(page)).toContainText('X-Trace: 7');
  await expect(details(page)).toContainText('plain');
  await expect(page.locator('body')).not.toContainText('canary');
  await details(page).getByRole('button', { name: 'Open on the test screen' }).click();
  await expect(
    page.getByText(/type these again: parameter access_token, header X-Api-Key, field password/),
  ).toBeVisible();
  await expect(endpoint(page)).toHaveValue(/access_token=\[secret\]&page=2/);
});

test('a call is saved as an endpoint, with nothing in the places of its secrets', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  const { id } = await addKey(seed, api);
  await call(seed, id, '/echo?access_token=canary-parameter&page=2', {
    method: 'POST',
    headers: { 'X-Api-Key': 'canary-header', 'X-Trace': '7' },
    requestBody: { password: 'canary-field', name: 'plain' },
  });
  await page.goto('/history');
  await openCall(page, /echo/);
  await details(page).getByRole('button', { name: 'Save as endpoint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Endpoint' });
  await expect(dialog).toContainText(
    'type these again: parameter access_token, header X-Api-Key, field password',
  );
  await expect(dialog.getByLabel('Endpoint')).toHaveValue(`${api.url}/echo?access_token=&page=2`);
  await expect(dialog.getByRole('textbox', { name: 'Headers' })).toContainText('"X-Api-Key": ""');
  await expect(dialog.getByRole('textbox', { name: 'Request body' })).toContainText('"password": ""');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Endpoint' }).click();
  await expect(dialog).toBeHidden();
  await expect(details(page)).toBeVisible();
  await page.goto('/endpoints');
  await expect(page.getByRole('main')).toContainText('POST /echo');
});

test('the response in the details is searched, and Escape closes only the search', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  const { id } = await addKey(seed, api);
  await call(seed, id, '/v1/models');
  await page.goto('/history');
  await openCall(page, /v1\/models/);
  await details(page).getByRole('tree', { name: 'Response body' }).press('Control+f');
  const field = details(page).getByRole('textbox', { name: 'Search in the body' });
  await field.fill('gpt-4o-mini');
  await expect(details(page).getByRole('search')).toContainText('1 of 1');
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(details(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
});

test('what may be a key is searched for, and is in no address', async ({ page, seed, api }) => {
  const { id } = await addKey(seed, api);
  await call(seed, id, '/v1/models');
  await call(seed, id, '/v1/models?page=2');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/history');
  await expect(rows(page)).toHaveCount(2);
  await search(page).fill('sk-canarycanarycanary');
  await expect(page.getByText('No call matches')).toBeVisible();
  await expect(page).toHaveURL(/q=not-shown-/);
  await expect(search(page)).toHaveValue('sk-canarycanarycanary');
  expect(asked.filter((url) => url.includes('canary'))).toEqual([]);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(search(page)).toHaveValue('');
});

test('calls are searched and filtered, with the filters in the URL', async ({ page, seed, api }) => {
  const { id } = await addKey(seed, api);
  const other = await seed.key({ provider: 'github', name: 'Other', baseUrl: api.url });
  await call(seed, id, '/v1/models');
  await call(seed, id, '/broken', { method: 'POST' });
  await call(seed, other.id, '/v1/models?other');
  await page.goto('/history');
  await expect(rows(page)).toHaveCount(3);
  await search(page).fill('text-emb');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=text-emb/);
  await search(page).fill('zebra');
  await expect(page.getByText('No call matches')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all calls' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(search(page)).toHaveValue('');

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: '5xx Server error' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('/broken');
  await page.reload();
  await expect(rows(page)).toContainText('/broken');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('5xx Server error');

  await page.goto(`/history?keyId=${other.id}`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the calls of all keys, not only of Other' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('two responses are compared side by side', async ({ page, seed, api }) => {
  const { id } = await addKey(seed, api);
  await call(seed, id, '/v1/models');
  await call(seed, id, '/broken');
  await page.goto('/history');
  await rows(page).nth(0).getByRole('checkbox').check();
  await expect(page.getByText('Choose one more call to compare')).toBeVisible();
  await rows(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare two responses' });
  await expect(dialog.getByRole('row', { name: /Status/ })).toContainText('200 OK');
  await expect(dialog.getByRole('row', { name: /Status/ })).toContainText('500 Internal Server Error');
  await expect(dialog.getByRole('table', { name: 'Headers that differ' })).toContainText('content-type');
  const bodies = dialog.getByRole('region', { name: 'Bodies side by side' });
  await expect(bodies).toContainText('gpt-4o-mini');
  await expect(bodies).toContainText('Internal Server Error');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(rows(page).nth(0).getByRole('checkbox')).not.toBeChecked();
});

test('calls are deleted one by one and all together', { tag: '@wide' }, async ({ page, seed, api }) => {
  const { id } = await addKey(seed, api);
  for (const path of ['/v1/models', '/broken', '/numbers']) await call(seed, id, path);
  await page.goto('/history');
  await openCall(page, /broken/);
  await details(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Call deleted')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('table')).not.toContainText('/broken');

  await page.getByRole('button', { name: 'Clear history' }).click();
  const question = page.getByRole('dialog', { name: 'Clear the history?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await question.getByRole('button', { name: 'Delete all calls' }).click();
  await expect(page.getByText('2 calls deleted')).toBeVisible();
  await expect(page.getByText('No calls yet')).toBeVisible();
  await expectAccessible(page);
});

test('the details of a key say when it was last used, and lead to its calls', async ({ page, seed, api }) => {
  const { id } = await addKey(seed, api);
  await addKey(seed, api, { name: 'Unused' });
  await call(seed, id, '/v1/models');
  await page.goto('/keys');
  await page.getByRole('button', { name: /Unused .*\(details\)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'API Key Details' });
  const lastUsed = dialog.getByRole('definition').filter({ hasText: 'Calls with this key' });
  await expect(lastUsed).toContainText('Never');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Production .*\(details\)/ }).click();
  await expect(lastUsed).toContainText('just now');
  await dialog.getByRole('link', { name: 'Calls with this key' }).click();
  await expect(page).toHaveURL(new RegExp(`/history\\?keyId=${id}`));
  await expect(rows(page)).toHaveCount(1);
});

test('how many calls are kept can be set', { tag: '@wide' }, async ({ page, seed, api }) => {
  const { id } = await addKey(seed, api);
  for (const path of ['/v1/models', '/broken', '/numbers']) await call(seed, id, path);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Calls to keep' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calls to keep' });
  const field = dialog.getByLabel('Keep the last');
  await expect(field).toHaveValue('1000');
  await field.fill('many');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Must be a whole number from 0 to 100,000');
  await expectAccessible(page);
  await field.fill('100,000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Calls to keep' }).click();
  await expect(field).toHaveValue('100000');
  await field.fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('/numbers');
});

test('more calls are loaded on demand', { tag: '@wide' }, async ({ page, seed, api, consoleGuard }) => {
  consoleGuard.allow(/503/);
  const { id } = await addKey(seed, api);
  for (let count = 0; count < 52; count += 1) await call(seed, id, `/v1/models?page=${count}`);
  await page.goto('/history');
  await expect(rows(page)).toHaveCount(50);
  await failWith(page, 'history.list', 503, 'The database is busy.');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('The database is busy.')).toBeVisible();
  await release(page, 'history.list');
  // By keyboard: on a narrow screen the toast is above the button.
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(rows(page)).toHaveCount(52);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});

test('a call that is gone, and a history that cannot be loaded, are told', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|503/);
  const { id } = await addKey(seed, api);
  await call(seed, id, '/v1/models');
  await page.goto('/history?call=999');
  await expect(details(page)).toContainText('The call could not be loaded');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/call=/);
  // The first page is requested together with the keys.
  const batch = /trpc\/[^?]*history\.list/;
  await page.route(batch, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is busy.', code: 'BUSY' } }),
  );
  await page.reload();
  await expect(page.getByText('The history could not be loaded')).toBeVisible();
  await page.unroute(batch);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(1);
});
