import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partOf, providerSlugOf } from '#src/features/providers/catalog-provider.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const SAME = { builtIn: { slug: 'twitter', is: 'same' }, id: 'x-api', origin: 'curated' } as const;
const PART = { builtIn: { slug: 'google', is: 'part' }, id: 'gmail', origin: 'curated' } as const;

describe('an API in the catalog', () => {
  it('is a built-in provider, a product of one, or neither', () => {
    expect([providerSlugOf(SAME), partOf(SAME)]).toEqual(['twitter', undefined]);
    expect([providerSlugOf(PART), partOf(PART)]).toEqual(['gmail', 'google']);
    expect(providerSlugOf({ id: 'xkcd.com', origin: 'directory', builtIn: null })).toBeUndefined();
  });

  const saved = async (query: string) => {
    const { body } = await test.rest('POST', '/discover-apis', { query, autoSave: true });
    return body.saved.map(({ name, providerSlug }: { name: string; providerSlug: string }) => [
      name,
      providerSlug,
    ]);
  };

  it.each([
    ['OpenAI', 'openai'],
    ['GitHub', 'github'],
    ['Stripe', 'stripe'],
    ['X API', 'twitter'],
    ['Facebook Graph API', 'facebook-graph'],
    ['Facebook Login', 'facebook'],
    ['Twilio', 'twilio'],
  ])('named %s is already in the list as %s, and is not added again', async (name, slug) => {
    expect(await saved(name)).toEqual([[name, slug]]);
    const { body } = await test.rest('GET', '/providers');
    expect(body.map((provider: Provider) => provider.slug)).toEqual([...BUILT_IN_SLUGS]);
  });

  it('that is one of many products of a provider is added separately', async () => {
    expect(await saved('Gmail API')).toEqual([['Gmail API', 'gmail']]);
  });
});
