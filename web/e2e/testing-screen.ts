import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type SampleApi, startSampleApi } from './sample-api.ts';
import type { Seed } from './seed.ts';

export const SECRET = 'sample-secret-0123456789';

export const test = base.extend<{ api: SampleApi }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  api: async ({}, use) => {
    const api = await startSampleApi(SECRET);
    await use(api);
    await api.close();
  },
});

export const form = (page: Page): Locator => page.getByRole('form', { name: 'Request' });
export const response = (page: Page): Locator => page.getByRole('region', { name: 'Response', exact: true });
export const keyField = (page: Page): Locator => form(page).getByRole('combobox', { name: 'API key' });
export const endpoint = (page: Page): Locator => form(page).getByLabel('Endpoint');
export const method = (page: Page): Locator => form(page).getByRole('combobox', { name: 'Method' });
export const editor = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Request body' });
/** What a screen reader announces when a response arrives. */
export const verdict = (page: Page): Locator => response(page).getByRole('status').first();
export const body = (page: Page): Locator => response(page).getByRole('region', { name: 'Response body' });
export const tree = (page: Page): Locator => response(page).getByRole('tree');
export const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Send request' });

export const chooseMethod = async (page: Page, name: string): Promise<void> => {
  await method(page).selectOption(name);
};

export const writeBody = async (page: Page, text: string): Promise<void> => {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

/** Opens the screen with an OpenAI key that has this base URL. */
export const openWithKey = async (page: Page, seed: Seed, url: string) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: url });
  await page.goto(`/test?keyId=${id}`);
  await expect(keyField(page)).toHaveValue('Production · OpenAI');
  return id;
};

export const send = async (page: Page, path: string): Promise<void> => {
  await endpoint(page).fill(path);
  await sendButton(page).click();
};

/** Away from what a press or a scroll has put under the pointer. */
export const leaveTooltips = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
};

/** Pastes into a field as a browser does. */
export const paste = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
};
