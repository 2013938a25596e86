import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const search = (query: string) => searchApis(knowledge, { query, limit: 5 });
const statedBy = (query: string) =>
  search(query).needs.flatMap(({ name, kind, isImplied }) =>
    kind === 'concept' && !isImplied ? [name] : [],
  );

describe('an idea told in the words of those who need it', () => {
  it.each([
    ['tell anglers when the waves are high', 'tides'],
    ['remind my cleaning crew of their shift the evening before', 'SMS'],
    ['let tenants report a broken heater and track what became of it', 'customer support'],
    ['a site where refugees understand letters in their mother tongue', 'translation'],
    ['let therapists and patients meet on screen', 'video calls'],
  ])('is read: %s', (query, need) => {
    expect(statedBy(query)).toContain(need);
    expect(search(query).hits.length).toBeGreaterThan(0);
  });

  it('is a guess: nothing is claimed of it or recommended for it', () => {
    const { hits } = search('tell anglers when the waves are high');
    expect(hits.length).toBeGreaterThan(0);
    for (const { covers, isRecommended } of hits) expect([covers, isRecommended]).toEqual([[], false]);
  });

  it('is not read from one word, or from two in a text that describes no software', () => {
    expect(search('a harbour').hits).toEqual([]);
    expect(search('horses and moonlight').hits).toEqual([]);
    expect(search('the washing machine leaks when it spins').hits).toEqual([]);
  });

  it('stands beside a need that is stated', () => {
    expect(statedBy('translate for anglers when the waves are high').sort()).toEqual([
      'tides',
      'translation',
    ]);
  });

  it('takes weight from what is said in passing', () => {
    const { needs } = search('let people log in with a link in their inbox, no password');
    const weightOf = (wanted: string) => needs.find(({ name }) => name === wanted)?.weight ?? 0;
    expect(weightOf('authentication')).toBeGreaterThan(weightOf('mailbox access'));
  });

  it('goes with the way in which people are told of it', () => {
    expect(statedBy('tell anglers by SMS when the waves are high')).toEqual(['SMS', 'tides']);
  });
});
