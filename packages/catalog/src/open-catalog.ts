import { examplesIn } from '@gatehouse/classifier/classify.ts';
import type { VendorRow } from '#src/apis.store.ts';
import { type CatalogStore, openStore } from '#src/catalog.store.ts';
import { CATALOG_FILE } from '#src/catalog-file.ts';
import { classifier } from '#src/classifier.ts';
import {
  CONCEPT_BOOK,
  CONCEPT_STEMS,
  CONCEPTS,
  conceptsIn,
  longestAt,
  phrasesOf,
  stemsIn,
  weakPhrasesOf,
} from '#src/concepts.ts';
import type { Lexicon } from '#src/lexicon.ts';
import { remembered } from '#src/remembered.ts';
import { namebook, nameKey } from '#src/spans.ts';
import { spellChecker } from '#src/spelling.ts';
import { stemOf } from '#src/stem.ts';
import { isOrdinaryName, isStopWord } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

/** The open catalogue, which the functions of this package take. It is read-only and holds one file descriptor. */
export type Catalog = {
  store: CatalogStore;
  /** Curated APIs by name. */
  vendors: ReadonlyMap<string, VendorRow>;
  lexicon: Lexicon;
  close: () => void;
};

/** Words at the end of a product name that people leave out: `Google Maps` for `Google Maps Platform`. */
const TAIL = /(?<!\s)\s+(?:API|Platform|Cloud|Data API|Data|Graph API|Cloud API|Web API|AI|\(.*\))$/i;

/** `AssemblyAI` as people write it who have only heard it: `Assembly AI`. */
const inWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** `make` names no vendor, even though make.com is one. */
const isOneCommonWord = (way: string): boolean => {
  const words = wordsOf(way);
  return words.length === 1 && words.every((word) => isStopWord(stemOf(word)) && !isOrdinaryName(word));
};

/** `booking` in booking.com is what it does, and names it no more than any other API that does the same. */
const isAbility = (label: string): boolean => longestAt(CONCEPT_BOOK, [stemOf(label)], 0).length > 0;

/**
 * The ways to name a curated API: in full, in words, without its tail or its spaces, by its slug, by its domain's first
 * label, and by its other names.
 */
const waysToName = (
  { name, apiId, domain, alsoCalled }: VendorRow,
  isEnglish: (word: string) => boolean,
): string[] => {
  const label = /^([a-z0-9-]{4,})\.[a-z]+$/.exec(domain ?? '')?.[1];
  const ways = [
    name,
    inWords(name),
    name.replace(TAIL, ''),
    name.replace(TAIL, '').replaceAll(' ', ''),
    apiId.replaceAll('-', ' '),
    ...(label === undefined || isAbility(label) || isEnglish(label) ? [] : [label]),
    ...alsoCalled,
  ];
  return [...new Set(ways)].filter((way) => !isOneCommonWord(way));
};

/** A word that every sixth API contains says nothing. */
const MAX_SHARE = 1 / 6;

/** A word of a description or of an operation is said by chance. */
/** A word of so many examples is spelt rightly, such as `codebase`. */
const USED = 2;
const SAID_BESIDE = 0.6;

/** A word in this many directory APIs is spelt correctly; in fewer, it may be a typo of theirs. */
const SPELT_RIGHTLY = 3;
const LONG_WORD = 8;

/** Two typos only in a long word that occurs nowhere else: in a short one they would turn it into another word. */
const slips = (word: string, documents: number): number => {
  if (documents >= SPELT_RIGHTLY) return 0;
  return documents === 0 && word.length >= LONG_WORD ? 2 : 1;
};

/** A short word that has a meaning only next to another (`role` in `role based`) must not correct a word (`rome`). */
const MEANS_ALONE = 6;

const correctable = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => {
    const words = wordsOf(phrase);
    return words.filter((word) => words.length === 1 || word.length >= MEANS_ALONE);
  });

const lexiconOf = (store: CatalogStore, vendors: readonly VendorRow[]): Lexicon => {
  const ways = vendors.flatMap((vendor) =>
    waysToName(vendor, store.isEnglish).map((way) => [way, vendor.name] as const),
  );
  const vendorBook = namebook(ways);
  const vendorKeys = stemsIn(vendorBook);
  const isKnown = (word: string, stem: string) =>
    CONCEPT_STEMS.has(stem) ||
    vendorKeys.has(nameKey(word)) ||
    isStopWord(stem) ||
    isEnglish(word) ||
    isCuratedWord(stem) ||
    isBrand(word) ||
    examplesWith(stem) >= USED;
  const counts = remembered(store.classifierCounts);
  const examplesWith = (stem: string): number => examplesIn(counts(stem));
  // Most catalogues are opened and most queries answered without correcting a single word.
  let correct: ReturnType<typeof spellChecker> | undefined;
  const rows = new Map(vendors.map(({ name, row }) => [name, row]));
  const documents = store.documents();
  // Each of these is a query on the file, and a search asks the same ones of every word.
  const documentsWith = remembered(store.documentsWith);
  const isCuratedWord = remembered(store.isCuratedWord);
  const isBrand = remembered(store.isBrand);
  const isEnglish = remembered(store.isEnglish);
  const rowsClaiming = remembered((name): ReadonlySet<number> => {
    const found = store.withConcept(name, null).filter(({ claim }) => claim > 0);
    return new Set(found.map(({ row }) => row));
  });
  const rowsSaying = remembered((stem): readonly number[] =>
    store
      .withWord(stem, null)
      .filter(({ strength }) => strength >= SAID_BESIDE)
      .map(({ row }) => row),
  );
  return {
    classify: classifier(store.classifierLabels(), counts),
    isSaidBeside: ({ name }, stem) => {
      const claim = rowsClaiming(name);
      return rowsSaying(stem).some((row) => claim.has(row));
    },
    abilitiesOf: (vendor) => {
      const row = rows.get(vendor);
      return row === undefined ? [] : [...new Set(store.api(row).features.flatMap(conceptsIn))];
    },
    vendors: vendorBook,
    isBrand,
    isSpelt: (word) => isKnown(word, stemOf(word)),
    corrected: (word) => {
      const stem = stemOf(word);
      if (isKnown(word, stem)) return word;
      correct ??= spellChecker(
        correctable([
          ...ways.map(([way]) => way),
          ...CONCEPTS.flatMap(phrasesOf),
          ...CONCEPTS.flatMap(weakPhrasesOf),
        ]),
      );
      return correct(word, slips(word, documentsWith(stem)));
    },
    isCuratedWord,
    weightOf: (stem) => {
      const count = documentsWith(stem);
      if (isStopWord(stem) || count > documents * MAX_SHARE) return 0;
      return Math.log(documents / (count + 1)) / Math.log(documents);
    },
    documentsWith,
  };
};

/**
 * Opens the catalogue file read-only.
 * @param file by default where the package's build writes it
 * @throws CatalogFileError if it is missing or from another version; the message names the command that builds it
 */
export const openCatalog = (file: string = CATALOG_FILE): Catalog => {
  const store = openStore(file);
  const vendors = store.vendors();
  return {
    store,
    vendors: new Map(vendors.map((vendor) => [vendor.name, vendor])),
    lexicon: lexiconOf(store, vendors),
    close: store.close,
  };
};
