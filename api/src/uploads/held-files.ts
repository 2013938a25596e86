import { randomBytes } from 'node:crypto';
import { base64Size } from '@gatehouse/contract/plain/body-bounds.ts';
import type { OutgoingBody } from '@gatehouse/request/outgoing-request.ts';

/*
 * The bytes of files in a request that arrives, so that they are in memory once: they are decoded while they arrive, and
 * the JSON around them has a short name in place of their base64. The name is random, so nobody can ask for the file of
 * another request, and it is written like base64, so that every schema takes it for what it stands for.
 */

type HeldFile = { pieces: readonly Uint8Array[]; size: number };

const held = new Map<string, HeldFile>();

/** Keeps a file until it is released. Returns its name. */
export const holdFile = (pieces: readonly Uint8Array[]): string => {
  const name = randomBytes(24).toString('base64');
  held.set(name, { pieces, size: pieces.reduce((sum, { length }) => sum + length, 0) });
  return name;
};

export const releaseFile = (name: string): void => {
  held.delete(name);
};

/** How many files are held, for tests. */
export const countHeldFiles = (): number => held.size;

/** The bytes of a file: one that is held, or one that is in base64 itself. */
export const bytesOfFile = (base64: string): readonly Uint8Array[] =>
  held.get(base64)?.pieces ?? [Buffer.from(base64, 'base64')];

export const sizeOfFile = (base64: string): number => held.get(base64)?.size ?? base64Size(base64);

export const base64OfFile = (base64: string): string => {
  const file = held.get(base64);
  return file === undefined ? base64 : Buffer.concat(file.pieces).toString('base64');
};

/** A body as it is sent. */
export const wireBodyOf = (body: OutgoingBody | undefined): string | readonly Uint8Array[] | undefined =>
  typeof body === 'object'
    ? body.segments.flatMap((segment) =>
        typeof segment === 'string' ? [Buffer.from(segment)] : bytesOfFile(segment.base64),
      )
    : body;

/** What counts towards the limit of a body, in bytes: a text, or the files without what is around them. */
export const countedSize = (body: OutgoingBody | undefined): number =>
  typeof body === 'object'
    ? body.segments.reduce(
        (sum, segment) => sum + (typeof segment === 'string' ? 0 : sizeOfFile(segment.base64)),
        0,
      )
    : sizeOfBody(body);

/** In bytes. */
export const sizeOfBody = (body: OutgoingBody | undefined): number => {
  if (typeof body !== 'object') return body === undefined ? 0 : Buffer.byteLength(body);
  return body.segments.reduce(
    (sum, segment) =>
      sum + (typeof segment === 'string' ? Buffer.byteLength(segment) : sizeOfFile(segment.base64)),
    0,
  );
};
