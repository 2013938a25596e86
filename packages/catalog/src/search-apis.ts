import type { Allowed, EvidenceRow } from '#src/apis.store.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import { categorySchema } from '#src/curated-api.ts';
import { directoryStrength } from '#src/directory-strength.ts';
import { categoriesOfIndustry } from '#src/industries.ts';
import { translated } from '#src/languages/read-language.ts';
import { type Need, type Understanding, understand } from '#src/needs.ts';
import type { Catalog } from '#src/open-catalog.ts';
import { type Contender, choose, type Match } from '#src/rank.ts';
import { stemOf } from '#src/stem.ts';
import { textQuery } from '#src/text-query.ts';
import { wordsOf } from '#src/words.ts';

export type ApiSearch = {
  query: string;
  category?: string | null;
  /** An id of `INDUSTRIES`. */
  industry?: string | null;
  /** At most 50. */
  limit: number;
};

export type ApiHit = {
  api: CatalogApi;
  score: number;
  matches: Match[];
  /** The stated needs that it meets by a capability: the only ground for the word "covers" and for a badge. */
  covers: string[];
  isRecommended: boolean;
  /** The names of constraints about which the catalogue does not know the fact for this API. */
  unknown: string[];
};

export type ApiSearchResult = {
  /** What the query was understood to ask for, heaviest first. */
  needs: Pick<Need, 'name' | 'kind' | 'weight' | 'isImplied'>[];
  /** What it wants of every result, which affects the order of those that meet a need: `open source`. */
  qualities: string[];
  /** Vendors and companies that it excludes, none of which is among the hits. */
  leftOut: string[];
  /** Words that were read as another. */
  corrections: { typed: string; read: string }[];
  /** Words of the text that carry meaning and that nothing in the catalogue covers. */
  notCovered: string[];
  /** What every hit has to satisfy; `isRead` is false for one that the catalogue cannot check. */
  constraints: { name: string; isRead: boolean }[];
  /** The English name of the language that the text is written in, null for English. */
  language: string | null;
  /** Set when there are no hits: what was understood, a question, and two or three texts to search for. */
  question: { text: string; replies: string[] } | null;
  hits: ApiHit[];
};

const MAX_LIMIT = 50;
const CANDIDATES_PER_WORD = 40;
/** A requirement that is met in passing still counts, but nobody wants an API for a tenth of one. */
const LEAST_STRENGTH = 0.15;

/** The factor for an API that has a word of the query but meets none of the needs that were understood. */
const WORD_ALONE = 0.6;

/** The factor for a curated API, by popularity from 1. */
const CURATED_PRIOR = [0.8, 0.9, 1, 1.15, 1.32];
/** Curated APIs come first: the directory knows neither how good its APIs are nor whether they still work. */
const DIRECTORY_PRIOR = { known: 0.8, unknown: 0.62 };

/** The factor for an API that has, or lacks, a requested quality. */
const QUALITY_PRIOR = { has: 1.25, lacks: 0.8 };

/** The categories that the filters allow. An unknown one allows none. */
const allowedCategories = ({ category, industry }: ApiSearch): Allowed => {
  const ofIndustry = industry ? (categoriesOfIndustry(industry) ?? []) : null;
  if (!category) return ofIndustry;
  const { data } = categorySchema.safeParse(category);
  return data !== undefined && (ofIndustry === null || ofIndustry.includes(data)) ? [data] : [];
};

const withWord = ({ store }: Catalog, need: Need, allowed: Allowed): EvidenceRow[] => {
  const found = store.candidates(textQuery([need.name]), allowed, CANDIDATES_PER_WORD);
  const best = found[0]?.score ?? 1;
  return [
    ...store.withWord(stemOf(need.name), allowed),
    ...found.map((candidate) => ({
      ...candidate,
      strength: directoryStrength(candidate.score, best),
      by: null,
    })),
  ];
};

const withName = ({ store, vendors }: Catalog, need: Need, allowed: Allowed): EvidenceRow[] => {
  const vendor = vendors.get(need.name);
  return vendor !== undefined && store.isAllowed(vendor.row, allowed)
    ? [{ ...vendor, strength: 1, by: vendor.name }]
    : [];
};

/** How much an entry with the exact words of a need gains over one with only the meaning, if it meets the need well enough. */
const SAYS_IT = { gain: 0.3, from: 0.5 };

const withConcept = ({ store }: Catalog, { name, said }: Need, allowed: Allowed): EvidenceRow[] => {
  const found = store.withConcept(name, allowed);
  const shares = new Map<number, number>();
  for (const stem of said)
    for (const { row, strength } of store.withWord(stem, allowed))
      shares.set(row, (shares.get(row) ?? 0) + strength / said.length);
  const gain = ({ row, strength }: EvidenceRow): number =>
    strength < SAYS_IT.from ? 0 : SAYS_IT.gain * (shares.get(row) ?? 0);
  return found.map((one) => ({ ...one, strength: one.strength * (1 + gain(one)) }));
};

const evidenceFor = (catalog: Catalog, need: Need, allowed: Allowed): EvidenceRow[] => {
  if (need.kind === 'concept') return withConcept(catalog, need, allowed);
  return need.kind === 'word' ? withWord(catalog, need, allowed) : withName(catalog, need, allowed);
};

const priorOf = ({ origin, popularity }: EvidenceRow): number => {
  if (origin === 'curated') return CURATED_PRIOR[popularity - 1] ?? 1;
  return popularity > 0 ? DIRECTORY_PRIOR.known : DIRECTORY_PRIOR.unknown;
};

/** The rows that a query excludes, and the names by which it does. */
const leftOutOf = ({ store, vendors }: Catalog, { leftOut }: Understanding) => {
  const rows = new Set<number>();
  const names = new Set<string>();
  for (const { name, isVendor } of leftOut) {
    const vendor = isVendor ? vendors.get(name) : undefined;
    const found =
      vendor === undefined ? store.rowsOfCompany(name) : [vendor.row, ...store.rowsBeside(vendor.row)];
    for (const row of found) rows.add(row);
    if (found.length > 0) names.add(name);
  }
  return { rows, names: [...names] };
};

const contendersFor = (
  catalog: Catalog,
  needs: readonly Need[],
  allowed: Allowed,
  leftOut: ReadonlySet<number>,
): Contender[] => {
  const contenders = new Map<number, Contender>();
  for (const need of needs) {
    for (const found of evidenceFor(catalog, need, allowed)) {
      if (found.strength < LEAST_STRENGTH || leftOut.has(found.row)) continue;
      const { row, apiId, origin, strength, by } = found;
      const contender = contenders.get(row) ?? {
        row,
        apiId,
        group: origin === 'directory' ? apiId.replace(/:.*$/, '') : null,
        prior: priorOf(found),
        matches: [],
      };
      contender.matches.push({ need: need.name, strength, by });
      contenders.set(row, contender);
    }
  }
  const isWord = new Map(needs.map(({ name, kind }) => [name, kind === 'word']));
  const isMore = needs.some(({ kind }) => kind !== 'word');
  return [...contenders.values()].map((contender) =>
    isMore && contender.matches.every(({ need }) => isWord.get(need))
      ? { ...contender, prior: contender.prior * WORD_ALONE }
      : contender,
  );
};

/** The contenders with the qualities' factors applied. */
const weighed = (
  { store }: Catalog,
  contenders: readonly Contender[],
  qualities: readonly string[],
): readonly Contender[] => {
  const having = qualities.map((name) => new Map(store.withConcept(name, null).map((row) => [row.row, row])));
  return contenders.map((contender) => {
    const factor = (rows: ReadonlyMap<number, EvidenceRow>): number =>
      rows.has(contender.row) ? QUALITY_PRIOR.has : QUALITY_PRIOR.lacks;
    return { ...contender, prior: having.reduce((prior, rows) => prior * factor(rows), contender.prior) };
  });
};

/** The feature of a directory entry that has the words of a need, else null. */
const featureWith = ({ features }: CatalogApi, need: string): string | null => {
  const stems = wordsOf(need).map(stemOf);
  const hasAll = (feature: string) => {
    const words = new Set(wordsOf(feature).map(stemOf));
    return stems.every((stem) => words.has(stem));
  };
  return features.find(hasAll) ?? null;
};

/**
 * The APIs in the catalogue that best fit a text: an ability (`send SMS`), a product idea, a vendor's name. A text with
 * several needs gets a result for each of them before a second one for the first.
 * @returns nothing for a text of common words alone, or for filters that exclude each other
 */
export const searchApis = (catalog: Catalog, search: ApiSearch): ApiSearchResult => {
  const { language, text } = translated(search.query);
  const understood = understand(text, catalog.lexicon);
  const { needs, qualities } = understood;
  const leftOut = leftOutOf(catalog, understood);
  const met = contendersFor(catalog, needs, allowedCategories(search), leftOut.rows);
  const limit = Math.min(Math.max(0, search.limit), MAX_LIMIT);
  const chosen = choose(weighed(catalog, met, qualities), needs, limit);
  const hits = chosen.map(({ contender, score }): ApiHit => {
    const api = catalog.store.api(contender.row);
    const matches = contender.matches.map((match) => ({
      ...match,
      by: match.by ?? featureWith(api, match.need),
    }));
    return { api, score, matches, covers: [], isRecommended: false, unknown: [] };
  });
  return {
    needs: needs.map(({ name, kind, weight, isImplied }) => ({ name, kind, weight, isImplied })),
    qualities,
    leftOut: leftOut.names,
    corrections: [],
    notCovered: [],
    constraints: [],
    language,
    question: null,
    hits,
  };
};
