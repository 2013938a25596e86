import { remembered } from '#src/remembered.ts';
import { indexWord } from '#src/words.ts';

/*
 * Porter's algorithm (M. F. Porter, "An algorithm for suffix stripping", 1980) with the two later rules `logi` and
 * `bli`: the version that SQLite's `porter` tokenizer uses, so that a word has the same stem here and in the index.
 */
const isConsonant = (word: string, at: number): boolean => {
  const letter = word.charAt(at);
  if (letter === 'y') return at === 0 || !isConsonant(word, at - 1);
  return !'aeiou'.includes(letter);
};

const hasVowel = (stem: string): boolean => {
  for (let at = 0; at < stem.length; at += 1) if (!isConsonant(stem, at)) return true;
  return false;
};

/** The number of times a vowel is followed by a consonant: the measure `m`. */
const measure = (stem: string): number => {
  let count = 0;
  for (let at = 1; at < stem.length; at += 1)
    if (isConsonant(stem, at) && !isConsonant(stem, at - 1)) count += 1;
  return count;
};

/** Ends in consonant, vowel, consonant, the last not w, x or y: `hop`, but not `how`. */
const endsShort = (stem: string): boolean => {
  const end = stem.length - 1;
  return (
    end >= 2 &&
    isConsonant(stem, end) &&
    !isConsonant(stem, end - 1) &&
    isConsonant(stem, end - 2) &&
    !'wxy'.includes(stem.charAt(end))
  );
};

const endsDouble = (stem: string): boolean =>
  stem.length > 1 && stem.at(-1) === stem.at(-2) && isConsonant(stem, stem.length - 1);

type Rule = readonly [suffix: string, by: string];

const STEP_2: Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];
const STEP_3: Rule[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4: Rule[] = [
  'ement',
  'ment',
  'ance',
  'ence',
  'able',
  'ible',
  'ant',
  'ent',
  'ion',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'al',
  'er',
  'ic',
  'ou',
].map((suffix) => [suffix, ''] as const);

/** The first rule whose suffix the word ends in decides, even if the stem is too short for it. */
const apply = (word: string, rules: readonly Rule[], moreThan: number): string => {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (rule === undefined) return word;
  const stem = word.slice(0, -rule[0].length);
  if (measure(stem) <= moreThan || (rule[0] === 'ion' && !/[st]$/.test(stem))) return word;
  return stem + rule[1];
};

const withoutPlural = (word: string): string => {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

const mended = (stem: string): string => {
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
};

const withoutEdIng = (word: string): string => {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = /^(.*)(?:ed|ing)$/.exec(word)?.[1];
  return stem !== undefined && hasVowel(stem) ? mended(stem) : word;
};

const withoutFinalE = (word: string): string => {
  if (!word.endsWith('e')) return word;
  const stem = word.slice(0, -1);
  const size = measure(stem);
  return size > 1 || (size === 1 && !endsShort(stem)) ? stem : word;
};

const strip = (word: string): string => {
  let stem = withoutEdIng(withoutPlural(word));
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = apply(apply(apply(stem, STEP_2, 0), STEP_3, 0), STEP_4, 1);
  stem = withoutFinalE(stem);
  return stem.endsWith('ll') && measure(stem) > 1 ? stem.slice(0, -1) : stem;
};

/** The common stem of a word's forms: `payments` and `payment` give the same. Expects a word in lower case. */
export const stemOf = remembered((word): string => {
  const kept = indexWord(word);
  return kept.length < 3 || kept.length > 64 ? kept : strip(kept);
});
