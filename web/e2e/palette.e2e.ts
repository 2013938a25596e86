import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { paletteField as field, openPalette as open } from './open-palette.ts';

/** Types, waits until this command is the one that Enter chooses, and presses Enter. */
const run = async (page: Page, typed: string, command: string) => {
  await open(page);
  await page.keyboard.type(typed);
  await expect(page.locator('[data-combobox-selected]')).toHaveText(new RegExp(`^${command}`));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
};

const ready = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

test('the verbs act on a key at once, from any screen, by keyboard alone', { tag: '@wide' }, async ({
  page,
  seed,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await seed.key({
    provider: 'custom',
    name: 'Shop checkout',
    apiKey: 'shop-secret-0123456789',
  });
  await page.goto('/settings');
  await ready(page);

  await run(page, 'copy shop', 'Copy Shop checkout');
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('shop-secret-0123456789');

  await run(page, 'verify shop', 'Verify Shop checkout');
  await expect(page.getByText(/verif/i).first()).toBeVisible();

  await run(page, 'rotate shop', 'Rotate Shop checkout');
  const rotate = page.getByRole('dialog', { name: 'Rotate API Key' });
  await expect(rotate.getByLabel('New API Key')).toBeFocused();
  await expect(rotate).toContainText('Shop checkout');
  await page.keyboard.press('Escape');
  await expect(rotate).toBeHidden();
  await expect(page).toHaveURL('/settings');

  await run(page, 'test shop', 'Test Shop checkout');
  await expect(page).toHaveURL(new RegExp(`/test\\?keyId=${id}&`));
});

test('a key is added from any screen, and from its own', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  for (const path of ['/settings', '/keys']) {
    await page.goto(path);
    await ready(page);
    await run(page, 'add key', 'Add API key');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await run(page, 'add key', 'Add API key');
    await expect(dialog).toBeVisible();
  }
});

test('it finds guides, compositions, endpoints, themes and the APIs of the catalog', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const { providerId } = await seed.key({ provider: 'github' });
  await seed.post('/api/saved-endpoints', {
    providerId,
    name: 'List my repositories',
    method: 'GET',
    endpoint: 'https://api.github.com/user/repos',
  });
  await page.goto('/settings');
  await ready(page);
  await run(page, 'guide strp', 'Guide for Stripe');
  await expect(page).toHaveURL('/guides?provider=stripe');
  await run(page, 'list my rep', 'List my repositories');
  await expect(page).toHaveURL(/\/endpoints\?q=List/);
  await run(page, 'dark', 'Dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await run(page, 'guide mapbox', 'Guide for Mapbox');
  await expect(page).toHaveURL(/\/guides\?api=Mapbox/);
  await expect(page.getByRole('heading', { name: /Mapbox/ }).first()).toBeVisible();
  await open(page);
  await page.keyboard.type('composition');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketplace\?tab=compositions&open=.*view=execute/);
  await expect(page.getByRole('dialog', { name: /^Execute / })).toBeVisible();
});

test('it keeps the focus if it is opened again while the chosen screen is still loading', {
  tag: '@wide',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/loading-demo[^/]*\.js$/, (route) => released.then(() => route.continue()));
  await page.goto('/settings');
  await ready(page);
  await run(page, 'loading', 'Loading Demo');
  await open(page);
  await page.keyboard.type('dar');
  release();
  await expect(page).toHaveURL('/loading-demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Loading', includeHidden: true })).toBeVisible();
  await page.keyboard.type('k');
  await expect(field(page)).toHaveValue('dark');
  await expect(field(page)).toBeFocused();
});

test('what was run last comes first, marks the letters that were found, and is accessible', async ({
  page,
  seed,
}) => {
  await seed.key({ provider: 'stripe', name: 'Shop checkout' });
  await page.goto('/');
  await ready(page);
  await run(page, 'test shop', 'Test Shop checkout');
  await page.reload();
  await ready(page);
  await open(page);
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Test Shop checkoutStripe',
  ]);
  await expectAccessible(page);
  await page.keyboard.type('chkt');
  const best = page.locator('[data-combobox-selected]');
  await expect(best).toHaveText('Test Shop checkoutStripe');
  await expect(best.locator('mark').first()).toHaveText('ch');
  await expectAccessible(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('Shop checkout');
});

test('what is pasted is taken as on the dashboard: a command is opened, a key is stored, words are searched for', {
  tag: '@wide',
}, async ({ page, seed, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seed.key({ provider: 'openai', name: 'Production' });
  await page.goto('/settings');
  await ready(page);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await open(page);
    await page.keyboard.press('ControlOrMeta+v');
  };
  const pasted = page.getByRole('dialog', { name: 'Pasted' });

  await paste('settings');
  await expect(field(page)).toHaveValue('settings');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();

  const key = `sk-proj-${'Zx81kQ'.repeat(5)}`;
  await paste(`OPENAI_API_KEY=${key}`);
  await expect(pasted).toContainText('Recognized as a key for OpenAI.');
  await expectAccessible(page);
  await pasted.getByRole('button', { name: 'Add this OpenAI key' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Key' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(pasted).toBeHidden();
  await expect(page).toHaveURL('/settings');

  await paste('curl -X POST \\\n  https://api.openai.com/v1/chat/completions -d \'{"model":"x"}\'');
  await pasted.getByRole('button', { name: 'Open on the test screen' }).click();
  await expect(page.getByLabel('Endpoint', { exact: true })).toHaveValue(/chat\/completions$/);
  await expect(pasted).toBeHidden();
});
