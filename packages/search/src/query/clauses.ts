import { wordsOf } from '@gatehouse/knowledge/text/words.ts';

/** A text as words, and the words after which a sentence or a part of one ends. */
export type Clauses = { words: readonly string[]; ends: ReadonlySet<number> };

/** Where a part of a sentence ends. A hyphen or an apostrophe is inside a word, and a full stop may be in a domain. */
const END = /[,;:!?()\n"“”]|\.(?=\s|$)|\s[-–—]\s/;

/** The words of a text, and those after which a part of a sentence ends. */
export const clausesOf = (text: string): Clauses => {
  const words: string[] = [];
  const ends = new Set<number>();
  for (const part of text.split(END)) {
    words.push(...wordsOf(part));
    if (words.length > 0) ends.add(words.length - 1);
  }
  return { words, ends };
};
