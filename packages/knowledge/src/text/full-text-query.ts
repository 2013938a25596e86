import { indexText } from '#src/text/words.ts';

/** A phrase for FTS5, quoted so that none of its words is taken for an operator. */
const quoted = (phrase: string): string => `"${indexText(phrase)}"`;

/** An FTS5 expression for texts that contain any of the phrases. Expects at least one phrase with a word. */
export const textQuery = (phrases: readonly string[]): string =>
  [...new Set(phrases.map(quoted))].filter((phrase) => phrase !== '""').join(' OR ');

/** An FTS5 expression for texts that contain any of these words in one column. Expects words of letters and digits, at least one. */
export const columnQuery = (column: string, words: readonly string[]): string =>
  `{${column}} : (${words.map((word) => `"${word}"`).join(' OR ')})`;
