import { stemOf } from '#src/text/stem.ts';
import { isGrammar } from '#src/text/stop-words.ts';

/** A word; of Japanese and Chinese, which have no spaces, a character. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}]|[\p{Script=Katakana}ー]+|[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu;
/** So many characters say what a text is. */
const LONGEST = 1000;

/** What programs and their messages have, and no sentence. */
const CODE =
  /[{}<>=;|`\\$^]|\w\(|\w_\w|::|->|\.\w{2,4}\b(?=[^a-z]|$)|:\d{2,5}\b|--?\w|\b[A-Z][a-z]+(?:Error|Exception)\b/;
const OF_ONES_OWN = /\b(?:i|my|me|we|our|us)\b/;

/** Of texts longer than this in words, all are long; four of them make a step. */
const STEPS = { words: 4, most: 6 };

const traitsOf = (text: string, words: number, language: string | null): string[] => {
  const isQuestion = /[?？]\s*$/.test(text);
  return [
    ...(isQuestion ? ['#?'] : /[?？]/.test(text) ? ['#?within'] : []),
    ...(CODE.test(text) ? ['#code'] : []),
    ...(OF_ONES_OWN.test(text.toLowerCase()) ? ['#own'] : []),
    ...(language === null ? [] : ['#foreign', `#${language}`]),
    `#long${Math.min(STEPS.most, Math.ceil(words / STEPS.words))}`,
  ];
};

/**
 * The terms of a text that say in what form something is asked: its words, two of them of which one is grammar, how it opens, whether it is a
 * question, has code in it, or tells of the one who asks.
 * @param language its English name, null for English
 */
export const formTermsOf = (typed: string, language: string | null): string[] => {
  const text = typed.slice(0, LONGEST).normalize('NFC').replaceAll('’', "'");
  const words = (text.toLowerCase().match(WORD) ?? []).map((word) =>
    /^\d+$/.test(word) ? '0' : stemOf(word),
  );
  const pairs = words
    .slice(1)
    .flatMap((word, at) => (isGrammar(word) || isGrammar(words[at] ?? '') ? [`${words[at]} ${word}`] : []));
  const opening = [1, 2, 3].map((length) => `^${words.slice(0, length).join(' ')}`);
  return [...new Set([...words, ...pairs, ...opening, ...traitsOf(text, words.length, language)])];
};
