import type { Page } from '@playwright/test';
import { expect, expectAccessible, WITH_OPEN_LIST } from './fixtures.ts';
import {
  editor,
  endpoint,
  form,
  keyField,
  method,
  openWithKey,
  SECRET,
  sendButton,
  test,
  verdict,
  writeBody,
} from './testing-screen.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Operations' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const selected = (page: Page) =>
  endpoint(page).evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });

test('an operation is found by what it does, and fills method, endpoint and an example of the body', async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).click();
  await page.keyboard.type('embed');
  await expect(option(page, /POST \/v1\/embeddings Create embeddings/)).toBeVisible();
  await expectAccessible(page, WITH_OPEN_LIST);
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /embeddings/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(method(page)).toHaveValue('POST');
  await expect(endpoint(page)).toHaveValue('/v1/embeddings');
  await expect(editor(page)).toContainText('"model": "text-embedding-3-small"');
  expect(api.received).toHaveLength(0);

  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  expect(api.received.at(-1)).toMatchObject({ method: 'POST', path: '/v1/embeddings' });
  expect(JSON.parse(api.received.at(-1)?.body ?? '')).toMatchObject({ model: 'text-embedding-3-small' });
});

test('the arrow keys show the operations to call first, and Escape closes the list', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option').first()).toContainText('/v1/models');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(endpoint(page)).toHaveAttribute('aria-expanded', 'true');
  const marked = await endpoint(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${marked}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(endpoint(page)).toHaveValue('');
  await expect(endpoint(page)).toBeFocused();
});

test('the parameters of a path are filled in one after the other, and none is sent as it is', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const { id } = await seed.key({ provider: 'github', name: 'Bot', apiKey: SECRET, baseUrl: api.url });
  await page.goto(`/test?keyId=${id}`);
  await endpoint(page).fill('get /repos/acme/site');
  await option(page, /^GET \/repos\/\{owner\}\/\{repo\} /).click();
  await expect(endpoint(page)).toHaveValue('/repos/{owner}/{repo}');
  await expect.poll(() => selected(page)).toBe('{owner}');

  await sendButton(page).click();
  await expect(form(page).getByText('Fill in {owner} and {repo} first.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(api.received).toHaveLength(0);

  await endpoint(page).evaluate((field) => (field as HTMLInputElement).setSelectionRange(0, 0));
  await endpoint(page).focus();
  await page.keyboard.press('Enter');
  expect(await selected(page)).toBe('{owner}');
  await page.keyboard.type('acme');
  await page.keyboard.press('Tab');
  expect(await selected(page)).toBe('{repo}');
  await page.keyboard.type('site');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  expect(api.received.at(-1)).toMatchObject({ method: 'GET', path: '/repos/acme/site' });
});

test('what is typed right after an operation was chosen replaces its first parameter', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const { id } = await seed.key({ provider: 'github', name: 'Bot', apiKey: SECRET, baseUrl: api.url });
  await page.goto(`/test?keyId=${id}`);
  await endpoint(page).fill('get /repos/acme/site');
  // In one task, as fast as anybody can type: no frame is rendered in between.
  await option(page, /^GET \/repos\/\{owner\}\/\{repo\} /).evaluate((element) => {
    (element as HTMLElement).click();
    for (const letter of 'acme') document.execCommand('insertText', false, letter);
  });
  await expect(endpoint(page)).toHaveValue('/repos/acme/{repo}');
});

test('a body that was typed stays, and choosing an operation can be taken back', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await method(page).selectOption('PUT');
  await writeBody(page, '{"mine": true}');
  await endpoint(page).fill('/v1/chat');
  await option(page, /POST \/v1\/chat\/completions/).click();
  await expect(endpoint(page)).toHaveValue('/v1/chat/completions');
  await expect(method(page)).toHaveValue('POST');
  await expect(editor(page)).toContainText('"mine": true');

  await form(page).getByRole('button', { name: 'Undo the operation' }).click();
  await expect(endpoint(page)).toHaveValue('/v1/chat');
  await expect(method(page)).toHaveValue('PUT');

  await writeBody(page, '{}');
  await endpoint(page).fill('/v1/cha');
  await option(page, /POST \/v1\/chat\/completions/).click();
  await expect(editor(page)).toContainText('"messages"');
  await endpoint(page).fill('/v1/models');
  await option(page, /^GET \/v1\/models List/).click();
  await expect(method(page)).toHaveValue('GET');
  await endpoint(page).press('ControlOrMeta+z');
  await expect(method(page)).toHaveValue('POST');
  await expect(editor(page)).toContainText('"messages"');
});

test('a key with a base URL of its own gets paths below that', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, `${api.url}/v1`);
  await endpoint(page).fill('models');
  await option(page, /^GET \/v1\/models /).click();
  await expect(endpoint(page)).toHaveValue('/models');
  await sendButton(page).click();
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  expect(api.received.at(-1)).toMatchObject({ path: '/v1/models' });
});

test('without operations the field is only a field', { tag: '@wide' }, async ({ page, seed, api }) => {
  const { id } = await seed.key({ provider: 'custom', name: 'Own', apiKey: SECRET, baseUrl: api.url });
  await page.goto(`/test?keyId=${id}`);
  await endpoint(page).fill('/x');
  await endpoint(page).press('ArrowDown');
  await expect(form(page).getByText('No known operation matches.')).toBeVisible();
  await endpoint(page).press('Enter');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  expect(api.received.at(-1)).toMatchObject({ method: 'GET', path: '/x' });
});

test('an operation in Research opens on the test screen, once the API is saved and has a key', async ({
  page,
  seed,
  api,
}) => {
  await page.goto('/api-research');
  await page.getByLabel('Search query').fill('Anthropic');
  await page.getByRole('button', { name: 'Discover APIs' }).click();
  await page.getByRole('button', { name: 'Anthropic', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Anthropic' });
  await expect(details.getByText('Save the API above and add a key for it')).toBeVisible();
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details.getByRole('link', { name: 'Add API Key' })).toBeVisible();
  await expectAccessible(page);

  const key = { provider: 'anthropic', name: 'Main', apiKey: SECRET, baseUrl: api.url };
  await seed.key(key);
  await page.reload();
  await page.getByLabel('Search query').fill('Anthropic');
  await page.getByRole('button', { name: 'Discover APIs' }).click();
  await page.getByRole('button', { name: 'Anthropic', exact: true }).click();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Test POST /v1/messages', exact: true }).click();

  await expect(page).toHaveURL(/\/test/);
  await expect(keyField(page)).toHaveValue('Main · Anthropic');
  await expect(method(page)).toHaveValue('POST');
  await expect(endpoint(page)).toHaveValue('/v1/messages');
  await expect(editor(page)).toContainText('"max_tokens"');
});
