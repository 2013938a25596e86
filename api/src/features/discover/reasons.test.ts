import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { ApiHit } from '@gatehouse/search/api-search.ts';
import { searchApis } from '@gatehouse/search/search-apis.ts';
import { describe, expect, it } from 'vitest';
import { reasonFor } from '#src/features/discover/reasons.ts';

const knowledge = openKnowledge();
const reasonsFor = (query: string): (ApiHit & { reason: string })[] => {
  const { hits, needs } = searchApis(knowledge, { query, limit: 10 });
  return hits.map((hit) => ({ ...hit, reason: reasonFor(knowledge, hit, needs, hits) }));
};
const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

const QUERIES = [
  'geocode and give directions',
  'property values of houses in a street',
  'track parcels and print shipping labels',
  'pictures for the posts of a travel blog, without paying for them',
  'decode a VIN number into make and model',
  'a chatbot that answers from our documents',
  'events and tickets, reminders by SMS and payments',
  'satellite pictures of a river',
  'pharmacy: side effects of a drug',
  'who voted how in parliament',
];

describe.each(QUERIES)('the reasons for %s', (query) => {
  it('quote words of the entry, or of the text where the entry has them', () => {
    const found = reasonsFor(query);
    expect(found.length).toBeGreaterThan(0);
    for (const { api, reason } of found) {
      const own = new Set(
        stemsOf([api.name, api.provider, api.description, ...api.features, ...api.alsoCalled].join(' ')),
      );
      const asked = new Set(stemsOf(query));
      for (const [, quote = ''] of reason.matchAll(/“([^”]+)”/g))
        for (const stem of stemsOf(quote))
          expect(own.has(stem) || asked.has(stem), `${api.id}: ${reason}`).toBe(true);
    }
  });

  it('say of no API what it lacks', () => {
    for (const { reason } of reasonsFor(query)) expect(reason).not.toMatch(/but not|no ability|lacks/);
  });
});

it('a need is covered by an ability that says it: what only helps to build it is no ground', () => {
  const found = reasonsFor('a chatbot for our website');
  expect(found.length).toBeGreaterThan(0);
  for (const { covers, matches, api } of found)
    for (const need of covers) expect(api.features).toContain(matches.find((one) => one.need === need)?.by);
});

it('an ability that somebody assigned is not quoted as if the entry said it', () => {
  const flickr = reasonsFor('stock photos').find(({ api }) => api.id.startsWith('flickr'));
  expect(flickr?.reason ?? 'Listed for stock photos').toMatch(/^Listed for stock photos/);
});
