import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { press, tabTo } from './tab-to.ts';

/** A shop on loopback, whose test system and real one are two paths of one server. */
const startShop = async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${Buffer.concat(chunks)}`);
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id": 7}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
};

const json = (raw: string) => ({ mode: 'raw', raw, options: { raw: { language: 'json' } } });

const collection = {
  info: {
    name: 'Shop',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'noauth' },
  item: [
    { name: 'Health', request: { method: 'GET', url: '{{base}}/health' } },
    {
      name: 'Orders',
      item: [
        {
          name: 'Refunds',
          item: [
            {
              name: 'Create a refund',
              request: {
                method: 'POST',
                url: { raw: '{{base}}/refunds?dry=true', host: ['{{base}}'], path: ['refunds'] },
                header: [{ key: 'X-Team', value: '{{team}}' }],
                body: json('{"amount": 10.00, "team": "{{team}}"}'),
              },
            },
          ],
        },
        {
          name: 'Search orders',
          request: {
            method: 'POST',
            url: '{{base}}/search',
            body: {
              mode: 'urlencoded',
              urlencoded: [
                { key: 'tag', value: 'a b' },
                { key: 'tag', value: 'c' },
              ],
            },
          },
        },
      ],
    },
  ],
};

const environment = (name: string, base: string, team: string) => ({
  name,
  values: [
    { key: 'base', value: base, enabled: true },
    { key: 'team', value: team, enabled: true },
  ],
  _postman_variable_scope: 'environment',
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import endpoints' });

const chooseFile = async (page: Page, name: string, document: unknown): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press(page, dialogOf(page).getByRole('group', { name: 'Document file' }));
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
};

/** Imports all that is in the document that was chosen. */
const importAll = async (page: Page, what: string): Promise<void> => {
  const button = dialogOf(page).getByRole('button', { name: `Import ${what}` });
  await expect(button).toBeVisible();
  await press(page, button);
  await expect(dialogOf(page)).toBeHidden();
};

const openImport = (page: Page): Promise<void> =>
  press(page, page.getByRole('button', { name: 'Import', exact: true }));

/** What is saved, without what differs from one import to the next. */
const saved = async (page: Page) => {
  const folders = (await (await page.request.get('/api/folders')).json()) as Folder[];
  const endpoints = (await (await page.request.get('/api/saved-endpoints')).json()) as SavedEndpoint[];
  const pathOf = (id: number | null): string => {
    const folder = folders.find((one) => one.id === id);
    return folder === undefined ? '' : `${pathOf(folder.parentId)}/${folder.name}`;
  };
  return endpoints
    .map(({ name, method, endpoint, headers, body, withoutKey, description, folderId }) => ({
      path: `${pathOf(folderId)}/${name}`,
      ...{ method, endpoint, headers, body, withoutKey, description },
    }))
    .sort((one, other) => one.path.localeCompare(other.path));
};

test('a Postman collection with two environments is called with each of them, and comes back from an export, by keyboard alone', async ({
  page,
}) => {
  const shop = await startShop();
  await page.goto('/endpoints');
  await openImport(page);
  await chooseFile(page, 'shop.json', collection);
  await expect(dialogOf(page)).toContainText('import that environment first: the requests keep the variable');
  await press(page, dialogOf(page).getByRole('button', { name: 'Choose another document' }));
  await chooseFile(page, 'Staging.json', environment('Staging', `${shop.url}/test`, 'test'));
  await importAll(page, '1 environment');
  await openImport(page);
  await chooseFile(page, 'Production.json', environment('Production', `${shop.url}/live`, 'live'));
  await importAll(page, '1 environment');
  await openImport(page);
  await chooseFile(page, 'shop.json', collection);
  await importAll(page, '3 endpoints');
  const imported = await saved(page);
  expect(imported).toMatchObject([
    { path: '/Shop/Health', withoutKey: true },
    { path: '/Shop/Orders/Refunds/Create a refund', endpoint: '{{base}}/refunds?dry=true' },
    { path: '/Shop/Orders/Search orders', body: { kind: 'form' } },
  ]);

  await press(page, page.getByRole('button', { name: 'Test Create a refund' }));
  const form = page.getByRole('form', { name: 'Request' });
  const chosen = form.getByRole('combobox', { name: 'Environment' });
  const palette = page.getByRole('dialog', { name: /^Search commands/ });
  const response = page.getByRole('region', { name: 'Response', exact: true });
  await expect(form.getByLabel('Endpoint')).toHaveValue('{{base}}/refunds?dry=true');
  for (const [name, path] of [
    ['Staging', 'test'],
    ['Production', 'live'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(`environment ${name}`);
    await expect(page.locator('[data-combobox-selected]')).toHaveText(new RegExp(`^Environment: ${name}`));
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(chosen.locator('option:checked')).toHaveText(name);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => shop.received.at(-1))
      .toBe(`POST /${path}/refunds?dry=true {"amount": 10.00, "team": "${path}"}`);
    await expect(response.getByText('201 Created').first()).toBeVisible();
  }
  expect(shop.received).toHaveLength(2);

  await page.goto('/endpoints');
  await press(page, page.getByRole('button', { name: 'Export', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Export endpoints' });
  await tabTo(page, dialog.getByRole('radio', { name: 'OpenAPI' }));
  await page.keyboard.press('ArrowRight');
  const download = page.waitForEvent('download');
  await press(page, dialog.getByRole('button', { name: /^Download .*postman/ }));
  const exported = await readFile((await (await download).path()) ?? '', 'utf8');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const { id } of (await (await page.request.get('/api/saved-endpoints')).json()) as SavedEndpoint[])
    await page.request.delete(`/api/saved-endpoints/${id}`);
  for (const { id } of (await (await page.request.get('/api/folders')).json()) as Folder[])
    await page.request.delete(`/api/folders/${id}`);
  await page.reload();
  await openImport(page);
  await chooseFile(page, 'again.json', exported);
  await importAll(page, '3 endpoints');
  expect(await saved(page)).toEqual(imported);
  shop.close();
});
