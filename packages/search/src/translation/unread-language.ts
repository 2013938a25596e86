import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { Lexicon } from '#src/query/lexicon.ts';

/** A letter of a script that is not read: Cyrillic, Greek, Hangul, Devanagari, Arabic. */
const OTHER_SCRIPT =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])\p{L}/u;
const MIN_UNKNOWN = 2;

/** Whether a text that is in none of the languages that are read is not in English either: by its script, or by words that no list has. */
export const isUnread = (text: string, { isSpelt }: Lexicon): boolean => {
  if (OTHER_SCRIPT.test(text)) return true;
  const words = wordsOf(text);
  const unknown = words.filter((word) => !isSpelt(word)).length;
  return unknown >= MIN_UNKNOWN && unknown * 2 >= words.length;
};
