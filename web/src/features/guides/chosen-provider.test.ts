import { describe, expect, it } from 'vitest';
import { chosenProvider } from '#src/features/guides/chosen-provider.ts';

const openai = { slug: 'openai', name: 'OpenAI', origin: null };
const x = { slug: 'twitter', name: 'X (Twitter)', origin: null };
const stripe = { slug: 'stripe', name: 'Stripe', origin: null };
const providers = [openai, x, stripe];

describe('the provider whose guide is shown', () => {
  it('is the one whose slug is in the URL', () => {
    expect(chosenProvider(providers, { provider: 'stripe' })).toBe(stripe);
  });

  it('is the first one if the URL has no slug, or an unknown one', () => {
    expect(chosenProvider(providers, {})).toBe(openai);
    expect(chosenProvider(providers, { provider: 'nope' })).toBe(openai);
  });

  it('is the one with the API name in the URL, and undefined if no provider has that name', () => {
    expect(chosenProvider(providers, { api: 'stripe' })).toBe(stripe);
    expect(chosenProvider(providers, { api: ' x  (TWITTER)' })).toBe(x);
    expect(chosenProvider(providers, { api: 'PayPal' })).toBeUndefined();
    expect(chosenProvider(providers, { api: 'PayPal', provider: 'stripe' })).toBe(stripe);
  });

  it('is the entry of the catalog that is meant, not an API of the same name that was found on a site', () => {
    const found = {
      slug: 'deepl',
      name: 'DeepL',
      origin: { type: 'site', host: 'evil.example', name: 'DeepL' },
    } as const;
    const entry = {
      slug: 'deepl-2',
      name: 'DeepL (deepl.com)',
      origin: { type: 'catalog', id: 'deepl' },
    } as const;
    expect(chosenProvider([found], { api: 'DeepL' })).toBeUndefined();
    expect(chosenProvider([found], { api: 'DeepL', entry: 'deepl' })).toBeUndefined();
    expect(chosenProvider([found, entry], { api: 'DeepL', entry: 'deepl' })).toBe(entry);
  });

  it('is undefined if there are no providers', () => {
    expect(chosenProvider([], { provider: 'stripe' })).toBeUndefined();
    expect(chosenProvider([], {})).toBeUndefined();
  });
});
