import { counting } from './counting.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { body, endpoint, SECRET, sendButton, test, verdict } from './testing-screen.ts';

const PATTERN_KEY = `sk-proj-${'a1B2c3D4'.repeat(6)}`;

test('from an empty dashboard, four clicks and one paste lead to the first successful call', async ({
  page,
  api,
}) => {
  // The key of a built-in provider would be sent to that provider: here it gets the base URL of the stand-in instead.
  await page.route('**/trpc/keys.add*', async (route) => {
    const sent = route.request().postData() ?? '';
    expect(sent).toContain(`"apiKey":"${PATTERN_KEY}"`);
    const changed = sent.replace(PATTERN_KEY, SECRET).replace('"baseUrl":null', `"baseUrl":"${api.url}"`);
    await route.continue({ postData: changed });
  });
  const { used, click, paste } = counting(page);

  await page.goto('/');
  await click('Add API Key', 'link');
  await expect(page).toHaveURL(/\/keys$/);
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  await expect(dialog.getByLabel('API Key', { exact: false }).first()).toBeFocused();
  await paste(PATTERN_KEY);
  await expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveValue('OpenAI');
  await click('Add Key', 'button');
  await expect(page.getByRole('status').filter({ hasText: 'Key is valid' })).toBeVisible();
  await click('Send a first call', 'link');
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await expect(sendButton(page)).toBeInViewport();
  await click('Send request', 'button');

  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  await expect(body(page)).toContainText('"gpt-4o-mini"');
  expect(used.clicks).toBeLessThanOrEqual(4);
  expect(used.pastes).toBeLessThanOrEqual(1);
  await expectAccessible(page);
});

test('the dialog that a link has opened does not open again on a reload, or on the way back', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/test');
  await page.getByRole('main').getByRole('link', { name: 'Add API Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/test$/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
