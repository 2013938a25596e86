import type { Concept } from '#src/concept.ts';
import { BUILT_UPON, conceptNamed } from '#src/concepts.ts';
import { type Stance, stancesOf } from '#src/exclusions.ts';
import { type Names, type Span, spansOf } from '#src/spans.ts';
import { stemOf } from '#src/stem.ts';
import { isJustAWord, isStopWord } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

/** One thing that a query asks for. */
export type Need = {
  /** For people: a concept (`speech to text`), a vendor's name (`Stripe`), or a word of the query. */
  name: string;
  kind: 'concept' | 'vendor' | 'word';
  /** How much of the query it is, above 0; about 1 for a plain need. */
  weight: number;
  /** Not said, but wanted with something that was. */
  isImplied: boolean;
  /** The stems of the words that said a concept: `redis` of databases. */
  said: string[];
};

/** What a query says. */
export type Understanding = {
  /** The heaviest first. */
  needs: Need[];
  /** Names of qualities, which choose among what meets a need. */
  qualities: string[];
  /** What the query does not want: vendors by name, and words that may be a company. */
  leftOut: { name: string; isVendor: boolean }[];
};

/** What the words of a query are compared with. */
export type Lexicon = Names & {
  /** What a curated API is known for, the first thing first. */
  abilitiesOf: (vendor: string) => readonly Concept[];
  /** The word as it was most likely meant. */
  corrected: (word: string) => string;
  /** Whether a curated API's entry has a word of this stem. */
  isCuratedWord: (stem: string) => boolean;
  /** In how many directory APIs a stem occurs, and of how many. */
  documentsWith: (stem: string) => number;
  documents: number;
};

/** A requirement names a handful of things; what comes after is detail, and each costs a look-up. */
const MAX_NEEDS = 12;
/** What is not wanted costs more to look up than a need. */
const MAX_LEFT_OUT = 12;
/** Looking for what a word was meant to be takes a millisecond; in a longer text the other words make up for it. */
const MAX_WORDS_CORRECTED = 12;
/** Words beside the concepts that are looked at. */
const MAX_LOOSE_WORDS = 40;
const VENDOR_WEIGHT = 2.5;
const BRAND_WEIGHT = 1.6;
/** A bare word beside a concept: in a short query it was typed for a reason, in a long one it is mostly colour. */
const WORD_BESIDE_CONCEPT = { short: 0.85, long: 0.35 };
const SHORT_QUERY = 5;
/** `pokemon` beside trading cards: what hardly any API speaks of was typed to find the one that does. */
const ODD_WORD = { worth: 1.5, inAtMost: 4 };
/** A name that stands for a vendor in `notion api` is a word in a sentence: `a notion of what to build`. */
const MAX_WORDS_OF_NAMES = 3;
/** A word that every sixth API has tells nothing. */
const MAX_SHARE = 1 / 6;

/** A need and what is said of it. */
type Read = { span: Span; stance: Stance; vendors: string[] };

const wordNeed = (word: string, lexicon: Lexicon, share: number): Need | undefined => {
  if (/^\d+$/.test(word)) return undefined;
  const stem = stemOf(word);
  const isBrand = lexicon.isBrand(word);
  const count = lexicon.documentsWith(stem);
  if (!isBrand && (isStopWord(stem) || count > lexicon.documents * MAX_SHARE)) return undefined;
  const rarity = Math.log(lexicon.documents / (count + 1)) / Math.log(lexicon.documents);
  const isOdd =
    share >= WORD_BESIDE_CONCEPT.short && count <= ODD_WORD.inAtMost && !lexicon.isCuratedWord(stem);
  const weight = isBrand ? BRAND_WEIGHT : rarity * share * (isOdd ? ODD_WORD.worth : 1);
  return weight > 0 ? { name: word, kind: 'word', weight, isImplied: false, said: [] } : undefined;
};

const conceptNeed = (
  { name }: Concept,
  weight: number,
  isImplied: boolean,
  said: readonly string[] = [],
): Need => ({ name, kind: 'concept', weight, isImplied, said: [...said] });

/**
 * What the stated concepts bring along, unless it is stated itself; of two that bring the same, the stronger counts.
 * The ground of a concept is left out: it is evidence for the concept already.
 */
const impliedNeeds = (stated: ReadonlyMap<Concept, number>): Need[] => {
  const weights = new Map<string, number>();
  for (const { implies = {} } of stated.keys())
    for (const [name, weight] of Object.entries(implies))
      if (weight < BUILT_UPON) weights.set(name, Math.max(weights.get(name) ?? 0, weight));
  return [...weights].flatMap(([name, weight]) => {
    const concept = conceptNamed(name);
    return concept === undefined || stated.has(concept) ? [] : [conceptNeed(concept, weight, true)];
  });
};

/**
 * What the vendors are known for that the query compares with, or gives as examples. An alternative to one is asked for
 * where no need is stated that it meets; what is merely unwanted says what is wanted only where nothing else does.
 */
const abilitiesMeant = (
  read: readonly Read[],
  stated: ReadonlyMap<Concept, number>,
  lexicon: Lexicon,
): Concept[] =>
  read.flatMap(({ stance, vendors }) =>
    vendors.map(lexicon.abilitiesOf).flatMap((abilities) => {
      const isStated = abilities.some((concept) => stated.has(concept));
      const isMeant = stance.isCompared
        ? !isStated
        : stance.isExample || (stance.isLeftOut && stated.size === 0);
      return isMeant ? abilities.slice(0, 1) : [];
    }),
  );

/** The stems of the words that said a concept. */
const saidOf = (wanted: readonly Read[], concept: Concept): string[] => {
  const texts = wanted.filter(({ span }) => span.concepts.includes(concept)).map(({ span }) => span.text);
  const stems = texts.flatMap(wordsOf).map(stemOf);
  return [...new Set(stems)].filter((stem) => !isStopWord(stem));
};

/** Spans with their stances; a vendor's name that is a mere word in this text is none. */
const readSpans = (query: string, words: readonly string[], lexicon: Lexicon): Read[] => {
  const typed = wordsOf(query);
  const spans = spansOf(words, lexicon);
  const stances = stancesOf(typed, spans);
  const isMeant = ({ vendors, text }: Span) =>
    vendors.length > 0 && (typed.length <= MAX_WORDS_OF_NAMES || !isJustAWord(text, query));
  return spans.flatMap((span) => {
    const stance = stances.get(span);
    return stance === undefined ? [] : [{ span, stance, vendors: isMeant(span) ? span.vendors : [] }];
  });
};

const isLoose = ({ span }: Read): boolean =>
  span.vendors.length === 0 && span.concepts.length === 0 && span.qualities.length === 0;

const leftOutOf = (read: readonly Read[]): Understanding['leftOut'] => {
  const isVendorByName = new Map<string, boolean>();
  for (const one of read.filter(({ stance }) => stance.isLeftOut)) {
    const { text } = one.span;
    if (isLoose(one) && !isStopWord(stemOf(text))) isVendorByName.set(text, false);
    for (const name of one.vendors) isVendorByName.set(name, true);
  }
  return [...isVendorByName].slice(0, MAX_LEFT_OUT).map(([name, isVendor]) => ({ name, isVendor }));
};

/**
 * What a query asks for: concepts by their phrases (the longest wins), vendors by name, and the words that are left; and
 * what it does not want. No needs for a text of nothing but common words.
 */
export const understand = (query: string, lexicon: Lexicon): Understanding => {
  const typed = wordsOf(query);
  const words = typed.length > MAX_WORDS_CORRECTED ? typed : typed.map(lexicon.corrected);
  const read = readSpans(query, words, lexicon);
  const wanted = read.filter(({ stance }) => !stance.isLeftOut);
  const times = new Map<Concept, number>();
  for (const concept of wanted.flatMap(({ span }) => span.concepts))
    times.set(concept, (times.get(concept) ?? 0) + 1);
  const vendors = [...new Set(wanted.flatMap((one) => one.vendors))];
  const stated = new Map([...times].map(([concept, count]) => [concept, 1 + 0.15 * Math.min(count - 1, 3)]));
  for (const ability of abilitiesMeant(read, stated, lexicon)) stated.set(ability, stated.get(ability) ?? 1);
  const beside = typed.length > SHORT_QUERY ? WORD_BESIDE_CONCEPT.long : WORD_BESIDE_CONCEPT.short;
  const share = stated.size === 0 && vendors.length === 0 ? 1 : beside;
  const loose = [...new Set(wanted.filter(isLoose).map(({ span }) => span.text))];
  const needs = [
    ...vendors.map(
      (name): Need => ({ name, kind: 'vendor', weight: VENDOR_WEIGHT, isImplied: false, said: [] }),
    ),
    ...[...stated].map(([concept, weight]) => conceptNeed(concept, weight, false, saidOf(wanted, concept))),
    ...impliedNeeds(stated),
    ...loose.slice(0, MAX_LOOSE_WORDS).flatMap((word) => wordNeed(word, lexicon, share) ?? []),
  ];
  return {
    needs: needs.sort((a, b) => b.weight - a.weight).slice(0, MAX_NEEDS),
    qualities: [...new Set(wanted.flatMap(({ span }) => span.qualities.map(({ name }) => name)))],
    leftOut: leftOutOf(read),
  };
};
