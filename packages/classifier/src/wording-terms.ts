import { type Term, termsOfWords } from '#src/terms.ts';

/** An error in its own words. */
export type Wording = { status: number; codes: readonly string[]; message: string };

/** A longer message says more than what is wrong. */
const MAX_LENGTH = 600;
/** The status counts nearly as much as a word, but is none. */
const STATUS_WEIGHT = { whole: 0.9, class: 0.5 };

/** The words of a name and of a sentence: `invalidApiKey`, `INVALID_API_KEY` and `invalid API key` have the same. Of Chinese, two characters at a time. */
const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_LENGTH)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/n['’]t\b/g, ' not')
    .toLowerCase()
    .match(/\p{Script=Han}{1,2}|\p{L}{2,}/gu) ?? [];

/** The terms of an error, when it is learned from and when it is read. */
export const termsOfWording = ({ status, codes, message }: Wording): Term[] => [
  ...termsOfWords([...codes, message].flatMap(wordsOf)),
  { name: `#${status}`, weight: STATUS_WEIGHT.whole },
  { name: `#${Math.floor(status / 100)}xx`, weight: STATUS_WEIGHT.class },
];
