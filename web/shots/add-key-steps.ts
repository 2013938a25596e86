import type { Page } from '@playwright/test';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const SEVERAL = [
  `OPENAI_API_KEY=sk-proj-${'a1B2'.repeat(12)}`,
  `LINEAR_API_KEY=lin_api_${'a1B2'.repeat(10)}`,
  'BILLING_TOKEN=abcdefghij0123456789',
  `SHOP_AWS_ACCESS_KEY_ID=AKIA${'Q'.repeat(16)}`,
  'DATABASE_URL=postgres://user:password@localhost/app',
  'PORT=3000',
].join('\n');

/** Pastes what `fill` could not: a field of one line joins the lines. */
export const pasteSeveral = async (page: Page): Promise<void> => {
  await press(page, 'Add New Key');
  const field = page.getByRole('dialog').getByLabel('API Key', { exact: false }).first();
  await field.waitFor();
  await field.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, SEVERAL);
  await page.getByRole('dialog', { name: 'Review the pasted keys' }).getByText('Note').first().waitFor();
};
