import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { seedEndpoint } from './endpoint-seed.ts';
import { expect, test } from './fixtures.ts';
import { settle } from './settle.ts';

const ASSETS = fileURLToPath(new URL('../dist/assets/', import.meta.url));

/** The built script with this text: what is loaded together is one file, named after the largest part. */
const scriptWith = (text: string): string => {
  const names = readdirSync(ASSETS).filter(
    (name) => name.endsWith('.js') && readFileSync(`${ASSETS}${name}`, 'utf8').includes(text),
  );
  if (names.length !== 1) throw new Error(`${names.length} scripts contain "${text}"`);
  return `**/assets/${names[0]}`;
};

const deletion = (): string => scriptWith('API key deleted successfully');

const progressLine = (page: Page): Locator => page.locator('.mantine-Progress-root[data-mounted]');

/** Prevents the code of a dialog, or of a part of it, from loading early, and once it is needed, until the test releases it. */
const holdCode = async (page: Page, script = deletion()): Promise<() => void> => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('a dialog whose code loads slowly opens once it is there, traps the focus, and returns it on closing', async ({
  page,
  seed,
}) => {
  await seed.key({ name: 'Main' });
  const releaseCode = await holdCode(page);
  await page.goto('/keys');
  const opener = page.getByRole('button', { name: 'Delete Main' });
  const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(progressLine(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  releaseCode();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Escape cancels a dialog whose code has not loaded yet', { tag: '@wide' }, async ({ page, seed }) => {
  await seed.key({ name: 'Main' });
  const releaseCode = await holdCode(page);
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Delete Main' }).focus();
  await page.keyboard.press('Enter');
  await expect(progressLine(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const loaded = page.waitForResponse(deletion());
  releaseCode();
  await loaded;
  await expect(progressLine(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog whose code fails to load says so, and opens after a reload', { tag: '@wide' }, async ({
  page,
  seed,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_FAILED/);
  await seed.key({ name: 'Main' });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(deletion(), (route) => route.abort());
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Delete Main' }).click();
  await expect(page.getByText('The dialog could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Keys');
  await page.unroute(deletion());
  // Chromium remembers that the code of a module could not be loaded for as long as the page lives.
  await page.reload();
  await page.getByRole('button', { name: 'Delete Main' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you absolutely sure?' })).toBeVisible();
});

test('an editor whose code loads slowly shows its text meanwhile, and moves nothing when it is there', {
  tag: '@wide',
}, async ({ page }) => {
  const releaseCode = await holdCode(page, '**/assets/json-editor-field*.js');
  await page.goto('/marketplace?tab=webhooks&open=github-push');
  const send = page.getByRole('dialog', { name: 'Send GitHub Push' });
  const button = send.getByRole('button', { name: 'Send' });
  await expect(send.getByText('"ref":"refs/heads/main"')).toBeAttached();
  await settle(page);
  const before = await button.boundingBox();
  releaseCode();
  await expect(send.getByRole('textbox', { name: 'Payload' })).toBeAttached();
  await settle(page);
  expect((await button.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
});

test('an endpoint that is tested or copied before the code for it is loaded is opened or copied once it is', {
  tag: '@wide',
}, async ({ page, seed, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedEndpoint(seed, { name: 'Models', endpoint: 'https://api.example.com/v1/models' });
  const open = async (): Promise<() => void> => {
    const release = await holdCode(page, scriptWith('Request body:'));
    await page.goto('/endpoints');
    return release;
  };
  const copied = await open();
  await page.getByRole('button', { name: 'Copy details of Models' }).click();
  copied();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('GET https://api.example.com/v1/models');
  const tested = await open();
  await page.getByRole('button', { name: 'Test Models', exact: true }).click();
  await expect(page).toHaveURL('/endpoints');
  tested();
  await expect(page).toHaveURL(/\/test/);
  await expect(page.getByLabel('Endpoint', { exact: true })).toHaveValue('https://api.example.com/v1/models');
});
