import type { Page } from '@playwright/test';
import { failWith, hold } from '../e2e/mock-responses.ts';
import { startSampleSite } from '../e2e/sample-site.ts';
import type { Shot, ShotList } from './shot.ts';

const rich = await startSampleSite('rich');
const stalled = await startSampleSite('stalled');
const empty = await startSampleSite('empty');

const onScreen: Pick<Shot, 'path'> = { path: '/api-research' };

const search =
  (query: string, shown: string, autoSave = false) =>
  async (page: Page): Promise<void> => {
    if (autoSave) await page.getByRole('switch').check();
    await page.getByLabel('Search query').fill(query);
    await page.getByRole('button', { name: 'Discover APIs' }).click();
    await page.getByText(shown).first().waitFor();
  };

const research =
  (domain: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Company domain').fill(domain);
    await page.getByRole('button', { name: 'Search the company’s site' }).click();
    await page.getByText(shown).first().waitFor();
  };

const openDetails = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

const showEvidence = (page: Page) => page.getByRole('button', { name: /^What was tried/ }).click();

export const list: ShotList = {
  feature: 'research',
  shots: [
    { name: 'idle', ...onScreen },
    {
      name: 'industries',
      ...onScreen,
      windowOnly: true,
      act: async (page) => {
        await page.getByRole('combobox', { name: 'Industry' }).click();
        await page.getByRole('option').nth(1).waitFor();
      },
    },
    {
      name: 'searching',
      ...onScreen,
      prepare: (page) => hold(page, 'research.discover'),
      act: search('payments', 'Searching APIs...'),
    },
    { name: 'found', ...onScreen, act: search('transcribe audio recordings', 'APIs for') },
    { name: 'in-view', ...onScreen, act: search('send e-mail', 'APIs for'), windowOnly: true },
    {
      name: 'details',
      ...onScreen,
      windowOnly: true,
      act: async (page) => {
        await search('payments', 'APIs for')(page);
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await openDetails('Stripe')(page);
      },
    },
    {
      name: 'failed',
      ...onScreen,
      prepare: (page) =>
        failWith(page, 'research.discover', 503, 'The server is busy. Try again in a moment.'),
      act: search('payments', 'API discovery failed'),
    },
    { name: 'question', ...onScreen, act: search('goats and moonlight', 'No APIs Found') },
    {
      name: 'correction',
      ...onScreen,
      act: search('accept paymnets', 'Read “paymnets” as “payments”.', true),
    },
    { name: 'auto-saved', ...onScreen, act: search('weather forecast', 'automatically saved', true) },
    {
      name: 'quick',
      ...onScreen,
      act: async (page) => {
        await page.getByRole('button', { name: 'Business Intelligence & CRM' }).click();
        await page.getByText('Discovery Complete').waitFor();
      },
    },
    { name: 'validation', ...onScreen, act: search('ab', 'Query must be at least 3 characters') },
    {
      name: 'researching',
      ...onScreen,
      act: research(stalled.domain, '/sitemap.xml'),
    },
    {
      name: 'canceled',
      ...onScreen,
      act: async (page) => {
        await research(stalled.domain, '/sitemap.xml')(page);
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByText('canceled after').waitFor();
      },
    },
    {
      name: 'company',
      ...onScreen,
      act: async (page) => {
        await research(rich.domain, 'Company Research Complete')(page);
        await showEvidence(page);
      },
    },
    {
      name: 'company-without-apis',
      ...onScreen,
      act: async (page) => {
        await research(empty.domain, 'No APIs detected')(page);
        await showEvidence(page);
      },
    },
  ],
};
