/** The words of a text as the index's tokenizer sees them: lower case, without accents, split at every other sign. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Words that share a stem with one of another meaning: news with new, booking with book, marketing with market.
 * An x at the end keeps Porter's rules from touching them, in the index as in a query.
 */
const KEPT = `accounting animal animals booking bookings general housing journal journals marketing meeting meetings news parking
  rating ratings shares training university universities`;
const KEPT_AS = new Map(KEPT.split(/\s+/).map((word) => [word, `${word.replace(/(?<=[^w])s$/, '')}x`]));

/** A word as it goes into the index and into its queries. */
export const indexWord = (word: string): string => KEPT_AS.get(word) ?? word;

/** A text as it goes into the index. */
export const indexText = (text: string): string => wordsOf(text).map(indexWord).join(' ');
