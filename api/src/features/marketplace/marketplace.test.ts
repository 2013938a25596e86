import { type Integration, integrationListSchema } from '@gatehouse/contract/marketplace.ts';
import { DIFFICULTIES, INTEGRATION_CATEGORIES } from '@gatehouse/contract/plain/marketplace-options.ts';
import { allIntegrations } from '@gatehouse/integrations/integrations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Listed = { status: number; integrations: Integration[]; message?: string };
type Query = Record<string, string>;

const overRest = async (query: Query): Promise<Listed> => {
  const { status, body } = await test.rest('GET', `/marketplace/integrations?${new URLSearchParams(query)}`);
  return { status, integrations: body, message: body.message };
};

const overTrpc = async (query: Query): Promise<Listed> => {
  const { status, body } = await test.trpc('query', 'marketplace.integrations', query);
  return { status, integrations: body, message: body.message };
};

describe.each([
  ['REST', overRest],
  ['tRPC', overTrpc],
])('the integrations over %s', (_way, list) => {
  it.each([
    {},
    { category: '', difficulty: '' },
    { category: 'All', difficulty: 'aLL' },
    { difficulty: 'ALL' },
  ])('%j lists all, popular ones first', async (query) => {
    const { status, integrations } = await list(query as Query);
    expect(status).toBe(200);
    // Also that no field is there that the contract does not name.
    expect(integrations).toEqual(allIntegrations());
    expect(integrationListSchema.parse(integrations)).toEqual(integrations);
    const firstOther = integrations.findIndex(({ isPopular }) => !isPopular);
    expect(integrations.slice(firstOther).filter(({ isPopular }) => isPopular)).toEqual([]);
  });

  it.each(INTEGRATION_CATEGORIES)('the category %s lists its own', async (category) => {
    const { integrations } = await list({ category });
    expect(integrations).toEqual(allIntegrations().filter((one) => one.category === category));
    expect(integrations.length).toBeGreaterThan(0);
  });

  it.each(DIFFICULTIES)('the difficulty %s lists its own, in a category too', async (difficulty) => {
    const { integrations } = await list({ difficulty });
    expect(integrations).toEqual(allIntegrations().filter((one) => one.difficulty === difficulty));
    expect(integrations.length).toBeGreaterThan(0);
    const both = await list({ difficulty, category: 'payments' });
    expect(both.integrations).toEqual(integrations.filter(({ category }) => category === 'payments'));
  });

  it.each([
    [{ category: 'shipping' }, 'Unknown category; use one of All, payments, ai, communication, analytics'],
    [{ category: 'Payments' }, 'Unknown category; use one of All, payments, ai, communication, analytics'],
    [{ difficulty: 'expert' }, 'Unknown difficulty; use one of All, beginner, intermediate, advanced'],
  ])('%j is rejected with the options', async (query, message) => {
    const { status, message: said } = await list(query as Query);
    expect(status).toBe(400);
    expect(said).toContain(message);
  });
});
