import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { type SampleApi, startSampleApi } from './sample-api.ts';

const SECRET = 'sample-secret-0123456789';

const test = base.extend<{ api: SampleApi }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  api: async ({}, use) => {
    const api = await startSampleApi(SECRET);
    await use(api);
    await api.close();
  },
});

const form = (page: Page): Locator => page.getByRole('form', { name: 'Request' });
const response = (page: Page): Locator => page.getByRole('region', { name: 'Response', exact: true });
const keyField = (page: Page): Locator => form(page).getByRole('combobox', { name: 'API key' });
const endpoint = (page: Page): Locator => form(page).getByLabel('Endpoint');
const method = (page: Page, name: string): Locator => form(page).getByRole('radio', { name });
const editor = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Request body' });
/** What a screen reader hears when an answer comes. */
const verdict = (page: Page): Locator => response(page).getByRole('status').first();
const body = (page: Page): Locator => response(page).getByRole('region', { name: 'Response body' });
const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Send request' });

/** The radio itself is not drawn: a person clicks its label. */
const chooseMethod = (page: Page, name: string): Promise<void> =>
  form(page).getByText(name, { exact: true }).click();

const writeBody = async (page: Page, text: string): Promise<void> => {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

/** Opens the screen with a key of OpenAI whose base URL is the sample API. */
const openWithKey = async (
  page: Page,
  seed: { key: (fields: object) => Promise<{ id: number }> },
  url: string,
) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: url });
  await page.goto(`/test?keyId=${id}`);
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  return id;
};

const send = async (page: Page, path: string): Promise<void> => {
  await endpoint(page).fill(path);
  await sendButton(page).click();
};

test('without keys it says what is missing, shows four tips and leads to the keys', async ({ page }) => {
  await page.goto('/test');
  await expect(page.getByRole('heading', { level: 1, name: 'Test APIs' })).toBeVisible();
  await expect(
    page.getByText('You need to add API keys before you can test them or generate code.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Add API Key' }).click();
  await expect(page).toHaveURL('/keys');
});

test('says that the keys could not be loaded, and loads them on Retry', async ({
  page,
  seed,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await seed.key({ name: 'Production' });
  await page.route('**/trpc/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy', code: 'X' } }),
  );
  await page.goto('/test');
  await expect(page.getByRole('alert')).toContainText('The API keys could not be loaded');
  await expect(page.getByRole('alert')).toContainText('503: Busy');
  await expectAccessible(page);
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(form(page)).toBeVisible();
});

test('an example calls the API with the key and shows everything about its answer', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await expect(response(page)).toContainText('Nothing sent yet');
  await expectAccessible(page);

  await form(page).getByRole('button', { name: 'List models' }).click();
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await expect(form(page).getByText(`Calls ${api.url}/v1/models`)).toBeVisible();
  await sendButton(page).click();

  await expect(verdict(page)).toHaveText(/^OK: 200 OK in .+ ms, 298 B$/);
  await expect(response(page)).toContainText(/Time\d/);
  await expect(response(page).getByRole('listitem').first()).toHaveText('200 OK: The call succeeded.');
  await expect(body(page)).toContainText('"gpt-4o-mini"');
  await expect(response(page)).toBeInViewport();
  expect(api.received).toHaveLength(1);
  expect(api.received[0]).toMatchObject({ method: 'GET', path: '/v1/models', body: '' });
  expect(api.received[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
  expect(await page.content()).not.toContain(SECRET);
  await expectAccessible(page);

  await response(page).getByText('Text', { exact: true }).click();
  await expect(body(page)).toContainText('"object": "list"');
  await response(page).getByRole('tab', { name: 'Headers' }).click();
  await expect(response(page).getByRole('row', { name: 'x-ratelimit-remaining 41' })).toBeVisible();
  await expectAccessible(page);
  await response(page).getByRole('tab', { name: 'Timing' }).click();
  await expect(response(page).getByRole('row', { name: /^DNS lookup .*Skipped$/ })).toBeVisible();
  await expect(response(page).getByRole('row', { name: /^First byte .* ms$/ })).toBeVisible();
  await expect(response(page).getByRole('row', { name: /^Total .* ms$/ })).toBeVisible();
  await expectAccessible(page);
});

test('the chat example posts its body, and the next call reuses the connection', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, `${api.url}/v1`);
  await form(page).getByRole('button', { name: 'Chat completion' }).click();
  await expect(method(page, 'POST')).toBeChecked();
  await expect(editor(page)).toContainText('"gpt-4o-mini"');
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(body(page)).toContainText('/v1/chat/completions');
  expect(JSON.parse(api.received[0]?.body ?? '')).toMatchObject({ model: 'gpt-4o-mini' });

  await sendButton(page).click();
  await expect.poll(() => api.received.length).toBe(2);
  await response(page).getByRole('tab', { name: 'Timing' }).click();
  await expect(response(page).getByRole('row', { name: /^Connect .*Kept connection$/ })).toBeVisible();
});

test('the examples of github read the user and list repositories', async ({ page, seed, api }) => {
  await seed.key({ provider: 'github', name: 'CI', apiKey: SECRET, baseUrl: api.url });
  await page.goto('/test');
  await form(page).getByRole('button', { name: 'List repositories' }).click();
  await sendButton(page).click();
  await expect(body(page)).toContainText('/user/repos?sort=updated&per_page=5');
  await form(page).getByRole('button', { name: 'Authenticated user' }).click();
  await sendButton(page).click();
  await expect
    .poll(() => api.received.map(({ path }) => path))
    .toEqual(['/user/repos?sort=updated&per_page=5', '/user']);
});

test('another provider’s example is the call that verifies its key', async ({ page, seed }) => {
  await seed.key({ provider: 'stripe', name: 'Sandbox' });
  await page.goto('/test');
  await form(page).getByRole('button', { name: 'Check the key' }).click();
  await expect(form(page).getByText(/^Calls https:\/\/api\.stripe\.com\//)).toBeVisible();
});

test('keyId chooses the key, and a choice is written to the address', async ({ page, seed }) => {
  await seed.key({ provider: 'openai', name: 'Production' });
  const { id } = await seed.key({ provider: 'github', name: 'CI token' });
  await page.goto(`/test?keyId=${id}`);
  await expect(keyField(page)).toHaveValue('CI token · GitHub');
  await keyField(page).click();
  await expect(page.getByRole('option')).toHaveCount(2);
  await keyField(page).fill('openai');
  await page.getByRole('option', { name: 'Production' }).click();
  await expect(page).not.toHaveURL(`/test?keyId=${id}`);
  await expect(page).toHaveURL(/\/test\?keyId=\d+$/);
  await page.reload();
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
});

test('with several keys and no keyId, none is chosen', async ({ page, seed }) => {
  await seed.key({ name: 'One' });
  await seed.key({ name: 'Two' });
  await page.goto('/test');
  await expect(keyField(page)).toHaveValue('');
});

test('an inactive key is marked and tests all the same', async ({ page, seed, api, request, baseURL }) => {
  const { id } = await seed.key({
    provider: 'github',
    name: 'Old',
    apiKey: 'wrong-key-0123456789',
    baseUrl: api.url,
  });
  await request.post(`${baseURL}/api/keys/${id}/verify`, { data: {} });
  await page.goto('/test');
  await expect(form(page).getByText('This key is inactive')).toBeVisible();
  await keyField(page).click();
  await expect(page.getByRole('option', { name: 'Old Inactive' })).toBeVisible();
  await page.keyboard.press('Escape');
  await send(page, '/user');
  await expect(verdict(page)).toHaveText(/^Client Error: 401 Unauthorized/);
  await expect(response(page).getByRole('list')).toContainText('The API says: Incorrect API key provided');
  await expectAccessible(page);
});

test('each field that is wrong gets its message, the first one the focus, and nothing is sent', async ({
  page,
  seed,
  api,
}) => {
  await seed.key({ name: 'One', apiKey: SECRET, baseUrl: api.url });
  await seed.key({ name: 'Two', apiKey: SECRET, baseUrl: api.url });
  await page.goto('/test');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('bad name');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await sendButton(page).click();
  await expect(form(page).getByText('API key is required')).toBeVisible();
  await expect(form(page).getByText('Endpoint is required')).toBeVisible();
  await expect(form(page).getByText('Not a header name')).toBeVisible();
  await expect(keyField(page)).toBeFocused();
  await expectAccessible(page);
  expect(api.received).toEqual([]);
});

test('a body that is no JSON is told with its line and is not sent; a GET does not care', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/x');
  await chooseMethod(page, 'POST');
  await writeBody(page, '{\n"a": 1,\n"b" 2\n}');
  await sendButton(page).click();
  await expect(
    form(page).getByText(
      'Invalid JSON in request body. Line 3, column 5: Expected a colon after the property name',
    ),
  ).toBeVisible();
  await expect(editor(page)).toBeFocused();
  await expectAccessible(page);
  expect(api.received).toEqual([]);

  await chooseMethod(page, 'GET');
  await expect(editor(page)).toHaveCount(0);
  await sendButton(page).click();
  await expect(body(page)).toContainText('"GET"');
  expect(api.received[0]?.body).toBe('');
});

test('Ctrl+Enter sends from a field and from the editor, once each', async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/one');
  await endpoint(page).press('ControlOrMeta+Enter');
  await expect(body(page)).toContainText('/one');
  await chooseMethod(page, 'PUT');
  await writeBody(page, '{"a": [1]}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(body(page)).toContainText('PUT');
  expect(api.received.map(({ method: used, body: sent }) => `${used} ${sent}`)).toEqual([
    'GET ',
    'PUT {"a":[1]}',
  ]);
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveText('{"a": [1]}');
});

test('request headers go along', async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('X-Trace');
  await form(page).getByLabel('Value of header 1').fill('42');
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 2').fill('X-Other');
  await form(page).getByRole('button', { name: 'Remove header 2' }).click();
  await expectAccessible(page);
  await send(page, '/x');
  await expect(body(page)).toContainText('/x');
  expect(api.received[0]?.headers['x-trace']).toBe('42');
  expect(api.received[0]?.headers).not.toHaveProperty('x-other');
});

test('a running call shows its time, and Cancel ends the call to the API', async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/never');
  await expect(response(page)).toContainText(/Waiting for 127\.0\.0\.1:\d+\d\.\d s/);
  await expect(response(page)).toBeInViewport();
  await form(page).getByRole('button', { name: 'Sending…' }).press('Enter');
  await expect.poll(() => api.received.length).toBe(1);
  await response(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(response(page)).toContainText('Call cancelled');
  await expect.poll(() => api.received[0]?.isGone).toBe(true);
  expect(api.received).toHaveLength(1);
  const panelHasFocus = () =>
    response(page).evaluate((panel) => panel.parentElement === document.activeElement);
  await expect.poll(panelHasFocus).toBe(true);
  await expectAccessible(page);

  await send(page, '/after');
  await expect(body(page)).toContainText('/after');
});

test('a running call has nothing that axe objects to', async ({ page, seed, api }) => {
  // Held here and not by the API, so that however long axe takes, the call does not end before.
  await page.route('**/trpc/testing.run', () => {});
  await openWithKey(page, seed, api.url);
  await send(page, '/x');
  await expect(response(page)).toContainText('Waiting for');
  await expectAccessible(page);
});

test('leaving the screen ends a running call', async ({ page, seed, api, isMobile }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/never');
  await expect.poll(() => api.received.length).toBe(1);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'API Keys' }).click();
  await expect.poll(() => api.received[0]?.isGone).toBe(true);
});

test('a server error shows its page as text', async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/broken');
  await expect(verdict(page)).toHaveText(/^Server Error: 500 Internal Server Error/);
  await expect(body(page)).toContainText('<h1>Internal Server Error</h1>');
  await expect(body(page).getByRole('heading')).toHaveCount(0);
  await expectAccessible(page);
});

test('an API that cannot be reached is a result with an error', async ({ page, seed }) => {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await openWithKey(page, seed, `http://127.0.0.1:${port}`);
  await send(page, '/x');
  await expect(verdict(page)).toHaveText(/^Error after /);
  await expect(response(page).getByRole('alert')).toContainText('No answer came');
  await expect(response(page).getByRole('list')).toContainText('is the server running?');
  await expect(response(page).getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
});

test('what our own server refuses is a toast and stands in the panel', async ({
  page,
  seed,
  api,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.*400/);
  await openWithKey(page, seed, api.url);
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('Host');
  await form(page).getByLabel('Value of header 1').fill('example.com');
  await send(page, '/x');
  const message = '400: Header host is set by the connection itself';
  await expect(response(page).getByRole('alert')).toContainText(message);
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(message);
  await expectAccessible(page);
  expect(api.received).toEqual([]);
});

test('a host that is not the key’s own goes without it, until it is pinned with one click', async ({
  page,
  seed,
}) => {
  await openWithKey(page, seed, 'http://127.0.0.1:9');
  // RFC 6761 section 6.4: a name below .invalid never resolves, so no call leaves the machine.
  await send(page, 'https://elsewhere.invalid/v1/items');
  await expect(response(page)).toContainText('The key was not sent');
  await expectAccessible(page);
  await response(page).getByRole('button', { name: 'Pin elsewhere.invalid to this key' }).click();
  await expect(response(page)).toContainText('elsewhere.invalid is pinned to Production');
  await expectAccessible(page);
  expect((await seed.keys())[0]?.pinnedHosts).toEqual(['elsewhere.invalid']);
  await response(page).getByRole('button', { name: 'Send again' }).click();
  await expect(response(page)).not.toContainText('pinned');
  await expect(response(page).getByRole('alert')).toContainText('No answer came');
  await expect(response(page)).not.toContainText('The key was not sent');
});

test('a body of 5 MB opens as text, and neither look draws more than a page can bear', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/big?bytes=5000000');
  await expect(response(page)).toContainText('The first 256 KB are shown.');
  await response(page).getByText('Tree', { exact: true }).click();
  await expect(response(page)).toContainText('The tree shows the first 2,000 values');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(10_000);
});

test('the body is copied whole', async ({ page, seed, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithKey(page, seed, api.url);
  await send(page, '/models');
  await response(page).getByRole('button', { name: 'Copy response body' }).click();
  await expect(response(page).getByText('Copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ object: 'list', has_more: false });
});
