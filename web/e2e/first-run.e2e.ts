import type { Page } from '@playwright/test';
import { counting } from './counting.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { tabTo } from './tab-to.ts';
import { body, endpoint, keyField, SECRET, sendButton, test, verdict } from './testing-screen.ts';

const OPENAI_KEY = `sk-proj-${'a1B2c3D4'.repeat(6)}`;
const GITHUB_KEY = `ghp_${'a1B2c3'.repeat(6)}`;

const box = (page: Page) => page.getByLabel('Paste a key, an .env block, a cURL command or a URL');
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Key' });

const open = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(box(page)).toBeVisible();
};

test('from an empty dashboard, a pasted key and three clicks lead to the first successful call', async ({
  page,
  api,
}) => {
  // The key of a built-in provider would be sent to that provider: here it gets the base URL of the stand-in instead.
  await page.route('**/trpc/keys.add*', async (route) => {
    const sent = route.request().postData() ?? '';
    const changed = sent.replace(OPENAI_KEY, SECRET).replace('"baseUrl":null', `"baseUrl":"${api.url}"`);
    await route.continue({ postData: changed });
  });
  const { used, click, paste } = counting(page);
  await open(page);
  await paste(`OPENAI_API_KEY=${OPENAI_KEY}`);
  await expect(page.getByText('Recognized as a key for OpenAI.')).toBeVisible();
  await expectAccessible(page);
  await click('Add this OpenAI key', 'button');
  await expect(addDialog(page).getByRole('combobox', { name: 'Provider' })).toHaveValue('OpenAI');
  await click('Add Key', 'button');
  await expect(endpoint(page)).toHaveValue('/v1/models');
  await click('Send request', 'button');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  expect(used).toEqual({ clicks: 3, pastes: 1 });
});

test('without a key, the sandbox gives a first response in two clicks, and says that it is simulated', {
  tag: '@wide',
}, async ({ page }) => {
  const { used, click } = counting(page);
  await open(page);
  await click('Try the sandbox', 'button');
  await expect(keyField(page)).toHaveValue('Sandbox key · Gatehouse Sandbox (simulated)');
  await expect(endpoint(page)).toHaveValue('/v1/messages');
  await click('Send request', 'button');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
  await expect(page.getByText('Simulated', { exact: true })).toBeVisible();
  await expect(body(page)).toContainText('simulated');
  await expectAccessible(page);
  expect(used.clicks).toBe(2);

  // It counts for nothing, and the start stays until there is a real key.
  await page.goto('/');
  await expect(box(page)).toBeVisible();
  await expect(page.locator('dl').filter({ hasText: 'Active API Keys' }).locator('dd').first()).toHaveText(
    '0',
  );
  await expect(page.getByRole('table', { name: 'The latest API keys' })).toContainText('(simulated)');
});

test('by keyboard alone: the sandbox, and a pasted command', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await tabTo(page, box(page));
  await page.keyboard.insertText(`curl https://api.github.com/user -H "Authorization: Bearer ${GITHUB_KEY}"`);
  const store = page.getByRole('button', { name: 'Store the key' });
  await expect(store).toBeVisible();
  await tabTo(page, store);
  await page.keyboard.press('Enter');
  await expect(addDialog(page).getByRole('combobox', { name: 'Provider' })).toHaveValue('GitHub');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(addDialog(page)).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Try the sandbox' }));
  await page.keyboard.press('Enter');
  await expect(endpoint(page)).toHaveValue('/v1/messages');
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/^OK: 200 OK/);
});

test('a cURL command gives its key to the Add dialog, and the rest of it to the request', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page);
  await box(page).fill(
    `curl -X POST https://api.github.com/user/repos -H "Authorization: Bearer ${GITHUB_KEY}" -d '{"name":"demo"}'`,
  );
  await expect(box(page)).toHaveCSS('-webkit-text-security', 'disc');
  await page.getByRole('button', { name: 'Store the key' }).click();
  const dialog = addDialog(page);
  await expect(dialog.getByLabel('API Key', { exact: false }).first()).toHaveValue(GITHUB_KEY);
  await dialog
    .getByRole('switch', { name: /Verify/ })
    .or(dialog.getByRole('checkbox', { name: /verify/i }))
    .first()
    .uncheck();
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(endpoint(page)).toHaveValue('https://api.github.com/user/repos');
  await expect(keyField(page)).toHaveValue(/GitHub/);
  await expect(page.getByText(GITHUB_KEY)).toHaveCount(0);
});

test('an .env block is reviewed, a URL finds its API, and what is no key says what to do', async ({
  page,
}) => {
  await open(page);
  await box(page).fill(`GITHUB_TOKEN=${GITHUB_KEY}\nOPENAI_API_KEY=${OPENAI_KEY}\nPORT=4000`);
  await page.getByRole('button', { name: 'Review 2 keys' }).click();
  const review = page.getByRole('dialog', { name: 'Review the pasted keys' });
  await expect(review.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await box(page).fill('https://api.github.com/user');
  await expect(page.getByText(/GET https:\/\/api.github.com\/user, to GitHub/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a key for it' }).click();
  await expect(addDialog(page).getByRole('combobox', { name: 'Provider' })).toHaveValue('GitHub');
  await page.keyboard.press('Escape');
  await expect(addDialog(page)).toBeHidden();
  await box(page).fill('hello');
  await expect(page.getByText('This is not recognized.', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('a pasted description is reviewed before anything is stored', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await box(page).fill(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Demo', version: '1' },
      servers: [{ url: 'https://api.github.com' }],
      paths: { '/user': { get: { summary: 'The user', responses: {} } } },
    }),
  );
  await page.getByRole('button', { name: 'Review its endpoints' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import endpoints' });
  await expect(dialog.getByRole('checkbox', { name: 'Import The user' })).toBeVisible();
});

test('nothing that is pasted leaves the browser before it is stored', { tag: '@wide' }, async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page);
  await box(page).fill(GITHUB_KEY);
  await page.getByRole('button', { name: 'Add this GitHub key' }).click();
  await expect(addDialog(page).getByRole('combobox', { name: 'Provider' })).toHaveValue('GitHub');
  expect(bodies.filter((text) => text.includes(GITHUB_KEY))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(GITHUB_KEY);
});

test('quick action and select: the dialog opens at once, and finds an API that is not listed', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Add New API Key' }).click();
  const provider = addDialog(page).getByRole('combobox', { name: 'Provider' });
  await provider.fill('mailgun');
  await page.getByRole('option', { name: 'Mailgun (from the catalog)' }).click();
  await expect(provider).toHaveValue('Mailgun (from the catalog)');
});

test('a select of listed providers adds an API of the catalog', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/endpoints');
  await page.getByRole('button', { name: 'Add New Endpoint' }).first().click();
  const provider = page.getByRole('dialog').getByRole('combobox', { name: 'API provider' });
  await provider.fill('mailgun');
  await page.getByRole('option', { name: 'Mailgun (from the catalog)' }).click();
  await expect(page.getByText('Mailgun has been added to your provider list')).toBeVisible();
  await expect(provider).toHaveValue('Mailgun');
});

test('a response that tells to rotate a key has the buttons for it', { tag: '@wide' }, async ({
  page,
  api,
  seed,
}) => {
  const { id } = await seed.key({
    provider: 'openai',
    name: 'Old',
    apiKey: 'wrong-secret-0123456789',
    baseUrl: api.url,
  });
  await page.goto(`/test?keyId=${id}&first=true`);
  await sendButton(page).click();
  await expect(page.getByText('Verify it, then rotate it.', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rotate Old' }).click();
  await expect(page.getByRole('dialog', { name: 'Rotate API Key' })).toBeVisible();
});

test('who has keys has the box in one line, and a pasted command opens with what is stored', async ({
  page,
  seed,
}) => {
  await seed.key({ provider: 'github', name: 'Deploy' });
  await open(page);
  expect((await box(page).boundingBox())?.height).toBeLessThan(48);
  await expect(page.getByRole('button', { name: 'Try the sandbox' })).toBeHidden();
  await box(page).fill('curl https://api.github.com/user/repos?sort=updated -H "Accept: application/json"');
  await expect(page.getByText('Recognized as a curl command', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open on the test screen' }).click();
  await expect(keyField(page)).toHaveValue(/^Deploy · GitHub/);
  await expect(endpoint(page)).toHaveValue('https://api.github.com/user/repos?sort=updated');
});
