import type { Page } from '@playwright/test';
import { failWith, hold, rejectWith, respondWith } from '../e2e/mock-responses.ts';
import type { Seed } from '../e2e/seed.ts';
import { pasteSeveral, press } from './add-key-steps.ts';
import { severalKeys } from './sample-keys.ts';
import type { ShotList } from './shot.ts';

const fillNew = async (page: Page): Promise<void> => {
  await press(page, 'Add New Key');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('API Key', { exact: false })
    .first()
    .fill('sk-proj-abcdefghijklmnopqrstuvwxyz0123456789');
  await dialog.getByLabel('Key name').fill('Production');
};

const fillKey =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await press(page, 'Add New Key');
    await page.getByRole('dialog').getByLabel('API Key', { exact: false }).first().fill(text);
  };

const openAdvanced = async (page: Page): Promise<void> => {
  await press(page, 'Add New Key');
  await page
    .getByLabel('API Key', { exact: false })
    .first()
    .fill('sk-proj-abcdefghijklmnopqrstuvwxyz0123456789');
  await press(page, 'Advanced');
};

const edit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Shop checkout' }).first().click();
  await press(page, 'Edit');
};

const verdict = (valid: boolean, status: number, hoursAgo = 2) => ({
  verifiedAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  valid,
  status,
  message: valid ? 'GitHub accepts this key' : 'OpenAI rejects this key (401)',
  scopes: valid ? ['repo', 'read:user'] : null,
});

/** Verdicts as providers would give them: no provider is called for a screenshot. */
const withVerdicts = (page: Page): Promise<unknown> =>
  page.route(/\/trpc\/[^?]*keys\.list/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = JSON.parse(text);
    // Several queries may be in one request.
    const at = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',').indexOf('keys.list');
    for (const key of (Array.isArray(body) ? body[at] : body).result.data) {
      if (key.name === 'Release bot') key.verdict = verdict(true, 200);
      if (key.name === 'Production') key.verdict = verdict(true, 200, 0);
      if (key.name === 'Support assistant')
        Object.assign(key, { verdict: verdict(false, 401), isActive: false });
    }
    await route.fulfill({ response, json: body });
  });

/** Several keys, one of which was used and rotated. */
const rotatedKeys = async (seed: Seed): Promise<void> => {
  await severalKeys(seed);
  const bot = (await seed.keys()).find(({ name }) => name === 'Release bot');
  const rotation = { newApiKey: 'ghp_newnewnewnewnewnewnewnewnewnewnew111' };
  await seed.post(`/api/keys/${bot?.id}/reveal`);
  await seed.post(`/api/keys/${bot?.id}/hosts`, { host: 'github.example.com' });
  await seed.post(`/api/keys/${bot?.id}/rotate`, rotation);
};

const REJECTED = { valid: false, status: 401, message: 'GitHub rejects this key (401)' };

export const list: ShotList = {
  feature: 'keys',
  shots: [
    { name: 'empty', path: '/keys' },
    { name: 'loading', path: '/keys', prepare: (page) => hold(page, 'keys.list') },
    {
      name: 'error',
      path: '/keys',
      prepare: (page) => failWith(page, 'keys.list', 503, 'The database is busy. Please try again.'),
    },
    { name: 'full', path: '/keys', seed: severalKeys, prepare: withVerdicts },
    {
      name: 'revealed',
      path: '/keys',
      seed: severalKeys,
      act: async (page) => {
        await press(page, 'Reveal Release bot');
        await page.getByRole('button', { name: 'Hide Release bot' }).waitFor();
      },
    },
    {
      name: 'found',
      path: '/keys?show=attention',
      seed: severalKeys,
      act: (page) => page.getByRole('searchbox').fill('shop'),
    },
    {
      name: 'not-found',
      path: '/keys',
      seed: severalKeys,
      act: async (page) => {
        await page.getByRole('searchbox').fill('no such key');
        await page.getByText('No key matches').waitFor();
      },
    },
    {
      name: 'details',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: (page) => page.getByRole('button', { name: 'Shop checkout' }).first().click(),
    },
    {
      name: 'activity',
      path: '/keys',
      seed: rotatedKeys,
      prepare: withVerdicts,
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Release bot' }).first().click();
        await press(page, 'Activity');
        await page.getByRole('list', { name: 'Activity' }).waitFor();
      },
    },
    { name: 'editing', path: '/keys', seed: severalKeys, windowOnly: true, act: edit },
    {
      name: 'editing-invalid',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: async (page) => {
        await edit(page);
        await page.getByLabel('Key name').fill('');
        await page.getByLabel('Base URL').fill('proxy.example.com');
        await press(page, 'Save');
      },
    },
    {
      name: 'added',
      path: '/keys',
      prepare: async (page) => {
        await withVerdicts(page);
        await respondWith(page, 'verification.verifyKey', {
          valid: true,
          status: 200,
          message: 'OpenAI accepts this key',
          scopes: ['models.read', 'files.write'],
        });
      },
      act: async (page) => {
        await fillNew(page);
        await press(page, 'Add Key');
        await page.getByRole('link', { name: 'Send a first call' }).waitFor();
      },
    },
    { name: 'adding', path: '/keys', windowOnly: true, act: openAdvanced },
    {
      name: 'adding-line',
      path: '/keys',
      windowOnly: true,
      act: fillKey(`export OPENAI_API_KEY="sk-proj-${'a1B2'.repeat(12)}"`),
    },
    {
      name: 'adding-from-catalogue',
      path: '/keys',
      windowOnly: true,
      act: fillKey(`lin_api_${'a1B2'.repeat(10)}`),
    },
    { name: 'adding-half', path: '/keys', windowOnly: true, act: fillKey(`AKIA${'Q'.repeat(16)}`) },
    { name: 'reviewing', path: '/keys', windowOnly: true, act: pasteSeveral },
    {
      name: 'reviewed',
      path: '/keys',
      windowOnly: true,
      act: async (page) => {
        await pasteSeveral(page);
        await press(page, 'Store 3 keys');
        await page.getByText('Provider is required').waitFor();
      },
    },
    {
      name: 'adding-invalid',
      path: '/keys',
      windowOnly: true,
      act: async (page) => {
        await press(page, 'Add New Key');
        await press(page, 'Add Key');
      },
    },
    {
      name: 'adding-failed',
      path: '/keys',
      windowOnly: true,
      prepare: (page) =>
        rejectWith(page, 'keys.add', [
          { path: ['name'], message: 'A key with this name already exists' },
          { path: ['owner'], message: 'Something else is wrong with this key.' },
        ]),
      act: async (page) => {
        await fillNew(page);
        await press(page, 'Add Key');
        await page.getByText('A key with this name already exists').first().waitFor();
      },
    },
    {
      name: 'discarding',
      path: '/keys',
      windowOnly: true,
      act: async (page) => {
        await fillNew(page);
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'editing-failed',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      prepare: (page) => failWith(page, 'keys.update', 503, 'The disk is full. Nothing was saved.'),
      act: async (page) => {
        await edit(page);
        await page.getByLabel('Key name').fill('Shop checkout, new');
        await press(page, 'Save');
        await page.getByText('503: The disk is full.').waitFor();
      },
    },
    {
      name: 'choosing-a-provider',
      path: '/keys',
      windowOnly: true,
      act: async (page) => {
        await press(page, 'Add New Key');
        await page.getByRole('combobox', { name: 'Provider' }).click();
      },
    },
    {
      name: 'rotating',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: (page) => press(page, 'Rotate Shop checkout'),
    },
    {
      name: 'rotation-rejected',
      path: '/keys',
      seed: rotatedKeys,
      prepare: (page) => respondWith(page, 'verification.verifyKey', REJECTED),
      windowOnly: true,
      act: async (page) => {
        await press(page, 'Rotate Release bot');
        await page.getByLabel('New API Key').fill('not-a-github-key');
        await press(page, 'Save');
        await page.getByRole('button', { name: 'Save it anyway' }).waitFor();
      },
    },
    {
      name: 'deleting',
      path: '/keys',
      seed: severalKeys,
      windowOnly: true,
      act: (page) => press(page, 'Delete Shop checkout'),
    },
  ],
};
