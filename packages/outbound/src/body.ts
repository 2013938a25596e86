import type { BudgetHolding } from '#src/byte-budget.ts';
import { createDecoder, parseCodings } from '#src/decode.ts';
import type { OutboundError } from '#src/errors.ts';
import { createHeldBytes } from '#src/held-bytes.ts';
import type { Limits } from '#src/limits.ts';

export type Body = {
  bytes: Uint8Array;
  wireSize: number;
  truncated: boolean;
  /** It was cut because the bodies of other calls left no room for it. */
  isCrowdedOut: boolean;
};

export type BodyEvents = {
  onDrain(): void;
  /** The body waits until the bodies of other calls leave room for it. */
  onWait(): void;
  onRoom(): void;
  /** More was sent than the limit allows: accept no more, then call `cut`. */
  onFull(): void;
  onError(error: OutboundError): void;
  /** A part of the decoded body that is kept. */
  onKept(chunk: Uint8Array): void;
};

export type BodyReader = {
  /** @returns false if the caller should wait for `onDrain` */
  write(chunk: Uint8Array): boolean;
  end(): Promise<Body>;
  /** Ends early and keeps what fits; what waits for room too, unless it must end `atOnce`. */
  cut(atOnce: boolean): Promise<Body>;
  destroy(): void;
};

/** The response headers that describe the body. */
export type BodyHeaders = { 'content-encoding'?: string; 'content-length'?: string };

type Progress = { wireSize: number; isFull: boolean; isCrowdedOut: boolean };

/** Where the bytes go: what is kept, and what decodes them before that, if they are encoded. */
const openSinks = (
  codings: readonly string[],
  { limits, holding, ...options }: { limits: Limits; holding: BudgetHolding; expectedBytes: number },
  progress: Progress,
  events: BodyEvents,
) => {
  /** May be called after the last byte has been received, while the rest is decoded. */
  const fill = () => {
    progress.isFull = true;
    events.onFull();
  };
  const kept = createHeldBytes(
    { ...options, maxBytes: limits.decodedBytes, waitMs: limits.roomMs },
    holding,
    {
      onWait: events.onWait,
      onRoom: () => {
        decoder?.resume();
        events.onRoom();
      },
      onFull: fill,
      onKept: events.onKept,
      onCrowdedOut: () => {
        progress.isCrowdedOut = true;
        decoder?.destroy();
        fill();
      },
    },
  );
  const decoder =
    codings.length > 0
      ? createDecoder(codings, limits, {
          onData: (chunk) => kept.append(chunk),
          onDrain: events.onDrain,
          onFull: fill,
          onError: events.onError,
        })
      : null;
  return { kept, decoder, fill };
};

/**
 * Reads the body of one response within the limits and within the budget of all calls.
 * @throws OutboundError `bad_encoding` for the header alone
 */
export const createBodyReader = (
  headers: BodyHeaders,
  limits: Limits,
  holding: BudgetHolding,
  events: BodyEvents,
): BodyReader => {
  const codings = parseCodings(headers['content-encoding'], limits);
  const stated = codings.length === 0 ? Number(headers['content-length']) || 0 : 0;
  const expectedBytes = Math.min(stated, limits.wireBytes);
  const progress: Progress = { wireSize: 0, isFull: false, isCrowdedOut: false };
  const { kept, decoder, fill } = openSinks(codings, { limits, holding, expectedBytes }, progress, events);
  const result = async (): Promise<Body> => {
    await kept.settled();
    kept.stop();
    const { wireSize, isFull, isCrowdedOut } = progress;
    return { bytes: kept.bytes(), wireSize, truncated: isFull, isCrowdedOut };
  };

  return {
    write: (chunk) => {
      const taken = chunk.subarray(0, limits.wireBytes - progress.wireSize);
      progress.wireSize += taken.length;
      const hasRoom = decoder ? decoder.write(taken, progress.wireSize) : kept.append(taken);
      if (taken.length < chunk.length) fill();
      return hasRoom;
    },
    end: async () => {
      // An empty body is not valid gzip, but is common with a Content-Encoding header: HEAD, 204, 304.
      if (decoder && progress.wireSize > 0) await decoder.end();
      else decoder?.destroy();
      return result();
    },
    cut: async (atOnce) => {
      if (atOnce && kept.isWaiting()) {
        progress.isCrowdedOut = true;
        kept.stop();
      }
      await kept.settled();
      await decoder?.flush();
      return result();
    },
    destroy: () => {
      decoder?.destroy();
      kept.stop();
    },
  };
};

/** Longest redirect body, in bytes, that is read so that the connection can be reused. */
const MAX_DISCARDED = 64 * 1024;

/** Reads a body and discards it. */
export const createDiscardingReader = (events: BodyEvents): BodyReader => {
  let wireSize = 0;
  const result = (truncated: boolean): Promise<Body> =>
    Promise.resolve({ bytes: new Uint8Array(), wireSize, truncated, isCrowdedOut: false });
  return {
    write: (chunk) => {
      wireSize += chunk.length;
      if (wireSize > MAX_DISCARDED) events.onFull();
      return true;
    },
    end: () => result(false),
    cut: () => result(true),
    destroy: () => {},
  };
};
