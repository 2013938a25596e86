import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const profile = (seed: Seed) =>
  seed.post('/api/user-profile', {
    companyName: 'Acme Bakeries',
    companyWebsite: 'https://acme.example',
    companySize: '11-50',
    contactName: 'Ada Lovelace',
    contactEmail: 'ada@acme.example',
    projectDescription: 'A baking plan for the night shift, made from the orders of all shops.',
    apiUsageDescription: 'Reads new orders every hour and groups them by delivery day.',
  });

const create = async (page: Page) => {
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await page.getByRole('textbox', { name: 'Company name' }).waitFor();
};

const choosePlatform = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Platform' }).fill('Facebook');
  await page.getByRole('option').first().click();
  await page.getByRole('progressbar').waitFor();
};

export const list: ShotList = {
  feature: 'profile',
  shots: [
    { name: 'not-found', path: '/profile' },
    { name: 'create', path: '/profile', act: create },
    {
      name: 'errors',
      path: '/profile',
      act: async (page) => {
        await create(page);
        await page.getByRole('textbox', { name: 'Company website' }).fill('acme');
        await page.getByRole('button', { name: 'Create Profile' }).click();
        await page.getByText('Company name is required').waitFor();
      },
    },
    { name: 'edit', path: '/profile', seed: profile, act: choosePlatform },
    {
      name: 'changed',
      path: '/profile',
      seed: profile,
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Industry' }).fill('Food');
        await page.getByText('Not saved yet').waitFor();
      },
      windowOnly: true,
    },
    {
      name: 'delete',
      path: '/profile',
      seed: profile,
      act: async (page) => {
        await page.getByRole('button', { name: 'Delete profile' }).click();
        await page.getByRole('dialog').waitFor();
      },
      windowOnly: true,
    },
    {
      name: 'failed',
      path: '/profile',
      prepare: (page) => page.route(/profile\.get/, (route) => route.abort()),
    },
  ],
};
