import { BUILT_UPON } from '@gatehouse/knowledge/concepts/concepts.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import { detectIntents } from '#src/query/detect-intents.ts';
import type { Intents } from '#src/query/intent.ts';
import type { Guess } from '#src/query/intent-classifier.ts';
import type { Lexicon } from '#src/query/lexicon.ts';
import {
  type Correction,
  isLoose,
  parseQuery,
  type QuerySpan,
  tellingStems,
  tellingWords,
} from '#src/query/parse-query.ts';
import { isIdea } from '#src/query/product-idea.ts';
import { isLeftOut } from '#src/query/stance.ts';

/** One thing that a query asks for. */
export type Need = {
  /** For display: a concept (`speech to text`), a vendor's name (`Stripe`), or a word of the query. */
  name: string;
  kind: 'concept' | 'vendor' | 'word';
  /** Its share of the query, above 0; about 1 for a plain need. */
  weight: number;
  /** Not stated, but wanted along with something that was. */
  isImplied: boolean;
  /** Stated as what the rest is for: `for a dashboard`. */
  isContext: boolean;
  /** Whether it was stated in so many words: neither read from a mistyped word nor from one that may mean something else. */
  isSure: boolean;
  /** The stems of the words that expressed the concept: `redis` for databases. */
  said: string[];
};

/** What a query says. */
export type Understanding = {
  /** Heaviest first. */
  needs: Need[];
  /** Names of qualities: constraints, and what is said about the price. */
  qualities: string[];
  /** What the query excludes: vendors by name, and words that may be a company. */
  leftOut: { name: string; isVendor: boolean }[];
  /** The vendors that it asks about, and does not ask for. */
  asked: ReadonlySet<string>;
  corrections: Correction[];
  /** How likely it wants no API at all: about the logarithm of odds. */
  unwanted: number;
  /** The words that its needs do not explain, each with its weight. */
  unexplained: Map<string, number>;
  /** What it asks for and no API of the catalogue does. */
  lacks: string[];
  /** The codes of the countries that it names. */
  countries: string[];
  /** All words of the query that say something, without what it excludes. */
  telling: string[];
  /** The stems of all its words. */
  stems: ReadonlySet<string>;
  /** Concepts that a word of the query may mean, but nothing else in it says so. */
  hints: string[];
};

/** A requirement names a handful of things; the rest is detail, and each costs a lookup. */
const MAX_NEEDS = 12;
/** An exclusion costs more to look up than a need. */
const MAX_LEFT_OUT = 12;
/** The number of words besides concepts that are considered. */
const MAX_LOOSE_WORDS = 40;
/** So many words say what a text is about. */
const MAX_CLASSIFIED = 200;
const VENDOR_WEIGHT = 2.5;
const BRAND_WEIGHT = 1.6;
/** A plain word next to a concept: in a short query it was typed for a reason, in a long one it is mostly color. */
const WORD_BESIDE_CONCEPT = { short: 0.85, long: 0.35 };
const SHORT_QUERY = 5;
const need = (name: string, kind: Need['kind'], weight: number, more: Partial<Need> = {}): Need => ({
  name,
  kind,
  weight,
  isImplied: false,
  isContext: false,
  isSure: true,
  said: [],
  ...more,
});

/** How much a word says; a number says nothing. */
const rarityOf = (word: string, { weightOf }: Lexicon): number =>
  /^\d+$/.test(word) ? 0 : weightOf(stemOf(word));

const wordNeed = (word: string, lexicon: Lexicon, share: number): Need | undefined => {
  if (/^\d+$/.test(word)) return undefined;
  if (lexicon.isBrand(word)) return need(word, 'word', BRAND_WEIGHT);
  const weight = rarityOf(word, lexicon) * share;
  return weight > 0 ? need(word, 'word', weight) : undefined;
};

/**
 * What the stated concepts imply, unless it is stated itself; if two imply the same, the stronger counts. What a
 * concept is built upon is left out: it is already evidence for the concept.
 */
const impliedNeeds = (stated: Intents, { conceptNamed }: Lexicon): Need[] => {
  const weights = new Map<string, number>();
  for (const [concept, { isContext }] of stated)
    for (const [name, weight] of Object.entries(isContext ? {} : (conceptNamed(concept)?.implies ?? {})))
      if (weight < BUILT_UPON) weights.set(name, Math.max(weights.get(name) ?? 0, weight));
  return [...weights]
    .filter(([name]) => !stated.has(name))
    .map(([name, weight]) => need(name, 'concept', weight, { isImplied: true }));
};

const leftOutOf = (spans: readonly QuerySpan[]): Understanding['leftOut'] => {
  const isVendorByName = new Map<string, boolean>();
  for (const one of spans.filter(({ stance }) => isLeftOut(stance))) {
    const { text } = one.span;
    if (isLoose(one) && !isStopWord(stemOf(text))) isVendorByName.set(text, false);
    for (const name of one.vendors) isVendorByName.set(name, true);
  }
  return [...isVendorByName].slice(0, MAX_LEFT_OUT).map(([name, isVendor]) => ({ name, isVendor }));
};

/** What a word is worth that may mean a concept, but does not: it is common, and said something. */
const VAGUE_WORD = 0.5;

/** Whether a loose word is one of those that a guess was made from. */
const isGuessedBy = (stated: Intents, one: QuerySpan): boolean =>
  tellingStems(one).some((stem) =>
    [...stated.values()].some(({ isSure, said }) => !isSure && said.includes(stem)),
  );

/** The words that no need explains, each with what it is worth. */
const unexplainedIn = (
  wanted: readonly QuerySpan[],
  stated: Intents,
  lexicon: Lexicon,
): { vague: string[]; unexplained: Map<string, number> } => {
  const unexplained = new Map<string, number>();
  const vague: string[] = [];
  for (const one of wanted) {
    const { span } = one;
    const isStated =
      [...span.concepts, ...span.supports].some((concept) => stated.has(concept)) || isGuessedBy(stated, one);
    if (one.vendors.length > 0 || isStated || span.qualities.length + span.gaps.length > 0) continue;
    const isBrand = isLoose(one) && lexicon.isBrand(span.text);
    const isVague = span.supports.length > 0;
    if (isVague) vague.push(span.text);
    const weight = isVague ? VAGUE_WORD : rarityOf(span.text, lexicon);
    if (!isBrand && weight > 0) unexplained.set(span.text, weight);
  }
  return { vague, unexplained };
};

/** What the examples say of a text beside its form, a phrase that means a need for certain, and vendors that it asks about. */
const BESIDE_FORM = { examples: 0.3, stated: 0.6, asked: 1.5, least: 0.001 };
/** From here on no API is wanted, whatever is named: so it is of one in sixty texts that want one. */
export const UNWANTED = -0.5;

const unwantedBy = (
  form: number,
  guesses: readonly Guess[],
  stated: Intents,
  asked: ReadonlySet<string>,
): number => {
  const { examples, stated: ofStated, asked: ofAsked, least } = BESIDE_FORM;
  const nothing = guesses.find(({ concept }) => concept === null)?.probability ?? 0;
  const isStated = [...stated.values()].some(({ isSure, isContext }) => isSure && !isContext);
  const said = (isStated ? ofStated : 0) + (asked.size > 1 ? ofAsked : 0);
  return form + examples * Math.log((nothing + least) / (1 - nothing + least)) - said;
};

/**
 * What a query asks for: concepts by their phrases (the longest wins), vendors by name, and the remaining words; and
 * what it excludes. A text of nothing but common words has no needs.
 * @param form how likely it wants no API at all, by its form: as it was typed, in whatever language
 */
export const understand = (query: string, lexicon: Lexicon, form: number): Understanding => {
  const { spans, corrections, words } = parseQuery(query, lexicon);
  const wanted = spans.filter(({ stance }) => !isLeftOut(stance));
  const vendors = [...new Set(wanted.flatMap((one) => one.vendors))];
  const asked = new Set(wanted.flatMap(({ stance, vendors: names }) => (stance === 'asked' ? names : [])));
  const stated = detectIntents(spans, isIdea(query), lexicon);
  const guesses = lexicon.classify(words.slice(0, MAX_CLASSIFIED));
  const unwanted = unwantedBy(form, guesses, stated, asked);
  const { vague, unexplained } = unexplainedIn(wanted, stated, lexicon);
  const beside = words.length > SHORT_QUERY ? WORD_BESIDE_CONCEPT.long : WORD_BESIDE_CONCEPT.short;
  const share = stated.size === 0 && vendors.length === 0 ? 1 : beside;
  const loose = wanted.filter(isLoose).map(({ span }) => span.text);
  const needs = [
    ...vendors.map((name) => need(name, 'vendor', VENDOR_WEIGHT)),
    ...[...stated].map(([name, intent]) => need(name, 'concept', intent.weight, intent)),
    ...impliedNeeds(stated, lexicon),
    ...[...new Set(loose)].slice(0, MAX_LOOSE_WORDS).flatMap((word) => wordNeed(word, lexicon, share) ?? []),
    ...[...new Set(vague)].map((word) => need(word, 'word', VAGUE_WORD * share)),
  ];
  const hints = wanted.flatMap(({ span }) => [...span.concepts, ...span.supports]);
  return {
    needs: unwanted > UNWANTED ? [] : needs.sort((a, b) => b.weight - a.weight).slice(0, MAX_NEEDS),
    qualities: [...new Set(spans.flatMap(({ span }) => span.qualities))],
    leftOut: leftOutOf(spans),
    asked,
    corrections,
    unwanted,
    unexplained,
    lacks: [...new Set(wanted.filter(({ isContext }) => !isContext).flatMap(({ span }) => span.gaps))],
    countries: lexicon.countriesIn(query, words.map(stemOf)),
    telling: [...new Set(wanted.flatMap(tellingWords))],
    stems: new Set(words.map(stemOf)),
    hints: [...new Set(hints)].filter((concept) => !stated.has(concept)),
  };
};
