import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import {
  body,
  chooseMethod,
  editor,
  endpoint,
  form,
  keyField,
  method,
  openWithKey,
  paste,
  response,
  SECRET,
  send,
  sendButton,
  test,
  verdict,
} from './testing-screen.ts';

const open = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const cell = (page: Page, half: 'Name' | 'Value', noun: string, row: number): Locator =>
  form(page).getByLabel(`${half} of ${noun} ${row}`);

/** Pastes a text as the user does: the browser says what is pasted, and inserts it unless the page prevents that. */
test('the editor begins ready to type, with the row in view wherever the form is scrolled', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await expect(endpoint(page)).toBeFocused();
  await page.keyboard.type('/v1/models');
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await page.setViewportSize({ width: 1280, height: 420 });
  await chooseMethod(page, 'POST');
  await editor(page).click();
  await expect(endpoint(page)).toBeInViewport();
  await expect(sendButton(page)).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(verdict(page)).toHaveText(/^OK/);
});

test('the parameters follow the URL and the URL follows them, and what is not edited stays as it was typed', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/echo?a=%2f&b[]={x}');
  await open(page, 'Parameters (2)');
  await expect(cell(page, 'Value', 'parameter', 1)).toHaveValue('/');
  await expectAccessible(page);
  await cell(page, 'Value', 'parameter', 2).fill('1 & 2');
  await expect(endpoint(page)).toHaveValue('/echo?a=%2f&b[]=1%20%26%202');
  await form(page).getByRole('button', { name: 'Add parameter' }).click();
  await expect(cell(page, 'Name', 'parameter', 3)).toBeFocused();
  await page.keyboard.type('limit');
  await cell(page, 'Value', 'parameter', 3).fill('20');
  await form(page).getByLabel('Use parameter 1').uncheck();
  await expect(endpoint(page)).toHaveValue('/echo?b[]=1%20%26%202&limit=20');
  await endpoint(page).fill('/echo?b[]=2');
  await expect(cell(page, 'Value', 'parameter', 2)).toHaveValue('2');
  await form(page).getByLabel('Use parameter 1').check();
  await expect(endpoint(page)).toHaveValue('/echo?a=%2f&b[]=2');
  await form(page).getByRole('button', { name: 'Remove parameter 2' }).click();
  await expect(endpoint(page)).toHaveValue('/echo?a=%2f');
  await paste(cell(page, 'Name', 'parameter', 1), 'x=1\ny: 2');
  await expect(endpoint(page)).toHaveValue('/echo?a=%2f&x=1&y=2');
  await sendButton(page).click();
  await expect.poll(() => api.received[0]?.path).toBe('/echo?a=%2f&x=1&y=2');
});

test('a pasted cURL command fills the form, its key is only used if the user says so', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/before');
  await paste(
    endpoint(page),
    `curl -X PATCH '${api.url}/v1/items?limit=2' \\\n  -H 'Authorization: Bearer canary-0123456789' \\\n  -H 'X-Trace: 7' \\\n  -k --json '{"name": "ü"}'`,
  );
  await expect(endpoint(page)).toHaveValue(`${api.url}/v1/items?limit=2`);
  await expect(method(page)).toHaveValue('PATCH');
  await expect(editor(page)).toHaveText('{"name": "ü"}');
  await expect(form(page).getByText('The form was filled from a cURL command.')).toBeVisible();
  await expect(form(page).getByText('Ignored: -k.')).toBeVisible();
  await expect(
    form(page).getByText('It contains a key: the header Authorization. The key you chose is used instead.'),
  ).toBeVisible();
  expect(await page.content()).not.toContain('canary');
  await expectAccessible(page);
  await sendButton(page).click();
  await expect.poll(() => api.received.length).toBe(1);
  // As it was pasted, with its space.
  expect(api.received[0]).toMatchObject({
    method: 'PATCH',
    path: '/v1/items?limit=2',
    body: '{"name": "ü"}',
  });
  expect(api.received[0]?.headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'x-trace': '7' });

  await form(page).getByRole('button', { name: 'Use the pasted key' }).click();
  await expect(
    form(page).getByText('The key will not be sent: this request is sent without it'),
  ).toBeVisible();
  await sendButton(page).click();
  await expect.poll(() => api.received.length).toBe(2);
  expect(api.received[1]?.headers.authorization).toBe('Bearer canary-0123456789');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('canary');
});

test('what cannot be read of a pasted text is told, the text is kept, and a paste can be undone', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await paste(endpoint(page), 'curl -F file=@x,y https://a.example');
  await expect(
    form(page).getByText('A multipart form inside a form cannot be sent from here.'),
  ).toBeVisible();
  await expect(endpoint(page)).toHaveValue('curl -F file=@x,y https://a.example');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Undo' }).click();
  await expect(endpoint(page)).toHaveValue('');
  await paste(
    endpoint(page),
    'POST https://api.example.com/x HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}',
  );
  await expect(endpoint(page)).toHaveValue('https://api.example.com/x');
  await expect(editor(page)).toHaveText('{"a": 1}');
  await form(page).getByRole('button', { name: 'Undo' }).click();
  await expect(method(page)).toHaveValue('GET');
  await paste(endpoint(page), '/v1/models');
  await expect(endpoint(page)).toHaveValue('/v1/models');
});

test('before sending it says where the call goes, with which key, or why the key will not be sent', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('api.github.com/user');
  await expect(form(page).getByText('Read as https://api.github.com/user')).toBeVisible();
  await expect(
    form(page).getByText('The key will not be sent: api.github.com is not a host of Production.'),
  ).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Pin api.github.com to this key' }).click();
  await expect(form(page).getByText('with the key Production')).toBeVisible();
  await expect(form(page).getByText('The key will not be sent')).toBeHidden();
  await endpoint(page).fill('http://api.github.com/user');
  await expect(form(page).getByText('The key will not be sent: over plain http')).toBeVisible();
  await form(page).getByRole('button', { name: 'Use https' }).click();
  await expect(endpoint(page)).toHaveValue('https://api.github.com/user');
  await expect(form(page).getByText('with the key Production')).toBeVisible();
  await form(page).getByRole('button', { name: 'Details' }).click();
  await expect(form(page).getByText('GET https://api.github.com/user')).toBeVisible();
  await expect(form(page).getByText(`Bearer ${SECRET.slice(0, 3)}${'*'.repeat(20)}`)).toBeVisible();
  await expectAccessible(page);
  expect(api.received).toEqual([]);
  expect(await page.content()).not.toContain(SECRET);
});

test('form and last response survive another screen and a reload', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await send(page, '/v1/models');
  await expect(body(page)).toContainText('gpt-4o-mini');
  await page.getByRole('link', { name: 'API Keys', exact: true }).click();
  await page.getByRole('link', { name: 'Test APIs', exact: true }).click();
  await expect(body(page)).toContainText('gpt-4o-mini');
  await page.reload();
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  await expect(body(page)).toContainText('gpt-4o-mini');
});

test('Send becomes Cancel while the call runs, in the same place', async ({ page, seed, api, isMobile }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/never');
  await sendButton(page).dblclick();
  const cancel = form(page).getByRole('button', { name: 'Cancel request' });
  await expect(cancel).toBeVisible();
  // A narrow screen scrolls to the response after the first press, so the second one is elsewhere.
  if (!isMobile) await expect(cancel).toBeFocused();
  await expectAccessible(page);
  await cancel.click();
  await expect(response(page)).toContainText('Call canceled');
  await expect(sendButton(page)).toBeFocused();
});

test('the form serves both tabs, and the URL names the tab', async ({ page, seed, api }) => {
  const id = await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/models');
  await page.getByRole('tab', { name: 'Code Generator' }).click();
  await expect(page).toHaveURL(`/test?keyId=${id}&tab=code`);
  await page.getByRole('button', { name: 'Generate Code' }).click();
  await expect(page.getByRole('region', { name: 'Code', exact: true })).toContainText('/v1/models');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Code Generator' })).toHaveAttribute('aria-selected', 'true');
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await sendButton(page).click();
  await expect(page).toHaveURL(`/test?keyId=${id}`);
  await expect(body(page)).toContainText('gpt-4o-mini');
});

test('values of parameters in the path are sent, and the request keeps their names', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/echo/{owner}/items?limit=2');
  // Before Send, in the line that would say which key goes.
  await expect(form(page).getByText(`Calls ${api.url}/echo/{owner}/items?limit=2`)).toBeVisible();
  await expect(form(page).getByText('Fill in {owner} first.')).toBeVisible();
  await open(page, 'Parameters (2)');
  await form(page).getByLabel('Value of {owner} in the path').fill('jane doe/7');
  await expect(form(page).getByText('Fill in {owner} first.')).toBeHidden();
  await expect(form(page).getByText('with the key Production')).toBeVisible();
  await expectAccessible(page);
  await sendButton(page).click();
  await expect.poll(() => api.received[0]?.path).toBe('/echo/jane%20doe%2F7/items?limit=2');
  await expect(endpoint(page)).toHaveValue('/echo/{owner}/items?limit=2');
  await page.reload();
  await expect(form(page).getByLabel('Value of {owner} in the path')).toHaveValue('jane doe/7');
  await form(page).getByLabel('Value of {owner} in the path').fill('');
  await sendButton(page).click();
  await expect(form(page)).toContainText('Fill in {owner} first.');
});
