import type { Wording } from '#src/exclusions.ts';
import { wordsOf } from '#src/words.ts';

/** Where a part of a sentence ends. A hyphen or an apostrophe is inside a word, and a full stop may be in a domain. */
const END = /[,;:!?()\n"“”]|\.(?=\s|$)|\s[-–—]\s/;

/** The words of a text, and those after which a part of a sentence ends. */
export const wordingOf = (text: string): Wording => {
  const words: string[] = [];
  const ends = new Set<number>();
  for (const part of text.split(END)) {
    words.push(...wordsOf(part));
    if (words.length > 0) ends.add(words.length - 1);
  }
  return { words, ends };
};
