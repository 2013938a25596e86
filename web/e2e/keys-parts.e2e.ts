import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, WITH_OPEN_LIST } from './fixtures.ts';
import { form, response, send, verdict } from './testing-screen.ts';

const APP_ID = '1f2e3d4c';
const APP_KEY = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6';

/** Adzuna's job search: it wants both values of a key in the query. */
const startAdzuna = async () => {
  const server = createServer((request, reply) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const isKnown = query.get('app_id') === APP_ID && query.get('app_key') === APP_KEY;
    reply.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(isKnown ? { count: 7 } : { exception: 'AUTH_FAIL' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Pastes the two lines of an .env file, from which both fields are filled. */
const pasteLines = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `ADZUNA_APP_ID=${APP_ID}\nADZUNA_APP_KEY=${APP_KEY}\n`,
  );
  await dialogNamed(page, 'Add New Key').getByLabel('API Key', { exact: false }).first().focus();
  await page.keyboard.press('ControlOrMeta+V');
};

test('a key of two values is added, sent in a call, rotated and edited', async ({ page }) => {
  const api = await startAdzuna();
  const forms = page.waitForResponse(/keyForms\.list/);
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await (await forms).finished();
  const dialog = dialogNamed(page, 'Add New Key');
  await pasteLines(page);
  await expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveValue(/Adzuna/);
  await expect(dialog.getByLabel('Application ID')).toHaveValue(APP_ID);
  await expect(dialog.getByLabel('Application key', { exact: false }).first()).toHaveValue(APP_KEY);
  await expectAccessible(page);

  await dialog.getByLabel('Application ID').fill('');
  await dialog.getByLabel('Key name').fill('Job board');
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  await dialog.getByLabel('Base URL').fill(api.url);
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog.getByText('Application ID is required')).toBeVisible();
  await expect(dialog.getByLabel('Application ID')).toBeFocused();
  await dialog.getByLabel('Application ID').fill(APP_ID);
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.content()).not.toContain(APP_KEY);

  await page.getByRole('button', { name: 'Job board' }).first().click();
  const details = page.getByRole('dialog').first();
  await details.getByRole('button', { name: 'Reveal Application ID of Job board' }).click();
  await expect(details.getByText(APP_ID)).toBeVisible();
  // The pointer is on the button, whose tooltip may be shown by now.
  await expectAccessible(page, WITH_OPEN_LIST);
  await page.keyboard.press('Escape');

  await page.goto('/test');
  await expect(form(page).getByRole('combobox', { name: 'API key' })).toHaveValue(/Job board/);
  await send(page, '/v1/api/jobs/gb/search/1');
  await expect(verdict(page)).toContainText('200');
  await expect(response(page)).toContainText('count');
  await api.close();
});

test('a rotation keeps the values that are left empty', { tag: '@wide' }, async ({ page, seed }) => {
  await seed.post('/api/keys/from-catalog', {
    catalogId: 'adzuna',
    name: 'Job board',
    apiKey: APP_KEY,
    parts: { app_id: APP_ID },
  });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Rotate Job board' }).first().click();
  const dialog = dialogNamed(page, 'Rotate API Key');
  await expect(dialog.getByText('Leave empty to keep')).toBeVisible();
  await dialog.getByLabel('New value: Application key').fill('b2b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const [key] = await seed.keys();
  expect(await seed.post(`/api/keys/${key?.id}/reveal`)).toEqual({
    apiKey: 'b2b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
    parts: { app_id: APP_ID },
  });
});
