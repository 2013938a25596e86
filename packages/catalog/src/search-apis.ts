import type { Allowed, EvidenceRow } from '#src/apis.store.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import { categorySchema } from '#src/curated-api.ts';
import { directoryStrength } from '#src/directory-strength.ts';
import { categoriesOfIndustry } from '#src/industries.ts';
import { type Need, needsOf } from '#src/needs.ts';
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

export type ApiHit = { api: CatalogApi; score: number; matches: Match[] };
export type ApiSearchResult = {
  /** What the query was understood to ask for, the heaviest first. */
  needs: { name: string; weight: number; isImplied: boolean }[];
  hits: ApiHit[];
};

const MAX_LIMIT = 50;
const CANDIDATES_PER_WORD = 40;
/** A requirement that is met by the way still counts; nobody wants an API for a tenth of one. */
const LEAST_STRENGTH = 0.15;

/** What popularity multiplies a curated API's worth with, by popularity from 1. */
const CURATED_PRIOR = [0.8, 0.9, 1, 1.15, 1.32];
/** Curated APIs come first: the directory knows neither how good its APIs are nor whether they still answer. */
const DIRECTORY_PRIOR = { known: 0.8, unknown: 0.62 };

/** The categories that the filters leave. One that does not exist leaves none. */
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

const evidenceFor = (catalog: Catalog, need: Need, allowed: Allowed): EvidenceRow[] => {
  if (need.kind === 'concept') return catalog.store.withConcept(need.name, allowed);
  return need.kind === 'word' ? withWord(catalog, need, allowed) : withName(catalog, need, allowed);
};

const priorOf = ({ origin, popularity }: EvidenceRow): number => {
  if (origin === 'curated') return CURATED_PRIOR[popularity - 1] ?? 1;
  return popularity > 0 ? DIRECTORY_PRIOR.known : DIRECTORY_PRIOR.unknown;
};

const contendersFor = (catalog: Catalog, needs: readonly Need[], allowed: Allowed): Contender[] => {
  const contenders = new Map<number, Contender>();
  for (const need of needs) {
    for (const found of evidenceFor(catalog, need, allowed)) {
      if (found.strength < LEAST_STRENGTH) continue;
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
  return [...contenders.values()];
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
 * The APIs of the catalogue that fit a text best: an ability (`send SMS`), a product idea, a vendor's name. A text with
 * several needs gets answers for each of them before a second answer for the first.
 * @returns nothing for a text of common words alone and for filters that exclude each other
 */
export const searchApis = (catalog: Catalog, search: ApiSearch): ApiSearchResult => {
  const needs = needsOf(search.query, catalog.lexicon);
  const contenders = contendersFor(catalog, needs, allowedCategories(search));
  const limit = Math.min(Math.max(0, search.limit), MAX_LIMIT);
  const hits = choose(contenders, needs, limit).map(({ contender, score }): ApiHit => {
    const api = catalog.store.api(contender.row);
    const matches = contender.matches.map((match) => ({
      ...match,
      by: match.by ?? featureWith(api, match.need),
    }));
    return { api, score, matches };
  });
  return { needs: needs.map(({ name, weight, isImplied }) => ({ name, weight, isImplied })), hits };
};
