import type { Lexicon } from '#src/query/lexicon.ts';
import type { Understanding } from '#src/query/understand-query.ts';

/** The lexicon of a user who means some words as they were typed. */
export const takingAsTyped = (lexicon: Lexicon, words: readonly string[]): Lexicon => ({
  ...lexicon,
  isSpelt: (word) => words.includes(word) || lexicon.isSpelt(word),
});

/** What a query says without the conditions and exclusions of these names. */
export const withoutDisregarded = (understood: Understanding, names: readonly string[]): Understanding => ({
  ...understood,
  qualities: understood.qualities.filter((name) => !names.includes(name)),
  leftOut: understood.leftOut.filter(({ name }) => !names.includes(name)),
});
