import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { chooseMethod, endpoint, openWithKey, SECRET, test, writeBody } from './testing-screen.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Code', exact: true });
const code = (page: Page, language: string) =>
  panel(page).getByRole('region', { name: `${language} code`, exact: true });
const generate = (page: Page) => panel(page).getByRole('button', { name: 'Generate Code' });

const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await panel(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const openTab = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Code Generator' }).click();
  await expect(panel(page)).toContainText('No code yet');
};

test('the code for a request is generated, collapses, can be copied, and names what it needs', async ({
  page,
  context,
  seed,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/models');
  await openTab(page);
  await expect(page).toHaveURL(/tab=code/);
  await expectAccessible(page);

  await choose(page, 'Language', 'Java');
  await generate(page).click();
  await expect(page.getByText('Code Generated')).toBeVisible();
  const shown = code(page, 'Java');
  await expect(shown).toContainText('public class Main');
  await expect(panel(page).getByRole('listitem')).toContainText([
    'Java 11 or later: java Main.java',
    'Environment variable OPENAI_API_KEY: the key',
  ]);
  await expect(panel(page)).toContainText('The key is read from the environment variable OPENAI_API_KEY');
  await expectAccessible(page);

  const lastLine = 'System.out.println(response.body())';
  await expect(shown).not.toContainText(lastLine);
  await shown.getByRole('button', { name: 'Show more' }).click();
  await expect(shown).toContainText(lastLine);
  await shown.getByRole('button', { name: 'Show less' }).click();
  await expect(shown).not.toContainText(lastLine);

  await shown.getByRole('button', { name: 'Copy Java code' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`URI.create("${api.url}/v1/models")`);
  expect(copied).toContain(lastLine);
  expect(copied).not.toContain(SECRET);
  expect(api.received).toHaveLength(0);
});

test('once generated, the code follows the form, the language and the framework, which are remembered', {
  tag: '@wide',
}, async ({ page, seed, api }) => {
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/models');
  await openTab(page);
  await choose(page, 'Language', 'Python');
  await generate(page).click();
  await expect(code(page, 'Python')).toContainText('import requests');

  await choose(page, 'Framework', 'HTTPX');
  await expect(code(page, 'Python')).toContainText('import httpx');
  await chooseMethod(page, 'POST');
  await writeBody(page, '{ "name": "ü" }');
  await expect(code(page, 'Python')).toContainText('"name": "ü"');
  await endpoint(page).fill('/v1/other');
  await expect(panel(page)).toContainText(`Sends POST ${api.url}/v1/other`);

  await page.reload();
  await expect(panel(page).getByRole('combobox', { name: 'Language' })).toHaveValue('Python');
  await expect(panel(page).getByRole('combobox', { name: 'Framework' })).toHaveValue('HTTPX');
  await choose(page, 'Language', 'Go');
  await expect(panel(page).getByRole('combobox', { name: 'Framework' })).toHaveCount(0);
});

const failure = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('alert');

test('an invalid form keeps the last code and says why it does not follow', { tag: '@wide' }, async ({
  page,
  seed,
  api,
}) => {
  await openWithKey(page, seed, api.url);
  await openTab(page);
  await generate(page).click();
  await expect(failure(page)).toContainText('Endpoint is required');
  await expect(panel(page).getByRole('alert')).toContainText('Endpoint is required');
  await expect(panel(page)).not.toContainText('No code yet');

  await endpoint(page).fill('/v1/models');
  await expect(panel(page)).toContainText('No code yet');
  await chooseMethod(page, 'POST');
  await writeBody(page, '{ name }');
  await generate(page).click();
  await expect(failure(page)).toContainText('Invalid JSON in request body');
  await writeBody(page, '{ "a": 1 }');
  await generate(page).click();
  await expect(code(page, 'JavaScript')).toContainText('JSON.stringify');

  await writeBody(page, '{ "a": ');
  await expect(panel(page)).toContainText(
    'The code does not follow the form until this is fixed: Invalid JSON in request body',
  );
  await expect(code(page, 'JavaScript')).toContainText('JSON.stringify');
  await writeBody(page, '{ "b": 2 }');
  await expect(panel(page)).not.toContainText('does not follow');
  await expect(code(page, 'JavaScript')).toContainText('b: 2');
  await expectAccessible(page);
});

test('a server that fails is told, and the form stays', { tag: '@wide' }, async ({
  page,
  seed,
  api,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await openWithKey(page, seed, api.url);
  await endpoint(page).fill('/v1/models');
  await openTab(page);
  await page.route('**/trpc/codegen.generate**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy', code: 'X' } }),
  );
  await generate(page).click();
  const toast = page.getByRole('region', { name: /Notifications/ });
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('503: Busy');
  await expect(panel(page).getByRole('alert')).toHaveText('The code was not generated503: Busy');
  await expectAccessible(page);
  await page.unroute('**/trpc/codegen.generate**');
  await generate(page).click();
  await expect(code(page, 'JavaScript')).toContainText('fetch');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(endpoint(page)).toHaveValue('/v1/models');
});
