/** A query as the search reads it: in English, whatever it was written in. */
export type ReadQuery = {
  /** The English name of the language that it is written in, null for English. */
  language: string | null;
  /** English words for what it says; for English, the query itself. */
  text: string;
};

/** The one place where a query's language is decided: everything after it compares English words only. */
export const translated = (query: string): ReadQuery => ({ language: null, text: query });
