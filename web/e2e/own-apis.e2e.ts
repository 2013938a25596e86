import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openPalette, paletteField } from './open-palette.ts';
import { press, typeInto } from './tab-to.ts';

const SECRET = 'ledger-0123456789-abcdef';

type Service = { url: string; received: { path: string; key: string }[]; close: () => void };

/** A service of one's own on loopback: it answers with its invoices to who has the key. */
const startService = async (): Promise<Service> => {
  const received: Service['received'] = [];
  const server = createServer((request, response) => {
    const key = String(request.headers['x-ledger-key'] ?? '');
    received.push({ path: request.url ?? '', key });
    const isKnown = key === `Token ${SECRET}`;
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(isKnown ? '{"invoices":[1,2]}' : '{"error":"no key"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, received, close };
};

const documentOf = (url: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Ledger' },
    servers: [{ url: `${url}/v1` }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Ledger-Key' } } },
    paths: { '/invoices': { get: { summary: 'List invoices' } }, '/me': { get: { summary: 'Who am I' } } },
  });

const ownApi = (page: Page) => page.getByRole('dialog', { name: 'Add your own API' });

test('an OpenAPI document of an own service leads to a first green call, by keyboard alone', async ({
  page,
}) => {
  const service = await startService();
  await page.goto('/keys');
  await press(page, page.getByRole('button', { name: 'Add New Key' }).first());
  const addKey = page.getByRole('dialog', { name: 'Add New Key' });
  await press(page, addKey.getByRole('button', { name: 'Add your own API' }));

  const dialog = ownApi(page);
  await press(page, dialog.getByRole('button', { name: 'From an OpenAPI document' }));
  const chooser = page.waitForEvent('filechooser');
  await press(page, dialog.getByRole('group', { name: 'OpenAPI document' }));
  await (await chooser).setFiles({
    name: 'openapi.json',
    mimeType: 'application/json',
    buffer: Buffer.from(documentOf(service.url)),
  });
  await expect(dialog.getByText('2 operations are suggested on the test screen.')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toHaveValue('Ledger');
  await expect(dialog.getByLabel('Base URL')).toHaveValue(`${service.url}/v1`);
  await expect(dialog.getByLabel('Where the key goes')).toHaveValue('header');
  await typeInto(page, dialog.getByLabel('Text before the key'), 'Token ');
  await expect(dialog.getByText('X-Ledger-Key: Token ••••')).toBeVisible();
  await typeInto(page, dialog.getByLabel('Call that verifies a key'), '/me');
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Add API' }));
  await expect(dialog).toBeHidden();

  await expect(addKey.getByRole('combobox', { name: 'Provider' })).toHaveValue('Ledger');
  await expect(addKey.getByText('Keys of this provider are sent to 127.0.0.1')).toBeVisible();
  await typeInto(page, addKey.getByLabel('API Key', { exact: false }).first(), SECRET);
  await typeInto(page, addKey.getByLabel('Key name'), 'Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mine: Key is valid')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Send a first call' }));
  const endpoint = page.locator('[data-path$="endpoint"]');
  await typeInto(page, endpoint, 'invoices');
  const operations = page.getByRole('listbox', { name: 'Operations' });
  await expect(operations.getByRole('option', { name: /List invoices/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(endpoint).toHaveValue('/invoices');
  await press(page, page.getByRole('button', { name: 'Send request' }));
  await expect(page.getByText('200 OK').first()).toBeVisible();
  expect(service.received.at(-1)).toEqual({ path: '/v1/invoices', key: `Token ${SECRET}` });
  service.close();
});

test('an API is added by keyboard from the palette, changed, and removed', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  // A name in use.
  consoleGuard.allow(/409/);
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await paletteField(page).fill('own api');
  await expect(page.locator('[data-combobox-selected]')).toHaveText(/^Add your own API/);
  await page.keyboard.press('Enter');
  const dialog = ownApi(page);
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toBeFocused();
  await page.keyboard.type('Weather at home');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not a url');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a valid URL.')).toBeVisible();
  await dialog.getByLabel('Base URL').fill('https://weather.example/v1');
  await dialog.getByLabel('Where the key goes').selectOption('none');
  await expect(dialog.getByText('No key is sent, and none can be stored.')).toBeVisible();
  await dialog.getByLabel('Base URL').press('Enter');
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('heading', { name: 'Weather at home' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Store API Key' })).toBeHidden();
  await page.getByRole('button', { name: 'Edit Weather at home' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Weather at home' });
  await edit.getByLabel('Name', { exact: false }).first().fill('OpenAI');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('There is a provider named OpenAI already')).toBeVisible();
  await edit.getByLabel('Name', { exact: false }).first().fill('Weather station');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Weather station' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove Weather station from the provider list' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Provider removed successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weather station' })).toBeHidden();
});

test('without keys, the test screen leads to the form of an API', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/test');
  await page.getByRole('link', { name: 'Add your own API' }).click();
  await expect(ownApi(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ownApi(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Guides' })).toBeVisible();
  await expect(ownApi(page)).toBeHidden();
});
