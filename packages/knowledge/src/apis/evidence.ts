import type { ApiRow } from '#src/apis/api-rows.ts';
import { ALLOWED, type Allowed, allowedParam } from '#src/apis/category-filter.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/**
 * An API that meets a term, how well (0 to 1), how well by its listed capabilities alone, and the words of its entry that say so.
 */
export type Evidence = ApiRow & { strength: number; claim: number; by: string | null };

const evidenceFor = (knowledge: Knowledge, isConcept: 0 | 1, term: string, allowed: Allowed): Evidence[] =>
  knowledge
    .prepare<[object], Evidence>(
      `SELECT api.id AS row, name_id AS apiId, origin, popularity, strength, claim, by
       FROM evidence JOIN api ON api.id = evidence.api
       WHERE is_concept = :isConcept AND term = :term AND ${ALLOWED}`,
    )
    .all({ isConcept, term, categories: allowedParam(allowed) });

/** The APIs that meet a concept, or have a quality, in no particular order. */
export const withConcept = (knowledge: Knowledge, name: string, allowed: Allowed): Evidence[] =>
  evidenceFor(knowledge, 1, name, allowed);

/** The curated APIs whose entry has a word with this stem, in no particular order. */
export const withWord = (knowledge: Knowledge, stem: string, allowed: Allowed): Evidence[] =>
  evidenceFor(knowledge, 0, stem, allowed);

/** Whether a curated API's entry has a word with this stem. */
export const isCuratedWord = (knowledge: Knowledge, stem: string): boolean =>
  knowledge
    .prepare<[string], { api: number }>('SELECT api FROM evidence WHERE is_concept = 0 AND term = ? LIMIT 1')
    .get(stem) !== undefined;

/** The curated APIs of some categories: the best known first, and of equally known ones those whose main business it is. */
export const curatedIn = (knowledge: Knowledge, categories: readonly string[], limit: number): ApiRow[] =>
  knowledge
    .prepare<[object], ApiRow>(
      `SELECT id AS row, name_id AS apiId, origin, popularity FROM api
       WHERE origin = 'curated' AND ${ALLOWED}
       ORDER BY popularity + (facts ->> '$.category' IN (SELECT value FROM json_each(:categories))) * 2 DESC, id
       LIMIT :limit`,
    )
    .all({ categories: allowedParam(categories), limit });

export const isAllowed = (knowledge: Knowledge, row: number, allowed: Allowed): boolean =>
  knowledge
    .prepare<[object], { found: number }>(
      `SELECT count(*) AS found FROM api WHERE api.id = :row AND ${ALLOWED}`,
    )
    .get({ row, categories: allowedParam(allowed) })?.found === 1;
