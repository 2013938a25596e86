import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';
import { memoize } from '#src/text/memoize.ts';

/** Names of providers and services; common English words; stems of the phrases of concepts; words of the names of curated APIs. */
export type WordList = 'brand' | 'english' | 'concept-stem' | 'vendor-word';

const lists = perKnowledge((knowledge) => {
  const found = knowledge.prepare<[string, string], { word: string }>(
    'SELECT word FROM word_list WHERE list = ? AND word = ?',
  );
  const all = knowledge.prepare<[string], { word: string }>('SELECT word FROM word_list WHERE list = ?');
  /** A list of a few thousand words, each of which a long text asks for hundreds of times, is read as a whole. */
  const short = (list: WordList) => {
    let words: ReadonlySet<string> | undefined;
    return (word: string): boolean => {
      words ??= new Set(all.all(list).map((row) => row.word));
      return words.has(word);
    };
  };
  return {
    brand: short('brand'),
    english: memoize((word) => found.get('english', word) !== undefined),
    'concept-stem': short('concept-stem'),
    'vendor-word': short('vendor-word'),
  };
});

export const isListed = (knowledge: Knowledge, list: WordList, word: string): boolean =>
  lists(knowledge)[list](word);
