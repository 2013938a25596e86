import { CONCEPT_STEMS } from '#src/concepts.ts';
import { englishOf, type Part, partOf } from '#src/languages/english-text.ts';
import { SPACED, type SpacedLanguage } from '#src/languages/languages.ts';
import { type PhraseTable, phraseAt, phraseTable, plain } from '#src/languages/phrase-table.ts';
import type { NameAt, ReadQuery } from '#src/languages/read-query.ts';
import { stemOf } from '#src/stem.ts';

/** Words that only an English text has, next to what it shares with others. */
const ENGLISH = new Set(
  'the and of for with to from into are we our my your you that this it what how which who when where can need want without not by at have has their them all any some than about near'.split(
    ' ',
  ),
);

/** Words of English and of others, which say nothing about the language. */
const SHARED = new Set('in is an on or as me was die so a no'.split(' '));

/** One function word alone may be part of a name: `Los Angeles`, `De Niro`. */
const LEAST_FOREIGN = 2;

/** The number of words by which the language of a long text is known. */
const SAMPLE = 60;

type Read = Omit<SpacedLanguage, 'between'> & {
  table: PhraseTable;
  words: ReadonlySet<string>;
  between: ReadonlySet<string>;
};

let known: Read[] | undefined;
/** Most installations are never asked in anything but English. */
const languages = (): Read[] => {
  known ??= SPACED.map((language) => ({
    ...language,
    table: phraseTable(language.phrases),
    between: new Set(language.between.split(' ').map(plain)),
    words: new Set(
      language.common
        .split(' ')
        .map(plain)
        .filter((word) => !ENGLISH.has(word) && !SHARED.has(word)),
    ),
  }));
  return known;
};

type Reading = {
  language: Read;
  parts: Part[];
  /** Function words of the language; words of phrases that English does not have; of phrases at all. */
  common: number;
  foreign: number;
  matched: number;
};

const ACRONYM = /^(?:\p{N}*\p{Lu}[\p{Lu}\p{N}]+|\p{L}*\d[\p{L}\d]*)$/u;

const readIn = (
  language: Read,
  typed: readonly string[],
  words: readonly string[],
  nameAt: NameAt,
): Reading => {
  const reading: Reading = { language, parts: [], common: 0, foreign: 0, matched: 0 };
  const isEnglish = (word: string) =>
    ENGLISH.has(word) || SHARED.has(word) || CONCEPT_STEMS.has(stemOf(word));
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const phrase = phraseAt(language.table, words, at, language.between);
    const name = nameAt(words, at);
    const length = Math.max(1, phrase?.length ?? 0, name);
    const said = words.slice(at, at + length);
    reading.common += said.filter((one) => language.words.has(one)).length;
    if (name >= (phrase?.length ?? 1)) {
      reading.parts.push({ text: typed.slice(at, at + name).join(' '), kind: 'name' });
    } else if (phrase !== undefined) {
      reading.parts.push(partOf(phrase.english));
      reading.matched += length;
      reading.foreign += said.filter((one) => !language.words.has(one) && !isEnglish(one)).length;
    } else if (!language.words.has(word) && ACRONYM.test(typed[at] ?? ''))
      reading.parts.push({ text: typed[at] ?? '', kind: 'name' });
    at += length;
  }
  return reading;
};

const scoreOf = ({ common, foreign, matched, language }: Reading, text: string): number =>
  common + foreign + 0.1 * matched + (language.letters.test(text) ? 1 : 0);

/** Whether a text is in this language rather than in English with foreign names in it. */
const isIn = ({ common, foreign, matched }: Reading, words: readonly string[]): boolean => {
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const telling = words.filter((word) => word.length > 1 && !SHARED.has(word)).length;
  if (foreign > 0)
    return foreign + common > english && (common > 0 || foreign * 2 >= telling) && english <= common;
  // Words that were read say nothing against it.
  return english * 4 <= common && common >= LEAST_FOREIGN && common * 3 >= telling - matched;
};

/**
 * A text in a language with spaces between its words, in English; undefined if it seems to be English.
 * @param nameAt where a vendor's name is, which is kept
 */
export const readSpaced = (query: string, nameAt: NameAt): ReadQuery | undefined => {
  const typed = query.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const words = typed.map(plain);
  const first = words.slice(0, SAMPLE);
  let best: Reading | undefined;
  for (const language of languages()) {
    const reading = readIn(language, typed, first, nameAt);
    if (isIn(reading, first) && (best === undefined || scoreOf(reading, query) > scoreOf(best, query)))
      best = reading;
  }
  if (best === undefined) return undefined;
  const { language } = best;
  const { parts } = words.length > SAMPLE ? readIn(language, typed, words, nameAt) : best;
  return { language: language.name, text: englishOf(parts) };
};
