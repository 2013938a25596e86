import { Readable } from 'node:stream';
import type { RequestHeaders } from '#src/headers.ts';

/** A list is sent piece by piece: together they are the body, and nothing holds it a second time. */
export type RequestBody = string | Uint8Array | readonly Uint8Array[];

type Wire = { headers: RequestHeaders; body: string | Uint8Array | Readable | null };

/** The body as undici takes it. It knows the length of a text and of bytes; that of pieces is said to it. */
export const inPieces = ({
  headers,
  body,
}: {
  headers: RequestHeaders;
  body: RequestBody | undefined;
}): Wire => {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array)
    return { headers, body: body ?? null };
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  return { headers: { ...headers, 'content-length': String(length) }, body: Readable.from(body) };
};
