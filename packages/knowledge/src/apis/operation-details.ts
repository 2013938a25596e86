import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What is known about calling an operation, besides its method and path. */
export type OperationDetails = {
  /** An example of its body, as compact JSON. */
  body?: string;
  /** Set if the body is sent as a form. */
  form?: true;
  /** The names of the query parameters without which it cannot be called. */
  query?: string[];
};

/**
 * The details of this many operations are compressed together: few enough to read those of one operation quickly, enough
 * for what operations of one API have in common.
 */
const TOGETHER = 32;

/** The number of the block with the details of the operation with this id. */
export const blockOf = (id: number): number => Math.floor(id / TOGETHER);

/** Details by the id of their operation. */
export type Block = Record<number, OperationDetails>;

export const packBlock = (block: Block): Buffer => deflateRawSync(JSON.stringify(block), { level: 9 });

export const unpackBlock = (packed: Uint8Array): Block => JSON.parse(inflateRawSync(packed).toString());
