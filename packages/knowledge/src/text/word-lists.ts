import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';
import { memoized } from '#src/text/memoized.ts';

/** Names of providers and services; common English words; stems of the phrases of concepts; words of the names of curated APIs. */
export type WordList = 'brand' | 'english' | 'concept-stem' | 'vendor-word';

const lists = perKnowledge((knowledge) => {
  const found = knowledge.prepare<[string, string], { word: string }>(
    'SELECT word FROM word_list WHERE list = ? AND word = ?',
  );
  const has = (list: WordList) => memoized((word) => found.get(list, word) !== undefined);
  return {
    brand: has('brand'),
    english: has('english'),
    'concept-stem': has('concept-stem'),
    'vendor-word': has('vendor-word'),
  };
});

export const isListed = (knowledge: Knowledge, list: WordList, word: string): boolean =>
  lists(knowledge)[list](word);
