import { Readable } from 'node:stream';
import type { Traffic } from '#src/concurrency-limit.ts';
import type { RequestHeaders } from '#src/headers.ts';
import type { Limits } from '#src/limits.ts';
import type { OnResponse } from '#src/response-reader.ts';

/** A list is sent piece by piece: together they are the body, and nothing holds it a second time. */
export type RequestBody = string | Uint8Array | readonly Uint8Array[];

export type OutboundRequest = {
  method: string;
  url: string;
  headers?: RequestHeaders | undefined;
  body?: RequestBody | undefined;
  /** Aborting it ends the upstream call immediately. */
  signal?: AbortSignal | undefined;
  /**
   * Names of headers and query parameters that contain a credential. They are removed on a redirect to another origin (as
   * Authorization, Cookie and names like x-api-key always are), and their values are masked in the response's URLs.
   */
  secretHeaders?: readonly string[] | undefined;
  secretQuery?: readonly string[] | undefined;
  /** The body contains a credential: a redirect that would send it to another origin fails. Default: false, and true for `oauth`. */
  hasSecretBody?: boolean | undefined;
  /** Default: the limit `redirects`, and 0 for `oauth`. With 0, a redirect is returned as the response. */
  maxRedirects?: number | undefined;
  limits?: Partial<Limits> | undefined;
  /** If the body is interrupted, returns what has arrived, with `brokenOff`, instead of an error. Default: false. */
  keepPartial?: boolean | undefined;
  /** Default: `background` for the profile `auto`, `interactive` for the others. */
  traffic?: Traffic | undefined;
  /**
   * Whether the call waits for its turn if too many are running. Default: true for `oauth`, `background` and
   * `sequence`, because nobody tries such a call again: a code works once.
   */
  isAwaited?: boolean | undefined;
  /**
   * Settles when the caller has discarded the body. Until then its bytes count among those of all calls, so that bodies
   * that were read and not yet passed on are bounded too. Default: as soon as the call has ended.
   */
  heldUntil?: Promise<unknown> | undefined;
  /** Is asked while bodies of other calls wait for room: whether the body is discarded now, because nobody takes it. */
  giveWay?: (() => boolean) | undefined;
  /** Is told when the headers of the response have arrived; not for a redirect that is followed. */
  onResponse?: OnResponse | undefined;
};

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
