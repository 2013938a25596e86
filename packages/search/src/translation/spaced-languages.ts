import { englishFacts, plain, spacedLanguages } from '@gatehouse/knowledge/languages.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { perKnowledge } from '@gatehouse/knowledge/per-knowledge.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isListed } from '@gatehouse/knowledge/text/word-lists.ts';
import { englishOf, type Part, partOf } from '#src/translation/english-text.ts';
import { phraseAt } from '#src/translation/match-phrase.ts';
import type { NameAt, Translation } from '#src/translation/translation.ts';

/** One function word alone may be part of a name: `Los Angeles`, `De Niro`. */
const LEAST_FOREIGN = 2;

/** The number of words by which the language of a long text is known. */
const SAMPLE = 60;

type Language = {
  name: string;
  common: ReadonlySet<string>;
  letters: RegExp;
  between: ReadonlySet<string>;
};

/** Words that only an English text has, next to what it shares with others; and words that say nothing about the language. */
type English = { common: ReadonlySet<string>; shared: ReadonlySet<string> };

const setOf = (words: string): Set<string> => new Set(words.split(' ').map(plain));

const languagesOf = perKnowledge((knowledge): { english: English; languages: Language[] } => {
  const facts = englishFacts(knowledge);
  const english = { common: setOf(facts.common), shared: setOf(facts.shared) };
  const languages = spacedLanguages(knowledge).map(([name, { common, letters, between }]) => ({
    name,
    letters: new RegExp(letters, 'iu'),
    between: setOf(between),
    common: new Set(
      [...setOf(common)].filter((word) => !english.common.has(word) && !english.shared.has(word)),
    ),
  }));
  return { english, languages };
});

type Reading = {
  language: Language;
  parts: Part[];
  /** Function words of the language; words of phrases that English does not have; of phrases at all. */
  common: number;
  foreign: number;
  matched: number;
  /** Words that are of a phrase or a name, and those that are not and say something. */
  read: number;
  unread: number;
};

const ACRONYM = /^(?:\p{N}*\p{Lu}[\p{Lu}\p{N}]+|\p{L}*\d[\p{L}\d]*)$/u;

const readIn = (
  knowledge: Knowledge,
  language: Language,
  typed: readonly string[],
  words: readonly string[],
  nameAt: NameAt,
): Reading => {
  const reading: Reading = { language, parts: [], common: 0, foreign: 0, matched: 0, read: 0, unread: 0 };
  const { english } = languagesOf(knowledge);
  const isEnglish = (word: string) =>
    english.common.has(word) || english.shared.has(word) || isListed(knowledge, 'concept-stem', stemOf(word));
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const phrase = phraseAt(knowledge, language, words, at);
    const name = nameAt(words, at);
    const length = Math.max(1, phrase?.length ?? 0, name);
    const said = words.slice(at, at + length);
    if (phrase !== undefined || name > 0) reading.read += length;
    else if (!language.common.has(word)) reading.unread += 1;
    reading.common += said.filter((one) => language.common.has(one)).length;
    if (name >= (phrase?.length ?? 1)) {
      reading.parts.push({ text: typed.slice(at, at + name).join(' '), kind: 'name' });
    } else if (phrase !== undefined) {
      reading.parts.push(partOf(phrase.english));
      reading.matched += length;
      reading.foreign += said.filter((one) => !language.common.has(one) && !isEnglish(one)).length;
    } else if (!language.common.has(word) && ACRONYM.test(typed[at] ?? ''))
      reading.parts.push({ text: typed[at] ?? '', kind: 'name' });
    at += length;
  }
  return reading;
};

const scoreOf = ({ common, foreign, matched, language }: Reading, text: string): number =>
  common + foreign + 0.1 * matched + (language.letters.test(text) ? 1 : 0);

/** Whether a text is in this language rather than in English with foreign names in it. */
const isIn = ({ common, foreign, matched }: Reading, words: readonly string[], known: English): boolean => {
  const english = words.filter((word) => known.common.has(word)).length;
  const telling = words.filter((word) => word.length > 1 && !known.shared.has(word)).length;
  if (foreign > 0)
    return foreign + common > english && (common > 0 || foreign * 2 >= telling) && english <= common;
  // Words that were read say nothing against it.
  return english * 4 <= common && common >= LEAST_FOREIGN && common * 3 >= telling - matched;
};

/**
 * A text in a language with spaces between its words, in English; undefined if it seems to be English.
 * @param nameAt where a vendor's name is, which is kept
 */
export const readSpaced = (knowledge: Knowledge, query: string, nameAt: NameAt): Translation | undefined => {
  const { english, languages } = languagesOf(knowledge);
  const typed = query.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const words = typed.map(plain);
  const first = words.slice(0, SAMPLE);
  let best: Reading | undefined;
  for (const language of languages) {
    const reading = readIn(knowledge, language, typed, first, nameAt);
    if (
      isIn(reading, first, english) &&
      (best === undefined || scoreOf(reading, query) > scoreOf(best, query))
    )
      best = reading;
  }
  if (best === undefined) return undefined;
  const { language } = best;
  const { parts, read, unread } =
    words.length > SAMPLE ? readIn(knowledge, language, typed, words, nameAt) : best;
  return {
    language: language.name,
    text: englishOf(parts),
    share: read / Math.max(1, read + unread),
    telling: words.filter((word) => !language.common.has(word) && !language.between.has(word)),
  };
};
