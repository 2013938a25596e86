import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { hold, release } from './mock-responses.ts';

const SECRET = 'import-canary-70-Zx9Qw3Er5T';

const CALLS = `### List models
GET https://api.openai.com/v1/models
Authorization: Bearer ${SECRET}

### Add a box
POST https://boxes.acme.test/boxes
Content-Type: application/json

{"size": 4}

### Trace it
TRACE https://boxes.acme.test/boxes

### What is this
no request at all
`;

const openImport = async (page: Page) => {
  await page.goto('/endpoints');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import endpoints' });
};

const choose = async (page: Page, fileName: string, text: string) => {
  const dialog = await openImport(page);
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from(text) });
  // The first document starts the thread that reads it.
  await expect(dialog.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  return dialog;
};

test('a file is reviewed, and what was ticked is imported; the second time all are duplicates', async ({
  page,
  seed,
}) => {
  const dialog = await choose(page, 'calls.http', CALLS);
  await expect(dialog.getByText('.http · 3 requests')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Import List models' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Import Trace it' })).toBeDisabled();
  await expect(dialog.getByText('The method TRACE cannot be saved')).toBeVisible();
  await expect(dialog.getByText('Line 15: Not a request: METHOD URL was expected')).toBeVisible();
  await expect(dialog.getByText('no request at all')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'boxes.acme.test' })).toBeVisible();
  expect(await dialog.textContent()).not.toContain(SECRET);
  const name = dialog.getByRole('textbox', { name: 'Name of List models' });
  await name.fill('x');
  await dialog.getByRole('button', { name: 'Import 2 endpoints' }).click();
  await expect(dialog).toContainText('Name must be at least 2 characters.');
  await expect(name).toBeFocused();
  await name.fill('Models of the shop');
  await dialog.getByRole('checkbox', { name: 'Store Authorization header' }).check();
  await dialog.getByRole('textbox', { name: 'Name of Authorization header' }).fill('From a file');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 endpoints and 1 key' }).click();
  await expect(page.getByText('2 endpoints and 1 API key imported')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await seed.keys()).map(({ name }) => name)).toEqual(['From a file']);

  const again = await choose(page, 'calls.http', CALLS);
  await expect(again.getByText('Already saved as “Models of the shop”')).toBeVisible();
  await expect(again.getByRole('checkbox', { name: 'Import List models' })).not.toBeChecked();
  await expect(again.getByRole('button', { name: 'Import endpoints' })).toBeDisabled();
  // With cards behind the dialog.
  await expectAccessible(page);
});

test('variables become an environment, whose secret ones go to the hosts of their requests', async ({
  page,
  request,
}) => {
  const text = `@base = https://boxes.acme.test\n@pin = ${SECRET}\n\nGET {{base}}/boxes\nX-Pin: {{pin}}\n`;
  const dialog = await choose(page, 'boxes.http', text);
  await expect(dialog.getByRole('checkbox', { name: 'Create environment boxes' })).toBeChecked();
  const hosts = dialog.getByLabel('pin is secret: hosts that may get it');
  await expect(hosts).toHaveValue('boxes.acme.test');
  expect(await dialog.textContent()).not.toContain(SECRET);
  await dialog.getByRole('textbox', { name: 'Name of environment boxes' }).fill('Boxes, live');
  await hosts.fill('boxes.acme.test, *.boxes.acme.test');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 1 endpoint and 1 environment' }).click();
  await expect(page.getByText('1 endpoint and 1 environment imported')).toBeVisible();
  const [environment] = await (await request.get('/api/environments')).json();
  expect(environment).toMatchObject({
    name: 'Boxes, live',
    variables: [
      { name: 'base', value: 'https://boxes.acme.test' },
      { name: 'pin', isSecret: true, hosts: ['boxes.acme.test', '*.boxes.acme.test'] },
    ],
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('{{base}}/boxes')).toBeVisible();
});

test('the folders of a request and what it is called with are shown', async ({ page, seed }) => {
  await seed.key({ name: 'Live', apiKey: SECRET, provider: 'openai' });
  const url = 'https://api.openai.com/v1/models';
  const item = (name: string, auth: object) => ({ name, request: { url: `${url}/${name}`, auth } });
  const bearer = { type: 'bearer', bearer: [{ key: 'token', value: SECRET }] };
  const text = JSON.stringify({
    info: { name: 'Shop' },
    item: [{ name: 'Orders', item: [item('open', { type: 'noauth' }), item('closed', bearer)] }],
  });
  const dialog = await choose(page, 'shop.json', text);
  await expect(dialog.getByText('In Shop / Orders · Without a key')).toBeVisible();
  await expect(dialog.getByText('In Shop / Orders · With the key “Live”')).toBeVisible();
});

test('3,000 requests are listed without being rendered all at once, filtered, and imported', {
  tag: '@wide',
}, async ({ page }) => {
  const paths = Array.from({ length: 3000 }, (_none, at) => [
    `/things/${at}`,
    { get: { summary: `Thing ${at}` } },
  ]);
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Many' },
    servers: [{ url: 'https://many.acme.test' }],
    paths: Object.fromEntries(paths),
  });
  const dialog = await choose(page, 'many.json', text);
  await expect(dialog.getByText('OpenAPI · Many · 3,000 requests')).toBeVisible();
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(60);
  await dialog.getByLabel('Requests in the document').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(dialog.getByRole('textbox', { name: 'Name of Thing 2999' })).toBeVisible();
  await dialog.getByText('Problems 0').click();
  await expect(dialog.getByText('No such requests in this document.')).toBeVisible();
  await dialog.getByText('New 3,000').click();
  await dialog.getByLabel('Select all shown').uncheck();
  await dialog.getByRole('checkbox', { name: 'Import Thing 1', exact: true }).check();
  await dialog.getByRole('button', { name: 'Import 1 endpoint' }).click();
  await expect(page.getByText('1 endpoint imported')).toBeVisible();
});

test('requests without a host get the base URL that is typed', { tag: '@wide' }, async ({ page }) => {
  const text = JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Relative' },
    paths: { '/a': { get: { summary: 'A' } } },
  });
  const dialog = await choose(page, 'relative.json', text);
  await expect(dialog.getByText('1 request cannot be imported without a base URL.')).toBeVisible();
  await dialog.getByLabel('Base URL').fill('https://base.acme.test/v1');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('https://base.acme.test/v1/a', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 1 endpoint' })).toBeVisible();
});

test('reading a document is canceled by the one button for it, which is in view, and the text stays', async ({
  page,
}) => {
  const { width = 1280 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 600 });
  await hold(page, 'imports.review');
  const dialog = await openImport(page);
  await dialog.getByLabel('Or paste a document').fill(CALLS);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText('Reading the document')).toBeVisible();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const footer = dialog.locator('[data-dialog-footer]');
  await expect
    .poll(async () => {
      const [line, buttons] = await Promise.all([cancel.boundingBox(), footer.boundingBox()]);
      return (line?.y ?? 0) + (line?.height ?? 0) - (buttons?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
  await cancel.click();
  await expect(dialog.getByText('Reading the document')).toBeHidden();
  await expect(dialog.getByLabel('Or paste a document')).toHaveValue(CALLS);
  await release(page, 'imports.review');
  await dialog.getByRole('button', { name: 'Review' }).click();
  // However far the dialog was scrolled for it.
  await expect(dialog.getByText('.http · 3 requests')).toBeInViewport({ ratio: 1 });
});

test('what cannot be read is told by line, and what was pasted stays', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openImport(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a file, paste a text, or enter a URL');
  const text = '{"openapi": "3.1.0",\n "paths": {,\n}}';
  await dialog.getByLabel('Or paste a document').fill(text);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText(/^Line 2: Not valid JSON/)).toBeVisible();
  await expect(dialog.getByText('"paths": {,')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another document' }).click();
  await expect(dialog.getByLabel('Or paste a document')).toHaveValue(text);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test('pasted cURL commands are imported, with their comments as names and their keys to store', {
  tag: '@wide',
}, async ({ page }) => {
  const dialog = await openImport(page);
  await dialog
    .getByLabel('Or paste a document')
    .fill(
      `# List boxes\ncurl https://boxes.acme.test/boxes \\\n  -H 'X-Api-Key: ${SECRET}'\n\ncurl -d 'size=4' https://boxes.acme.test/boxes\ncurl -F a=@b https://boxes.acme.test/files`,
    );
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText('cURL · 3 requests')).toBeVisible();
  await expect(dialog.getByText('Only its name is in the command, so choose the file: b.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Store X-Api-Key header' })).toBeVisible();
  expect(await dialog.getByRole('listitem').first().textContent()).not.toContain(SECRET);
  await dialog.getByRole('button', { name: 'Import 3 endpoints' }).click();
  await expect(page.getByText('3 endpoints imported')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'List boxes' })).toBeVisible();
});

test('an export is shown, copied as a whole, and saved as a file', async ({ page }) => {
  const imported = await choose(page, 'calls.http', CALLS);
  await imported.getByRole('button', { name: 'Import 2 endpoints' }).click();
  await expect(imported).toBeHidden();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export endpoints' });
  await expect(dialog.getByText('"openapi": "3.1.0"')).toBeVisible();
  await dialog.getByText('cURL').click();
  await expect(dialog.getByText('OPENAI_API_KEY').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download gatehouse-endpoints\.sh$/ }).click();
  expect((await download).suggestedFilename()).toBe('gatehouse-endpoints.sh');
});
