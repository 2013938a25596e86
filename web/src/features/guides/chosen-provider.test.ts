import { describe, expect, it } from 'vitest';
import { chosenProvider, matchingProviders } from '#src/features/guides/chosen-provider.ts';

const openai = { slug: 'openai', name: 'OpenAI' };
const x = { slug: 'twitter', name: 'X (Twitter)' };
const stripe = { slug: 'stripe', name: 'Stripe' };
const providers = [openai, x, stripe];

describe('the provider whose guide is shown', () => {
  it('is the one that the address names by its slug', () => {
    expect(chosenProvider(providers, { provider: 'stripe' })).toBe(stripe);
  });

  it('is the first one where the address names none, or one that is not there', () => {
    expect(chosenProvider(providers, {})).toBe(openai);
    expect(chosenProvider(providers, { provider: 'nope' })).toBe(openai);
  });

  it('is the one of that name where the address names an API, and none where it is not in the list', () => {
    expect(chosenProvider(providers, { api: 'stripe' })).toBe(stripe);
    expect(chosenProvider(providers, { api: ' x  (TWITTER)' })).toBe(x);
    expect(chosenProvider(providers, { api: 'PayPal' })).toBeUndefined();
    expect(chosenProvider(providers, { api: 'PayPal', provider: 'stripe' })).toBe(stripe);
  });

  it('is none where there is none', () => {
    expect(chosenProvider([], { provider: 'stripe' })).toBeUndefined();
    expect(chosenProvider([], {})).toBeUndefined();
  });
});

it('a provider is found by a part of its name or slug, whatever the case of its letters', () => {
  expect(matchingProviders(providers, ' STR ')).toEqual([stripe]);
  expect(matchingProviders(providers, 'twitter')).toEqual([x]);
  expect(matchingProviders(providers, '')).toEqual(providers);
  expect(matchingProviders(providers, 'zzz')).toEqual([]);
});
