import type { Catalog } from '#src/open-catalog.ts';
import { searchApis } from '#src/search-apis.ts';
import type { LabelledQuery } from '#test/labelled-queries.ts';

const DEPTH = 10;
const FIRST = 5;

type Grade = {
  /** The share of the query's needs that an acceptable answer among the first five meets. */
  recall: number;
  /** Where the first acceptable answer stands, from 0; -1 where none is among the first ten. */
  place: number;
};

const NOTHING: Grade = { recall: 0, place: -1 };

/** An answer with something that the query does not want is worth nothing. */
const gradeOf = (catalog: Catalog, { query, accept, leaveOut }: LabelledQuery): Grade => {
  const ids = searchApis(catalog, { query, limit: DEPTH }).hits.map(({ api }) => api.id);
  const first = ids.slice(0, FIRST);
  if (first.some((id) => leaveOut.includes(id))) return NOTHING;
  const met = accept.filter((need) => first.some((id) => need.includes(id)));
  return {
    recall: met.length / accept.length,
    place: ids.findIndex((id) => accept.some((need) => need.includes(id))),
  };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * `recallAt5`: the mean share of a query's needs that are met among the first five answers. `meanReciprocalRank`: the
 * mean of 1 / place of the first acceptable answer, 0 where the first ten have none. `missed`: the queries of which a
 * need is not met.
 */
export const gradeSearch = (catalog: Catalog, queries: readonly LabelledQuery[]) => {
  const grades = queries.map((query) => gradeOf(catalog, query));
  return {
    recallAt5: mean(grades.map(({ recall }) => recall)),
    meanReciprocalRank: mean(grades.map(({ place }) => (place < 0 ? 0 : 1 / (place + 1)))),
    missed: queries.filter((_, at) => (grades[at]?.recall ?? 0) < 1).map(({ query }) => query),
  };
};
