import type { Concept } from '#src/concept.ts';
import { AI } from '#src/concepts/ai.ts';
import { COMMUNICATION } from '#src/concepts/communication.ts';
import { DATA } from '#src/concepts/data.ts';
import { DEVELOPMENT } from '#src/concepts/development.ts';
import { MEDIA } from '#src/concepts/media.ts';
import { MONEY } from '#src/concepts/money.ts';
import { SCIENCE } from '#src/concepts/science.ts';
import { WORK } from '#src/concepts/work.ts';
import { stemOf } from '#src/stem.ts';
import { isStopWord } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

export const CONCEPTS: readonly Concept[] = [
  ...AI,
  ...MONEY,
  ...COMMUNICATION,
  ...WORK,
  ...DEVELOPMENT,
  ...DATA,
  ...SCIENCE,
  ...MEDIA,
];

/** An implied need with at least this weight is what the concept is built upon: offering it is evidence for the concept itself. */
export const BUILT_UPON = 0.8;

const byName = new Map(CONCEPTS.map((concept) => [concept.name, concept]));
export const conceptNamed = (name: string): Concept | undefined => byName.get(name);

const listed = (phrases: string | undefined): string[] => phrases?.split(', ') ?? [];

/** The ways to say it by which it is meant for certain; its name is one, unless that is a word with other meanings too. */
export const phrasesOf = ({ name, says, supports }: Concept): string[] => {
  const weak = listed(supports);
  return [...new Set([...(weak.includes(name) ? [] : [name]), ...listed(says)])];
};

/** The words that may mean it, or something else. */
export const weakPhrasesOf = ({ supports }: Concept): string[] => listed(supports);

type Phrase<T> = { stems: string[]; meaning: T };
/** Phrases by the stem of their first word, longest first. */
export type Phrasebook<T> = Map<string, Phrase<T>[]>;

/** @param keyOf maps a word and its other forms to the same key */
export const phrasebook = <T>(
  entries: Iterable<readonly [text: string, meaning: T]>,
  keyOf: (word: string) => string = stemOf,
): Phrasebook<T> => {
  const book: Phrasebook<T> = new Map();
  for (const [text, meaning] of entries) {
    const stems = wordsOf(text).map(keyOf);
    const [first] = stems;
    if (first === undefined) continue;
    book.set(first, [...(book.get(first) ?? []), { stems, meaning }]);
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  return book;
};

/** Between the words of a phrase these change nothing: `remove the background`, `sign a lease`. */
const ARTICLES = ['a', 'an', 'the', 'my', 'our', 'your', 'their', 'his', 'her', 'its'];
/** So do these, which say how many or of which kind: `generate short videos`, `translate incoming emails`. */
const MODIFIERS = [
  'all',
  'any',
  'big',
  'every',
  'existing',
  'incoming',
  'large',
  'long',
  'many',
  'multiple',
  'new',
  'old',
  'own',
  'several',
  'short',
  'simple',
  'small',
  'some',
  'uploaded',
];
const PASSED_OVER = new Set([...ARTICLES, ...MODIFIERS].map(stemOf));

/** The number of words from a position on that say a phrase, with what may be passed over in between; 0 if they do not. */
const saidAt = (phrase: readonly string[], stems: readonly string[], at: number): number => {
  let read = 0;
  for (const stem of phrase) {
    while (read > 0 && stems[at + read] !== stem && PASSED_OVER.has(stems[at + read] ?? '')) read += 1;
    if (stems[at + read] !== stem) return 0;
    read += 1;
  }
  return read;
};

/** The meanings of the longest phrase at this position, which may be several, and the number of words that it takes up. */
export const longestAt = <T>(
  book: Phrasebook<T>,
  stems: readonly string[],
  at: number,
): { meanings: T[]; length: number } => {
  const said = (book.get(stems[at] ?? '') ?? [])
    .map((phrase) => ({ ...phrase, length: saidAt(phrase.stems, stems, at) }))
    .filter(({ length }) => length > 0);
  const length = Math.max(0, ...said.map((one) => one.length));
  const meanings = said.filter((one) => one.length === length).map(({ meaning }) => meaning);
  return { meanings: [...new Set(meanings)], length };
};

const bookOf = (phrases: (concept: Concept) => string[]): Phrasebook<Concept> =>
  phrasebook(CONCEPTS.flatMap((concept) => phrases(concept).map((phrase) => [phrase, concept] as const)));

export const CONCEPT_BOOK: Phrasebook<Concept> = bookOf(phrasesOf);
export const WEAK_BOOK: Phrasebook<Concept> = bookOf(weakPhrasesOf);

/** All stems in a phrasebook. */
export const stemsIn = (book: Phrasebook<unknown>): Set<string> =>
  new Set([...book.values()].flatMap((phrases) => phrases.flatMap(({ stems }) => stems)));

export const CONCEPT_STEMS: ReadonlySet<string> = new Set([...stemsIn(CONCEPT_BOOK), ...stemsIn(WEAK_BOOK)]);

/** The words of a concept's phrases of several words, which say of another word what it is about. */
const VOCABULARY: ReadonlyMap<Concept, ReadonlySet<string>> = new Map(
  CONCEPTS.map((concept) => {
    const phrases = [...phrasesOf(concept), ...weakPhrasesOf(concept)].map(wordsOf);
    const words = phrases.filter(({ length }) => length > 1).flat();
    return [concept, new Set(words.map(stemOf).filter((stem) => !isStopWord(stem)))];
  }),
);

/** Whether a stem is one of a phrase that means the concept: `address` for geocoding. */
export const isAbout = (concept: Concept, stem: string): boolean =>
  VOCABULARY.get(concept)?.has(stem) ?? false;

/** A concept that a text mentions, the number of words of the longest phrase that does, and whether that may mean something else. */
export type Mention = { concept: Concept; words: number; isWeak: boolean };

/**
 * The concepts that a text mentions, each once, in order of appearance. A word that may mean something else counts only if it is
 * the whole text: an ability `events`, but not `events of a webhook`.
 */
export const mentionsIn = (text: string): Mention[] => {
  const stems = wordsOf(text).map(stemOf);
  const found = new Map<Concept, Mention>();
  let at = 0;
  while (at < stems.length) {
    const strong = longestAt(CONCEPT_BOOK, stems, at);
    const weak = longestAt(WEAK_BOOK, stems, at);
    const isAll = weak.length === stems.length;
    const said = strong.length >= weak.length || !isAll ? strong : weak;
    if (strong.length >= weak.length || isAll)
      for (const concept of said.meanings)
        found.set(concept, {
          concept,
          words: Math.max(found.get(concept)?.words ?? 0, said.length),
          isWeak: said === weak && (found.get(concept)?.isWeak ?? true),
        });
    at += Math.max(1, strong.length, weak.length);
  }
  return [...found.values()];
};

export const conceptsIn = (text: string): Concept[] => mentionsIn(text).map(({ concept }) => concept);
