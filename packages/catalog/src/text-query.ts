import { indexText } from '#src/words.ts';

/** A phrase as FTS5 reads it: quoted, so that no word of it is taken for an operator. */
const quoted = (phrase: string): string => `"${indexText(phrase)}"`;

/** An FTS5 expression for texts with any of the phrases. Expects at least one phrase with a word. */
export const textQuery = (phrases: readonly string[]): string =>
  [...new Set(phrases.map(quoted))].filter((phrase) => phrase !== '""').join(' OR ');
