import type { Recommendation } from '@gatehouse/contract/discover.ts';
import { EXAMPLE_PROMPTS } from '@gatehouse/contract/plain/example-prompts.ts';
import type { Page } from '@playwright/test';
import { card, cards, field, reasoning, results, submit } from './discover-screen.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { failWith, hold, release, respondWith } from './mock-responses.ts';
import { PLAIN } from './understood.ts';

/** Counts the requests for recommendations. */
const countRequests = (page: Page): { count: number } => {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('discover.recommend')) sent.count += 1;
  });
  return sent;
};

test('it explains what to do, and an example fills the field', async ({ page }) => {
  await page.goto('/discover');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover APIs' })).toBeVisible();
  await expect(page).toHaveTitle('Discover APIs · Gatehouse');
  const form = page.getByRole('region', { name: 'API Discovery' });
  await expect(form).toContainText(
    'Describe your project requirements and get AI-powered API recommendations.',
  );
  await expect(field(page)).toHaveAttribute('rows', '4');
  await expect(page.getByText('No recommendations yet')).toBeVisible();
  await expectAccessible(page);
  for (const prompt of EXAMPLE_PROMPTS) {
    await page.getByRole('button', { name: prompt }).click();
    await expect(field(page)).toHaveValue(prompt);
  }
});

for (const [prompt, expected] of [
  [EXAMPLE_PROMPTS[0], 'OpenAI'],
  [EXAMPLE_PROMPTS[1], 'Stripe'],
  [EXAMPLE_PROMPTS[2], 'AssemblyAI'],
] as const) {
  test(`"${prompt}" recommends ${expected} among others, with reasons`, { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto('/discover');
    await page.getByRole('button', { name: prompt }).click();
    await submit(page).click();
    await expect(card(page, expected)).toBeVisible();
    await expect(results(page)).toBeInViewport();
    expect(await cards(page).count()).toBeGreaterThan(1);
    await expect(results(page).getByText('Recommended', { exact: true }).first()).toBeVisible();
    await expect(reasoning(page)).toContainText('Answered from the built-in catalog.');
    await expect(reasoning(page)).toContainText('Requirements understood from your text:');
    for (const link of await results(page).getByRole('link', { name: 'Visit Provider' }).all()) {
      await expect(link).toHaveAttribute('href', /^https?:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expectAccessible(page);
  });
}

test('a card links to the guide of its provider, and says that there is a key for it', async ({
  page,
  seed,
}) => {
  await seed.key({ provider: 'stripe', name: 'Sandbox' });
  await page.goto('/discover');
  await page.getByRole('button', { name: EXAMPLE_PROMPTS[1] }).click();
  await submit(page).click();
  await expect(card(page, 'Stripe')).toContainText('You already have a key for this');
  await expect(cards(page).getByText('You already have a key for this')).toHaveCount(1);
  await expectAccessible(page);
  await card(page, 'Stripe').getByRole('link', { name: 'View Registration Guide' }).click();
  await expect(page).toHaveURL('/guides?provider=stripe');

  await page.goBack();
  await expect(field(page)).toHaveValue(EXAMPLE_PROMPTS[1]);
  await expect(card(page, 'Stripe')).toBeVisible();
});

const CARD: Recommendation = {
  apiId: 'acme-maps',
  name: 'Acme Maps',
  description: 'Draws maps.',
  recommended: false,
  url: 'https://maps.acme.example/',
  reason: 'Meets maps.',
  covers: ['maps'],
  unknown: [],
  terms: { price: null, freeTier: null, access: null },
  category: 'Maps',
  pricing: 'Free up to 100 maps a day',
  providerSlug: null,
  alreadyHaveKey: false,
};

test('an API that is not in the provider list links to the guides, where it can be added', {
  tag: '@wide',
}, async ({ page }) => {
  await respondWith(page, 'discover.recommend', {
    recommendations: [CARD],
    reasoning:
      'Answered from the catalog.\n\nAcme Maps: it draws maps.\n\nNot covered by any of these: faxes.',
    reasoningParts: [
      { apiId: null, text: 'Answered from the catalog.' },
      { apiId: CARD.apiId, text: 'it draws maps.' },
      { apiId: null, text: 'Not covered by any of these: faxes.' },
    ],
    answeredBy: 'catalogue',
    groups: [],
    understood: PLAIN,
  });
  await page.goto('/discover');
  await field(page).fill('Draw a map of all our shops');
  await submit(page).click();
  const shown = card(page, 'Acme Maps');
  await expect(shown).toContainText('Draws maps.');
  await expect(shown).toContainText('Free up to 100 maps a day');
  await expect(shown).toContainText('Meets maps.');
  await expect(shown).not.toContainText('Recommended');
  await expect(shown).not.toContainText('You already have a key for this');
  await expect(shown.getByRole('link', { name: 'View Registration Guide' })).toHaveAttribute(
    'href',
    '/guides?api=Acme+Maps&entry=acme-maps',
  );
  await expect(reasoning(page).locator('p')).toHaveText([
    'Answered from the catalog.',
    'Not covered by any of these: faxes.',
    'Acme Maps: it draws maps.',
  ]);
});

test('an unsafe URL does not become a link, and markup stays text', { tag: '@wide' }, async ({ page }) => {
  const evil = { name: '<b>Evil</b>', description: '<img src=x>', url: 'javascript:alert(1)' };
  await respondWith(page, 'discover.recommend', {
    recommendations: [{ ...CARD, ...evil }],
    reasoning: '<script>alert(1)</script>',
    reasoningParts: [{ apiId: null, text: '<script>alert(1)</script>' }],
    answeredBy: 'model',
    groups: [],
    understood: PLAIN,
  });
  await page.goto('/discover');
  await field(page).fill('Something that is dangerous');
  await submit(page).click();
  await expect(results(page).getByText('<img src=x>')).toBeVisible();
  await expect(results(page).getByText('Meets maps.')).toBeVisible();
  await expect(reasoning(page)).toContainText('<script>alert(1)</script>');
  await expect(results(page).getByRole('link', { name: 'Visit Provider' })).toHaveCount(0);
});

test('nine characters are too few, ten are enough', { tag: '@wide' }, async ({ page }) => {
  const sent = countRequests(page);
  await page.goto('/discover');
  await field(page).fill('  123456789  ');
  await submit(page).click();
  await expect(
    page.getByText('Please enter at least 10 characters describing your project requirements'),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  expect(sent.count).toBe(0);
  await field(page).fill('1234567890');
  await submit(page).click();
  await expect.poll(() => sent.count).toBe(1);
});

test('while recommendations are loading the button says so and sends no second request', {
  tag: '@wide',
}, async ({ page }) => {
  const sent = countRequests(page);
  await hold(page, 'discover.recommend');
  await page.goto('/discover');
  await field(page).fill('Send text messages to customers');
  await submit(page).click();
  const busy = page.getByRole('button', { name: 'Getting Recommendations' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toBeFocused();
  await expect(page.getByText('Loading recommendations')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await field(page).press('ControlOrMeta+Enter');
  expect(sent.count).toBe(1);
});

test('Ctrl+Enter in the field submits the form', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/discover');
  await field(page).fill('Send text messages to customers');
  await field(page).press('ControlOrMeta+Enter');
  await expect(card(page, 'Twilio')).toBeVisible();
});

test('a failure shows the reason, keeps the requirements and can be retried', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await failWith(page, 'discover.recommend', 503, 'The server is busy.');
  await page.goto('/discover');
  await field(page).fill('Send text messages to customers');
  await submit(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(toast).toContainText('503: The server is busy.');
  // The toast is gone in seconds: the reason stays beside the button to try again.
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The recommendations could not be loaded503: The server is busy.Retry',
  );
  await expect(field(page)).toHaveValue('Send text messages to customers');
  await expectAccessible(page);
  await release(page, 'discover.recommend');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Twilio')).toBeVisible();
});

test('if nothing fits it says so, with the reasons', { tag: '@wide' }, async ({ page }) => {
  await respondWith(page, 'discover.recommend', {
    recommendations: [],
    reasoning: 'Nothing in the catalog mentions this.',
    reasoningParts: [{ apiId: null, text: 'Nothing in the catalog mentions this.' }],
    answeredBy: 'catalogue',
    groups: [],
    understood: PLAIN,
  });
  await page.goto('/discover');
  await field(page).fill('qwertyuiop asdfghjkl');
  await submit(page).click();
  await expect(page.getByText('No APIs Found', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing in the catalog mentions this.')).toBeVisible();
  await expectAccessible(page);
});

test('it links to the API research screen', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/discover');
  await page.getByRole('main').getByRole('link', { name: 'API Research & Discovery' }).click();
  await expect(page).toHaveURL('/api-research');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Research & Discovery');
});
