import type { Page } from '@playwright/test';
import { startSampleApi } from '../e2e/sample-api.ts';
import type { Seed } from '../e2e/seed.ts';
import type { Shot, ShotList } from './shot.ts';

const SECRET = 'sample-secret-0123456789';
const api = await startSampleApi(SECRET);

/** One key that the sample API accepts. As the only key it is chosen automatically. */
const oneKey = (seed: Seed) =>
  seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url });

const severalKeys = async (seed: Seed) => {
  await oneKey(seed);
  await seed.key({ provider: 'github', name: 'Continuous integration' });
  await seed.key({ provider: 'stripe', name: 'Sandbox' });
  await seed.key({ provider: 'custom', name: 'Billing service of the Berlin office' });
};

const send = (page: Page) => page.getByRole('button', { name: 'Send request' }).click();
const example = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Sends a request to a path and waits until the panel shows `text`. */
const sendTo =
  (endpoint: string, text: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Endpoint').fill(endpoint);
    await send(page);
    await page.getByRole('region', { name: 'Response', exact: true }).getByText(text).first().waitFor();
  };

const openTab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await sendTo('/v1/models', '200 OK')(page);
    await page.getByRole('tab', { name }).click();
  };

const chooseLook =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await sendTo('/numbers', '200 OK')(page);
    await page.getByText(name, { exact: true }).click();
  };

const searchAndFilter = async (page: Page): Promise<void> => {
  await sendTo('/v1/models', '200 OK')(page);
  await page.getByRole('button', { name: 'Search in the body' }).click();
  await page.getByRole('textbox', { name: 'Search in the body' }).fill('gpt');
  await page.getByRole('button', { name: 'Filter by JSONPath' }).click();
  await page.getByRole('textbox', { name: 'Filter by JSONPath' }).fill('$.data[*].id');
  await page.getByText('3 results').waitFor();
};

const withOneKey: Pick<Shot, 'path' | 'seed'> = { path: '/test', seed: oneKey };

export const list: ShotList = {
  feature: 'testing',
  shots: [
    { name: 'empty', path: '/test' },
    { name: 'idle', path: '/test', seed: severalKeys },
    {
      name: 'choosing-a-key',
      path: '/test',
      seed: severalKeys,
      act: (page) => page.getByRole('combobox', { name: 'API key' }).click(),
    },
    { name: 'example', ...withOneKey, act: (page) => example(page, 'Chat completion') },
    { name: 'running', ...withOneKey, act: sendTo('/never', 'Waiting for'), windowOnly: true },
    { name: 'response', ...withOneKey, act: sendTo('/v1/models', '200 OK') },
    { name: 'response-in-view', ...withOneKey, act: sendTo('/v1/models', '200 OK'), windowOnly: true },
    { name: 'numbers', ...withOneKey, act: sendTo('/numbers', '200 OK') },
    { name: 'pretty', ...withOneKey, act: chooseLook('Pretty') },
    { name: 'raw', ...withOneKey, act: chooseLook('Raw') },
    { name: 'headers', ...withOneKey, act: openTab('Headers') },
    { name: 'timing', ...withOneKey, act: openTab('Timing') },
    {
      name: 'unauthorized',
      path: '/test',
      seed: (seed) => seed.key({ provider: 'github', name: 'Expired', baseUrl: api.url }),
      act: sendTo('/user', '401 Unauthorized'),
    },
    { name: 'server-error', ...withOneKey, act: sendTo('/broken', '500 Internal Server Error') },
    { name: 'unreachable', ...withOneKey, act: sendTo('http://127.0.0.1:9/x', 'No response') },
    {
      name: 'key-not-sent',
      ...withOneKey,
      act: sendTo('https://elsewhere.invalid/v1/items', 'The key was not sent'),
    },
    {
      name: 'key-not-sent-over-http',
      ...withOneKey,
      act: sendTo('http://elsewhere.invalid/v1/items', 'The key was not sent'),
    },
    { name: 'masked', ...withOneKey, act: sendTo(`/echo/${SECRET}`, 'is masked') },
    {
      name: 'masked-shown',
      ...withOneKey,
      act: async (page) => {
        await sendTo(`/echo/${SECRET}`, 'is masked')(page);
        await page.getByRole('button', { name: 'Show' }).click();
        await page.getByRole('button', { name: 'Hide' }).waitFor();
      },
    },
    { name: 'big-body', ...withOneKey, act: sendTo('/big?bytes=5000000', '200 OK') },
    { name: 'search', ...withOneKey, act: searchAndFilter },
    { name: 'next-page', ...withOneKey, act: sendTo('/list', 'Next page') },
    { name: 'events', ...withOneKey, act: sendTo('/events', '7 events') },
    { name: 'picture', ...withOneKey, act: sendTo('/picture', 'pixels') },
    {
      name: 'page-preview',
      ...withOneKey,
      act: async (page) => {
        await sendTo('/page?host=http://127.0.0.1:9', '200 OK')(page);
        await page.getByText('Preview', { exact: true }).click();
        await page.frameLocator('iframe').getByText('Quarterly report').waitFor();
      },
    },
    {
      name: 'invalid-json',
      ...withOneKey,
      act: async (page) => {
        await example(page, 'Chat completion');
        await page.getByRole('textbox', { name: 'Request body' }).click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText('{\n  "model": "gpt-4o-mini"\n  "messages": []\n}');
        await send(page);
        await page.getByText('Invalid JSON in request body').waitFor();
      },
    },
    {
      name: 'validation',
      path: '/test',
      seed: severalKeys,
      act: async (page) => {
        await page.getByRole('button', { name: 'Request headers' }).click();
        await page.getByRole('button', { name: 'Add header' }).click();
        await page.getByLabel('Name of header 1').fill('bad name');
        await send(page);
        await page.getByText('Endpoint is required').waitFor();
      },
    },
  ],
};
