import { expect, expectAccessible } from './fixtures.ts';
import { card, clipboard, dialog, test, toast } from './marketplace-screen.ts';
import { failWith, hold, release } from './mock-responses.ts';

test('an integration is found, and its code copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/marketplace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integration Marketplace');
  await expect(page.getByRole('tab')).toHaveText([
    'Integrations',
    'Compositions',
    'Code Library',
    'Webhooks',
  ]);
  await expect(page.getByLabel('Category').locator('option')).toHaveText([
    'All',
    'payments',
    'ai',
    'communication',
    'analytics',
  ]);
  await expect(page.getByLabel('Difficulty').locator('option')).toHaveText([
    'All',
    'beginner',
    'intermediate',
    'advanced',
  ]);
  await page.getByLabel('Category').selectOption('payments');
  await page.getByRole('searchbox', { name: 'Search integrations' }).fill('checkout idempotency');
  const found = card(page, 'Stripe Checkout');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page).toHaveURL(/category=payments&query=checkout/);
  await expect(found).toContainText('Popular');
  await expect(found).toContainText('beginner');
  await expect(found.getByRole('list', { name: 'Providers' })).toHaveText('Stripe');
  await found.getByRole('button', { name: '+1 more' }).click();
  await expect(found.getByRole('list', { name: 'Tags' })).toContainText('idempotency');
  await expectAccessible(page);

  await found.getByRole('button', { name: 'View Code of Stripe Checkout' }).click();
  const code = dialog(page, 'Stripe Checkout');
  await expect(page).toHaveURL(/open=stripe-checkout/);
  await code.getByRole('tab', { name: 'FastAPI' }).click();
  await expect(code.getByRole('listitem').filter({ hasText: 'STRIPE_API_KEY' })).toBeVisible();
  await code.getByRole('button', { name: 'Copy Code' }).click();
  await expect(toast(page)).toContainText('Copied to clipboard');
  await expect(toast(page)).toContainText('Code copied successfully');
  expect(await clipboard(page)).toContain('import httpx');
  await expectAccessible(page);
  await page.reload();
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
  await expect(page.getByLabel('Category')).toHaveValue('payments');
});

test('filters that leave nothing are loosened in one click', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/marketplace?category=ai&query=stripe');
  await expect(page.getByText('No integration matches')).toBeVisible();
  await expect(page.getByText('Clear the category or the search to see results.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Clear the category \(/ }).click();
  await expect(card(page, 'Stripe Checkout')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('stripe');
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('Nothing matches the search “zebra”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(card(page, 'Stripe Checkout')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('each tab says when it could not be loaded, and loads again', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/500/);
  await failWith(page, 'marketplace.integrations', 500, 'Out of order');
  await page.goto('/marketplace');
  await expect(page.getByText('The integrations could not be loaded')).toBeVisible();
  await expect(page.getByText('500: Out of order')).toBeVisible();
  await expectAccessible(page);
  await release(page, 'marketplace.integrations');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Stripe Checkout')).toBeVisible();
  await hold(page, 'webhooks.list');
  await page.getByRole('tab', { name: 'Webhooks' }).click();
  await expect(page.getByText('Loading webhooks')).toBeAttached();
  await expectAccessible(page);
});

test('the filters are in their place while a tab is loading, and what is typed counts', {
  tag: '@wide',
}, async ({ page }) => {
  await hold(page, 'marketplace.integrations');
  await page.goto('/marketplace');
  const search = page.getByRole('searchbox', { name: 'Search integrations' });
  await expect(page.getByText('Loading integrations')).toBeAttached();
  await search.fill('stripe');
  await expect(page).toHaveURL(/query=stripe/);
  const before = await search.boundingBox();
  await release(page, 'marketplace.integrations');
  await page.reload();
  await expect(card(page, 'Stripe Checkout')).toBeVisible();
  await expect(card(page, 'Discord Interactions')).toHaveCount(0);
  expect(await search.boundingBox()).toEqual(before);
});

test('the code library has the code of all integrations', { tag: '@wide' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/marketplace');
  await page.getByRole('tab', { name: 'Code Library' }).click();
  await page.getByLabel('Language').selectOption('python');
  await page.getByRole('searchbox', { name: 'Search code' }).fill('stripe checkout fastapi');
  const found = card(page, 'FastAPI for Stripe Checkout');
  await expect(found).toContainText('python');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page).toHaveURL(/tab=library&language=python&query=stripe/);
  await found.getByRole('button', { name: 'Copy Code' }).click();
  await expect(toast(page)).toContainText('Code copied successfully');
  expect(await clipboard(page)).toContain('import httpx');
  await found.getByRole('button', { name: 'Show more' }).click();
  await expectAccessible(page);
  await found.getByRole('link', { name: 'All code of Stripe Checkout' }).click();
  await expect(dialog(page, 'Stripe Checkout')).toBeVisible();
});

test('a webhook is sent signed to a local server, and its payload copied', async ({
  page,
  context,
  apis,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/marketplace?tab=webhooks&query=github+push');
  const found = card(page, 'GitHub Push');
  await expect(found).toContainText('POST /webhooks/github');
  await expect(found.getByRole('region', { name: 'Headers of GitHub Push' })).toContainText(
    'X-GitHub-Event: push',
  );
  await found.getByRole('button', { name: 'Copy Payload' }).click();
  await expect(toast(page)).toContainText('Payload copied successfully');
  expect(await clipboard(page)).toContain('"ref":"refs/heads/main"');
  await expectAccessible(page);

  await found.getByRole('button', { name: 'Send GitHub Push' }).click();
  const send = dialog(page, 'Send GitHub Push');
  await send.getByRole('button', { name: 'Send' }).click();
  await expect(send.getByLabel('URL')).toBeFocused();
  await expect(send.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
  await send.getByLabel('URL').fill(`${apis.url}/webhooks/github`);
  await expectAccessible(page);
  await send.getByRole('button', { name: 'Send' }).click();
  const response = send.getByRole('heading', { name: 'Response' });
  await expect(response).toBeVisible();
  // Below the title, which stays at the top of the dialog and covers what is scrolled under it.
  const bottomOf = async (box: Promise<{ y: number; height: number } | null>) => {
    const { y = 0, height = 0 } = (await box) ?? {};
    return y + height;
  };
  const title = send.getByRole('heading', { name: 'Send GitHub Push' });
  const gap = async () => ((await response.boundingBox())?.y ?? 0) - (await bottomOf(title.boundingBox()));
  await expect.poll(gap).toBeGreaterThan(0);
  await expect(send.getByRole('region', { name: 'Sent headers' })).toContainText(
    'X-Hub-Signature-256: sha256=',
  );
  await expect(send.getByRole('region', { name: 'Response body' })).toContainText('"received": true');
  expect(apis.received).toHaveLength(1);
  expect(apis.received[0]?.headers['x-hub-signature-256']).toMatch(/^sha256=[0-9a-f]{64}$/);
  await expectAccessible(page);

  // The URL is remembered for the next template, in this tab.
  await page.goto('/marketplace?tab=webhooks&open=stripe-payment-succeeded');
  await expect(dialog(page, 'Send Stripe Payment Succeeded').getByLabel('URL')).toHaveValue(
    `${apis.url}/webhooks/github`,
  );
});

test('code that verifies a signature is shown in the chosen language', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/marketplace?tab=webhooks&query=github+push');
  await page.getByRole('button', { name: 'Verify signature of GitHub Push' }).click();
  const verify = dialog(page, 'Verify GitHub Push');
  await expect(verify.getByLabel('Language')).toBeFocused();
  await verify.getByLabel('Language').selectOption('Python');
  await expect(verify.getByRole('region', { name: 'Python code' })).toContainText('hmac');
  await verify.getByRole('button', { name: 'Copy Code' }).click();
  await expect(toast(page)).toContainText('Code copied successfully');
  expect(await clipboard(page)).toContain('hmac');
  await expectAccessible(page);
});
