import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { stemsIn } from '@gatehouse/knowledge/text/stem.ts';
import { describe, expect, it } from 'vitest';
import { wordMatchOf } from '#src/retrieval/word-match.ts';
import { searchApis } from '#src/search-apis.ts';
import { translated } from '#src/translation/translate-query.ts';

const knowledge = openKnowledge();
const hitsFor = (query: string) => searchApis(knowledge, { query, limit: 10 }).hits;

const ENGLISH = { language: null, telling: [] };

describe('the words of a text', () => {
  it.each([
    ['treaties laid before the UK parliament', 'parliament.uk:treaties'],
    ['who edited or moved a file in our shared drive', 'googleapis.com:driveactivity'],
    ['is the forex market open right now', '1forge.com'],
  ])('find what no need is about: %s', (query, id) => {
    expect(hitsFor(query).map(({ api }) => api.id)).toContain(id);
  });

  it('quote what the entry itself says, never an example', () => {
    for (const { api, matches } of hitsFor('treaties laid before the UK parliament'))
      for (const { by } of matches)
        expect(stemsIn([api.name, ...api.features, api.description].join(' '))).toEqual(
          expect.arrayContaining(stemsIn(by ?? '')),
        );
  });

  it('are each looked up once, without grammar, and give no more than all of them do', () => {
    const { words, best, most } = wordMatchOf(
      knowledge,
      'the parcel of the parcel and a label',
      ENGLISH,
      null,
    );
    expect(words).toEqual(['parcel', 'label']);
    expect(best).toBeGreaterThan(0);
    expect(best).toBeLessThanOrEqual(most);
  });

  it.each([
    ['Für die Heizkostenabrechnung brauchen wir die Gradtagzahlen', 'German'],
    ['comprobar el número de IVA de una empresa europea', 'Spanish'],
    ['快递单号查询物流状态', 'Chinese'],
  ])('are looked up in their own language: %s', (query, language) => {
    const said = translated(knowledge, query);
    expect(said.language).toBe(language);
    const { hits, best, most } = wordMatchOf(knowledge, said.text, said, null);
    expect(hits.length).toBeGreaterThan(0);
    expect(best).toBeLessThanOrEqual(most);
    const english = wordMatchOf(knowledge, said.text, ENGLISH, null);
    expect(best).toBeGreaterThan(english.best);
  });

  it('stay within the categories that are chosen', () => {
    const { hits } = wordMatchOf(knowledge, 'payments', ENGLISH, ['weather']);
    expect(hits.length).toBeLessThan(wordMatchOf(knowledge, 'payments', ENGLISH, null).hits.length);
  });
});
