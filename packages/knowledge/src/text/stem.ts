import { stemmer } from 'stemmer';
import { memoize } from '#src/text/memoize.ts';
import { indexWord, wordsOf } from '#src/text/words.ts';

/**
 * The common stem of a word's forms: `payments` and `payment` give the same. Expects a word in lower case. It is Porter's algorithm with
 * the rules `logi` and `bli`, as in SQLite's `porter` tokenizer, so that a word has the same stem here and in the index.
 */
export const stemOf = memoize((word): string => {
  const kept = indexWord(word);
  return kept.length < 3 || kept.length > 64 ? kept : stemmer(kept);
});

/** The stems of a text's words, in order. */
export const stemsIn = (text: string): string[] => wordsOf(text).map(stemOf);
