import { QUICK_DISCOVERIES } from '@gatehouse/contract/plain/discovery-options.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { failWith, hold, release, respondWith } from './mock-responses.ts';
import {
  API,
  autoSave,
  cards,
  discover,
  domain,
  query,
  results,
  search,
  searchFor,
  toast,
} from './research-screen.ts';

test('it shows three ways to find APIs', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/api-research');
  await expect(page.getByRole('heading', { level: 1, name: 'API Research & Discovery' })).toBeVisible();
  for (const name of [
    'Automated API Discovery',
    'Quick Discovery',
    'Company API Research',
    'Discovery Results',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(autoSave(page)).not.toBeChecked();
  for (const { label } of QUICK_DISCOVERIES)
    await expect(page.getByRole('button', { name: label })).toBeVisible();
  await expect(
    page.getByText(
      'Scans common API documentation paths, extracts features and endpoints, finds registration and pricing information, and categorises by industry and use case.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the list of industries starts with All Industries, and the chosen one is sent', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/api-research');
  const industry = page.getByRole('combobox', { name: 'Industry' });
  await expect(industry).toHaveValue('All Industries');
  await industry.click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('All Industries');
  await expect.poll(() => options.count()).toBeGreaterThan(15);
  const second = await options.nth(1).textContent();
  await options.nth(1).click();
  await expect(industry).toHaveValue(second ?? '');
  const sent = page.waitForRequest('**/trpc/research.discover*');
  await searchFor(page, 'payments');
  expect((await sent).postData()).toMatch(/"industry":"[a-z-]+"/);
});

test('industries that failed to load are requested again when the list is opened', {
  tag: '@wide',
}, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await failWith(page, 'research.industries', 503, 'The server is busy.');
  await page.goto('/api-research');
  await expect(page.getByText('The industries could not be loaded. 503: The server is busy.')).toBeVisible();
  await expectAccessible(page);
  await release(page, 'research.industries');
  await page.getByRole('combobox', { name: 'Industry' }).click();
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(15);
});

test('two characters are too few, three are enough', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/api-research');
  await searchFor(page, ' ab ');
  await expect(page.getByText('Query must be at least 3 characters')).toBeVisible();
  await expect(query(page)).toBeFocused();
  await expectAccessible(page);
  await searchFor(page, 'sms');
  await expect(toast(page, 'API Discovery Complete')).toBeVisible();
});

test('a search shows the APIs it found and their number', async ({ page }) => {
  await page.goto('/api-research');
  await query(page).fill('payments for an online store');
  await query(page).press('Enter');
  await expect(toast(page, 'API Discovery Complete')).toContainText(/Found \d+ APIs matching your criteria/);
  await expect(results(page)).toContainText(/Found \d+ APIs for payments for an online store/);
  await expect(results(page)).not.toContainText('automatically saved');
  await expect(results(page)).toBeInViewport();
  const stripe = cards(page).filter({ has: page.getByRole('heading', { name: 'Stripe', exact: true }) });
  await expect(stripe.getByRole('link', { name: /^Docs/ })).toHaveAttribute('target', '_blank');
  await expect(stripe.getByRole('link', { name: /^Sign Up/ })).toHaveAttribute('href', /^https:\/\//);
  await expect(stripe.getByRole('list', { name: 'Features' })).toContainText(/\+\d+ more/);
  await expectAccessible(page);
});

test('with auto-save everything found is in the provider list, only once even after a second search', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await page.goto('/api-research');
  await autoSave(page).check();
  for (const _round of [1, 2]) {
    const responded = page.waitForResponse('**/trpc/research.discover*');
    await searchFor(page, 'weather forecast');
    await responded;
    await expect(results(page)).toContainText(/Found \d+ APIs for weather forecast, \d+ automatically saved/);
    await expect(cards(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
  }
  const names = await cards(page).getByRole('heading').allTextContents();
  await expect(cards(page).getByText('Saved', { exact: true })).toHaveCount(names.length);
  const listed = (await seed.providers()).map(({ name }) => name);
  for (const name of names) expect(listed.filter((entry) => entry === name)).toEqual([name]);
  await expectAccessible(page);
});

test('an API is saved, and can then be chosen for a key', async ({ page, isMobile }) => {
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Provider' })).toBeVisible();
  await page.keyboard.press('Escape');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Discover APIs' }).click();
  await page.getByRole('link', { name: 'API Research & Discovery' }).click();
  await searchFor(page, 'translate texts');
  const deepl = cards(page)
    .filter({ has: page.getByRole('heading', { name: 'DeepL', exact: false }) })
    .first();
  const name = (await deepl.getByRole('heading').textContent()) ?? '';
  await deepl.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toast(page, 'API Saved')).toContainText(`${name} has been added to your provider list`);
  await expect(deepl.getByText('Saved', { exact: true })).toBeVisible();
  await expect(deepl.getByRole('button', { name: 'Save' })).toHaveCount(0);
  // The focus is where the button was.
  await expect(deepl.locator(':focus')).toHaveText('Saved');
  await expectAccessible(page);
  await deepl.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2, name })).toBeVisible();
  await page.goBack();
  await expect(deepl.getByText('Saved', { exact: true })).toBeVisible();
  await expect(query(page)).toHaveValue('translate texts');

  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'API Keys' }).click();
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await page.getByRole('combobox', { name: 'Provider' }).fill(name);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
});

test('if an API cannot be saved, an error is shown and it stays unsaved', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.goto('/api-research');
  await page.getByRole('button', { name: 'Marketing & Analytics' }).click();
  const first = cards(page).first();
  await expect(first).toBeVisible();
  await failWith(page, 'research.discover', 503, 'The server is busy.');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save API');
  await expect(first.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a card shows three features of 15 characters, three lines of text and only links to web pages', async ({
  page,
}) => {
  const bare = {
    ...API,
    id: 'site:2',
    name: 'Bare',
    providerSlug: 'bare',
    features: ['One', 'Two', 'Three'],
    pricing: null,
    documentationUrl: null,
    registrationUrl: null,
  };
  await respondWith(page, 'research.discover', {
    discovered: [API, bare],
    saved: [bare],
    total: 2,
    query: 'mail',
    understood: null,
  });
  await page.goto('/api-research');
  await searchFor(page, 'mail');
  const [full, second] = [cards(page).first(), cards(page).last()];
  await expect(full.getByRole('listitem')).toHaveText([
    'Transactional e',
    'Templates',
    'Webhooks',
    '+2 more features of Acme Mail',
  ]);
  await expect(second.getByRole('listitem')).toHaveText(['One', 'Two', 'Three']);
  const text = full.getByText(/^Sends mail\./);
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
  await expect(full).toContainText('Free up to 100 mails a day');
  await expect(full.getByRole('link')).toHaveCount(1);
  await expect(second.getByRole('link')).toHaveText('Guide for Bare');
  await expect(full.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(page);
  // What does not fit on the card is one click away.
  const more = full.getByRole('button', { name: '+2 more features of Acme Mail' });
  await more.click();
  const details = page.getByRole('dialog', { name: 'Acme Mail' });
  await expect(details).toContainText(API.features.join(', '));
  await expect(details).toContainText(API.description);
  await expect(details).toContainText('Its operations are not known.');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(more).toBeFocused();
});

test('the details of an API show its operations, whose URLs can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api-research');
  await searchFor(page, 'payments for an online store');
  const stripe = cards(page).filter({ has: page.getByRole('heading', { name: 'Stripe', exact: true }) });
  // It is a built-in provider, so there is nothing to save.
  await expect(stripe.getByText('Saved', { exact: true })).toBeVisible();
  await stripe.getByRole('button', { name: 'Stripe', exact: true }).press('Enter');
  const details = page.getByRole('dialog', { name: 'Stripe' });
  const operation = details.getByRole('list', { name: 'Operations' }).getByRole('listitem').first();
  await expect(operation).toContainText(/^(GET|POST)\/v1\//);
  await expectAccessible(page);
  await operation.getByRole('button', { name: /^Copy the URL of/ }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^https:\/\/api\.stripe\.com\/v1\//);
  await details.getByRole('button', { name: 'Copy base URL' }).click();
  await expect.poll(copied).toBe('https://api.stripe.com');
});

test('during a search the form is busy, and the company research is not', { tag: '@wide' }, async ({
  page,
}) => {
  await hold(page, 'research.discover');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/trpc/research.')) sent += 1;
  });
  await page.goto('/api-research');
  await expect.poll(() => sent).toBe(1);
  await searchFor(page, 'payments');
  const busy = page.getByRole('button', { name: 'Searching APIs...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  for (const { label } of QUICK_DISCOVERIES)
    await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await busy.press('Enter');
  await query(page).press('Enter');
  await page.getByRole('button', { name: QUICK_DISCOVERIES[0].label }).press('Enter');
  await domain(page).fill('example.com');
  await expect(search(page)).toBeEnabled();
  expect(sent).toBe(2);
});

for (const { label } of QUICK_DISCOVERIES) {
  test(`the quick discovery ${label} finds APIs and describes them`, { tag: '@wide' }, async ({ page }) => {
    await page.goto('/api-research');
    await page.getByRole('button', { name: label }).click();
    await expect(toast(page, 'Discovery Complete')).toContainText(/\w+ \w+/);
    await expect(results(page)).toContainText(new RegExp(`Found \\d+ APIs for ${label}`));
    expect(await cards(page).count()).toBeGreaterThan(2);
    await expectAccessible(page);
  });
}

test('a discovery that fails shows the reason, and earlier results stay', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.goto('/api-research');
  await page.getByRole('button', { name: 'Marketing & Analytics' }).click();
  await expect(cards(page).first()).toBeVisible();
  await failWith(page, 'research.discover', 503, 'The server is busy.');
  await searchFor(page, 'payments');
  await expect(toast(page, 'Error')).toContainText('503: The server is busy.');
  await expect(results(page)).toContainText('APIs for Marketing & Analytics');
  await expect(discover(page)).not.toHaveAttribute('aria-disabled');
  // The toast is gone in seconds: what failed, and why, stays beside the button to try again.
  await expect(results(page)).toContainText('API discovery failed503: The server is busy.Retry');
  await expect(results(page).getByRole('button', { name: 'Retry' })).toBeInViewport();
  await expectAccessible(page);
  await release(page, 'research.discover');
  await results(page).getByRole('button', { name: 'Retry' }).click();
  await expect(results(page)).toContainText(/Found \d+ APIs for payments/);
  await expect(results(page)).not.toContainText('API discovery failed');
});
