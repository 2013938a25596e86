import { describe, expect, it } from 'vitest';
import { freeSlug } from '#src/features/providers/discovered-provider.ts';

describe('the slug of an added provider', () => {
  it.each([
    ['Google Maps Platform', 'google-maps-platform'],
    ['  Crème brûlée!! ', 'creme-brulee'],
    ['日本語', 'api'],
    ['x'.repeat(300), 'x'.repeat(90)],
  ])('for %j is %j', (name, slug) => {
    expect(freeSlug(name, new Set())).toBe(slug);
  });

  it('gets a number if it is taken', () => {
    expect(freeSlug('Stripe', new Set(['stripe']))).toBe('stripe-2');
    expect(freeSlug('Stripe', new Set(['stripe', 'stripe-2', 'stripe-3']))).toBe('stripe-4');
  });
});
