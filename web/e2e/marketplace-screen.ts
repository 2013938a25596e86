import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { type MarketplaceApis, startMarketplaceApis } from './marketplace-apis.ts';

export const test = base.extend<{ apis: MarketplaceApis }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  apis: async ({}, use) => {
    const apis = await startMarketplaceApis();
    await use(apis);
    await apis.close();
  },
});

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
