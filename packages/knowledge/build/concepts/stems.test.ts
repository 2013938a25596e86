import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { englishWords } from '#build/apis/english-words.ts';
import { sourcesIn } from '#build/sources.ts';
import { longestAt } from '#src/concepts/phrases.ts';
import { openKnowledge } from '#src/open-knowledge.ts';
import { stemOf } from '#src/text/stem.ts';
import { wordsOf } from '#src/text/words.ts';
import { phrasesOf, readConcepts, vaguePhrasesOf } from './concepts.ts';

const CONCEPTS = readConcepts(sourcesIn(join(import.meta.dirname, '../..')));

const SAME_BEGINNING = 3;

/** Whether two words begin alike, as forms of one word do: `moderate` and `moderation`, but not `ate` and `ats`. */
const isFormOf = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length, SAME_BEGINNING);
  return length >= 3 && one.slice(0, length) === other.slice(0, length);
};

/** Words that begin alike, have one stem by Porter's rules, and mean different things. */
const APART = [
  ['excel', 'excellent'],
  ['authentication', 'authentic'],
  ['observability', 'observer'],
  ['fitness', 'fitting'],
  ['appointment', 'appoint'],
  ['stocks', 'stockings'],
  ['election', 'elective'],
  ['equations', 'equator'],
  ['medication', 'medical'],
  ['testimonials', 'testimony'],
  ['shipping', 'ships'],
  ['messaging', 'message'],
  ['subscriptions', 'subscript'],
] as const;

const oneWordOf = (phrases: readonly string[]): string[] =>
  phrases.map(wordsOf).flatMap((words) => (words.length === 1 ? words : []));

const everyday = Map.groupBy(englishWords(35), stemOf);
const clashesOf = (word: string): string[] =>
  (everyday.get(stemOf(word)) ?? []).filter((other) => other !== word && !isFormOf(word, other));

describe('a phrase of one word', () => {
  it('shares its stem with no common English word of another meaning', () => {
    for (const concept of CONCEPTS)
      for (const word of oneWordOf(phrasesOf(concept)))
        expect(clashesOf(word), `${concept.name}: ${word}`).toEqual([]);
    // What the rule is about: without being kept apart, these would be one word.
    expect(isFormOf('ats', 'ate')).toBe(false);
    expect(isFormOf('ups', 'up')).toBe(false);
  });

  it('is kept apart from words that only begin like it', () => {
    for (const [one, other] of APART) expect(stemOf(one), one).not.toBe(stemOf(other));
  });

  it('is an abbreviation by its form only', () => {
    for (const word of ['ats', 'ups', 'ais', 'sms', 'vin', 'ocr', 'pos', 'cms', 'aws'])
      expect(everyday.get(stemOf(word)) ?? [], word).not.toEqual(
        expect.arrayContaining(['ate', 'at', 'up', 'ai', 'us']),
      );
    expect(stemOf('ats')).not.toBe(stemOf('ate'));
    expect(stemOf('ups')).not.toBe(stemOf('up'));
    expect(stemOf('ais')).not.toBe(stemOf('ai'));
  });

  it('founds no need if it is listed as one that may mean something else, by any form of it', () => {
    const strong = new Map(
      CONCEPTS.flatMap((one) => oneWordOf(phrasesOf(one)).map((word) => [stemOf(word), one.name])),
    );
    for (const concept of CONCEPTS)
      for (const word of oneWordOf(vaguePhrasesOf(concept)))
        expect(strong.get(stemOf(word)), `${concept.name}: ${word}`).not.toBe(concept.name);
  });
});

it('a vendor is named by no common English word that only its domain has: `last` is not Last.fm', () => {
  expect(longestAt(openKnowledge(), 'vendor', ['last'], 0).length).toBe(0);
  expect(longestAt(openKnowledge(), 'vendor', ['stripe'], 0).meanings).toEqual(['Stripe']);
});
