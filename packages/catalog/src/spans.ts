import type { Concept } from '#src/concept.ts';
import { CONCEPT_BOOK, longestAt, type Phrasebook, phrasebook, WEAK_BOOK } from '#src/concepts.ts';
import { FREE, NOT_FREE_OF_CHARGE, QUALITY_BOOK, type Quality } from '#src/qualities.ts';
import { stemOf } from '#src/stem.ts';
import { isStopWord } from '#src/stop-words.ts';

/** Words of a query that mean something together, or a single word without a known meaning. */
export type Span = {
  /** The position of the first word, from 0, and the number of words. */
  at: number;
  length: number;
  /** Names of curated APIs, concepts and qualities that they mean; all empty for a loose word. */
  vendors: string[];
  concepts: Concept[];
  /** Concepts that they may mean, if something else in the query does too. */
  supports: Concept[];
  qualities: Quality[];
  /** The words, joined if that is a name: `digital ocean` as `digitalocean`. */
  text: string;
};

/** A word of a name, without a plural s. Names have no other forms, and the stem of Printful would be `print`. */
export const nameKey = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Ways to name vendors, each with the name of the curated API. */
export const namebook = (ways: Iterable<readonly [way: string, name: string]>): Phrasebook<string> =>
  phrasebook(ways, nameKey);

export type Names = {
  /** A `namebook` of the curated APIs. */
  vendors: Phrasebook<string>;
  /** Whether the directory has a provider or a service with this name, and the word means nothing else. */
  isBrand: (word: string) => boolean;
};

/** Shorter pairs of words are taken for one name too easily. */
const MIN_JOINED = 7;

/**
 * `digital ocean`, `mail chimp` and `whats app` are names as written by someone who has only heard them.
 * @param isKnown whether the first word means something on its own: mail does, and `mail chimp` is still a name
 */
const joinedAt = (
  words: readonly string[],
  at: number,
  { vendors, isBrand }: Names,
  isKnown: boolean,
): Span | undefined => {
  const second = words[at + 1];
  if (second === undefined) return undefined;
  const text = `${words[at]}${second}`;
  if (text.length < MIN_JOINED) return undefined;
  const { meanings, length } = longestAt(vendors, [nameKey(text)], 0);
  const span = { at, length: 2, concepts: [], supports: [], qualities: [], text };
  if (length > 0) return { ...span, vendors: meanings };
  if (isKnown) return undefined;
  const concept = longestAt(CONCEPT_BOOK, [stemOf(text)], 0);
  if (concept.length > 0) return { ...span, vendors: [], concepts: concept.meanings };
  // Each is a lookup in the file, and most pairs in a long text contain a common word.
  const isPlain = [words[at], second].some((word = '') => isStopWord(stemOf(word)));
  return !isPlain && isBrand(text) ? { ...span, vendors: [] } : undefined;
};

type Found<T> = { meanings: T[]; length: number };
const none = { meanings: [], length: 0 };

/** `free` asks for no price, but not before a word that says of what something is free. */
const qualityAt = (words: readonly string[], stems: readonly string[], at: number): Found<Quality> => {
  const found = longestAt(QUALITY_BOOK, stems, at);
  const isOfSomething = found.length === 1 && NOT_FREE_OF_CHARGE.test(words[at + 1] ?? '');
  return isOfSomething && found.meanings.includes(FREE) ? none : found;
};

/** Splits a query into spans, from the left; the longest reading wins, and readings of equal length all count. */
export const spansOf = (words: readonly string[], names: Names): Span[] => {
  const stems = words.map(stemOf);
  const keys = words.map(nameKey);
  const spans: Span[] = [];
  let at = 0;
  while (at < words.length) {
    const vendor = longestAt(names.vendors, keys, at);
    const concept = longestAt(CONCEPT_BOOK, stems, at);
    const weak = longestAt(WEAK_BOOK, stems, at);
    const quality = qualityAt(words, stems, at);
    const length = Math.max(vendor.length, concept.length, weak.length, quality.length);
    const joined = length > 1 ? undefined : joinedAt(words, at, names, length > 0);
    const meaning = <T>(found: Found<T>): T[] =>
      length > 0 && found.length === length ? found.meanings : [];
    const known: Span = {
      at,
      length: Math.max(1, length),
      vendors: meaning(vendor),
      concepts: meaning(concept),
      supports: meaning(weak),
      qualities: meaning(quality),
      text: words.slice(at, at + Math.max(1, length)).join(' '),
    };
    const span = joined ?? known;
    spans.push(span);
    at += span.length;
  }
  return spans;
};
