import type { ApiRow } from '#src/apis/api-rows.ts';
import { ALLOWED, type Allowed, allowedParam } from '#src/apis/category-filter.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** Weights of the columns of `api_text`: name, provider, topics, description, operations. */
const BM25 = '-bm25(api_text, 10, 6, 5, 4, 1)';

/** A directory API that a text query found; `score` grows with relevance and has no upper limit. */
export type TextHit = ApiRow & { score: number };

/** The directory APIs that match an FTS5 expression, best first, without folded ones. */
export const textHits = (knowledge: Knowledge, match: string, allowed: Allowed, limit: number): TextHit[] =>
  knowledge
    .prepare<[object], TextHit>(
      `SELECT api.id AS row, name_id AS apiId, origin, popularity, ${BM25} AS score
       FROM api_text JOIN api ON api.id = api_text.rowid
       WHERE api_text MATCH :match AND ${ALLOWED}
       ORDER BY score DESC, api.id LIMIT :limit`,
    )
    .all({ match, categories: allowedParam(allowed), limit });

/** The number of directory APIs in which a stem occurs. */
export const documentsWith = (knowledge: Knowledge, stem: string): number =>
  knowledge.prepare<[string], { doc: number }>('SELECT doc FROM api_term WHERE term = ?').get(stem)?.doc ?? 0;

/** The number of directory APIs in the text index. */
export const documentCount = (knowledge: Knowledge): number =>
  knowledge.prepare<[], { count: number }>('SELECT count(*) AS count FROM api_text_docsize').get()?.count ??
  0;

/** The strengths of the best and the worst directory entry for a need; a curated API whose main ability it is has 1. */
const BEST = 0.72;
const LEAST = 0.3;

/** How well a directory API meets a need, given its relevance and that of the best match for the same need. */
export const directoryStrength = (score: number, best: number): number =>
  LEAST + (BEST - LEAST) * (score / best);
