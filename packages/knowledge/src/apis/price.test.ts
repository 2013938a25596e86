import { expect, it } from 'vitest';
import { fromCurated } from '#build/apis/curated-api.ts';
import { isFree, isLasting, priceOf } from '#src/apis/price.ts';
import { curatedApis } from '#src/entries.ts';
import { openKnowledge } from '#src/open-knowledge.ts';

const CURATED_APIS = curatedApis(openKnowledge());

const stripe = fromCurated(
  CURATED_APIS.find(({ slug }) => slug === 'stripe') as (typeof CURATED_APIS)[number],
);

it('a price that was checked has its day and its page', () => {
  expect(priceOf(stripe)).toMatchObject({
    model: 'pay-as-you-go',
    checked: '2026-11-20',
    source: 'https://stripe.com/',
  });
  expect(isFree({ ...stripe, freeTier: 'A monthly credit' })).toBe(true);
  expect(isFree({ ...stripe, freeTier: null })).toBe(false);
});

it('what may only be tried is not free', () => {
  const tiers = [
    'A trial',
    'A test mode',
    'A 30-day trial with free units, to verified numbers only',
    'A credit for new accounts',
  ];
  for (const freeTier of [...tiers, 'Sandbox stores for developers', 'A trial and a developer environment'])
    expect(isLasting(freeTier), freeTier).toBe(false);
  for (const freeTier of [
    'A trial, and a free plan for a few hosts',
    'A monthly allowance of tests',
    'A sandbox; a small plan',
  ])
    expect(isLasting(freeTier), freeTier).toBe(true);
  expect(isFree({ ...stripe, freeTier: 'A trial' })).toBe(false);
});

it('a price that was not checked is not known, even if it says that the API is free', () => {
  const unchecked = { ...stripe, pricingModel: 'free' as const, pricingChecked: null };
  expect(priceOf(unchecked)).toBeNull();
  expect(isFree(unchecked)).toBeNull();
});

it('what is free is not free for a business where the terms say so', () => {
  const openMeteo = CURATED_APIS.find(({ slug }) => slug === 'open-meteo') as (typeof CURATED_APIS)[number];
  expect(fromCurated(openMeteo).isFreeForCommercialUse).toBe(false);
  expect(stripe.isFreeForCommercialUse).toBeNull();
});

it('every curated price that is shown has a day and a page', () => {
  for (const api of CURATED_APIS.map(fromCurated)) {
    const price = priceOf(api);
    expect(price === null).toBe(api.pricing === null);
    if (price !== null) expect(price.checked + price.source, api.id).toMatch(/^20\d\d-\d\d-\d\dhttps?:/);
  }
});
