import { expect, type Page } from '@playwright/test';
import { seedEndpoint } from '../e2e/endpoint-seed.ts';
import { startSampleApi } from '../e2e/sample-api.ts';
import type { Seed } from '../e2e/seed.ts';
import type { Shot, ShotList } from './shot.ts';

const SECRET = 'sample-secret-0123456789';
const api = await startSampleApi(SECRET);

const oneKey = (seed: Seed) =>
  seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url });

const endpointsAndCalls = async (seed: Seed): Promise<void> => {
  const billing = (await seed.post('/api/folders', { name: 'Billing' })) as { id: number };
  const long = (await seed.post('/api/folders', {
    name: 'Everything that the accounting department calls each month',
  })) as { id: number };
  const { id } = await oneKey(seed);
  await seedEndpoint(seed, {
    name: 'Charges of the last month, with their refunds',
    endpoint: `${api.url}/echo/charges`,
    folderId: billing.id,
  });
  await seedEndpoint(seed, {
    name: 'Delete an invoice',
    endpoint: `${api.url}/echo/invoice`,
    method: 'DELETE',
    folderId: long.id,
  });
  await seedEndpoint(seed, { name: 'Ping', endpoint: `${api.url}/echo/ping`, method: 'POST' });
  for (const endpoint of ['/v1/models', '/broken', '/refused', '/v1/models?limit=20&order=desc'])
    await seed.post('/api/test', { apiKeyId: id, endpoint, method: 'GET' });
};

const form = (page: Page) => page.getByRole('form', { name: 'Request' });
const endpoint = (page: Page) => form(page).getByLabel('Endpoint');

const send = async (page: Page, path: string): Promise<void> => {
  await endpoint(page).fill(path);
  await page.getByRole('button', { name: 'Send request' }).click();
  const response = page.getByRole('region', { name: 'Response', exact: true });
  await response.getByText('200 OK').first().waitFor();
  await response.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
};

const PATHS = [
  '/v1/models',
  '/v1/chat/completions',
  '/v1/organizations/acme/projects/42/environments/production/deployments',
  '/echo/one-very-long-segment-without-any-break-in-it',
  '/v1/customers/cus_123/payment_methods',
  '/v1/invoices?limit=100&starting_after=in_1Nabc',
  '/v1/a',
];

const manyTabs = async (page: Page): Promise<void> => {
  for (const [at, path] of PATHS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'New request', exact: true }).click();
    await expect(endpoint(page)).toHaveValue('');
    await endpoint(page).fill(path);
  }
};

const openPane = (list: 'Saved' | 'History') => async (page: Page) => {
  const view = page.getByRole('radiogroup', { name: 'What is listed' }).getByText(list, { exact: true });
  const button = page.getByRole('button', { name: 'Open a request' });
  // In a very wide window it is open.
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await view.click();
  await page
    .getByRole('tree', { name: /^Saved endpoints$|^Calls/ })
    .getByRole('treeitem')
    .first()
    .waitFor();
};

const stacked = async (page: Page): Promise<void> => {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width >= 1024) await page.getByRole('button', { name: 'Show the response below the request' }).click();
  await send(page, '/v1/models');
};

const pathParameters = async (page: Page): Promise<void> => {
  await endpoint(page).fill('/v1/customers/{customer}/sources/{id}?limit=10');
  await form(page)
    .getByRole('button', { name: /^Parameters/ })
    .click();
  await page.getByText('Fill in {customer} and {id} first.').waitFor();
};

const details = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chat completion' }).click();
  await form(page).getByRole('button', { name: 'Details' }).click();
};

const reloaded = async (page: Page): Promise<void> => {
  await send(page, '/v1/models');
  await page.reload();
  await page.getByRole('tab', { name: 'Headers', exact: true }).click();
};

const saveNew = async (page: Page): Promise<void> => {
  await endpoint(page).fill('/v1/models');
  await page.getByText('with the key').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Add New Endpoint' }).waitFor();
};

const withOneKey: Pick<Shot, 'path' | 'seed' | 'windowOnly'> = {
  path: '/test',
  seed: oneKey,
  windowOnly: true,
};

/** What is around the request and its response, as a window shows it. */
export const list: ShotList = {
  feature: 'bench',
  shots: [
    { name: 'many-tabs', ...withOneKey, act: manyTabs },
    { name: 'saved', ...withOneKey, seed: endpointsAndCalls, act: openPane('Saved') },
    { name: 'history', ...withOneKey, seed: endpointsAndCalls, act: openPane('History') },
    { name: 'stacked', ...withOneKey, act: stacked },
    { name: 'path-parameters', ...withOneKey, act: pathParameters },
    { name: 'details', ...withOneKey, act: details },
    { name: 'reloaded', ...withOneKey, act: reloaded },
    { name: 'save-new', ...withOneKey, act: saveNew },
  ],
};
