import type { Catalog } from '#src/open-catalog.ts';
import { searchApis } from '#src/search-apis.ts';
import type { LabelledQuery } from '#test/labelled-queries.ts';

const DEPTH = 10;

/** Where the first acceptable answer stands, from 0; -1 where none is among the first ten. */
export const placeOf = (catalog: Catalog, { query, accept }: LabelledQuery): number =>
  searchApis(catalog, { query, limit: DEPTH }).hits.findIndex(({ api }) => accept.includes(api.id));

/**
 * `recallAt5`: the share of queries with an acceptable answer among the first five. `meanReciprocalRank`: the mean of
 * 1 / place of the first acceptable answer, 0 where the first ten have none. `missed`: the queries without one in five.
 */
export const gradeSearch = (catalog: Catalog, queries: readonly LabelledQuery[]) => {
  const places = queries.map((query) => placeOf(catalog, query));
  const isFound = (place: number) => place >= 0 && place < 5;
  return {
    recallAt5: places.filter(isFound).length / queries.length,
    meanReciprocalRank:
      places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / queries.length,
    missed: queries.filter((_, at) => !isFound(places[at] ?? -1)).map(({ query }) => query),
  };
};
