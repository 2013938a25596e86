import type { Page } from '@playwright/test';
import { hold } from '../e2e/mock-responses.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const CALLS = `@team = blue

### List models
GET https://api.openai.com/v1/models
Authorization: Bearer sk-proj-abcdefghijklmnopqrstuvwxyz0123456789

### Add a box with a name that is longer than any list of requests on a narrow screen can show in one line
POST https://boxes.example.com/teams/{{team}}/boxes?include=contents&order=newest
X-Api-Key: abcdefghij0123456789

{"size": 4}

### List models again
GET https://api.openai.com/v1/models

### Trace it
TRACE https://boxes.example.com/boxes

### Without a host
GET /relative

### What is this
no request at all
`;

const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Drop a file here').waitFor();
};

const review = async (page: Page): Promise<void> => {
  await open(page);
  const buffer = Buffer.from(CALLS);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'calls.http', mimeType: 'text/plain', buffer });
  await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor();
};

const paste = async (page: Page, text: string): Promise<void> => {
  await open(page);
  await page.getByLabel('Or paste a document').fill(text);
  await page.getByRole('button', { name: 'Review' }).click();
};

const unreadable = async (page: Page): Promise<void> => {
  await paste(page, 'Dear team, please find the requests attached.');
  await page.getByRole('heading', { name: 'Not read' }).waitFor();
};

const reading = async (page: Page): Promise<void> => {
  await paste(page, CALLS);
  await page.getByText('Reading the document').waitFor();
};

const toTheEnd = async (page: Page): Promise<void> => {
  await review(page);
  await page.getByRole('checkbox', { name: 'Store Authorization header' }).check();
  await page.getByText('Line 23').scrollIntoViewIfNeeded();
};

const SAVED = [
  { slug: 'openai', name: 'List models', method: 'GET', endpoint: 'https://api.openai.com/v1/models' },
  {
    slug: 'github',
    name: 'Open an issue',
    method: 'POST',
    endpoint: 'https://api.github.com/repos/acme/shop/issues',
    requestBody: { title: 'The cart forgets its items' },
  },
];

const saved = async (seed: Seed): Promise<void> => {
  const providers = await seed.providers();
  for (const { slug, ...fields } of SAVED)
    await seed.post('/api/saved-endpoints', {
      ...fields,
      providerId: providers.find((one) => one.slug === slug)?.id,
    });
};

const exported = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByText('"openapi": "3.1.0"').waitFor();
};

export const list: ShotList = {
  feature: 'imports',
  shots: [
    { name: 'document', path: '/endpoints', act: open, windowOnly: true },
    { name: 'review', path: '/endpoints', act: review, windowOnly: true },
    { name: 'review-end', path: '/endpoints', act: toTheEnd, windowOnly: true },
    { name: 'unreadable', path: '/endpoints', act: unreadable, windowOnly: true },
    {
      name: 'reading',
      path: '/endpoints',
      prepare: (page) => hold(page, 'imports.review'),
      act: reading,
      windowOnly: true,
    },
    { name: 'export', path: '/endpoints', seed: saved, act: exported, windowOnly: true },
  ],
};
