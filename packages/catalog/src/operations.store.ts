import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { Database } from 'better-sqlite3';
import { type Block, blockOf, type OperationDetails, unpackBlock } from '#src/operation-details.ts';

/** Weights of the columns of `operation_text`: summary, path. */
const BM25 = '-bm25(operation_text, 2, 3)';

export type OperationRow = { id: number; method: EndpointMethod; path: string; summary: string };
export type FoundOperation = OperationRow & { api: number; apiId: string; origin: string; score: number };

const FOUND = `
  SELECT operation.*, api.id AS api, api.name_id AS apiId, api.origin, hit.score
  FROM (
    SELECT rowid, ${BM25} AS score FROM operation_text
    WHERE operation_text MATCH :match AND rowid BETWEEN :first AND :last
    ORDER BY score DESC, rowid LIMIT :limit
  ) AS hit
  JOIN operation ON operation.id = hit.rowid
  JOIN api ON api.id = (
    SELECT id FROM api WHERE last_operation >= first_operation AND first_operation <= operation.id
    ORDER BY first_operation DESC LIMIT 1)
  ORDER BY hit.score DESC, hit.rowid`;

export type OperationRange = { first: number; last: number };

export const operationStore = (db: Database) => {
  const range = db.prepare<[number], OperationRange>(
    'SELECT first_operation AS first, last_operation AS last FROM api WHERE id = ?',
  );
  const inRange = db.prepare<[number, number, number], OperationRow>(
    'SELECT id, method, path, summary FROM operation WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?',
  );
  // Counted in SQL, because Microsoft Graph has 11,000 paths to choose from.
  const bySegments = db.prepare<[number, number, number], OperationRow>(
    `SELECT id, method, path, summary FROM operation WHERE id BETWEEN ? AND ?
     AND length(rtrim(path, '/')) - length(replace(rtrim(path, '/'), '/', '')) = ? ORDER BY id`,
  );
  const found = db.prepare<[object], FoundOperation>(FOUND);
  const block = db.prepare<[number], { packed: Buffer }>(
    'SELECT packed FROM operation_block WHERE block = ?',
  );
  return {
    operationRange: (row: number): OperationRange => range.get(row) ?? { first: 1, last: 0 },
    operationsIn: ({ first, last }: OperationRange, limit: number): OperationRow[] =>
      inRange.all(first, last, limit),
    /** Operations whose path has this number of segments. */
    operationsOfDepth: ({ first, last }: OperationRange, segments: number): OperationRow[] =>
      bySegments.all(first, last, segments),
    /** What else is known about calling these operations, in their order. */
    detailsOf: (ids: readonly number[]): OperationDetails[] => {
      const blocks = new Map<number, Block>();
      return ids.map((id) => {
        const at = blockOf(id);
        const packed = blocks.has(at) ? undefined : block.get(at)?.packed;
        if (packed !== undefined) blocks.set(at, unpackBlock(packed));
        return blocks.get(at)?.[id] ?? {};
      });
    },
    /** Operations that match an FTS5 expression, best first. */
    operationsWith: (match: string, { first, last }: OperationRange, limit: number): FoundOperation[] =>
      found.all({ match, first, last, limit }),
  };
};
export type OperationStore = ReturnType<typeof operationStore>;
