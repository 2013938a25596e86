import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';
import { translated } from '#src/translation/translate-query.ts';
import type { NameAt } from '#src/translation/translation.ts';
import {
  ENGLISH_CASES,
  HELD_OUT_LANGUAGE_CASES,
  LANGUAGE_CASES,
  type LanguageCase,
  SENTENCE_LANGUAGE_CASES,
} from '#test/languages/cases.ts';

const knowledge = openKnowledge();
const names = ['google', 'paypal', 'stripe', 'mercado pago'];
const nameAt: NameAt = (words, at) =>
  [2, 1].find((length) => names.includes(words.slice(at, at + length).join(' '))) ?? 0;

const missed = (cases: readonly LanguageCase[]): string[] =>
  cases
    .filter(([language, query, reads]) => {
      const read = translated(knowledge, query, nameAt);
      const parts = read.text.split(', ');
      return read.language !== language || !reads.split(', ').every((part) => parts.includes(part));
    })
    .map(([, query]) => `${query} -> ${JSON.stringify(translated(knowledge, query, nameAt))}`);

describe('translated', () => {
  it('reads other languages by their phrases, with constraints and exclusions', () => {
    expect(missed(LANGUAGE_CASES)).toEqual([]);
  });

  it('reads nine of ten texts that were written aside', () => {
    const share = 1 - missed(HELD_OUT_LANGUAGE_CASES).length / HELD_OUT_LANGUAGE_CASES.length;
    expect(share, missed(HELD_OUT_LANGUAGE_CASES).join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('reads nine of ten whole sentences', () => {
    const share = 1 - missed(SENTENCE_LANGUAGE_CASES).length / SENTENCE_LANGUAGE_CASES.length;
    expect(share, missed(SENTENCE_LANGUAGE_CASES).join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('leaves English as it is, with foreign names in it', () => {
    for (const query of ENGLISH_CASES)
      expect(translated(knowledge, query, nameAt)).toMatchObject({ language: null, text: query, share: 1 });
  });

  it('reads no function word as a word of an API', () => {
    for (const query of [
      'el perro y la casa de una amiga',
      'une maison et un jardin',
      'het boek op de tafel ligt',
    ])
      expect(translated(knowledge, query).text, query).not.toMatch(/\b(?:el|une|op|la|un|het|de)\b/);
  });
});

describe('a search in another language', () => {
  const search = (query: string) => searchApis(knowledge, { query, limit: 5 });

  it('finds what the same English text finds', () => {
    const { language, hits } = search('Wettervorhersage für morgen');
    expect(language).toBe('German');
    const [first, ...others] = search('weather forecast').hits.map(({ api }) => api.id);
    const ids = hits.map(({ api }) => api.id);
    expect(ids[0]).toBe(first);
    expect(ids.slice(0, 5).filter((id) => others.includes(id)).length).toBeGreaterThanOrEqual(3);
  });

  it('leaves out the vendor that the text excludes', () => {
    const { hits, leftOut } = search('transcribir audio sin Deepgram');
    expect(leftOut).toEqual(['Deepgram']);
    expect(hits.map(({ api }) => api.id)).not.toContain('deepgram');
  });

  it('says that English works best where it read nothing', () => {
    const { language, hits, question } = search('de kraan in de keuken lekt al de hele dag');
    expect(language).toBe('Dutch');
    expect(hits).toEqual([]);
    expect(question?.text).toContain('English works best');
  });
});
