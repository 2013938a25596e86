import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const keyWithParts = async (seed: Seed): Promise<void> => {
  await seed.post('/api/keys/from-catalog', {
    catalogId: 'namecheap',
    name: 'Job board',
    apiKey: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
    parts: { user_name: 'jane-developer', client_ip: '192.0.2.10' },
  });
};

const fillNew = async (page: Page): Promise<void> => {
  await press(page, 'Add New Key');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Namecheap' }).click();
  await page.getByRole('dialog').getByLabel('User name').fill('jane-developer');
  await press(page, 'Add Key');
};

const openDetails = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Job board' }).first().click();
  await page.getByRole('dialog').getByText('Client IP address').first().waitFor();
};

const openEdit = async (page: Page): Promise<void> => {
  await openDetails(page);
  await press(page, 'Edit');
};

const at = { path: '/keys', seed: keyWithParts, windowOnly: true };

export const list: ShotList = {
  feature: 'keys-parts',
  shots: [
    { ...at, name: 'add', act: fillNew },
    { ...at, name: 'details', act: openDetails },
    { ...at, name: 'edit', act: openEdit },
    {
      ...at,
      name: 'rotate',
      act: async (page) => {
        await press(page, 'Rotate Job board');
        await page.getByRole('dialog').getByLabel('Client IP address').first().waitFor();
      },
    },
  ],
};
