import type { Locator, Page } from '@playwright/test';
import { seedEndpoint } from './endpoint-seed.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { endpoint, leaveTooltips, openWithKey, response, send, test, verdict } from './testing-screen.ts';

const tree = (page: Page, name: string | RegExp): Locator => page.getByRole('tree', { name });
/** The list that is shown is chosen by its name: the radio button of it is hidden. */
const view = (page: Page, name: string): Locator =>
  page.getByRole('radiogroup', { name: 'What is listed' }).getByText(name, { exact: true });
/** Not of the response, which is a tree too. */
const item = (page: Page, name: RegExp): Locator =>
  tree(page, /^Saved endpoints$|^Calls/).getByRole('treeitem', { name });
const shown = (page: Page): Locator =>
  page.locator('[id^="request-tab-"]').and(page.locator('[aria-selected="true"]'));
const openPane = async (page: Page): Promise<void> => {
  if (!(await view(page, 'History').isVisible()))
    await page.getByRole('button', { name: 'Open a request' }).click();
  await expect(view(page, 'History')).toBeVisible();
};
/** In a narrow window a request that is chosen closes the list, which covers the screen. */
const choose = async (page: Page, name: RegExp): Promise<void> => {
  await item(page, name).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('saved endpoints in their folders and earlier calls are opened beside the request', async ({
  page,
  seed,
  api,
}) => {
  const billing = (await seed.post('/api/folders', { name: 'Billing' })) as { id: number };
  await seedEndpoint(seed, { name: 'Charges', endpoint: `${api.url}/echo/charges`, folderId: billing.id });
  await seedEndpoint(seed, { name: 'Ping', endpoint: `${api.url}/echo/ping`, method: 'POST' });
  await openWithKey(page, seed, api.url);
  await send(page, '/v1/models');
  await expect(verdict(page)).toHaveText(/^OK/);

  await openPane(page);
  await expect(item(page, /./)).toHaveText([/Billing/, /Charges/, /Ping/]);
  await leaveTooltips(page);
  await expectAccessible(page);
  await item(page, /Billing/).click();
  await expect(item(page, /Charges/)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search saved endpoints' }).fill('charg');
  await expect(item(page, /./)).toHaveText([/Charges.*Billing/]);
  await choose(page, /Charges/);
  await expect(endpoint(page)).toHaveValue(`${api.url}/echo/charges`);
  await expect(shown(page)).toContainText('Charges');
  await openPane(page);
  await page.getByRole('searchbox', { name: 'Search saved endpoints' }).fill('');
  await choose(page, /Ping/);
  await expect(shown(page)).toHaveText(/POST.*Ping/);

  await openPane(page);
  await view(page, 'History').click();
  await expect(item(page, /./)).toHaveText([/200.*GET.*\/v1\/models/]);
  await expectAccessible(page);
  await choose(page, /models/);
  await expect(endpoint(page)).toHaveValue(`${api.url}/v1/models`);
  await expect(shown(page)).toContainText('/v1/models');
});

test('by keyboard: one key opens the pane and closes it, arrow keys lead through it', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const billing = (await seed.post('/api/folders', { name: 'Billing' })) as { id: number };
  await seedEndpoint(seed, { name: 'Charges', endpoint: `${api.url}/echo/charges`, folderId: billing.id });
  await openWithKey(page, seed, api.url);
  await expect(page.getByRole('button', { name: 'Open a request' })).toBeVisible();
  await page.keyboard.press('Alt+b');
  const search = page.getByRole('searchbox', { name: 'Search saved endpoints' });
  await expect(search).toBeFocused();
  await expect(tree(page, 'Saved endpoints')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(item(page, /Billing/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, /Billing/)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(item(page, /Charges/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(endpoint(page)).toHaveValue(`${api.url}/echo/charges`);
  await expect(endpoint(page)).toBeFocused();
  await expect(item(page, /Charges/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(response(page)).toContainText('/echo/charges');
  // Each call is there at once.
  await view(page, 'History').click();
  await expect(item(page, /./)).toHaveText([/GET.*\/echo\/charges/]);
  await page.keyboard.press('Control+Enter');
  await expect(item(page, /./)).toHaveCount(2);

  await page.reload();
  await expect(item(page, /./)).toHaveCount(2);
  await expect(endpoint(page)).toBeFocused();
  await page.keyboard.press('Alt+b');
  await expect(page.getByRole('complementary', { name: 'Requests to open' })).toHaveCount(0);
  await expect(endpoint(page)).toBeFocused();
});
