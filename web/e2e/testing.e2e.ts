import { expect, expectAccessible, WITH_OPEN_LIST } from './fixtures.ts';
import {
  body,
  chooseMethod,
  editor,
  endpoint,
  form,
  keyField,
  method,
  openWithKey,
  response,
  SECRET,
  send,
  sendButton,
  test,
  verdict,
  writeBody,
} from './testing-screen.ts';

test('without keys it says what is missing, shows four tips and links to the keys', { tag: '@wide' }, async ({
  page,
}) => {
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

test('if the keys fail to load it says so, and Retry loads them', { tag: '@wide' }, async ({
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

test('an example calls the API with the key and shows everything about the response', async ({
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
  await expect(response(page).getByRole('listitem')).toHaveText('Rate limit: 41 of 60 calls left.');
  await response(page).getByRole('button', { name: '2 more' }).click();
  await expect(response(page).getByRole('list')).toContainText('200 OK: The call succeeded.');
  await expect(body(page)).toContainText('"gpt-4o-mini"');
  await expect(response(page)).toBeInViewport();
  expect(api.received).toHaveLength(1);
  expect(api.received[0]).toMatchObject({ method: 'GET', path: '/v1/models', body: '' });
  expect(api.received[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
  expect(await page.content()).not.toContain(SECRET);
  await expectAccessible(page);

  await response(page).getByText('Pretty', { exact: true }).click();
  await expect(body(page)).toContainText('"object": "list"');
  await response(page).getByRole('tab', { name: 'Headers' }).click();
  await expect(response(page).getByRole('row', { name: 'x-ratelimit-remaining 41' })).toBeVisible();
  await expectAccessible(page);
  await response(page).getByRole('tab', { name: 'Timing' }).click();
  await expect(response(page).getByRole('row', { name: /^DNS lookup .*Skipped$/ })).toBeVisible();
  await expect(response(page).getByRole('row', { name: /^First byte .* ms$/ })).toBeVisible();
  await expect(response(page).getByRole('row', { name: /^Total .* ms$/ })).toBeVisible();
  await expectAccessible(page);

  // Who has read to the end of the response can send again from there.
  await response(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(endpoint(page)).toBeInViewport();
  await expect(sendButton(page)).toBeInViewport();
});

test('the chat example posts its body, and the next call reuses the connection', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, `${api.url}/v1`);
  await form(page).getByRole('button', { name: 'Chat completion' }).click();
  await expect(method(page)).toHaveValue('POST');
  await expect(editor(page)).toContainText('"gpt-4o-mini"');
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(body(page)).toContainText('/v1/chat/completions');
  expect(JSON.parse(api.received[0]?.body ?? '')).toMatchObject({ model: 'gpt-4o-mini' });

  await response(page).getByRole('tab', { name: 'Timing' }).click();
  await sendButton(page).click();
  await expect.poll(() => api.received.length).toBe(2);
  // The tab stays the same from one response to the next.
  await expect(response(page).getByRole('row', { name: /^Connect .*Reused connection$/ })).toBeVisible();
});

test('the GitHub examples read the user and list repositories', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
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

test('another provider’s example is the call that verifies its key', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ provider: 'stripe', name: 'Sandbox' });
  await page.goto('/test');
  await form(page).getByRole('button', { name: 'Check the key' }).click();
  await expect(form(page).getByText(/^Calls https:\/\/api\.stripe\.com\//)).toBeVisible();
});

test('keyId chooses the key, and choosing another one changes the URL', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seed.key({ provider: 'openai', name: 'Production' });
  const { id } = await seed.key({ provider: 'github', name: 'CI token' });
  await page.goto(`/test?keyId=${id}`);
  await expect(keyField(page)).toHaveValue('CI token · GitHub');
  await keyField(page).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'No key',
    'Production',
    'CI token',
  ]);
  await expectAccessible(page, WITH_OPEN_LIST);
  await keyField(page).fill('openai');
  await page.getByRole('option', { name: 'Production' }).click();
  await expect(page).not.toHaveURL(`/test?keyId=${id}`);
  await expect(page).toHaveURL(/\/test\?keyId=\d+$/);
  await page.reload();
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
});

test('with several keys and no keyId, none is chosen', { tag: '@wide' }, async ({ page, seed }) => {
  await seed.key({ name: 'One' });
  await seed.key({ name: 'Two' });
  await page.goto('/test');
  await expect(keyField(page)).toHaveValue('');
});

test('each invalid field gets a message, the first one gets the focus, and nothing is sent', async ({
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
  await expect(endpoint(page)).toBeFocused();
  await expectAccessible(page);
  expect(api.received).toEqual([]);
});

test('a body that is not JSON is reported with the line and not sent; a GET ignores it', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
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

test('Ctrl+Enter sends from a field and from the editor, once each', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
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
    'PUT {"a": [1]}',
  ]);
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveText('{"a": [1]}');
});

test('request headers are sent', { tag: '@wide' }, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await expect(form(page).getByLabel('Name of header 1')).toBeFocused();
  await page.keyboard.type('X-Trace');
  await form(page).getByLabel('Value of header 1').fill('42');
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 2').fill('X-Other');
  await form(page).getByRole('button', { name: 'Remove header 2' }).click();
  await expect(form(page).getByRole('button', { name: 'Add header' })).toBeFocused();
  await expectAccessible(page);
  await send(page, '/x');
  await expect(body(page)).toContainText('/x');
  expect(api.received[0]?.headers['x-trace']).toBe('42');
  expect(api.received[0]?.headers).not.toHaveProperty('x-other');
});

test('what was typed is still there after visiting another screen, unless another key is opened', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const goTo = async (screen: string): Promise<void> => {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  };
  await seed.key({ name: 'Other' });
  await openWithKey(page, seed, api.url);
  await chooseMethod(page, 'PUT');
  await endpoint(page).fill('/typed');
  await writeBody(page, '{"a": 1}');
  await goTo('API Keys');
  await goTo('Test APIs');
  await expect(endpoint(page)).toHaveValue('/typed');
  await expect(method(page)).toHaveValue('PUT');
  await expect(editor(page)).toHaveText('{"a": 1}');
  await expect(keyField(page)).toHaveValue('Production · OpenAI');

  await goTo('API Keys');
  await page.getByRole('link', { name: 'Test Other' }).click();
  await expect(keyField(page)).toHaveValue('Other · GitHub');
  await expect(endpoint(page)).toHaveValue('/user');
});
