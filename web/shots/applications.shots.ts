import type { Page } from '@playwright/test';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const profile = (seed: Seed) =>
  seed.post('/api/user-profile', {
    companyName: 'Acme Bakeries',
    companyWebsite: 'http://127.0.0.1:9',
    companySize: '11-50',
    contactName: 'Ada Lovelace',
    contactEmail: 'ada@acme.example',
    projectDescription: 'A baking plan for the night shift, made from the orders of all shops.',
    apiUsageDescription: 'Reads new orders every hour and groups them by delivery day.',
  });

const applications = async (seed: Seed) => {
  await profile(seed);
  const providers = await seed.providers();
  const id = (slug: string) => providers.find((one) => one.slug === slug)?.id;
  const common = {
    companyName: 'Acme Bakeries',
    companyWebsite: 'https://acme.example',
    contactName: 'Ada Lovelace',
    contactEmail: 'ada@acme.example',
    projectDescription: 'A baking plan for the night shift, made from the orders of all shops.',
    useCase: 'Reads new orders every hour and groups them by delivery day.',
  };
  await seed.post('/api/applications', { ...common, platformId: id('twitter'), projectName: 'Night shift' });
  await seed.post('/api/applications', {
    ...common,
    platformId: id('facebook'),
    projectName: 'Night shift for bakeries with many shops in several countries',
    platformSpecificFields: { privacyPolicyUrl: 'https://acme.example/privacy' },
  });
};

const choose = async (page: Page, name = 'Facebook Login') => {
  await page.getByRole('radio', { name, exact: true }).click();
  await page.getByRole('textbox', { name: 'Company name' }).waitFor();
};

const step = async (page: Page, name: string) => {
  await choose(page);
  await page.getByRole('button', { name }).click();
};

const review = async (page: Page) => {
  await step(page, 'Review & Submit');
  await page.getByText(/remarks?:/).waitFor();
};

export const list: ShotList = {
  feature: 'applications',
  shots: [
    { name: 'platforms', path: '/apply', seed: applications },
    { name: 'company', path: '/apply', seed: profile, act: choose },
    { name: 'no-profile', path: '/apply', act: choose, windowOnly: true },
    { name: 'project', path: '/apply', seed: profile, act: (page) => step(page, 'Project Details') },
    { name: 'technical', path: '/apply', seed: profile, act: (page) => step(page, 'Technical Info') },
    { name: 'review', path: '/apply', seed: profile, act: review },
    {
      name: 'errors',
      path: '/apply',
      act: async (page) => {
        await choose(page);
        await page.getByRole('button', { name: 'Review & Submit' }).click();
        await page.getByRole('button', { name: 'Submit Application' }).click();
        await page.getByText('Company name is required').waitFor();
      },
    },
    {
      name: 'details',
      path: '/apply',
      seed: applications,
      act: async (page) => {
        await page
          .getByRole('button', { name: /Night shift/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Copy all' }).waitFor();
      },
      windowOnly: true,
    },
    {
      name: 'failed',
      path: '/apply',
      prepare: (page) => page.route(/applications\.list/, (route) => route.abort()),
    },
  ],
};
