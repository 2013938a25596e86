import type { Locator, Page } from '@playwright/test';
import { seedEndpoint } from './endpoint-seed.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import {
  chooseMethod,
  endpoint,
  form,
  keyField,
  leaveTooltips,
  method,
  openWithKey,
  response,
  SECRET,
  send,
  test,
  verdict,
} from './testing-screen.ts';
import { untilKept } from './until-kept.ts';

const requests = (page: Page): Locator => page.locator('[id^="request-tab-"]');
const shown = (page: Page): Locator => requests(page).and(page.locator('[aria-selected="true"]'));
const newRequest = (page: Page): Locator => page.getByRole('button', { name: 'New request', exact: true });

/** Opens another request with this path. */
const open = async (page: Page, path: string): Promise<void> => {
  await newRequest(page).click();
  await expect(endpoint(page)).toHaveValue('');
  await endpoint(page).fill(path);
};

test('another request is opened, changed and sent without losing the first, and both are there after a reload', async ({
  page,
  seed,
  api,
}) => {
  const keyId = await openWithKey(page, seed, api.url);
  await send(page, '/v1/models');
  await expect(verdict(page)).toHaveText(/^OK/);
  await open(page, '/echo/other');
  await chooseMethod(page, 'DELETE');
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  await expect(response(page)).toContainText('Nothing sent yet');
  await send(page, '/echo/other');
  await expect(response(page)).toContainText('DELETE');
  await expect(requests(page)).toHaveText([/GET.*\/v1\/models/, /DELETE.*\/echo\/other/]);
  await requests(page).first().click();
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await expect(verdict(page)).toHaveText(/^OK/);
  await expect(response(page)).toContainText('gpt-4o-mini');
  await leaveTooltips(page);
  await expectAccessible(page);

  await page.reload();
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await expect(response(page)).toContainText('gpt-4o-mini');
  // What the reload left out is said, and counted as nothing else.
  await response(page).getByRole('tab', { name: 'Headers', exact: true }).click();
  await expect(response(page)).toContainText('A reload keeps no headers');
  await requests(page).nth(1).click();
  await expect(endpoint(page)).toHaveValue('/echo/other');
  await expect(method(page)).toHaveValue('DELETE');
  await expect(page).toHaveURL(`/test?keyId=${keyId}`);
});

test('a call goes on while another request is shown', { tag: '@wide' }, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/never');
  await expect(response(page)).toContainText('Waiting for');
  await open(page, '/v1/models');
  await expect(requests(page).first()).toHaveAccessibleName('GET /never (running)');
  await send(page, '/v1/models');
  await expect(verdict(page)).toHaveText(/^OK/);
  await requests(page).first().click();
  await expect(response(page)).toContainText('Waiting for');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(response(page)).toContainText('Call canceled');
});

test('by keyboard: new, next, close, and back again; arrow keys and Delete on the tabs', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/one');
  await expect(newRequest(page)).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(endpoint(page)).toHaveValue('');
  await expect(endpoint(page)).toBeFocused();
  await page.keyboard.type('/two');
  await page.keyboard.press('Alt+t');
  await expect(endpoint(page)).toHaveValue('');
  await page.keyboard.type('/three');
  await page.keyboard.press('Alt+PageDown');
  await expect(endpoint(page)).toHaveValue('/one');
  await page.keyboard.press('Alt+PageUp');
  await expect(endpoint(page)).toHaveValue('/three');
  await page.keyboard.press('Alt+PageUp');
  await expect(endpoint(page)).toHaveValue('/two');
  await page.keyboard.press('Alt+w');
  await expect(requests(page)).toHaveText([/\/one/, /\/three/]);
  await expect(endpoint(page)).toHaveValue('/three');
  await page.keyboard.press('Alt+Shift+T');
  await expect(requests(page)).toHaveText([/\/one/, /\/two/, /\/three/]);
  await expect(endpoint(page)).toHaveValue('/two');

  await shown(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toBeFocused();
  await expect(shown(page)).toHaveAccessibleName('GET /three');
  await page.keyboard.press('Home');
  await expect(shown(page)).toHaveAccessibleName('GET /one');
  await expect(shown(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(requests(page)).toHaveText([/\/two/, /\/three/]);
  await expect(shown(page)).toBeFocused();
  // The hint of the tab.
  await page.keyboard.press('Escape');
  await leaveTooltips(page);
  await expectAccessible(page);
});

test('a closed request comes back with its headers and its response', async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('X-Trace');
  await form(page).getByLabel('Value of header 1').fill('7');
  await send(page, '/v1/models');
  await expect(verdict(page)).toHaveText(/^OK/);
  await page.getByRole('button', { name: 'Close GET /v1/models' }).click();
  await expect(endpoint(page)).toHaveValue('');
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await expect(response(page)).toContainText('gpt-4o-mini');
  await expect(form(page).getByRole('button', { name: 'Request headers (1)' })).toBeVisible();
});

test('each request has its key; a link to another key opens a request of its own, and Back leads to the first', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const first = await openWithKey(page, seed, api.url);
  const { id: second } = await seed.key({ provider: 'github', name: 'Other', apiKey: SECRET });
  await endpoint(page).fill('/typed');
  await page.goto('/keys');
  await page.goto(`/test?keyId=${second}`);
  await expect(keyField(page)).toHaveValue('Other · GitHub');
  await expect(endpoint(page)).toHaveValue('');
  await endpoint(page).fill('/user');
  await requests(page).first().click();
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  await expect(endpoint(page)).toHaveValue('/typed');
  await expect(page).toHaveURL(`/test?keyId=${first}`);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('test other');
  await page.keyboard.press('Enter');
  await expect(endpoint(page)).toHaveValue('/user');
  await page.goBack();
  await expect(page).toHaveURL(`/test?keyId=${first}`);
  await expect(endpoint(page)).toHaveValue('/typed');
  await expect(requests(page)).toHaveCount(2);
});

test('the middle button of the mouse closes a request, and pastes nothing that is marked', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/one');
  await open(page, '/two');
  // On Linux that button pastes what is marked into the field that has the focus.
  await page.getByRole('heading', { level: 1 }).click({ clickCount: 3 });
  await endpoint(page).focus();
  await requests(page).first().click({ button: 'middle' });
  await expect(requests(page)).toHaveText([/\/two/]);
  await expect(endpoint(page)).toHaveValue('/two');
});

test('more than 20 are not opened: nothing is closed for another', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/0');
  for (let at = 1; at < 20; at += 1) await open(page, `/${at}`);
  await newRequest(page).click();
  await expect(page.getByText('20 requests are open')).toBeVisible();
  await expect(requests(page)).toHaveCount(20);
  await expect(endpoint(page)).toHaveValue('/19');
  await expect(shown(page)).toBeInViewport();
  await leaveTooltips(page);
  await expectAccessible(page);
});

test('nothing moves when a reload brings several requests back', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/one');
  await open(page, '/two');
  await untilKept(page, '/two');
  await watchShifts(page);
  await page.reload();
  await expect(requests(page)).toHaveCount(2);
  await expect(form(page).getByRole('button', { name: 'Environments' })).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test('headers that a reload left out are told, not saved away, and there again when the endpoint is opened', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  const { id } = await seedEndpoint(seed, { endpoint: `${api.url}/echo/kept`, headers: { 'X-Trace': '7' } });
  const saved = async () => {
    const list = (await (await page.request.get('/api/saved-endpoints')).json()) as { id: number }[];
    return list.find((entry) => entry.id === id);
  };
  const before = await saved();
  await page.goto('/endpoints');
  await page.getByRole('button', { name: /^Test / }).click();
  await expect(form(page).getByRole('button', { name: 'Request headers (1)' })).toBeVisible();
  await page.reload();
  const told = form(page).getByText(/^1 header left out when the page was reloaded/);
  await expect(told).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toContainText('type these again: 1 header');
  await page.keyboard.press('Escape');
  expect(await saved()).toEqual(before);
  await page.goto('/endpoints');
  await page.getByRole('button', { name: /^Test / }).click();
  await expect(form(page).getByRole('button', { name: 'Request headers (1)' })).toBeVisible();
  await expect(told).toBeHidden();
  await expect(requests(page)).toHaveCount(1);
});
