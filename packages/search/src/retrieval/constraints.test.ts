import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const search = (query: string) => searchApis(knowledge, { query, limit: 10 });

it.each([
  ['sms api with a python sdk', 'SDK'],
  ['geocoding where I may store the results permanently', 'keeping results'],
  ['maps api under $20 a month', 'price limit'],
  ['translation api which does not train on my data', 'what is done with the data'],
  ['object storage with data in Canada', 'data residency'],
  ['chat api that is PCI DSS compliant', 'PCI DSS'],
])('a condition that the catalog cannot check is named, and nothing recommended: %s', (query, name) => {
  const { constraints, hits } = search(query);
  expect(constraints).toEqual([{ name, isRead: false }]);
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.filter(({ isRecommended }) => isRecommended)).toEqual([]);
});

it('what may only be tried is not free, and needs a card in the end', () => {
  const ids = (query: string) => search(query).hits.map(({ api }) => api.id);
  expect(ids('SMS api')).toContain('twilio');
  expect(ids('free SMS api')).not.toContain('twilio');
  expect(ids('SMS api, no credit card')).not.toContain('twilio');
});

it('whether a free API asks for a card is not known', () => {
  const { constraints, hits } = search('weather api without a credit card');
  expect(constraints).toEqual([{ name: 'no credit card', isRead: true }]);
  expect(hits.length).toBeGreaterThan(2);
  for (const { api, unknown } of hits) expect(unknown, api.id).toEqual(['no credit card']);
});

it('what says that data stays in the EU stands before what does not, and alone may be recommended', () => {
  const { constraints, hits } = search('large language model inside the EU');
  expect(constraints).toEqual([{ name: 'data in the EU', isRead: true }]);
  const isSilent = hits.map(({ unknown }) => unknown.includes('data in the EU'));
  expect(isSilent.indexOf(true)).toBeGreaterThan(2);
  expect(isSilent.lastIndexOf(false)).toBeLessThan(isSilent.indexOf(true));
  expect(hits[0]?.api.id).not.toBe('anthropic');
  for (const { isRecommended, unknown } of hits) expect(isRecommended && unknown.length > 0).toBe(false);
});
