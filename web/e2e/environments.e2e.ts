import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { openPalette } from './open-palette.ts';
import {
  chooseMethod,
  endpoint,
  form,
  keyField,
  openWithKey,
  response,
  sendButton,
  test,
  verdict,
  writeBody,
} from './testing-screen.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const environment = (page: Page) => form(page).getByRole('combobox', { name: 'Environment' });
const variables = (page: Page) => form(page).getByRole('list', { name: 'Variables' });

test('a variable without a value stops the call, and an environment gives it one', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/{{area}}?token={{session}}');
  await expect(variables(page)).toContainText('{{area}} has no value: choose an environment');
  const note =
    '{{area}} has no value: choose an environment. {{session}} has no value: choose an environment';
  await expect(endpoint(page)).toHaveAccessibleDescription(note);
  await expect(endpoint(page)).not.toHaveAttribute('aria-invalid', 'true');
  const parameter = form(page).getByLabel('Value of parameter 1');
  await form(page).getByRole('button', { name: 'Parameters (1)' }).click();
  await expect(parameter).toHaveAccessibleDescription('{{session}} has no value: choose an environment');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('X-Area');
  await form(page).getByLabel('Value of header 1').fill('{{area}} \\{{area}}');
  await expect(form(page).getByLabel('Value of header 1')).toHaveAccessibleDescription(
    '{{area}} has no value: choose an environment',
  );
  await chooseMethod(page, 'POST');
  await writeBody(page, '{"a": "{{session}}"}');
  await expect(form(page).locator('.cm-lintRange-warning')).toHaveText('{{session}}');
  await sendButton(page).click();
  await expect(endpoint(page)).toHaveAttribute('aria-invalid', 'true');
  expect(api.received).toHaveLength(0);

  await form(page).getByRole('button', { name: 'Environments' }).click();
  await dialog(page, 'Environments').getByRole('button', { name: 'Add environment' }).click();
  const added = dialog(page, 'Add environment');
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill('Staging');
  await added.getByLabel('Name of variable 1').fill('area');
  await added.getByLabel('Value of variable 1').fill('things');
  await added.getByLabel('Name of variable 2').fill('session');
  await added.getByLabel('Variable 2 is secret').check();
  await added.getByLabel('Value of variable 2').fill('canary-of-staging-17');
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Add environment' }).click();
  await expect(dialog(page, 'Environments').getByText('2 variables')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Environments')).toBeHidden();

  await environment(page).selectOption('Staging');
  await expect(variables(page)).toContainText('things');
  await expect(variables(page)).not.toContainText('canary-of-staging-17');
  await expect(endpoint(page)).toHaveAccessibleDescription('');
  await expect(parameter).toHaveAccessibleDescription('');
  await expect(form(page).locator('.cm-lintRange-warning')).toHaveCount(0);
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(verdict(page)).toContainText('200');
  expect(api.received[0]?.path).toBe('/v1/things?token=canary-of-staging-17');
  await expect(response(page)).not.toContainText('canary-of-staging-17');

  await page.reload();
  await expect(environment(page)).toHaveValue(/\d+/);
  await environment(page).selectOption('No environment');
  await expect(variables(page)).toContainText('{{area}} has no value: choose an environment');
});

test('an environment chooses its key, and without one the key of before is chosen again', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  const { id, providerId } = await seed.key({ provider: 'openai', name: 'For tests', baseUrl: api.url });
  await seed.post('/api/environments', { name: 'Staging', keys: [{ providerId, apiKeyId: id }] });
  await seed.post('/api/environments', { name: 'Local', variables: [] });
  await page.reload();
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  await environment(page).selectOption('Staging');
  await expect(keyField(page)).toHaveValue('For tests · OpenAI');
  await page.reload();
  await expect(keyField(page)).toHaveValue('For tests · OpenAI');
  await environment(page).selectOption('No environment');
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  // An environment that says nothing about the provider leaves the key as it was before.
  await environment(page).selectOption('Staging');
  await expect(keyField(page)).toHaveValue('For tests · OpenAI');
  await environment(page).selectOption('Local');
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
});

test('an environment that is chosen in the palette chooses its key, on the test screen and before it is opened', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const live = await openWithKey(page, seed, api.url);
  const { id, providerId } = await seed.key({
    provider: 'openai',
    name: 'For tests',
    apiKey: 'for-tests-0123456789',
    baseUrl: api.url,
  });
  await seed.post('/api/environments', { name: 'Staging', keys: [{ providerId, apiKeyId: id }] });
  await page.reload();
  await endpoint(page).fill('/v1/models');
  const choose = async (name: string): Promise<void> => {
    await openPalette(page);
    await page.keyboard.type(`environment ${name}`);
    await page.getByRole('option', { name: `Environment: ${name}` }).click();
    await expect(page.getByRole('dialog', { name: /^Search commands/ })).toBeHidden();
  };
  await choose('Staging');
  await expect(keyField(page)).toHaveValue('For tests · OpenAI');
  await sendButton(page).click();
  await expect
    .poll(() => api.received.map(({ headers }) => headers.authorization))
    .toEqual(['Bearer for-tests-0123456789']);
  await choose('none');
  await expect(keyField(page)).toHaveValue('Production · OpenAI');

  await page.goto('/settings');
  await choose('Staging');
  await page.goto('/test');
  await expect(keyField(page)).toHaveValue('For tests · OpenAI');
  await expect(endpoint(page)).toHaveValue('/v1/models');

  // A link that names a key means that key.
  await page.goto('/settings');
  await choose('none');
  await page.goto(`/test?keyId=${id}`);
  await expect(environment(page)).toHaveValue('');
  await expect(keyField(page)).toHaveValue('For tests · OpenAI');
  await page.goto(`/test?keyId=${live}`);
  await choose('Staging');
  await expect(keyField(page)).toHaveValue('For tests · OpenAI');
});

test('a text that looks like a variable and was sent so is sent so again from the history', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  const id = await openWithKey(page, seed, api.url);
  await seed.post('/api/test', { apiKeyId: id, method: 'GET', endpoint: '/v1/models?limit=\\{{x}}' });
  await page.goto('/history');
  await page.getByRole('button', { name: /v1\/models/ }).click();
  await dialog(page, 'Call details').getByRole('button', { name: 'Open on the test screen' }).click();
  await expect(endpoint(page)).toHaveValue(`${api.url}/v1/models?limit=\\{{x}}`);
  await expect(variables(page)).toBeHidden();
  await sendButton(page).click();
  await expect(verdict(page)).toContainText('200');
  expect(api.received.map(({ path }) => path)).toEqual(['/v1/models?limit={{x}}', '/v1/models?limit={{x}}']);
});
