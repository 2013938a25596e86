import type { Page } from '@playwright/test';
import { startSampleApi } from '../e2e/sample-api.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const SECRET = 'sample-secret-0123456789';
const api = await startSampleApi(SECRET);

const seed = (one: Seed) =>
  one.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url });

const form = (page: Page) => page.getByRole('form', { name: 'Request' });

const ofKind =
  (kind: string, fill: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Endpoint', { exact: true }).fill('/v1/things');
    await form(page).getByRole('combobox', { name: 'Method' }).selectOption('POST');
    await form(page).getByRole('combobox', { name: 'Kind of body' }).selectOption(kind);
    await fill(page);
  };

const text = async (page: Page): Promise<void> =>
  form(page).getByRole('textbox', { name: 'Text', exact: true }).fill('<note>\n  <to>Ada</to>\n</note>');

const fields = async (page: Page): Promise<void> => {
  for (const [at, name] of ['amount', 'currency', 'tag'].entries()) {
    await form(page).getByRole('button', { name: 'Add field' }).click();
    await page.getByLabel(`Name of field ${at + 1}`).fill(name);
    await page.getByLabel(`Value of field ${at + 1}`).fill(`value ${at + 1}`);
  }
};

const parts = async (page: Page): Promise<void> => {
  await form(page).getByRole('button', { name: 'Add text' }).click();
  await page.getByLabel('Name of part 1').fill('purpose');
  await page.getByLabel('Value of part 1').fill('fine-tune');
  await form(page).getByRole('button', { name: 'Add file' }).click();
  await page.getByLabel('Name of part 2').fill('file');
  const chooser = page.waitForEvent('filechooser');
  await form(page).getByRole('button', { name: 'Choose file of part 2' }).click();
  await (await chooser).setFiles({
    name: 'a-long-name-of-a-training-file-2026-11.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from('{}'),
  });
  await form(page).getByText('application/jsonl, 2 B').waitFor();
};

const query = async (page: Page): Promise<void> =>
  form(page).getByRole('textbox', { name: 'Query' }).fill('query {\n  viewer {\n    login\n  }\n}');

export const list: ShotList = {
  feature: 'bodies',
  shots: [
    { name: 'json', path: '/test', seed, act: ofKind('JSON') },
    { name: 'text', path: '/test', seed, act: ofKind('Text', text) },
    { name: 'form', path: '/test', seed, act: ofKind('Form', fields) },
    { name: 'multipart', path: '/test', seed, act: ofKind('Multipart form', parts) },
    { name: 'file', path: '/test', seed, act: ofKind('File') },
    { name: 'graphql', path: '/test', seed, act: ofKind('GraphQL', query) },
  ],
};
