import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import { type Block, blockOf, type OperationDetails, unpackBlock } from '#src/apis/operation-details.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

export type OperationRow = { id: number; method: EndpointMethod; path: string; summary: string };

/** The operations of the API in a row, those to call first on top. */
export const operationsAt = (
  knowledge: Knowledge,
  row: number,
  limit = Number.MAX_SAFE_INTEGER,
): OperationRow[] =>
  knowledge
    .prepare<[number, number], OperationRow>(
      `SELECT operation.id, method, path, summary FROM operation
       JOIN api ON operation.id BETWEEN first_operation AND last_operation
       WHERE api.id = ? ORDER BY operation.id LIMIT ?`,
    )
    .all(row, limit);

/** What else is known about calling these operations, in their order. */
export const detailsOf = (knowledge: Knowledge, ids: readonly number[]): OperationDetails[] => {
  const block = knowledge.prepare<[number], { packed: Buffer }>(
    'SELECT packed FROM operation_block WHERE block = ?',
  );
  const blocks = new Map<number, Block>();
  return ids.map((id) => {
    const at = blockOf(id);
    const packed = blocks.has(at) ? undefined : block.get(at)?.packed;
    if (packed !== undefined) blocks.set(at, unpackBlock(packed));
    return blocks.get(at)?.[id] ?? {};
  });
};
