import type { Page } from '@playwright/test';
import { failWith, hold } from '../e2e/mock-responses.ts';
import { startSampleApi } from '../e2e/sample-api.ts';
import { type Seed, seedManyKeys } from '../e2e/seed.ts';
import { severalKeys } from './sample-keys.ts';
import type { ShotList } from './shot.ts';

const box = (page: Page) => page.getByLabel('Paste a key, an .env block, a cURL command or a URL');

const SECRET = 'sample-secret-0123456789';
const api = await startSampleApi(SECRET);

const callsOfThree = async (seed: Seed) => {
  for (const [provider, count] of [
    ['openai', 9],
    ['stripe', 4],
    ['github', 2],
  ] as const) {
    const { id } = await seed.key({ provider, apiKey: SECRET, baseUrl: api.url });
    for (let made = 0; made < count; made += 1) {
      const endpoint = made % 3 === 2 ? '/refused' : '/v1/models';
      await seed.post('/api/test', { apiKeyId: id, endpoint, method: 'GET' });
    }
  }
};

export const list: ShotList = {
  feature: 'dashboard',
  shots: [
    { name: 'empty', path: '/', act: (page) => box(page).waitFor() },
    {
      name: 'pasted-key',
      path: '/',
      act: async (page) => {
        await box(page).fill('GITHUB_TOKEN=ghp_abcdefghijklmnopqrstuvwxyz0123456789');
        await page.getByRole('button', { name: 'Add this GitHub key' }).waitFor();
      },
    },
    {
      name: 'pasted-command',
      path: '/',
      act: async (page) => {
        await box(page).fill(
          'curl https://api.github.com/user/repos?sort=updated -H "Accept: application/json"',
        );
        await page.getByRole('button', { name: 'Add a key for it' }).waitFor();
      },
    },
    {
      name: 'pasted-unknown',
      path: '/',
      act: async (page) => {
        await box(page).fill('hello');
        await page.getByText('This is not recognized.').waitFor();
      },
    },
    {
      name: 'sandbox',
      path: '/',
      seed: (seed) => seed.post('/api/sandbox'),
      act: (page) => box(page).waitFor(),
    },
    {
      name: 'sandbox-response',
      path: '/',
      act: async (page) => {
        await page.getByRole('button', { name: 'Try the sandbox' }).click();
        await page.getByRole('button', { name: 'Send request' }).click();
        await page.getByText('200 OK').first().waitFor();
      },
    },
    { name: 'loading', path: '/', prepare: (page) => hold(page, 'keys.list') },
    {
      name: 'error',
      path: '/',
      prepare: (page) => failWith(page, 'keys.list', 503, 'The database is busy. Please try again.'),
      act: (page) => page.getByText('The database is busy').waitFor(),
    },
    { name: 'full', path: '/', seed: severalKeys },
    {
      name: 'attention',
      path: '/',
      seed: async (seed) => {
        for (const days of [-2, 1, 3, 6, 9, 12]) {
          const expiresAt = new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString();
          await seed.key({ name: `Service ${days + 3}`, expiresAt });
        }
      },
    },
    {
      name: 'calls',
      path: '/',
      seed: callsOfThree,
      act: async (page) => {
        await page.getByRole('region', { name: 'Calls', exact: true }).scrollIntoViewIfNeeded();
        await page.getByRole('img', { name: /^Calls per day/ }).waitFor();
      },
    },
    { name: 'many', path: '/', seed: (seed) => seedManyKeys(seed, 60) },
  ],
};
