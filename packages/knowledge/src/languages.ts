import type { EnglishFacts, SpacedLanguageFacts } from '#schema/language.ts';
import { factOf, factsOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';
import { memoize } from '#src/text/memoize.ts';

/** What phrases of other languages say in English besides the names of concepts. */
export const CONDITIONS: readonly string[] = [
  'free',
  'without a key',
  'open source',
  'self hosted',
  'commercial use',
  'hosted in the eu',
];
export const INSTEAD = 'alternative to';
export const WITHOUT = 'without';

/** Lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A phrase of a language by its words, of which one with a star stands for all that begin so; and what it says in English. */
export type LanguagePhrase = { words: string[]; english: string };

/** The words by which an English text is recognized. */
export const englishFacts = (knowledge: Knowledge): EnglishFacts =>
  factOf(knowledge, 'english', 'all') ?? { common: '', shared: '' };

/** The languages with spaces between their words, by name; those that are taken first come first. */
export const spacedLanguages = (knowledge: Knowledge): [name: string, SpacedLanguageFacts][] =>
  [...factsOf<SpacedLanguageFacts>(knowledge, 'spaced-language')].sort(
    ([, one], [, other]) => one.rank - other.rank,
  );

/** No phrase begins with a longer word. */
const LONGEST_WORD = 40;

const phrasesFrom = perKnowledge((knowledge) => {
  const rows = knowledge.prepare<[string], { language: string; words: string; english: string }>(
    `SELECT language, words, english FROM language_phrase
     WHERE first IN (SELECT value FROM json_each(?)) ORDER BY position`,
  );
  return memoize((word): ReadonlyMap<string, readonly LanguagePhrase[]> => {
    const beginnings = Array.from(
      { length: Math.min(word.length, LONGEST_WORD) },
      (_, at) => `${word.slice(0, at + 1)}*`,
    );
    const found = rows.all(JSON.stringify([word, ...beginnings]));
    const phrases = Map.groupBy(found, ({ language }) => language);
    return new Map(
      [...phrases].map(([language, all]) => [
        language,
        all.map(({ words, english }) => ({ words: words.split(' '), english })),
      ]),
    );
  });
});

/** The phrases of a language that begin with a word, longest first. */
export const languagePhrasesFrom = (
  knowledge: Knowledge,
  language: string,
  word: string,
): readonly LanguagePhrase[] => phrasesFrom(knowledge)(word).get(language) ?? [];

/** The phrases of a language without spaces, in lower case, with what they say in English. */
export const unspacedPhrases = (knowledge: Knowledge, language: string): Map<string, string> => {
  const rows = knowledge
    .prepare<[string], { phrase: string; english: string }>(
      'SELECT phrase, english FROM unspaced_phrase WHERE language = ?',
    )
    .all(language);
  return new Map(rows.map(({ phrase, english }) => [phrase, english]));
};
