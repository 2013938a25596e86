import { card, cards, field, results, submit } from './discover-screen.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { respondWith } from './mock-responses.ts';
import { PLAIN } from './understood.ts';

test('several needs stand apart, each with price, free tier and access side by side', async ({ page }) => {
  await page.goto('/discover');
  await field(page).fill('Charge credit cards and send text messages');
  await submit(page).click();
  for (const need of ['Payments', 'SMS']) {
    const group = results(page).getByRole('region', { name: need, exact: true });
    await expect(group.getByRole('heading', { level: 3, name: need })).toBeVisible();
    const table = group.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['API', 'Price', 'Free tier', 'Access']);
    await expect(table.getByRole('row')).toHaveCount(
      (await group.getByRole('heading', { level: 4 }).count()) + 1,
    );
  }
  const names = await cards(page).getByRole('heading', { level: 4 }).allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await expectAccessible(page);
});

test('if nothing fits it asks, and a reply fills the field and searches', async ({ page }) => {
  await page.goto('/discover');
  await field(page).fill('Something cool for my goat');
  await submit(page).click();
  await expect(page.getByText('No APIs Found', { exact: true })).toBeVisible();
  const replies = page.getByRole('group', { name: 'Search for one of these' }).getByRole('button');
  const first = replies.first();
  const text = (await first.textContent()) ?? '';
  await expectAccessible(page);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(text);
  await expect(cards(page).first()).toBeVisible();
  // The reply is gone: the focus is on the results, not lost.
  await page.keyboard.press('Tab');
  await expect(results(page).locator(':focus')).toHaveCount(1);
});

test('a correction says so, has no badge, and can be taken back', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/discover');
  await field(page).fill('Accept paymnets from people');
  await submit(page).click();
  await expect(page.getByText('Read “paymnets” as “payments”.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(results(page).getByText('Recommended', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search for “paymnets” instead' }).click();
  await expect(page.getByText('Read “paymnets” as “payments”.')).toHaveCount(0);
  await expect(page.getByText('No APIs Found', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('Accept paymnets from people');
});

test('words that nothing covers are named', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/discover');
  await field(page).fill('Track ships by AIS and send SMS');
  await submit(page).click();
  await expect(results(page)).toContainText('Nothing in the catalog is for AIS.');
  await expect(results(page)).not.toContainText('only come close');
  await expect(card(page, 'Twilio')).toBeVisible();
});

test('conditions and exclusions are shown, and removed with a press', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/discover');
  await field(page).fill('Accept card payments, but not Stripe');
  await submit(page).click();
  await expect(card(page, 'PayPal')).toBeVisible();
  await expect(card(page, 'Stripe')).toHaveCount(0);
  const conditions = page.getByRole('list', { name: 'Conditions' }).getByRole('button');
  await expect(conditions).toHaveText([/^Not Stripe/]);
  await expectAccessible(page);
  await conditions.first().click();
  await expect(card(page, 'Stripe')).toBeVisible();
  await expect(conditions).toHaveCount(0);
});

test('a text in a language that is hardly read says that English works best', { tag: '@wide' }, async ({
  page,
}) => {
  const question = { text: 'What should the software do, in a few words?', replies: ['send text messages'] };
  await respondWith(page, 'discover.recommend', {
    recommendations: [],
    reasoning: 'Answered from the built-in catalog.',
    reasoningParts: [{ apiId: null, text: 'Answered from the built-in catalog.' }],
    answeredBy: 'catalogue',
    groups: [],
    understood: { ...PLAIN, language: 'Finnish', question },
  });
  await page.goto('/discover');
  await field(page).fill('Jotain hauskaa koirille');
  await submit(page).click();
  await expect(page.getByText('This looks like Finnish. English works best.')).toBeVisible();
});
