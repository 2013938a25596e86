import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const guide = (page: Page): Locator => page.getByRole('tabpanel');
const steps = (page: Page): Locator => guide(page).getByRole('heading', { level: 3 });

/** Responds to every request for a guide. */
const respondWithGuide = (page: Page, response: { status?: number; json: unknown }) =>
  page.route('**/trpc/guides.get**', (route) => route.fulfill(response));

const batch = (data: unknown) => [{ result: { data } }];

test('opens with the first provider, a tab for each, and the steps in order', async ({ page, seed }) => {
  const providers = await seed.providers();
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Guides' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(providers.map(({ name }) => name));
  await expect(tab(page, 'OpenAI')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/guides');
  await expect(steps(page)).toHaveText([
    'Create a platform account',
    'Add credit',
    'Create a project',
    'Create a secret key',
    'Make a first call',
    'Store the key here',
  ]);
  await expect(guide(page).getByText('Warning: The key is shown only once.')).toBeVisible();
  await expectAccessible(page);
});

test('the URL chooses the tab, and choosing another one changes the URL', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/guides?provider=aws');
  await expect(tab(page, 'Amazon Web Services')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Amazon Web Services')).toBeInViewport({ ratio: 1 });
  await expect(steps(page).first()).toHaveText('Create an account and secure the root user');
  await expectAccessible(page);
  await tab(page, 'Stripe').click();
  await expect(page).toHaveURL('/guides?provider=stripe');
  await expect(steps(page).first()).toHaveText('Create an account');
  await page.reload();
  await expect(tab(page, 'Stripe')).toHaveAttribute('aria-selected', 'true');
});

test('an unknown provider in the URL opens the first one', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/guides?provider=no-such-provider');
  await expect(tab(page, 'OpenAI')).toHaveAttribute('aria-selected', 'true');
  await expect(steps(page)).toHaveCount(6);
});

test('an API that is not in the list has a guide at once, and can be added to the list', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/guides?api=PayPal');
  await expect(page.getByRole('heading', { level: 2, name: 'PayPal' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Create an account');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to provider list' }).click();
  await expect(tab(page, 'PayPal')).toHaveAttribute('aria-selected', 'true');
  await expect(guide(page).getByText('Generated', { exact: true })).toBeVisible();
  await expect(steps(page).first()).toHaveText('Create an account');

  // The list is longer than the built-in one, so it can be searched.
  const search = page.getByRole('searchbox', { name: 'Find a provider' });
  await search.fill('stri');
  await expect(page.getByRole('tab')).toHaveText(['Stripe']);
  await expectAccessible(page);
  await search.press('Enter');
  await expect(page).toHaveURL('/guides?provider=stripe&q=stri');
  await search.fill('no such name');
  await expect(page.getByText('No matching provider.')).toBeVisible();
});

test('a key for an API that is not in the list is stored in one step: the dialog opens with it chosen', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/guides?api=PayPal&entry=paypal');
  await page.getByRole('button', { name: 'Store API Key' }).click();
  await expect(page).toHaveURL('/keys');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByLabel(/^Provider/)
      .first(),
  ).toHaveValue('PayPal');
});

test('an API that the catalog does not have has no guide', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await page.goto('/guides?api=No+Such+API');
  await expect(page.getByText('No Guide Available')).toBeVisible();
});

test('the arrow keys move between tabs, and the chosen one is scrolled into view', async ({
  page,
  seed,
  isMobile,
}) => {
  const last = (await seed.providers()).at(-1);
  await page.goto('/guides');
  await tab(page, 'OpenAI').focus();
  await page.keyboard.press(isMobile ? 'ArrowRight' : 'ArrowDown');
  await expect(page).toHaveURL('/guides?provider=github');
  await expect(tab(page, 'GitHub')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/guides?provider=${last?.slug}`);
  await expect(tab(page, last?.name ?? '')).toBeInViewport({ ratio: 1 });
  await expect(guide(page).getByRole('heading', { level: 2, name: last?.name })).toBeVisible();
});

test('links open the provider in a new tab, and the button opens the keys', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/guides?provider=github');
  const visit = guide(page).getByRole('link', { name: 'Visit Provider' });
  await expect(visit).toHaveAttribute('href', 'https://github.com/settings/developers');
  const documentation = guide(page).getByRole('link', { name: /^Documentation/ });
  await expect(documentation).toHaveAttribute('href', 'https://docs.github.com/en/rest');
  const keyPage = guide(page).getByRole('link', { name: 'New fine-grained personal access token' });
  await expect(keyPage).toHaveAttribute('href', 'https://github.com/settings/personal-access-tokens/new');
  for (const link of [visit, documentation, keyPage]) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await guide(page).getByRole('link', { name: 'Store API Key' }).click();
  await expect(page).toHaveURL('/keys');
});

test('a provider without its own pages only has the button', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/guides?provider=custom');
  await expect(guide(page).getByRole('link', { name: 'Store API Key' })).toBeVisible();
  await expect(guide(page).getByRole('link', { name: /Visit Provider|Documentation/ })).toHaveCount(0);
});

test('the redirect URI of this site and the code of a step are copied', { tag: '@wide' }, async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guides?provider=github');
  const uri = `${new URL(server.url).origin}/oauth-callback`;
  await expect(guide(page).getByText(uri)).toBeVisible();
  await expectAccessible(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await guide(page).getByRole('button', { name: 'Copy redirect URI' }).click();
  expect(await clipboard()).toBe(uri);
  await guide(page).getByRole('button', { name: 'Copy example of step 5' }).click();
  expect(await clipboard()).toMatch(/^curl https:\/\/api\.github\.com\/user \\\n/);
});

test('leads to the OAuth wizard with the provider chosen, from the top and from the step', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const id = (await seed.providers()).find(({ slug }) => slug === 'github')?.id;
  const wizard = `/oauth?providerId=${id}&step=configure`;
  await page.goto('/guides?provider=github');
  const fromStep = guide(page).getByRole('link', { name: 'Continue in the OAuth wizard' });
  await expect(fromStep).toHaveAttribute('href', wizard);
  await guide(page).getByRole('link', { name: 'Set up OAuth' }).click();
  await expect(page).toHaveURL(wizard);
  await expect(page.getByRole('heading', { name: 'Configure GitHub OAuth Integration' })).toBeVisible();
  await page.goBack();
  await fromStep.click();
  await expect(page).toHaveURL(wizard);
});

test('a provider whose API takes keys has no way to the OAuth wizard', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/guides?provider=openai');
  await expect(steps(page).first()).toHaveText('Create a platform account');
  await expect(guide(page).getByRole('link', { name: /OAuth/ })).toHaveCount(0);
});

test('no guide is wider than the page', async ({ page, seed }) => {
  for (const { slug, name } of await seed.providers()) {
    await page.goto(`/guides?provider=${slug}`);
    await expect(guide(page).getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(steps(page).nth(4)).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, name).toBe(0);
    // The card cuts off content that is wider, so the width of the page alone would not show it.
    const cut = await guide(page).evaluate((panel) => {
      const { right } = panel.getBoundingClientRect();
      const parts = [...panel.querySelectorAll('ol > li > div, ol > li > div > *')];
      return parts
        .filter((part) => part.getBoundingClientRect().right > right)
        .map((part) => part.textContent);
    });
    expect(cut, name).toEqual([]);
  }
});

test('a guide is fetched once, however often its tab is opened', { tag: '@wide' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('guides.get')) requested.push(request.url());
  });
  await page.goto('/guides?provider=openai');
  await expect(steps(page).first()).toHaveText('Create a platform account');
  await tab(page, 'GitHub').click();
  await expect(steps(page).first()).toHaveText('Choose a type of token');
  await tab(page, 'OpenAI').click();
  await expect(steps(page).first()).toHaveText('Create a platform account');
  expect(requested).toHaveLength(2);
});

test('hostile HTML in a guide becomes text: nothing runs, nothing is loaded', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  // Chromium's parser reports what the policy blocks, even in an inert document.
  consoleGuard.allow(/Content Security Policy|policy violation/);
  const description = [
    '<script>window.ran = 1</script>',
    '<img src="https://evil.example/x.png" onerror="window.ran = 2">',
    '<svg onload="window.ran = 3"><a href="https://evil.example">drawn</a></svg>',
    '<iframe src="https://evil.example/frame" srcdoc="<script>parent.ran = 4</script>"></iframe>',
    '<a href="javascript:window.ran = 5">not a link</a>',
    '<link rel="stylesheet" href="https://evil.example/x.css"><style>h1 { display: none }</style>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=window.ran=6>">',
    '<p style="position:fixed" onclick="window.ran = 7">kept</p>',
  ].join('');
  await respondWithGuide(page, {
    json: batch({
      isGenerated: true,
      hasOauth: false,
      steps: [{ stepNumber: 1, title: 'Hostile', description, warnings: ['<b>x</b>'], tips: [] }],
    }),
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  await page.goto('/guides');
  await expect(guide(page).getByText('kept')).toBeVisible();
  await expect(guide(page).getByText('Generated', { exact: true })).toBeVisible();
  await expect(guide(page).getByText('Warning: <b>x</b>')).toBeVisible();
  await guide(page).getByText('not a link').click();
  await guide(page).getByText('kept').click();
  const prose = guide(page)
    .getByRole('heading', { name: 'Hostile' })
    .locator('xpath=following-sibling::*[1]');
  await expect(prose).toContainText('kept');
  await expect(prose.locator(':not(p)')).toHaveCount(0);
  expect(await prose.locator('p').evaluate((paragraph) => paragraph.getAttributeNames())).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  expect(foreign).toEqual([]);
});

test('if there is no guide it says so, and still links to the provider', { tag: '@wide' }, async ({
  page,
}) => {
  await respondWithGuide(page, { json: batch({ isGenerated: false, hasOauth: false, steps: [] }) });
  await page.goto('/guides');
  await expect(guide(page).getByText('No Guide Available')).toBeVisible();
  await expect(guide(page).getByRole('link', { name: 'Visit Provider' })).toBeVisible();
  await expectAccessible(page);
});

test('if there are no providers it says so, and requests no guide', { tag: '@wide' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('**/trpc/providers.list**', (route) => route.fulfill({ json: batch([]) }));
  await page.goto('/guides');
  await expect(page.getByText('No Providers Available')).toBeVisible();
  await expectAccessible(page);
  expect(requested.filter((url) => url.includes('guides.get'))).toEqual([]);
});

test('a load failure shows the reason and can be retried', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  const busy = { status: 503, json: { message: 'The database is busy.', code: 'SERVICE_UNAVAILABLE' } };
  await respondWithGuide(page, busy);
  await page.route('**/trpc/providers.list**', (route) => route.fulfill(busy));
  await page.goto('/guides');
  await expect(page.getByText('The providers could not be loaded')).toBeVisible();
  await page.unroute('**/trpc/providers.list**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(guide(page).getByText('The guide could not be loaded')).toBeVisible();
  await expect(guide(page).getByText('503: The database is busy.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/trpc/guides.get**');
  await guide(page).getByRole('button', { name: 'Retry' }).click();
  await expect(steps(page)).toHaveCount(6);
});
