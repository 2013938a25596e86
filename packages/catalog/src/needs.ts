import type { Concept } from '#src/concept.ts';
import { BUILT_UPON, CONCEPT_BOOK, conceptNamed, longestAt, type Phrasebook } from '#src/concepts.ts';
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
};

/** What the words of a query are compared with. */
export type Lexicon = {
  /** Names of curated APIs. */
  vendors: Phrasebook<string>;
  /** Whether the directory knows a provider or a service of this name, and the word means nothing else. */
  isBrand: (word: string) => boolean;
  /** The word as it was most likely meant. */
  corrected: (word: string) => string;
  /** In how many directory APIs a stem occurs, and of how many. */
  documentsWith: (stem: string) => number;
  documents: number;
};

/** A requirement names a handful of things; what comes after is detail, and each costs a look-up. */
const MAX_NEEDS = 12;
/** Looking for what a word was meant to be takes a millisecond; in a longer text the other words make up for it. */
const MAX_WORDS_CORRECTED = 12;
/** Words beside the concepts that are looked at. */
const MAX_LOOSE_WORDS = 40;
const VENDOR_WEIGHT = 2.5;
const BRAND_WEIGHT = 1.6;
/** A bare word beside a concept: in a short query it was typed for a reason, in a long one it is mostly colour. */
const WORD_BESIDE_CONCEPT = { short: 0.85, long: 0.35 };
const SHORT_QUERY = 5;
/** A name that stands for a vendor in `notion api` is a word in a sentence: `a notion of what to build`. */
const MAX_WORDS_OF_NAMES = 3;
/** A word that every sixth API has tells nothing. */
const MAX_SHARE = 1 / 6;

type Found = { concepts: Map<Concept, number>; vendors: Set<string>; words: string[] };

const scan = (words: readonly string[], { vendors }: Lexicon): Found => {
  const stems = words.map(stemOf);
  const found: Found = { concepts: new Map(), vendors: new Set(), words: [] };
  let at = 0;
  while (at < stems.length) {
    const vendor = longestAt(vendors, stems, at);
    const concept = longestAt(CONCEPT_BOOK, stems, at);
    const length = Math.max(vendor.length, concept.length);
    if (vendor.length === length) for (const name of vendor.meanings) found.vendors.add(name);
    if (concept.length === length)
      for (const meaning of concept.meanings)
        found.concepts.set(meaning, (found.concepts.get(meaning) ?? 0) + 1);
    if (length === 0) found.words.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return found;
};

const wordNeed = (word: string, lexicon: Lexicon, share: number): Need | undefined => {
  const stem = stemOf(word);
  const isBrand = lexicon.isBrand(word);
  const count = lexicon.documentsWith(stem);
  if (!isBrand && (isStopWord(stem) || count > lexicon.documents * MAX_SHARE)) return undefined;
  const rarity = Math.log(lexicon.documents / (count + 1)) / Math.log(lexicon.documents);
  const weight = isBrand ? BRAND_WEIGHT : rarity * share;
  return weight > 0 ? { name: word, kind: 'word', weight, isImplied: false } : undefined;
};

const conceptNeed = (concept: Concept, weight: number, isImplied: boolean): Need => ({
  name: concept.name,
  kind: 'concept',
  weight,
  isImplied,
});

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
 * What a query asks for, in falling weight: concepts by their phrases (the longest wins), vendors by name, and the
 * words that are left. Empty for a text of nothing but common words.
 */
export const needsOf = (query: string, lexicon: Lexicon): Need[] => {
  const typed = wordsOf(query);
  const words = typed.length > MAX_WORDS_CORRECTED ? typed : typed.map(lexicon.corrected);
  const found = scan(words, lexicon);
  const beside = typed.length > SHORT_QUERY ? WORD_BESIDE_CONCEPT.long : WORD_BESIDE_CONCEPT.short;
  const share = found.concepts.size === 0 && found.vendors.size === 0 ? 1 : beside;
  const isMeant = (name: string) => typed.length <= MAX_WORDS_OF_NAMES || !isJustAWord(name, query);
  const vendors = [...found.vendors]
    .filter(isMeant)
    .map((name): Need => ({ name, kind: 'vendor', weight: VENDOR_WEIGHT, isImplied: false }));
  const concepts = [...found.concepts].map(([concept, times]) =>
    conceptNeed(concept, 1 + 0.15 * Math.min(times - 1, 3), false),
  );
  const rest = [...new Set(found.words)]
    .slice(0, MAX_LOOSE_WORDS)
    .flatMap((word) => wordNeed(word, lexicon, share) ?? []);
  return [...vendors, ...concepts, ...impliedNeeds(found.concepts), ...rest]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_NEEDS);
};
