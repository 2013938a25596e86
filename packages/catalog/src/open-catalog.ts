import type { VendorRow } from '#src/apis.store.ts';
import { type CatalogStore, openStore } from '#src/catalog.store.ts';
import { CATALOG_FILE } from '#src/catalog-file.ts';
import {
  CONCEPT_BOOK,
  CONCEPT_STEMS,
  CONCEPTS,
  conceptsIn,
  longestAt,
  phrasesOf,
  stemsIn,
} from '#src/concepts.ts';
import type { Lexicon } from '#src/needs.ts';
import { namebook, nameKey } from '#src/spans.ts';
import { spellChecker } from '#src/spelling.ts';
import { stemOf } from '#src/stem.ts';
import { isOrdinaryName, isStopWord } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

/** The open catalogue: hand it to the functions of this package. It is read only and holds one file descriptor. */
export type Catalog = {
  store: CatalogStore;
  /** Curated APIs by name. */
  vendors: ReadonlyMap<string, VendorRow>;
  lexicon: Lexicon;
  close: () => void;
};

/** Words at the end of a product's name that people leave out: `Google Maps` for `Google Maps Platform`. */
const TAIL = /\s+(?:API|Platform|Cloud|Data API|Data|Graph API|Cloud API|Web API|AI|\(.*\))$/i;

/** `AssemblyAI` as people who only heard it write it: `Assembly AI`. */
const inWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** `make` names no vendor, whoever owns make.com. */
const isOneCommonWord = (way: string): boolean => {
  const words = wordsOf(way);
  return words.length === 1 && words.every((word) => isStopWord(stemOf(word)) && !isOrdinaryName(word));
};

/** `booking` of booking.com is what it does, and names it no more than any other that does it. */
const isAbility = (label: string): boolean => longestAt(CONCEPT_BOOK, [stemOf(label)], 0).length > 0;

/**
 * The ways to name a curated API: in full, in words, without its tail or its spaces, by its slug, by its domain's first
 * label, and by what else it is called.
 */
const waysToName = ({ name, apiId, domain, alsoCalled }: VendorRow): string[] => {
  const label = /^([a-z0-9-]{4,})\.[a-z]+$/.exec(domain ?? '')?.[1];
  const ways = [
    name,
    inWords(name),
    name.replace(TAIL, ''),
    name.replace(TAIL, '').replaceAll(' ', ''),
    apiId.replaceAll('-', ' '),
    ...(label === undefined || isAbility(label) ? [] : [label]),
    ...alsoCalled,
  ];
  return [...new Set(ways)].filter((way) => !isOneCommonWord(way));
};

/** A word in so many APIs of the directory is spelt rightly; in fewer it may be a slip of theirs. */
const SPELT_RIGHTLY = 3;
const LONG_WORD = 8;

/** Two slips only in a long word that nobody else has: in a short one they would make another word of it. */
const slips = (word: string, documents: number): number => {
  if (documents >= SPELT_RIGHTLY) return 0;
  return documents === 0 && word.length >= LONG_WORD ? 2 : 1;
};

/** A short word that means something only beside another (`role` of `role based`) is no correction of one (`rome`). */
const MEANS_ALONE = 6;

const correctable = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => {
    const words = wordsOf(phrase);
    return words.filter((word) => words.length === 1 || word.length >= MEANS_ALONE);
  });

const lexiconOf = (store: CatalogStore, vendors: readonly VendorRow[]): Lexicon => {
  const ways = vendors.flatMap((vendor) => waysToName(vendor).map((way) => [way, vendor.name] as const));
  const vendorBook = namebook(ways);
  const vendorKeys = stemsIn(vendorBook);
  const isKnown = (word: string, stem: string) =>
    CONCEPT_STEMS.has(stem) ||
    vendorKeys.has(nameKey(word)) ||
    isStopWord(stem) ||
    store.isCuratedWord(stem) ||
    store.isBrand(word);
  // Most catalogues are opened, and most queries answered, without a word to correct.
  let correct: ReturnType<typeof spellChecker> | undefined;
  const rows = new Map(vendors.map(({ name, row }) => [name, row]));
  return {
    abilitiesOf: (vendor) => {
      const row = rows.get(vendor);
      return row === undefined ? [] : [...new Set(store.api(row).features.flatMap(conceptsIn))];
    },
    vendors: vendorBook,
    isBrand: store.isBrand,
    corrected: (word) => {
      const stem = stemOf(word);
      if (isKnown(word, stem)) return word;
      correct ??= spellChecker(correctable([...ways.map(([way]) => way), ...CONCEPTS.flatMap(phrasesOf)]));
      return correct(word, slips(word, store.documentsWith(stem)));
    },
    isCuratedWord: store.isCuratedWord,
    documentsWith: store.documentsWith,
    documents: store.documents(),
  };
};

/**
 * Opens the catalogue's file read-only.
 * @param file by default where the package's build puts it
 * @throws CatalogFileError where it is missing or of another version; the message names the command that makes it
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
