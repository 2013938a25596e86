import { type Term, termsOfWords } from '@gatehouse/classifier/terms.ts';
import { stemOf } from '#src/stem.ts';
import { isGrammar } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

/** The terms of the stems of words; a number says nothing. */
export const termsOfStems = (words: readonly string[]): Term[] =>
  termsOfWords(
    words.map(stemOf).filter((stem) => !/^\d+$/.test(stem)),
    (stem) => !isGrammar(stem),
  );

export const termsOf = (text: string): Term[] => termsOfStems(wordsOf(text));
