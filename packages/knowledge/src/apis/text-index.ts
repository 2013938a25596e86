import type { ApiRow } from '#src/apis/api-rows.ts';
import { ALLOWED, type Allowed, allowedParam } from '#src/apis/category-filter.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { OTHER_LANGUAGES } from '#src/other-languages.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

/** An API that an FTS5 expression found; `score` is BM25, grows with relevance and has no upper limit. */
export type TextHit = ApiRow & { score: number };

/** What BM25 makes of a word at most: 1 + its `k1` of 1.2. */
const MOST_OF_WORD = 2.2;
const LEAST_OF_WORD = 1e-6;

/** One of the text indexes of the knowledge file, each with a table of its words beside it (`<table>_term`). */
const textIndex = (table: 'api_text' | 'api_words' | 'api_grams', weights: readonly number[]) => {
  const documents = perKnowledge(
    (knowledge: Knowledge): number =>
      knowledge.prepare<[], { count: number }>(`SELECT count(*) AS count FROM ${table}_docsize`).get()
        ?.count ?? 0,
  );
  const documentsWith = (knowledge: Knowledge, stem: string): number =>
    knowledge.prepare<[string], { doc: number }>(`SELECT doc FROM ${table}_term WHERE term = ?`).get(stem)
      ?.doc ?? 0;
  return {
    /** The number of APIs in the index. */
    documents,
    /** The number of them in which a stem occurs. */
    documentsWith,
    /** Those that match an FTS5 expression, best first. */
    hits: (knowledge: Knowledge, match: string, allowed: Allowed, limit: number): TextHit[] =>
      knowledge
        .prepare<[object], TextHit>(
          `SELECT api.id AS row, name_id AS apiId, origin, popularity, -bm25(${table}, ${weights}) AS score
           FROM ${table} JOIN api ON api.id = ${table}.rowid
           WHERE ${table} MATCH :match AND ${ALLOWED}
           ORDER BY score DESC, api.id LIMIT :limit`,
        )
        .all({ match, categories: allowedParam(allowed), limit }),
    /** The rows of some of those that match, in no order: this ranks nothing. */
    rowsWith: (knowledge: Knowledge, match: string, limit: number): number[] =>
      knowledge
        .prepare<[string, number], { row: number }>(
          `SELECT rowid AS row FROM ${table} WHERE ${table} MATCH ? LIMIT ?`,
        )
        .all(match, limit)
        .map(({ row }) => row),
    /** The highest score that a word of the index can add to a hit. */
    mostOfWord: (knowledge: Knowledge, word: string): number => {
      const having = documentsWith(knowledge, word);
      const rarity = Math.log((documents(knowledge) - having + 0.5) / (having + 0.5));
      return MOST_OF_WORD * Math.max(LEAST_OF_WORD, rarity);
    },
  };
};

/** The directory, without folded entries. The weights are of name, provider, topics, description and operations. */
export const directoryText = textIndex('api_text', [10, 6, 5, 4, 1]);

/** What every API says of itself and what people ask who need it. The weights are of name, features, description and examples. */
export const apiWords = textIndex('api_words', [3, 2, 1, 2]);

/** What people ask who need an API in other languages, a column for each. */
export const apiGrams = textIndex(
  'api_grams',
  OTHER_LANGUAGES.map(() => 1),
);

/** The strengths of the best and the worst directory entry for a need; a curated API whose main ability it is has 1. */
const BEST = 0.72;
const LEAST = 0.3;

/** How well a directory API meets a need, given its relevance and that of the best match for the same need. */
export const directoryStrength = (score: number, best: number): number =>
  LEAST + (BEST - LEAST) * (score / best);
