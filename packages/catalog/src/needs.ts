import type { Concept } from '#src/concept.ts';
import { BUILT_UPON, conceptNamed } from '#src/concepts.ts';
import { type Stance, stancesOf } from '#src/exclusions.ts';
import { type Names, type Span, spansOf } from '#src/spans.ts';
import { stemOf } from '#src/stem.ts';
import { isJustAWord, isStopWord } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

/** One thing that a query asks for. */
export type Need = {
  /** For display: a concept (`speech to text`), a vendor's name (`Stripe`), or a word of the query. */
  name: string;
  kind: 'concept' | 'vendor' | 'word';
  /** Its share of the query, above 0; about 1 for a plain need. */
  weight: number;
  /** Not stated, but wanted along with something that was. */
  isImplied: boolean;
  /** The stems of the words that expressed the concept: `redis` for databases. */
  said: string[];
};

/** What a query says. */
export type Understanding = {
  /** Heaviest first. */
  needs: Need[];
  /** Names of qualities, which decide between APIs that meet a need. */
  qualities: string[];
  /** What the query excludes: vendors by name, and words that may be a company. */
  leftOut: { name: string; isVendor: boolean }[];
};

/** What the words of a query are compared with. */
export type Lexicon = Names & {
  /** What a curated API is known for, the main ability first. */
  abilitiesOf: (vendor: string) => readonly Concept[];
  /** The word that was most likely meant. */
  corrected: (word: string) => string;
  /** Whether a curated API's entry has a word with this stem. */
  isCuratedWord: (stem: string) => boolean;
  /** The number of directory APIs in which a stem occurs, and the total number. */
  documentsWith: (stem: string) => number;
  documents: number;
};

/** A requirement names a handful of things; the rest is detail, and each costs a lookup. */
const MAX_NEEDS = 12;
/** An exclusion costs more to look up than a need. */
const MAX_LEFT_OUT = 12;
/** Correcting a word takes a millisecond; in a longer text the other words make up for a mistyped one. */
const MAX_WORDS_CORRECTED = 12;
/** The number of words besides concepts that are considered. */
const MAX_LOOSE_WORDS = 40;
const VENDOR_WEIGHT = 2.5;
const BRAND_WEIGHT = 1.6;
/** A plain word next to a concept: in a short query it was typed for a reason, in a long one it is mostly colour. */
const WORD_BESIDE_CONCEPT = { short: 0.85, long: 0.35 };
const SHORT_QUERY = 5;
/** `pokemon` next to trading cards: a word that hardly any API mentions was typed to find the one that does. */
const ODD_WORD = { worth: 1.5, inAtMost: 4 };
/** A name that means a vendor in `notion api` is a plain word in a sentence: `a notion of what to build`. */
const MAX_WORDS_OF_NAMES = 3;
/** A word that every sixth API contains says nothing. */
const MAX_SHARE = 1 / 6;

/** A span of the query and what the query says about it. */
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
 * What the stated concepts imply, unless it is stated itself; if two imply the same, the stronger counts. What a
 * concept is built upon is left out: it is already evidence for the concept.
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
 * What the vendors that the query compares with or gives as examples are known for. An alternative to a vendor means
 * its main ability unless the query states a need that the vendor meets; a vendor that is merely excluded says what is
 * wanted only if nothing else does.
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

/** The stems of the words that expressed a concept. */
const saidOf = (wanted: readonly Read[], concept: Concept): string[] => {
  const texts = wanted.filter(({ span }) => span.concepts.includes(concept)).map(({ span }) => span.text);
  const stems = texts.flatMap(wordsOf).map(stemOf);
  return [...new Set(stems)].filter((stem) => !isStopWord(stem));
};

/** Spans with their stances; a vendor's name that is just a word in this text does not count as a vendor. */
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
 * What a query asks for: concepts by their phrases (the longest wins), vendors by name, and the remaining words; and
 * what it excludes. A text of nothing but common words has no needs.
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
