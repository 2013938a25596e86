import { describe, expect, it } from 'vitest';
import { chosenProvider } from '#src/features/guides/chosen-provider.ts';

const openai = { slug: 'openai' };
const stripe = { slug: 'stripe' };

describe('the provider whose guide is shown', () => {
  it('is the one that the address names', () => {
    expect(chosenProvider([openai, stripe], 'stripe')).toBe(stripe);
  });

  it.each([undefined, '', 'no-such-provider', 'Stripe'])('is the first one for %j', (slug) => {
    expect(chosenProvider([openai, stripe], slug)).toBe(openai);
  });

  it('is none where there are no providers', () => {
    expect(chosenProvider([], 'stripe')).toBeUndefined();
  });
});
