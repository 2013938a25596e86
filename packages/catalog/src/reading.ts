import { type Stance, stancesOf, type Wording } from '#src/exclusions.ts';
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
  /** It says for what, not what: the dashboard in `stock prices for a dashboard`. */
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

/** After an ability, these begin what it is for or about. */
const OPENS_CONTEXT = /^(?:for|of|about)$/;
/** With these something else begins. */
const CLOSES_CONTEXT =
  /^(?:and|or|that|which|with|plus|but|then|to|where|who|when|so|from|by|via|also|we|i|they)$/;

/** After these comes what somebody is or runs: `we run a hotel`, `a platform for tutors`. */
const INTRODUCES =
  /(?:^| )(?:we are|we re|i am|i m|we run|i run|we own|i own|startup for|platform for|business for|work for)$/;
/** People and organisations; a concept before them says of which kind they are: `hotel guests`, `a news agency`. */
const OF_WHOM =
  /^(?:agency|agencies|agents?|buyers?|clubs?|collectors?|community|company|companies|customers?|drivers?|fans?|farmers?|firms?|guests?|industry|lovers?|magazines?|managers?|owners?|people|players?|providers?|reporters?|sellers?|shops?|staff|startups?|stores?|students?|teachers?|teams?|users?|visitors?|workers?)$/;

const saysWhat = ({ concepts, supports, vendors }: Span): boolean =>
  concepts.length + supports.length + vendors.length > 0;

/** `a game where …` is what somebody builds, and no data about games. */
const IS_BUILT = /^games? (?:where|that|which|in|with|about)$/;

/** The spans that only say for what, or about what, the ability before them is wanted. */
const contextIn = ({ words, ends }: Wording, spans: readonly Span[]): Set<Span> => {
  const context = new Set<Span>();
  const spanAt = new Map(spans.map((span) => [span.at, span]));
  let isOpen = false;
  let isAfterAbility = false;
  for (const [at, word] of words.entries()) {
    const span = spanAt.get(at);
    if (IS_BUILT.test(`${word} ${words[at + 1] ?? ''}`))
      for (const one of spans)
        if (one.at <= at && one.concepts.concat(one.supports).some(({ name }) => name === 'games'))
          context.add(one);
    const isNew = span !== undefined && (span.length > 1 || saysWhat(span));
    if (isNew && !isOpen)
      isOpen = INTRODUCES.test(
        words
          .slice(Math.max(0, at - 4), at)
          .join(' ')
          .replace(/ (?:a|an|the|small|big)(?= |$)/g, ''),
      );
    const next = span === undefined || ends.has(at + span.length - 1) ? '' : (words[at + span.length] ?? '');
    const isKind = span !== undefined && span.length === 1 && span.vendors.length === 0 && OF_WHOM.test(next);
    if (isNew && saysWhat(span) && (isOpen || isKind)) context.add(span);
    else if (isAfterAbility && OPENS_CONTEXT.test(word)) isOpen = true;
    else if (CLOSES_CONTEXT.test(word) && !isNew) isOpen = false;
    const current = span ?? spans.findLast((one) => one.at <= at);
    isAfterAbility = current !== undefined && current.concepts.length > 0 && !isOpen;
    if (ends.has(at)) isOpen = isAfterAbility = false;
  }
  return context;
};

/** Spans with their stances; a vendor's name that is just a word in this text does not count as a vendor. */
export const readQuery = (query: string, lexicon: Lexicon): Reading => {
  const typed = wordingOf(query);
  const { words, corrections } = correct(typed.words, query, lexicon);
  const spans = spansOf(words, lexicon);
  const stances = stancesOf(typed, spans);
  const context = contextIn({ words, ends: typed.ends }, spans);
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
        isContext: context.has(span) || isOfVendor(span),
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
