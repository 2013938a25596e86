import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectAccessible } from './fixtures.ts';
import { NUMBERS } from './sample-api.ts';
import {
  body,
  endpoint,
  form,
  keyField,
  leaveTooltips,
  openWithKey,
  response,
  SECRET,
  send,
  test,
  tree,
  verdict,
} from './testing-screen.ts';
import { untilKept } from './until-kept.ts';

test('an inactive key is marked but can be tested', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  request,
  baseURL,
}) => {
  const { id } = await seed.key({
    provider: 'github',
    name: 'Old',
    apiKey: 'wrong-key-0123456789',
    baseUrl: api.url,
  });
  await request.post(`${baseURL}/api/keys/${id}/verify`, { data: {} });
  await page.goto('/test');
  await expect(form(page).getByText('This key is inactive')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Verify Old' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Rotate Old' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await keyField(page).click();
  await expect(page.getByRole('option', { name: 'Old Inactive' })).toBeVisible();
  await page.keyboard.press('Escape');
  await send(page, '/user');
  await expect(verdict(page)).toHaveText(/^Client Error: 401 Unauthorized/);
  await response(page)
    .getByRole('button', { name: / more$/ })
    .click();
  await expect(response(page).getByRole('list')).toContainText('The API says: Incorrect API key provided');
  await expectAccessible(page);
});

test('a running call shows the time, and Cancel ends the call to the API', async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/never');
  await expect(response(page)).toContainText(/Waiting for 127\.0\.0\.1:\d+\d\.\d s/);
  await expect(response(page)).toBeInViewport();
  // While a call runs, the shortcut starts no second one.
  await endpoint(page).press('ControlOrMeta+Enter');
  await expect.poll(() => api.received.length).toBe(1);
  await response(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(response(page)).toContainText('Call canceled');
  await expect.poll(() => api.received[0]?.isGone).toBe(true);
  expect(api.received).toHaveLength(1);
  const panelHasFocus = () =>
    response(page).evaluate((panel) => panel.parentElement === document.activeElement);
  await expect.poll(panelHasFocus).toBe(true);
  await expectAccessible(page);

  await send(page, '/after');
  await expect(body(page)).toContainText('/after');
});

test('a running call has no accessibility violations', { tag: '@wide' }, async ({ page, seed, api }) => {
  // Held here instead of by the API, so that the call does not end before axe does.
  await page.route('**/trpc/testing.runWithProgress*', () => {});
  await openWithKey(page, seed, api.url);
  await send(page, '/x');
  await expect(response(page)).toContainText('Waiting for');
  await expectAccessible(page);
});

test('leaving the screen ends a running call', { tag: '@wide' }, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/never');
  await expect.poll(() => api.received.length).toBe(1);
  await page.getByRole('link', { name: 'API Keys' }).click();
  await expect.poll(() => api.received[0]?.isGone).toBe(true);
});

test('the HTML page of a server error is shown as text', { tag: '@wide' }, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/broken');
  await expect(verdict(page)).toHaveText(/^Server Error: 500 Internal Server Error/);
  await expect(body(page)).toContainText('<h1>Internal Server Error</h1>');
  await expect(body(page).getByRole('heading')).toHaveCount(0);
  await expectAccessible(page);
});

test('an API that cannot be reached is a result with an error', { tag: '@wide' }, async ({ page, seed }) => {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await openWithKey(page, seed, `http://127.0.0.1:${port}`);
  await send(page, '/x');
  await expect(verdict(page)).toHaveText(/^Error after /);
  await expect(response(page).getByRole('alert')).toContainText('No response');
  await expect(response(page).getByRole('list')).toContainText('is the server running?');
  await expect(response(page).getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
});

test('a call that the server rejects is reported at its field and in the panel, and in no toast', {
  tag: '@wide',
}, async ({ page, seed, api, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource.*400/);
  await openWithKey(page, seed, api.url);
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('Host');
  await form(page).getByLabel('Value of header 1').fill('example.com');
  await send(page, '/x');
  const message = '400: Header host is set by the connection itself';
  await expect(response(page).getByRole('alert')).toContainText(message);
  await expect(form(page).getByLabel('Value of header 1')).toHaveAccessibleDescription(
    message.slice('400: '.length),
  );
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeEmpty();
  await expectAccessible(page);
  expect(api.received).toEqual([]);
});

test('the key is not sent to a host that is not its own, until the host is pinned with one click', async ({
  page,
  seed,
}) => {
  await openWithKey(page, seed, 'http://127.0.0.1:9');
  // RFC 6761 section 6.4: a name below .invalid never resolves, so no call leaves the machine.
  await send(page, 'https://elsewhere.invalid/v1/items');
  await expect(response(page)).toContainText('The key was not sent');
  // The form says it too, and offers nothing that the response offers.
  await expect(form(page).getByText('The key will not be sent')).toBeVisible();
  await expect(form(page).getByRole('button', { name: /^Pin/ })).toHaveCount(0);
  await expectAccessible(page);
  await response(page).getByRole('button', { name: 'Pin elsewhere.invalid to this key' }).press('Enter');
  await expect(response(page)).toContainText('elsewhere.invalid is pinned to Production');
  // The button that was pressed is gone.
  await expect(response(page).getByRole('status').filter({ hasText: 'is pinned to' })).toBeFocused();
  await expectAccessible(page);
  expect((await seed.keys())[0]?.pinnedHosts).toEqual(['elsewhere.invalid']);
  await response(page).getByRole('button', { name: 'Unpin' }).click();
  await expect(response(page)).toContainText('The key was not sent');
  expect((await seed.keys())[0]?.pinnedHosts).toEqual([]);
  await response(page).getByRole('button', { name: 'Pin elsewhere.invalid to this key' }).click();
  await response(page).getByRole('button', { name: 'Send again' }).click();
  await expect(response(page)).not.toContainText('pinned');
  await expect(response(page).getByRole('alert')).toContainText('No response');
  await expect(response(page)).not.toContainText('The key was not sent');
});

test('a key that the API sends back is masked, in the body and in what is copied, until Show', {
  tag: '@wide',
}, async ({ page, seed, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithKey(page, seed, api.url);
  await send(page, `/echo/${SECRET}`);
  await expect(response(page)).toContainText('Your key appears in this response and is masked.');
  await expect(body(page)).toContainText('/echo/sam********************');
  expect(await body(page).textContent()).not.toContain(SECRET);
  await leaveTooltips(page);
  await expectAccessible(page);
  await response(page).getByRole('button', { name: 'Copy response body' }).click();
  await expect(response(page).getByText('Copied').first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(SECRET);

  await response(page).getByRole('button', { name: 'Show' }).press('Enter');
  await expect(body(page)).toContainText(`/echo/${SECRET}`);
  await expect(response(page).getByRole('button', { name: 'Hide' })).toBeFocused();
  await leaveTooltips(page);
  await expectAccessible(page);
  await response(page).getByRole('button', { name: 'Hide' }).click();
  await expect(body(page)).not.toContainText(SECRET);
  await response(page).getByRole('button', { name: 'Show' }).click();
  await expect(body(page)).toContainText(SECRET);
  await send(page, `/echo/${SECRET}`);
  await expect(body(page)).not.toContainText(SECRET);
});

test('over plain http the key is not sent and no pin is offered: Use https changes the endpoint', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await openWithKey(page, seed, 'http://127.0.0.1:9');
  await send(page, 'http://elsewhere.invalid/v1/items?page=2');
  await expect(response(page)).toContainText('Over plain http, anyone on the network could read it.');
  await expect(response(page).getByRole('button', { name: /^Pin / })).toHaveCount(0);
  await expectAccessible(page);
  await response(page).getByRole('button', { name: 'Use https' }).press('Enter');
  await expect(endpoint(page)).toHaveValue('https://elsewhere.invalid/v1/items?page=2');
  await expect(endpoint(page)).toBeFocused();
  await endpoint(page).press('Enter');
  await expect(
    response(page).getByRole('button', { name: 'Pin elsewhere.invalid to this key' }),
  ).toBeVisible();
});

test('numbers and repeated names are shown and copied as they were sent', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async (): Promise<string> => {
    await response(page).getByRole('button', { name: 'Copy response body' }).click();
    await expect(response(page).getByText('Copied').first()).toBeAttached();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await openWithKey(page, seed, api.url);
  await send(page, '/numbers');
  await expect(body(page)).toHaveText('{id:12345678901234567890,list:[1.0,1e400,-0],twice:1,twice:2}');
  await response(page)
    .getByRole('button', { name: / more$/ })
    .click();
  await expect(response(page).getByRole('list')).toContainText(
    'too large for JavaScript: 12345678901234567890.',
  );
  await expect(response(page).getByRole('list')).toContainText('the same name twice');
  await expectAccessible(page);
  await tree(page).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(body(page)).toHaveText('{id:12345678901234567890,list:[…],twice:1,twice:2}');

  await response(page).getByText('Pretty', { exact: true }).click();
  await expect(body(page)).toContainText('"list": [    1.0,    1e400,    -0  ],');
  expect(await copied()).toContain('"id": 12345678901234567890,');
  await response(page).getByText('Raw', { exact: true }).click();
  await expect(body(page)).toHaveText(NUMBERS);
  expect(await copied()).toBe(NUMBERS);
});

test('body, headers and call can be copied, the call without the key', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = async (name: string): Promise<string> => {
    await response(page).getByRole('button', { name }).click();
    await expect(response(page).getByText('Copied').first()).toBeAttached();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await openWithKey(page, seed, api.url);
  await send(page, '/models');
  expect(JSON.parse(await copy('Copy response body'))).toMatchObject({ object: 'list', has_more: false });
  expect(await copy('Copy as cURL')).toBe(
    `curl ${api.url}/models \\\n  --header 'Authorization: Bearer '"$OPENAI_API_KEY"`,
  );
  await response(page).getByRole('tab', { name: 'Headers' }).click();
  expect(await copy('Copy response headers')).toContain('x-ratelimit-limit: 60\nx-ratelimit-remaining: 41');
});

test('a command that is copied after a reload says which headers it lacks', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/models');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('X-Own');
  await form(page).getByLabel('Value of header 1').fill('1');
  await page.keyboard.press('Control+Enter');
  await expect(verdict(page)).toHaveText(/^OK/);
  await untilKept(page, 'has_more');
  await page.reload();
  await response(page).getByRole('button', { name: 'Copy as cURL' }).click();
  await expect(page.getByText('Without 1 header that a reload left out')).toBeVisible();
});

test('the main list of a response is expanded however long it is, and the tree can be collapsed and expanded', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/items?count=60');
  await tree(page).press('End');
  await expect(body(page)).toContainText('"Item 59"');
  await response(page).getByRole('button', { name: 'Expand all' }).click();
  await response(page).getByRole('button', { name: 'Collapse all' }).click();
  await expect(body(page)).not.toContainText('Item');
  await expect(body(page)).toContainText('items:');
});
