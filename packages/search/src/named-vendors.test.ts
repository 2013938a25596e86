import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const idsFor = (query: string): string[] =>
  searchApis(knowledge, { query, limit: 10 }).hits.map(({ api }) => api.id);

it('lists first what does the work of several named vendors, and none of them', () => {
  const ids = idsFor('one integration for UPS, FedEx and USPS labels').slice(0, 3);
  expect(ids.some((id) => ['easypost', 'shippo', 'shipengine'].includes(id))).toBe(true);
  for (const id of ['ups', 'fedex', 'usps']) expect(ids).not.toContain(id);
  expect(idsFor('Dutch webshop: is Mollie better than Stripe or Adyen?').slice(0, 3).sort()).toEqual([
    'adyen',
    'mollie',
    'stripe',
  ]);
});

it('takes an everyday word for a vendor beside what that does, and else for a word', () => {
  expect(idsFor('merge two pdfs')).not.toContain('merge');
  expect(idsFor('merge api')).toContain('merge');
  expect(idsFor('square payments')[0]).toBe('square');
  expect(idsFor('notion pages')[0]).toBe('notion');
});

it('finds a vendor whose name goes on in another script', () => {
  expect(idsFor('自社のECサイトにLINEログインを入れたい')[0]).toBe('line-login');
});
