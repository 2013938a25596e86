import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const OPENAI = `sk-proj-${'a1B2'.repeat(12)}`;
const GITHUB = `ghp_${'a1B2'.repeat(9)}`;
const LINEAR = `lin_api_${'a1B2'.repeat(10)}`;

const openDialog = async (page: Page) => {
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Key' });
  await dialog.getByLabel('API Key', { exact: false }).first().waitFor();
  return dialog;
};
const keyField = (page: Page) =>
  page.getByRole('dialog', { name: 'Add New Key' }).getByLabel('API Key', { exact: false }).first();
const provider = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Provider' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await keyField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
};

test('of a pasted line of an .env file only the key is stored, unless the user wants the line', {
  tag: '@wide',
}, async ({ page }) => {
  const dialog = await openDialog(page);
  await paste(page, `export OPENAI_API_KEY="${OPENAI}" # new\n`);
  await expect(dialog.getByText('Taken from OPENAI_API_KEY=…: only the value is stored.')).toBeVisible();
  await expect(provider(page)).toHaveValue('OpenAI');
  await expect(dialog.getByLabel('Key name')).toHaveValue('OPENAI_API_KEY');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use the text as pasted' }).click();
  await expect(dialog.getByText('The text is stored exactly as it was pasted.')).toBeVisible();
  await expect(provider(page)).toHaveValue('');
  await dialog.getByRole('button', { name: 'Store only the key' }).click();
  await expect(provider(page)).toHaveValue('OpenAI');
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Reveal OPENAI_API_KEY' }).click();
  await expect(row(page, 'OPENAI_API_KEY')).toContainText(OPENAI);
});

test('the provider follows the pasted key, and never replaces what the user chose', { tag: '@wide' }, async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await keyField(page).fill(OPENAI);
  await expect(provider(page)).toHaveValue('OpenAI');
  await keyField(page).fill(GITHUB);
  await expect(provider(page)).toHaveValue('GitHub');
  await keyField(page).fill('nobody-knows-this-key');
  await expect(provider(page)).toHaveValue('');
  await provider(page).click();
  await page.getByRole('option', { name: 'Stripe', exact: true }).click();
  await keyField(page).fill(OPENAI);
  await expect(provider(page)).toHaveValue('Stripe');
  await expect(dialog.getByText('This looks like a key for OpenAI, not for Stripe.')).toBeVisible();
  await keyField(page).fill(`AKIA${'Q'.repeat(16)}`);
  await expect(dialog.getByText('needs ACCESS_KEY_ID:SECRET_ACCESS_KEY')).toBeVisible();
});

test('a key of an API in the catalog adds its provider, and the same secret twice is told', {
  tag: '@wide',
}, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/409/);
  const dialog = await openDialog(page);
  await keyField(page).fill(LINEAR);
  await expect(dialog.getByText('Linear will be added from the catalog')).toContainText('api.linear.app');
  await expect(provider(page)).toHaveValue('Linear (from the catalog)');
  await dialog.getByLabel('Key name').fill('Issues');
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(row(page, 'Issues')).toContainText('Linear');

  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await keyField(page).fill(LINEAR);
  await expect(provider(page)).toHaveValue('Linear');
  await dialog.getByLabel('Key name').fill('Again');
  await dialog.getByRole('button', { name: 'Add Key' }).click();
  await expect(dialog.getByText('You already stored this secret as “Issues”')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Store it anyway' }).click();
  await expect(row(page, 'Again')).toBeVisible();
});

test('several pasted keys are reviewed, and those that could not be stored stay', async ({
  page,
  seed,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await seed.key({ provider: 'github', name: 'Old bot', apiKey: GITHUB });
  await openDialog(page);
  await paste(
    page,
    [
      '# production',
      `OPENAI_API_KEY=${OPENAI}`,
      `GITHUB_TOKEN='${GITHUB}'`,
      'SERVICE_TOKEN=abcdefghij0123456789',
      'PORT=3000',
      'DATABASE_URL=postgres://user:password@localhost/app',
    ].join('\n'),
  );
  const review = page.getByRole('dialog', { name: 'Review the pasted keys' });
  await expect(review.getByRole('checkbox', { name: 'Store OPENAI_API_KEY' })).toBeChecked();
  await expect(review.getByRole('checkbox', { name: 'Store PORT' })).not.toBeChecked();
  await expect(review.getByText('The address of a database, not an API key')).toBeVisible();
  await expect(review).not.toContainText(OPENAI);
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Store 3 keys' }).click();
  await expect(review.getByText('Provider is required')).toBeVisible();
  await review.getByRole('combobox', { name: 'Provider of SERVICE_TOKEN' }).click();
  await page.getByRole('option', { name: 'Custom', exact: true }).click();
  await review.getByLabel('Name of OPENAI_API_KEY').fill('Chat');
  await review.getByRole('button', { name: 'Store 3 keys' }).click();
  await expect(review.getByText('Stored', { exact: true })).toHaveCount(2);
  await expect(review.getByText('You already stored this secret as “Old bot”')).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Store it anyway' }).click();
  await review.getByRole('button', { name: 'Store 1 key' }).click();
  await expect(review).toBeHidden();
  for (const name of ['Chat', 'GITHUB_TOKEN', 'SERVICE_TOKEN', 'Old bot'])
    await expect(row(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Send a first call' }).click();
  await expect(page).toHaveURL(/\/test/);
  await expect(page.getByRole('form', { name: 'Request' })).toBeVisible();
});
