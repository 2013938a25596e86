import type { Page } from '@playwright/test';
import type { ShotList } from './shot.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add your own API' });

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Add your own API' }).click();
  await dialog(page).waitFor();
};

const typeHeader = async (page: Page) => {
  await open(page);
  await dialog(page).getByLabel('Name', { exact: false }).first().fill('Ledger');
  await dialog(page).getByLabel('Base URL').fill('http://ledger.acme.example/v1');
  await dialog(page).getByLabel('Where the key goes').selectOption('header');
  await dialog(page).getByLabel('Header name').fill('X-Ledger-Key');
  await dialog(page).getByLabel('Text before the key').fill('Token ');
};

const DOCUMENT = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Ledger' },
  servers: [{ url: 'https://ledger.acme.example/v1' }],
  paths: { '/invoices': { get: { summary: 'List invoices' } } },
});

export const list: ShotList = {
  feature: 'own-apis',
  shots: [
    { name: 'empty', path: '/guides', act: open, windowOnly: true },
    { name: 'header', path: '/guides', act: typeHeader, windowOnly: true },
    {
      name: 'document',
      path: '/guides',
      act: async (page) => {
        await open(page);
        await dialog(page).getByRole('button', { name: 'From an OpenAPI document' }).click();
        await dialog(page).getByLabel('Or its URL, or its text').fill(DOCUMENT);
        await dialog(page).getByRole('button', { name: 'Read document' }).click();
        await page.getByText('1 operation is suggested').waitFor();
      },
      windowOnly: true,
    },
    {
      name: 'invalid',
      path: '/guides',
      act: async (page) => {
        await open(page);
        await dialog(page).getByRole('button', { name: 'Hosts, headers and links' }).click();
        await dialog(page).getByLabel('Hosts that get its keys').fill('*');
        await dialog(page).getByRole('button', { name: 'Add API' }).click();
        await page.getByText('Name is required').waitFor();
      },
      windowOnly: true,
    },
    {
      name: 'guide',
      path: '/guides?provider=ledger',
      seed: (seed) =>
        seed.post('/api/providers', { name: 'Ledger', baseUrl: 'https://ledger.acme.example/v1' }),
    },
    {
      name: 'add-key',
      path: '/keys',
      act: async (page) => {
        await page.getByRole('button', { name: 'Add New Key' }).first().click();
        await page.getByRole('button', { name: 'Add your own API' }).waitFor();
      },
      windowOnly: true,
    },
  ],
};
