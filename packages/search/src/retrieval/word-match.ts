import type { Allowed } from '@gatehouse/knowledge/apis/category-filter.ts';
import { apiGrams, apiWords, type TextHit } from '@gatehouse/knowledge/apis/text-index.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { columnQuery, textQuery } from '@gatehouse/knowledge/text/full-text-query.ts';
import { gramsOf } from '@gatehouse/knowledge/text/grams.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isGrammar } from '@gatehouse/knowledge/text/stop-words.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { type Candidate, groupOf } from '#src/retrieval/candidate.ts';
import { priorOf } from '#src/retrieval/find-candidates.ts';
import type { Translation } from '#src/translation/translation.ts';

/** So many words say what a text is about. */
const MAX_WORDS = 100;
const MAX_HITS = 200;

/** How well the words of the APIs, and of those who ask for them, match the words of a text: BM25. */
export type WordMatch = {
  /** Best first. */
  hits: readonly TextHit[];
  /** 0 for one that is not among them. */
  scoreOf: (row: number) => number;
  /** The highest score. */
  best: number;
  /** What one would have that says nothing but all words of the text. */
  most: number;
  /** The words that were looked for, each once. */
  words: readonly string[];
};

/** So many of those that say most of a text are worth a look. */
const MAX_SAYING = 30;

/** The APIs that say most of the words of a text, best first, without some rows. */
export const saying = ({ hits }: WordMatch, leftOut: ReadonlySet<number>): Candidate[] =>
  hits
    .filter(({ row }) => !leftOut.has(row))
    .slice(0, MAX_SAYING)
    .map((hit) => ({
      row: hit.row,
      apiId: hit.apiId,
      origin: hit.origin,
      group: groupOf(hit.origin, hit.apiId),
      prior: priorOf(hit),
      matches: [],
    }));

/** What is looked up: words in one of the indexes, and how much a hit there counts. */
type LookedUp = {
  hits: readonly TextHit[];
  /** The highest score that a hit can have. */
  most: number;
};

const inEnglish = (knowledge: Knowledge, words: readonly string[], allowed: Allowed): LookedUp => {
  const match = textQuery(words);
  return {
    hits: match === '' ? [] : apiWords.hits(knowledge, match, allowed, MAX_HITS),
    most: words.reduce((sum, word) => sum + apiWords.mostOfWord(knowledge, stemOf(word)), 0),
  };
};

/** A word of another language is in so many pieces as are one word of English. */
const GRAMS_OF_WORD = 4;
const MAX_GRAMS = 300;

const inOther = (
  knowledge: Knowledge,
  { language, telling }: Pick<Translation, 'language' | 'telling'>,
  allowed: Allowed,
): LookedUp => {
  const grams = [...new Set(gramsOf(telling.join(' ')))].slice(0, MAX_GRAMS);
  if (language === null || grams.length === 0) return { hits: [], most: 0 };
  const match = columnQuery(language.toLowerCase(), grams);
  return {
    hits: apiGrams
      .hits(knowledge, match, allowed, MAX_HITS)
      .map((hit) => ({ ...hit, score: hit.score / GRAMS_OF_WORD })),
    most: grams.reduce((sum, gram) => sum + apiGrams.mostOfWord(knowledge, gram), 0) / GRAMS_OF_WORD,
  };
};

/** Hits of both, each once, best first. */
const joined = (one: readonly TextHit[], other: readonly TextHit[]): readonly TextHit[] => {
  if (other.length === 0) return one;
  const byRow = new Map(one.map((hit) => [hit.row, hit]));
  for (const hit of other)
    byRow.set(hit.row, { ...hit, score: hit.score + (byRow.get(hit.row)?.score ?? 0) });
  return [...byRow.values()].sort((a, b) => b.score - a.score || a.row - b.row);
};

/**
 * Looks the words of a text up.
 * @param text in English, with what was read of another language
 * @param said what it was in another language
 */
export const wordMatchOf = (
  knowledge: Knowledge,
  text: string,
  said: Pick<Translation, 'language' | 'telling'>,
  allowed: Allowed,
): WordMatch => {
  const words = [...new Set(wordsOf(text).filter((word) => !isGrammar(stemOf(word))))].slice(0, MAX_WORDS);
  const english = inEnglish(knowledge, words, allowed);
  const other = inOther(knowledge, said, allowed);
  const hits = joined(english.hits, other.hits);
  const scores = new Map(hits.map(({ row, score }) => [row, score]));
  return {
    hits,
    scoreOf: (row) => scores.get(row) ?? 0,
    best: hits[0]?.score ?? 0,
    most: english.most + other.most,
    words,
  };
};
