import { wordsOf } from '#src/text/words.ts';

/** Letters of a word that stand for it: enough to tell it from others, and few enough to be in its other forms and compounds. */
const GRAM = 4;

/** Words of scripts without spaces are seldom longer than two characters. */
const PAIR = 2;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
/** Endings and particles. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

const gramsIn = (word: string, length: number): string[] =>
  word.length <= length
    ? [word]
    : Array.from({ length: word.length - length + 1 }, (_, at) => word.slice(at, at + length));

/**
 * The pieces of a text's words by which it is found in a language whose words nobody stems: four letters each, or two characters of a
 * script without spaces. `Kartenzahlungen` has most of those of `Kartenzahlung` and of `Zahlung`.
 * @param isLeftOut words that say nothing, in lower case and without accents
 */
export const gramsOf = (text: string, isLeftOut: (word: string) => boolean = () => false): string[] =>
  wordsOf(text)
    .filter((word) => !isLeftOut(word))
    .flatMap((word) => [
      ...(word.match(UNSPACED) ?? [])
        .flatMap((run) => gramsIn(run, PAIR))
        .filter((gram) => !HIRAGANA.test(gram)),
      ...word.split(UNSPACED).flatMap((run) => (run === '' ? [] : gramsIn(run, GRAM))),
    ]);
