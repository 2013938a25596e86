import type { Page } from '@playwright/test';
import { startSampleApi } from '../e2e/sample-api.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const SECRET = 'sample-secret-0123456789';
const api = await startSampleApi(SECRET);

const calls = async (seed: Seed) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url });
  const call = (endpoint: string, fields: object = {}) =>
    seed.post('/api/test', { apiKeyId: id, endpoint, method: 'GET', ...fields });
  await call('/v1/models');
  await call('http://127.0.0.1:9/nobody');
  await call('/broken');
  await call('/v1/chat/completions?access_token=abc-123', {
    method: 'POST',
    headers: { 'X-Trace': '7', 'X-Api-Key': 'not-for-the-history' },
    requestBody: { model: 'gpt-4o-mini', messages: [{ role: 'user', content: 'Hello' }] },
  });
  await call('/numbers');
  await call('/v1/models?limit=2');
};

const manyCalls = async (seed: Seed) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url });
  for (let count = 0; count < 55; count += 1)
    await seed.post('/api/test', { apiKeyId: id, endpoint: `/v1/models?page=${count}`, method: 'GET' });
};

const open = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor();
};

const choose = async (page: Page, count: number) => {
  for (let at = 0; at < count; at += 1) await page.getByRole('checkbox').nth(at).check();
};

export const list: ShotList = {
  feature: 'history',
  shots: [
    { name: 'empty', path: '/history' },
    { name: 'list', path: '/history', seed: calls },
    { name: 'many', path: '/history', seed: manyCalls },
    { name: 'filtered', path: '/history?q=models&status=2xx', seed: calls },
    { name: 'nothing-found', path: '/history?q=zebra', seed: calls },
    {
      name: 'loading',
      path: '/history',
      prepare: (page) => page.route(/history\.list/, () => undefined),
    },
    {
      name: 'failed',
      path: '/history',
      prepare: (page) => page.route(/history\.list/, (route) => route.abort()),
    },
    { name: 'details', path: '/history', seed: calls, act: open(/chat/), windowOnly: true },
    { name: 'details-error', path: '/history', seed: calls, act: open(/nobody/), windowOnly: true },
    {
      name: 'save-endpoint',
      path: '/history',
      seed: calls,
      windowOnly: true,
      act: async (page) => {
        await open(/chat/)(page);
        await page.getByRole('button', { name: 'Save as endpoint' }).click();
        await page.getByRole('button', { name: 'Save Endpoint' }).waitFor();
      },
    },
    { name: 'one-chosen', path: '/history', seed: calls, act: (page) => choose(page, 1) },
    {
      name: 'compare',
      path: '/history',
      seed: calls,
      windowOnly: true,
      act: async (page) => {
        await choose(page, 2);
        await page.getByRole('button', { name: 'Compare', exact: true }).click();
        await page.getByRole('region', { name: 'Bodies side by side' }).waitFor();
      },
    },
    {
      name: 'settings',
      path: '/history',
      seed: calls,
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Calls to keep' }).click();
        await page.getByLabel('Keep the last').fill('x');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      name: 'clear',
      path: '/history',
      seed: calls,
      windowOnly: true,
      act: (page) => page.getByRole('button', { name: 'Clear history' }).click(),
    },
  ],
};
