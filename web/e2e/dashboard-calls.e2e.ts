import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { failWith, release } from './mock-responses.ts';
import { SECRET, test } from './testing-screen.ts';

const calls = (page: Page) => page.getByRole('region', { name: 'Calls', exact: true });

test('the calls of the last days are drawn once they come into view, with tables behind them', async ({
  page,
  seed,
  api,
}) => {
  const { id } = await seed.key({ provider: 'openai', apiKey: SECRET, baseUrl: api.url });
  const saved = (await seed.post('/api/saved-endpoints', {
    providerId: 1,
    name: 'Models',
    method: 'GET',
    endpoint: `${api.url}/v1/models`,
    apiKeyId: id,
  })) as { id: number };
  const call = (endpoint: string, fields: object = {}) =>
    seed.post('/api/test', { apiKeyId: id, endpoint, method: 'GET', ...fields });
  await call('/v1/models', { savedEndpointId: saved.id });
  await call('/refused');
  await call(`${api.url}/v1/models`, { apiKeyId: null });
  let charts = 0;
  page.on('request', (request) => {
    if (/\/(?:call-charts|picture)-/.test(request.url())) charts += 1;
  });
  await page.goto('/');
  await calls(page).scrollIntoViewIfNeeded();
  await expect(
    calls(page).getByRole('img', { name: 'Calls per day: 3 calls in 30 days, 2 failed' }),
  ).toBeVisible();
  await expect(
    calls(page).getByRole('img', { name: 'Calls per provider: 2 providers, most of the calls to OpenAI' }),
  ).toBeVisible();
  expect(charts).toBeGreaterThan(0);
  await calls(page).getByRole('button', { name: 'Calls per provider as a table' }).click();
  const table = calls(page).getByRole('table', { name: 'Calls per provider' });
  await expect(table.getByRole('row', { name: 'OpenAI 2 1' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Without a key 1 1' })).toBeVisible();
  await expectAccessible(page);
});

test('without calls it says so, and a failure to count them offers to try again', { tag: '@wide' }, async ({
  page,
  seed,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  await seed.key({ provider: 'github' });
  await failWith(page, 'history.counts', 503, 'The database is busy. Please try again.');
  await page.goto('/');
  await calls(page).scrollIntoViewIfNeeded();
  await expect(calls(page).getByText('The calls could not be counted')).toBeVisible();
  await release(page, 'history.counts');
  await calls(page).getByRole('button', { name: 'Retry' }).click();
  await expect(calls(page).getByText('No calls in the last 30 days')).toBeVisible();
  await expectAccessible(page);
});
