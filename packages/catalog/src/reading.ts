import { type Stance, stancesOf } from '#src/exclusions.ts';
import type { Lexicon } from '#src/lexicon.ts';
import { remembered } from '#src/remembered.ts';
import { type Span, spansOf } from '#src/spans.ts';
import { stemOf } from '#src/stem.ts';
import { isJustAWord, isStopWord } from '#src/stop-words.ts';
import { wordingOf } from '#src/wording.ts';
import { wordsOf } from '#src/words.ts';

/** A span of the query and what the query says about it. */
export type Read = {
  span: Span;
  stance: Stance;
  vendors: string[];
  /** It says for what, not what: the game in `translate the chat of a game with friends`. */
  isContext: boolean;
  /** One of its words was read as another. */
  isCorrected: boolean;
};

export type Correction = { typed: string; read: string };
export type Reading = { read: Read[]; corrections: Correction[]; words: readonly string[] };

/** Correcting a word takes a millisecond; in a longer text the other words make up for a mistyped one. */
const MAX_CORRECTED = 4;
/** A name that means a vendor in `notion api` is a plain word in a sentence: `a notion of what to build`. */
const MAX_WORDS_OF_NAMES = 3;

/** In a longer text, a word that is near a vendor's name is a word that no list has. */
const MAX_WORDS_OF_MISTYPED_NAMES = 6;

/** Words that are written in capitals, which is how abbreviations are written: none of them is a typo. */
const capitalsIn = (query: string): Set<string> =>
  new Set((query.match(/\b[A-Z][A-Z0-9]{1,5}\b/g) ?? []).map((word) => word.toLowerCase()));

const correct = (
  words: readonly string[],
  query: string,
  { isSpelt, corrected }: Lexicon,
): { words: string[]; corrections: Map<number, Correction> } => {
  const capitals = capitalsIn(query);
  const corrections = new Map<number, Correction>();
  let tried = 0;
  const read = words.map((typed, at) => {
    if (tried >= MAX_CORRECTED || capitals.has(typed) || isSpelt(typed)) return typed;
    tried += 1;
    const word = corrected(typed);
    if (word !== typed) corrections.set(at, { typed, read: word });
    return word;
  });
  return { words: read, corrections };
};

/** `a game where …` is what somebody builds, and no data about games. */
const IS_BUILT = /^games? (?:where|that|which|in|with|about)$/;

/** The spans that only name what is built. */
const builtIn = (words: readonly string[], spans: readonly Span[]): Set<Span> => {
  const end = words.findLastIndex((word, at) => IS_BUILT.test(`${word} ${words[at + 1] ?? ''}`));
  const isGame = ({ concepts, supports }: Span) =>
    [...concepts, ...supports].some(({ name }) => name === 'games');
  return new Set(spans.filter((span) => span.at <= end && isGame(span)));
};

/** Spans with their stances; a vendor's name that is just a word in this text does not count as a vendor. */
export const readQuery = (query: string, lexicon: Lexicon): Reading => {
  const typed = wordingOf(query);
  const { words, corrections } = correct(typed.words, query, lexicon);
  const spans = spansOf(words, lexicon);
  const stances = stancesOf(typed, spans);
  const built = builtIn(words, spans);
  const isCorrected = ({ at, length }: Span) =>
    Array.from({ length }, (_, offset) => at + offset).some((one) => corrections.has(one));
  const isMeant = (span: Span) =>
    span.vendors.length > 0 &&
    (words.length <= MAX_WORDS_OF_NAMES || !isJustAWord(span.text, query)) &&
    (words.length <= MAX_WORDS_OF_MISTYPED_NAMES || !isCorrected(span));
  const named = new Set(spans.filter(isMeant).map(({ at, length }) => at + length));
  // `Stripe webhooks` are part of Stripe, and nobody else's are wanted.
  const isOfVendor = ({ at }: Span) => named.has(at) && !typed.ends.has(at - 1);
  const read = spans.flatMap((span): Read[] => {
    const stance = stances.get(span);
    if (stance === undefined) return [];
    return [
      {
        span,
        stance,
        vendors: isMeant(span) ? span.vendors : [],
        isContext: built.has(span) || isOfVendor(span),
        isCorrected: isCorrected(span),
      },
    ];
  });
  return { read, corrections: [...corrections.values()], words };
};

/** A single word that means nothing known. */
export const isLoose = ({ span, vendors }: Read): boolean =>
  vendors.length === 0 &&
  span.concepts.length === 0 &&
  span.supports.length === 0 &&
  span.qualities.length === 0;

const tellingIn = remembered((text): readonly string[] =>
  wordsOf(text).filter((word) => !isStopWord(stemOf(word))),
);
const stemsOfTelling = remembered((text): readonly string[] => tellingIn(text).map(stemOf));

/** The words of a span that say something. */
export const tellingWords = ({ span }: Read): readonly string[] => tellingIn(span.text);

export const tellingStems = ({ span }: Read): readonly string[] => stemsOfTelling(span.text);
