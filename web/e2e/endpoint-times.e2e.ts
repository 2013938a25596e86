import type { Page } from '@playwright/test';
import { seedEndpoint } from './endpoint-seed.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { SECRET, test } from './testing-screen.ts';

const more = (page: Page) => page.getByRole('button', { name: 'More actions for List models' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Response times of List models' });

test('the response times of an endpoint are drawn, with the calls in a table behind them', async ({
  page,
  seed,
  api,
}) => {
  const { id: apiKeyId } = await seed.key({ provider: 'openai', apiKey: SECRET, baseUrl: api.url });
  const saved = await seedEndpoint(seed, { endpoint: `${api.url}/v1/models`, apiKeyId });
  await page.goto('/endpoints');
  await more(page).click();
  await item(page, 'Response times').click();
  await expect(dialog(page)).toContainText('No calls in the history');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  for (const endpoint of ['/v1/models', '/v1/models?limit=2', '/refused'])
    await seed.post('/api/test', { apiKeyId, endpoint, method: 'GET', savedEndpointId: saved.id });
  await more(page).click();
  await expectAccessible(page, { except: ['region'] });
  await item(page, 'Response times').click();
  const facts = /3 calls, median .+, 95th percentile .+, slowest .+, 1 failed/;
  await expect(dialog(page).getByRole('img', { name: facts })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'All calls in the history as a table' }).click();
  const rows = dialog(page).getByRole('table', { name: 'Response times' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expectAccessible(page);
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('/refused').first()).toBeVisible();
});

test('the menu of an endpoint works by keyboard: letters, sub-menu, and the focus comes back', {
  tag: '@wide',
}, async ({ page, seed, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedEndpoint(seed);
  await page.goto('/endpoints');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Copy')).toBeFocused();
  await page.keyboard.press('r');
  await expect(item(page, 'Response times')).toBeFocused();
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(item(page, 'Copy')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'URL')).toBeFocused();
  await page.keyboard.press('c');
  await expect(item(page, 'cURL')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Copied to clipboard');
});
