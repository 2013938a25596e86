import { expect, test } from './fixtures.ts';
import { autoSave, domain, query } from './research-screen.ts';
import { chooseMethod, editor, endpoint, form, method, openWithKey, writeBody } from './testing-screen.ts';

test('requirements that were typed are still there after a reload, and after a visit to another screen', async ({
  page,
}) => {
  const field = page.getByLabel('Project Requirements');
  await page.goto('/discover');
  await field.fill('Send text messages');
  await page.reload();
  await expect(field).toHaveValue('Send text messages');
  await page.goto('/keys');
  await page.goBack();
  await expect(field).toHaveValue('Send text messages');
});

test('so are the fields of the research screen', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/api-research');
  await query(page).fill('transcribe audio');
  await autoSave(page).check();
  await domain(page).fill('example.com');
  await page.reload();
  await expect(query(page)).toHaveValue('transcribe audio');
  await expect(autoSave(page)).toBeChecked();
  await expect(domain(page)).toHaveValue('example.com');
});

test('so is a request, except its headers, which are never stored in the browser', async ({ page, seed }) => {
  await openWithKey(page, seed, 'http://127.0.0.1:9');
  await endpoint(page).fill('/v1/things');
  await chooseMethod(page, 'PUT');
  await writeBody(page, '{"a": 1}');
  await form(page).getByRole('button', { name: 'Request headers' }).click();
  await form(page).getByRole('button', { name: 'Add header' }).click();
  await form(page).getByLabel('Name of header 1').fill('X-Token');
  await form(page).getByLabel('Value of header 1').fill('canary-secret');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('/v1/things');
  expect(stored).not.toMatch(/X-Token|canary-secret/);
  await page.reload();
  await expect(endpoint(page)).toHaveValue('/v1/things');
  await expect(method(page)).toHaveValue('PUT');
  await expect(editor(page)).toHaveText('{"a": 1}');
  await expect(form(page).getByRole('button', { name: 'Request headers', exact: true })).toBeVisible();
});
