import { readSpaced } from '#src/languages/read-spaced.ts';
import { readUnspaced } from '#src/languages/read-unspaced.ts';

/** A query as the search reads it: in English, whatever it was written in. */
export type ReadQuery = {
  /** The English name of the language that it is written in, null for English. */
  language: string | null;
  /** English words for what it says, empty if nothing of it was understood; for English, the query itself. */
  text: string;
};

/**
 * The one place where a query's language is decided: everything after it compares English words only. Of a text in another language
 * only the phrases of its table and names are read, so that no `el` or `une` is taken for a word of an API.
 * @param isName whether a word, in lower case and without accents, is a vendor's name
 */
export const translated = (query: string, isName: (word: string) => boolean = () => false): ReadQuery =>
  readUnspaced(query) ?? readSpaced(query, isName) ?? { language: null, text: query };

/** A question about a query in another language says that English works best. */
export const askedInEnglish = (question: string, language: string | null): string =>
  language === null ? question : `This text seems to be in ${language}. English works best. ${question}`;
