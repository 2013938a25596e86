import type { ApiRow } from '#src/apis/api-rows.ts';
import { ALLOWED, type Allowed, allowedParam } from '#src/apis/category-filter.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

/** Weights of the columns of `api_words`: name, features, description, examples. */
const BM25 = '-bm25(api_words, 3, 2, 1, 2)';

/** An API that has words of a text; `score` grows with how many, and how rare they are. */
export type WordHit = ApiRow & { score: number };

/** The APIs that match an FTS5 expression by what they say of themselves or what people ask who need them, best first. */
export const wordHits = (knowledge: Knowledge, match: string, allowed: Allowed, limit: number): WordHit[] =>
  knowledge
    .prepare<[object], WordHit>(
      `SELECT api.id AS row, name_id AS apiId, origin, popularity, ${BM25} AS score
       FROM api_words JOIN api ON api.id = api_words.rowid
       WHERE api_words MATCH :match AND ${ALLOWED}
       ORDER BY score DESC, api.id LIMIT :limit`,
    )
    .all({ match, categories: allowedParam(allowed), limit });

const apiCount = perKnowledge(
  (knowledge: Knowledge): number =>
    knowledge.prepare<[], { count: number }>('SELECT count(*) AS count FROM api_words_docsize').get()
      ?.count ?? 0,
);

/** What BM25 makes of a word at most: 1 + its `k1` of 1.2. */
const MOST_OF_WORD = 2.2;
const LEAST = 1e-6;

/** The highest score that the word with a stem can add to a hit. */
export const mostOfWord = (knowledge: Knowledge, stem: string): number => {
  const count = apiCount(knowledge);
  const having =
    knowledge.prepare<[string], { doc: number }>('SELECT doc FROM api_words_term WHERE term = ?').get(stem)
      ?.doc ?? 0;
  return MOST_OF_WORD * Math.max(LEAST, Math.log((count - having + 0.5) / (having + 0.5)));
};
