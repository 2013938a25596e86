import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { searchApis } from '#src/search-apis.ts';
import type { LabeledQuery } from '#test/labeled-queries.ts';

const DEPTH = 10;
const FIRST = 5;

type Grade = {
  /** The share of the query's needs that acceptable results among the first five meet. */
  recall: number;
  /** The position of the first acceptable result, from 0; -1 if none is among the first ten. */
  place: number;
};

const NOTHING: Grade = { recall: 0, place: -1 };

/** A list of results with something that the query excludes is worth nothing. */
const gradeOf = (knowledge: Knowledge, { query, accept, leaveOut }: LabeledQuery): Grade => {
  const ids = searchApis(knowledge, { query, limit: DEPTH }).hits.map(({ api }) => api.id);
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
 * `recallAt5`: the mean share of a query's needs that are met among the first five results. `meanReciprocalRank`: the
 * mean of 1 / position of the first acceptable result, 0 if the first ten have none. `missed`: the queries with an
 * unmet need.
 */
export const gradeSearch = (knowledge: Knowledge, queries: readonly LabeledQuery[]) => {
  const grades = queries.map((query) => gradeOf(knowledge, query));
  return {
    recallAt5: mean(grades.map(({ recall }) => recall)),
    meanReciprocalRank: mean(grades.map(({ place }) => (place < 0 ? 0 : 1 / (place + 1)))),
    missed: queries.filter((_, at) => (grades[at]?.recall ?? 0) < 1).map(({ query }) => query),
  };
};
