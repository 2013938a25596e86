import type { Page } from '@playwright/test';
import { failWith, hold } from '../e2e/mock-responses.ts';
import { seedManyKeys } from '../e2e/seed.ts';
import { severalKeys } from './sample-keys.ts';
import type { ShotList } from './shot.ts';

const box = (page: Page) => page.getByLabel('Paste a key, an .env block, a cURL command or a URL');

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
    { name: 'many', path: '/', seed: (seed) => seedManyKeys(seed, 60) },
  ],
};
