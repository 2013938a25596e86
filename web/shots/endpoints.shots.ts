import type { Page } from '@playwright/test';
import { seedEndpoint } from '../e2e/endpoint-seed.ts';
import { failWith, hold } from '../e2e/mock-responses.ts';
import { startSampleApi } from '../e2e/sample-api.ts';
import type { Seed } from '../e2e/seed.ts';
import type { ShotList } from './shot.ts';

const SAMPLES = [
  { slug: 'openai', name: 'List models', method: 'GET', endpoint: 'https://api.openai.com/v1/models' },
  {
    slug: 'openai',
    name: 'Chat completion with the small model, as the support bot asks it',
    method: 'POST',
    endpoint: 'https://api.openai.com/v1/chat/completions',
    description: 'A short answer for the first line of support. The prompt is the one of the last release.',
    requestBody: { model: 'gpt-4o-mini', messages: [{ role: 'user', content: 'Hello' }] },
    isFavorite: true,
  },
  {
    slug: 'stripe',
    name: 'Refund',
    method: 'POST',
    endpoint: 'https://api.stripe.com/v1/refunds?expand[]=charge&expand[]=payment_intent',
    headers: { 'X-Webhook-Secret': 'sample-0123456789', 'Stripe-Version': '2025-01-27' },
  },
  {
    slug: 'github',
    name: 'Close an issue',
    method: 'PATCH',
    endpoint: 'https://api.github.com/repos/acme/shop/issues/1347',
    isFavorite: true,
  },
  {
    slug: 'github',
    name: 'Delete a branch',
    method: 'DELETE',
    endpoint: 'https://api.github.com/repos/acme/shop/git/refs/heads/old',
  },
];

const several = async (seed: Seed): Promise<void> => {
  const providers = await seed.providers();
  for (const { slug, ...fields } of SAMPLES) {
    const providerId = providers.find((provider) => provider.slug === slug)?.id;
    await seed.post('/api/saved-endpoints', { providerId, ...fields });
  }
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const twelve = async (seed: Seed): Promise<void> => {
  await several(seed);
  const providerId = (await seed.providers()).find(({ slug }) => slug === 'github')?.id;
  for (let at = 1; at <= 12 - SAMPLES.length; at += 1) {
    const endpoint = `https://api.github.com/repos/acme/shop/milestones/${at}`;
    const method = METHODS[at % METHODS.length];
    await seed.post('/api/saved-endpoints', { providerId, name: `Milestone ${at}`, method, endpoint });
  }
};

const withProxy = async (seed: Seed): Promise<void> => {
  await several(seed);
  await seed.key({
    provider: 'stripe',
    name: 'Through the proxy',
    baseUrl: 'https://proxy.example.com/stripe',
  });
};

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const SECRET = 'sample-secret-0123456789';
const api = await startSampleApi(SECRET);

const called = async (seed: Seed): Promise<void> => {
  const { id: apiKeyId } = await seed.key({ provider: 'openai', apiKey: SECRET, baseUrl: api.url });
  const { id: savedEndpointId } = await seedEndpoint(seed, { endpoint: `${api.url}/v1/models`, apiKeyId });
  for (let at = 1; at <= 12; at += 1) {
    const endpoint = at % 5 === 0 ? '/refused' : '/v1/models';
    await seed.post('/api/test', { apiKeyId, endpoint, method: 'GET', savedEndpointId });
  }
};

const removed = async (page: Page): Promise<void> => {
  await press('Delete List models')(page);
  await press('Delete')(page);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
};

const opens = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

export const list: ShotList = {
  feature: 'endpoints',
  shots: [
    { name: 'empty', path: '/endpoints' },
    { name: 'loading', path: '/endpoints', prepare: (page) => hold(page, 'endpoints.list') },
    {
      name: 'error',
      path: '/endpoints',
      prepare: (page) => failWith(page, 'endpoints.list', 503, 'The database is busy.'),
    },
    { name: 'full', path: '/endpoints', seed: twelve },
    {
      name: 'menu',
      path: '/endpoints',
      seed: several,
      windowOnly: true,
      act: async (page) => {
        await press('More actions for Refund')(page);
        await page.getByRole('menuitem', { name: 'Copy', exact: true }).waitFor();
        await page.keyboard.press('ArrowRight');
        await page.getByRole('menuitem', { name: 'cURL' }).waitFor();
      },
    },
    {
      name: 'response-times',
      path: '/endpoints',
      seed: called,
      windowOnly: true,
      act: async (page) => {
        await press('More actions for List models')(page);
        await page.getByRole('menuitem', { name: 'Response times' }).click();
        await page.getByRole('button', { name: /as a table$/ }).click();
      },
    },
    { name: 'favorites', path: '/endpoints?tab=favorites', seed: several },
    { name: 'no-match', path: '/endpoints?q=nothing', seed: several },
    { name: 'editing', path: '/endpoints', seed: several, windowOnly: true, act: opens('Edit Refund') },
    {
      name: 'invalid',
      path: '/endpoints',
      windowOnly: true,
      act: async (page) => {
        await press('Add New Endpoint')(page);
        await press('Save Endpoint')(page);
        await page.getByText('Please select an API provider').waitFor();
      },
    },
    { name: 'deleting', path: '/endpoints', seed: several, windowOnly: true, act: opens('Delete Refund') },
    { name: 'undo', path: '/endpoints', seed: several, windowOnly: true, act: removed },
    { name: 'which-url', path: '/endpoints', seed: withProxy, windowOnly: true, act: opens('Test Refund') },
  ],
};
