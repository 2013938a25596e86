import type { Allowed } from '@gatehouse/knowledge/apis/category-filter.ts';
import { apiWords, type TextHit } from '@gatehouse/knowledge/apis/text-index.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { textQuery } from '@gatehouse/knowledge/text/full-text-query.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isGrammar } from '@gatehouse/knowledge/text/stop-words.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { type Candidate, groupOf } from '#src/retrieval/candidate.ts';
import { priorOf } from '#src/retrieval/find-candidates.ts';

/** So many words say what a text is about. */
const MAX_WORDS = 100;
const MAX_HITS = 200;

/** How well the words of the APIs, and of those who ask for them, match the words of a text: BM25. */
export type WordMatch = {
  /** Best first. */
  hits: readonly TextHit[];
  /** 0 for one that is not among them. */
  scoreOf: (row: number) => number;
  /** The highest score, and that of the second. */
  best: number;
  second: number;
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

export const wordMatchOf = (knowledge: Knowledge, text: string, allowed: Allowed): WordMatch => {
  const words = [...new Set(wordsOf(text).filter((word) => !isGrammar(stemOf(word))))].slice(0, MAX_WORDS);
  const match = textQuery(words);
  const hits = match === '' ? [] : apiWords.hits(knowledge, match, allowed, MAX_HITS);
  const scores = new Map(hits.map(({ row, score }) => [row, score]));
  return {
    hits,
    scoreOf: (row) => scores.get(row) ?? 0,
    best: hits[0]?.score ?? 0,
    second: hits[1]?.score ?? 0,
    most: words.reduce((sum, word) => sum + apiWords.mostOfWord(knowledge, stemOf(word)), 0),
    words,
  };
};
