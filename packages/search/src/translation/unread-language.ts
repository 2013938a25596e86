import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { Lexicon } from '#src/query/lexicon.ts';

/** Letters of scripts and languages that are not read: Cyrillic, Hangul, Devanagari, Arabic; Polish, Czech, Turkish, Vietnamese. */
const LETTERS =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])\p{L}|[\u0104-\u0107\u010c-\u0119\u011a\u011b\u011e\u011f\u0130\u0131\u0139-\u0144\u0147\u0148\u0150\u0151\u0154-\u0165\u016e-\u0171\u0179-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9]/u;
const MIN_UNKNOWN = 2;

/** Whether a text that is in none of the languages that are read is not in English either: by its letters, or by words that no list has. */
export const isUnread = (text: string, { isSpelt }: Lexicon): boolean => {
  if (LETTERS.test(text)) return true;
  const words = wordsOf(text);
  const unknown = words.filter((word) => !isSpelt(word)).length;
  return unknown >= MIN_UNKNOWN && unknown * 2 >= words.length;
};
