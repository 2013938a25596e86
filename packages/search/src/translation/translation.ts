/** The number of words of a vendor's name at a position, 0 if there is none; words are in lower case and without accents. */
export type NameAt = (words: readonly string[], at: number) => number;

/** A query as the search reads it: in English, whatever it was written in. */
export type Translation = {
  /** The English name of the language that it is written in, null for English. */
  language: string | null;
  /** English words for what it says, empty if nothing of it was understood; for English, the query itself. */
  text: string;
  /** The share of its words, or characters, that was read; the rest may say what the words that were read are about. */
  share: number;
  /** Its words that say something, as they were written; none for English. */
  telling: readonly string[];
};
