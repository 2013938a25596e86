import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { MarketplaceApis } from './marketplace-apis.ts';
import { dialog } from './marketplace-screen.ts';
import type { Seed } from './seed.ts';

export const SUMMARY = 'Summarize new GitHub issues';
export const POST = 'Post to Slack after moderation';

/** Those that a run of SUMMARY needs. */
export const addKeys = async (seed: Seed, { url }: MarketplaceApis) => {
  await seed.key({ provider: 'github', name: 'Bot', baseUrl: url });
  await seed.key({ provider: 'openai', name: 'Production', baseUrl: url });
};

export const openExecute = async (page: Page, name: string) => {
  await page.goto('/marketplace?tab=compositions');
  await page.getByRole('button', { name: `Execute ${name}` }).click();
  await expect(dialog(page, `Execute “${name}”`)).toBeVisible();
  return dialog(page, `Execute “${name}”`);
};
