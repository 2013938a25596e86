import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import type { MarketplaceApis } from './marketplace-apis.ts';
import { addKeys, openExecute, POST, SUMMARY } from './marketplace-run.ts';
import { card, dialog, test } from './marketplace-screen.ts';
import type { Seed } from './seed.ts';

/** A run whose second step gets no response, until the step has taken too long. */
const startHeld = async (page: Page, seed: Seed, apis: MarketplaceApis) => {
  await addKeys(seed, apis);
  apis.behavior.hold = /completions/;
  const execute = await openExecute(page, SUMMARY);
  await execute.getByRole('button', { name: 'Execute' }).click();
  const trace = execute.getByRole('list', { name: 'Trace' }).getByRole('listitem');
  await expect(trace.nth(1)).toContainText('Running');
  return { execute, trace };
};

// By itself: on a slow machine the check takes longer than the step may.
test('a run is accessible while it goes on', { tag: '@wide' }, async ({ page, seed, apis }) => {
  await startHeld(page, seed, apis);
  await expectAccessible(page);
});

test('a run goes on while its dialog is closed, and can be canceled', { tag: '@wide' }, async ({
  page,
  seed,
  apis,
}) => {
  const { execute, trace } = await startHeld(page, seed, apis);
  await expect(trace.nth(0)).toContainText('200');
  await page.keyboard.press('Escape');
  await expect(card(page, SUMMARY)).toContainText('Running');
  await page.getByRole('button', { name: `Execute ${POST}` }).click();
  await expect(dialog(page, `Execute “${POST}”`)).toContainText(`“${SUMMARY}” is still running.`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Execute ${SUMMARY}` }).click();
  await execute.getByRole('button', { name: 'Cancel' }).click();
  await expect(execute).toContainText(/Canceled after/);
  await expect(trace.nth(1)).toContainText('Stopped');
  await expectAccessible(page);
});
