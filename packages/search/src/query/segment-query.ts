import { FREE } from '@gatehouse/knowledge/concepts/checked-qualities.ts';
import { nameKey, type Said } from '@gatehouse/knowledge/concepts/phrases.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import type { Lexicon } from '#src/query/lexicon.ts';

/** Words of a query that mean something together, or a single word without a known meaning. */
export type Span = {
  /** The position of the first word, from 0, and the number of words. */
  at: number;
  length: number;
  /** Names of curated APIs, concepts and qualities that they mean; all empty for a loose word. */
  vendors: string[];
  concepts: string[];
  /** Concepts that they may mean, if something else in the query does too. */
  supports: string[];
  qualities: string[];
  /** What no API of the catalogue does: then they mean nothing else. */
  gaps: string[];
  /** The words, joined if that is a name: `digital ocean` as `digitalocean`. */
  text: string;
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
  { phraseAt, isBrand }: Lexicon,
  isKnown: boolean,
): Span | undefined => {
  const second = words[at + 1];
  if (second === undefined) return undefined;
  const text = `${words[at]}${second}`;
  if (text.length < MIN_JOINED) return undefined;
  const { meanings, length } = phraseAt('vendor', [nameKey(text)], 0);
  const span = { at, length: 2, concepts: [], supports: [], qualities: [], gaps: [], text };
  if (length > 0) return { ...span, vendors: meanings };
  if (isKnown) return undefined;
  const concept = phraseAt('concept', [stemOf(text)], 0);
  if (concept.length > 0) return { ...span, vendors: [], concepts: concept.meanings };
  // Each is a lookup in the file, and most pairs in a long text contain a common word.
  const isPlain = [words[at], second].some((word = '') => isStopWord(stemOf(word)));
  return !isPlain && isBrand(text) ? { ...span, vendors: [] } : undefined;
};

const NONE: Said = { meanings: [], length: 0 };

/** The price models are no need and no constraint: `free shipping` is about parcels, and `free time` about neither. */
const NOT_FREE_OF_CHARGE =
  /^(?:shipping|delivery|busy|slots?|time|times|rooms?|tables?|seats?|spots?|text|form|trial|weekends?|days?|parking|range|spaces?)$/;

/** `free` asks for no price, but not before a word that says of what something is free. */
const qualityAt = (
  { phraseAt }: Lexicon,
  words: readonly string[],
  stems: readonly string[],
  at: number,
): Said => {
  const found = phraseAt('quality', stems, at);
  const isOfSomething = found.length === 1 && NOT_FREE_OF_CHARGE.test(words[at + 1] ?? '');
  return isOfSomething && found.meanings.includes(FREE) ? NONE : found;
};

/** Splits a query into spans, from the left; the longest reading wins, and readings of equal length all count. */
export const segmentQuery = (words: readonly string[], lexicon: Lexicon): Span[] => {
  const stems = words.map(stemOf);
  const keys = words.map(nameKey);
  const spans: Span[] = [];
  let at = 0;
  while (at < words.length) {
    const vendor = lexicon.phraseAt('vendor', keys, at);
    const concept = lexicon.phraseAt('concept', stems, at);
    const vague = lexicon.phraseAt('vague', stems, at);
    const quality = qualityAt(lexicon, words, stems, at);
    const gap = lexicon.phraseAt('gap', stems, at);
    const length = Math.max(vendor.length, concept.length, vague.length, quality.length, gap.length);
    const isGap = gap.length > 0 && gap.length === length;
    const joined = length > 1 ? undefined : joinedAt(words, at, lexicon, length > 0);
    const meaning = (found: Said): string[] =>
      !isGap && length > 0 && found.length === length ? found.meanings : [];
    const known: Span = {
      at,
      length: Math.max(1, length),
      vendors: meaning(vendor),
      concepts: meaning(concept),
      supports: meaning(vague),
      qualities: meaning(quality),
      gaps: isGap ? gap.meanings : [],
      text: words.slice(at, at + Math.max(1, length)).join(' '),
    };
    const span = joined ?? known;
    spans.push(span);
    at += span.length;
  }
  return spans;
};
