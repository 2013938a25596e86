import type { Locator, Page } from '@playwright/test';
import type { Seed } from './seed.ts';

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const ENV_FILE = [
  ...Array.from({ length: 12 }, (_, at) => `OPENAI_KEY_${at}=sk-proj-${`a1B${at % 10}`.repeat(12)}`),
].join('\n');

const CALLS = Array.from(
  { length: 30 },
  (_, at) => `### Call ${at}\nGET https://api.openai.com/v1/models/${at}\n`,
);

const seedEndpoint = (seed: Seed, providerId: number) =>
  seed.post('/api/saved-endpoints', {
    name: 'List models',
    providerId,
    method: 'POST',
    endpoint: 'https://api.openai.com/v1/models',
    headers: Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`X-Header-${at}`, 'a'])),
    requestBody: { a: 1 },
  });

export interface DialogCase {
  what: string;
  path: string;
  open: (page: Page) => Promise<unknown>;
  title: string;
  primary: RegExp;
}

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** The dialogs of the product whose content may be longer than a low screen. */
export const DIALOGS: readonly DialogCase[] = [
  {
    what: 'an environment',
    path: '/test?noKey=true',
    open: async (page) => {
      await press(page, 'Manage environments');
      await press(dialog(page, 'Environments'), 'Edit Staging');
    },
    title: 'Edit Staging',
    primary: /^Save$/,
  },
  {
    what: 'a saved endpoint',
    path: '/endpoints',
    open: (page) => press(page, 'Edit List models'),
    title: 'Edit Endpoint',
    primary: /^Save Changes$/,
  },
  {
    what: 'the review of an import',
    path: '/endpoints',
    open: async (page) => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const file = { name: 'calls.http', mimeType: 'text/plain', buffer: Buffer.from(CALLS.join('\n')) };
      await dialog(page, 'Import endpoints').getByLabel('Choose a file').setInputFiles(file);
    },
    title: 'Import endpoints',
    primary: /^Import 30 endpoints$/,
  },
  {
    what: 'a new key',
    path: '/keys',
    open: (page) => press(page, /^Add New Key$/),
    title: 'Add New Key',
    primary: /^Add Key$/,
  },
  {
    what: 'the review of an .env file',
    path: '/keys',
    open: async (page) => {
      await press(page, /^Add New Key$/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), ENV_FILE);
      await dialog(page, 'Add New Key').getByLabel('API Key', { exact: false }).first().focus();
      await page.keyboard.press('ControlOrMeta+V');
    },
    title: 'Review the pasted keys',
    primary: /^Store \d+ keys$/,
  },
  {
    what: 'a key',
    path: '/keys',
    open: async (page) => {
      await press(page, /Main.*\(details\)/);
      await press(dialog(page, 'API Key Details'), 'Edit');
    },
    title: 'Edit API Key',
    primary: /^Save$/,
  },
  {
    what: 'a webhook',
    path: '/marketplace?tab=webhooks',
    open: (page) => press(page, 'Send GitHub Push'),
    title: 'Send GitHub Push',
    primary: /^Send$/,
  },
  {
    what: 'a composition',
    path: '/marketplace?tab=compositions',
    open: (page) => press(page, /^Execute /),
    title: 'Execute “',
    primary: /^Execute$/,
  },
];

/** What the dialogs are about. */
export const seedDialogs = async (seed: Seed): Promise<void> => {
  const { id, providerId } = await seed.key({ provider: 'openai', name: 'Main' });
  await seedEndpoint(seed, providerId);
  const variables = Array.from({ length: 12 }, (_, at) => ({
    name: `name_${at}`,
    value: `${at}`,
    isSecret: false,
  }));
  await seed.post('/api/environments', { name: 'Staging', variables, keys: [{ providerId, apiKeyId: id }] });
};
