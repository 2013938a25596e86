import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import { expect, it } from 'vitest';
import { isLong, matchingProviders } from '#src/features/providers/offers/matching-providers.ts';

const openai = { slug: 'openai', name: 'OpenAI', origin: null };
const x = { slug: 'twitter', name: 'X (Twitter)', origin: null };
const stripe = { slug: 'stripe', name: 'Stripe', origin: null };
const providers = [openai, x, stripe];

it('a provider is found by part of its name or slug, in upper or lower case', () => {
  expect(matchingProviders(providers, ' STR ')).toEqual([stripe]);
  expect(matchingProviders(providers, 'twitter')).toEqual([x]);
  expect(matchingProviders(providers, '')).toEqual(providers);
  expect(matchingProviders(providers, 'zzz')).toEqual([]);
});

it('a list is long once it has more than the built-in providers', () => {
  expect(isLong(BUILT_IN_SLUGS)).toBe(false);
  expect(isLong([...BUILT_IN_SLUGS, 'another'])).toBe(true);
});
