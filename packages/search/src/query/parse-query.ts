import { nameKey } from '@gatehouse/knowledge/concepts/phrases.ts';
import { memoize } from '@gatehouse/knowledge/text/memoize.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isJustAWord, isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { clausesOf } from '#src/query/clauses.ts';
import type { Lexicon } from '#src/query/lexicon.ts';
import { type Span, segmentQuery } from '#src/query/segment-query.ts';
import { type Stance, stancesOf } from '#src/query/stance.ts';

/** A span of the query and what the query says about it. */
export type QuerySpan = {
  span: Span;
  stance: Stance;
  vendors: string[];
  /** It says for what, not what: the dashboard in `stock prices for a dashboard`. */
  isContext: boolean;
  /** One of its words was read as another. */
  isCorrected: boolean;
};

export type Correction = { typed: string; read: string };
export type ParsedQuery = { spans: QuerySpan[]; corrections: Correction[]; words: readonly string[] };

/** Correcting a word takes a millisecond; in a longer text the other words make up for a mistyped one. */
const MAX_CORRECTED = 4;
/** A name that means a vendor in `notion api` and `square payments` is a plain word in a sentence, and in `merge two pdfs`. */
const MAX_WORDS_OF_NAMES = 3;
const OF_AN_API = new Set(
  ['api', 'apis', 'sdk', 'key', 'keys', 'integration', 'webhook', 'webhooks', 'account'].map(stemOf),
);

/** In a longer text, a word that is near a vendor's name is a word that no list has. */
const MAX_WORDS_OF_MISTYPED_NAMES = 6;

/** Words that are written in capitals, which is how abbreviations are written: none of them is a typo. */
const capitalsIn = (query: string): Set<string> =>
  new Set((query.match(/\b[A-Z][A-Z0-9]{1,5}\b/g) ?? []).map((word) => word.toLowerCase()));

/** Words that are written as names are within a sentence: each may be a mistyped vendor, and no ordinary word. */
const namesIn = (query: string): Set<string> =>
  new Set((query.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase()));

/** Whether a name is only the end of a longer word: of the `sign-ups`, nobody sends parcels. */
const isEndOfWord = (name: string, query: string): boolean =>
  query.includes(`-${name}`) && !new Set(query.toLowerCase().split(/[^\p{L}\p{N}-]+/u)).has(name);

const correct = (
  words: readonly string[],
  query: string,
  { isSpelt, corrected, phraseAt }: Lexicon,
): { words: string[]; corrections: Map<number, Correction> } => {
  const capitals = capitalsIn(query);
  const names = namesIn(query);
  const isVendor = (word: string): boolean => phraseAt('vendor', [nameKey(word)], 0).length > 0;
  const corrections = new Map<number, Correction>();
  let tried = 0;
  const read = words.map((typed, at) => {
    if (tried >= MAX_CORRECTED || capitals.has(typed) || isSpelt(typed)) return typed;
    tried += 1;
    const word = corrected(typed);
    if (word === typed || (names.has(typed) && !isVendor(word))) return typed;
    corrections.set(at, { typed, read: word });
    return word;
  });
  return { words: read, corrections };
};

/** Spans with their stances; a vendor's name that is just a word in this text does not count as a vendor. */
export const parseQuery = (query: string, lexicon: Lexicon): ParsedQuery => {
  const typed = clausesOf(query);
  const { words, corrections } = correct(typed.words, query, lexicon);
  const spans = segmentQuery(words, lexicon);
  const stances = stancesOf(typed, spans);
  const isCorrected = ({ at, length }: Span) =>
    Array.from({ length }, (_, offset) => at + offset).some((one) => corrections.has(one));
  /** Whether all that stands beside a name is what its vendor does. */
  const isAlone = ({ text, vendors }: Span): boolean =>
    words.length <= MAX_WORDS_OF_NAMES &&
    words
      .filter((word) => !text.split(' ').includes(word))
      .map(stemOf)
      .every((stem) => OF_AN_API.has(stem) || vendors.some((vendor) => lexicon.isSaidOf(vendor, stem)));
  const isMeant = (span: Span) =>
    span.vendors.length > 0 &&
    !isEndOfWord(span.text, query) &&
    (!isJustAWord(span.text, query) || isAlone(span)) &&
    (words.length <= MAX_WORDS_OF_MISTYPED_NAMES || !isCorrected(span));
  const named = new Set(spans.filter(isMeant).map(({ at, length }) => at + length));
  // `Stripe webhooks` are part of Stripe, and nobody else's are wanted.
  const isOfVendor = ({ at }: Span) => named.has(at) && !typed.ends.has(at - 1);
  const read = spans.flatMap((span): QuerySpan[] => {
    const stance = stances.get(span);
    if (stance === undefined) return [];
    return [
      {
        span,
        stance,
        vendors: isMeant(span) ? span.vendors : [],
        isContext: isOfVendor(span),
        isCorrected: isCorrected(span),
      },
    ];
  });
  return { spans: read, corrections: [...corrections.values()], words };
};

/** A single word that means nothing known. */
export const isLoose = ({ span, vendors }: QuerySpan): boolean =>
  vendors.length === 0 &&
  span.concepts.length === 0 &&
  span.supports.length === 0 &&
  span.qualities.length === 0 &&
  span.gaps.length === 0;

const tellingIn = memoize((text): readonly string[] =>
  wordsOf(text).filter((word) => !isStopWord(stemOf(word))),
);
const stemsOfTelling = memoize((text): readonly string[] => tellingIn(text).map(stemOf));

/** The words of a span that say something. */
export const tellingWords = ({ span }: QuerySpan): readonly string[] => tellingIn(span.text);

export const tellingStems = ({ span }: QuerySpan): readonly string[] => stemsOfTelling(span.text);
