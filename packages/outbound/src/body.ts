import { createByteBuffer } from '#src/byte-buffer.ts';
import { createDecoder, parseCodings } from '#src/decode.ts';
import type { OutboundError } from '#src/errors.ts';
import type { Limits } from '#src/limits.ts';

export type Body = { bytes: Uint8Array; wireSize: number; truncated: boolean };

export type BodyEvents = {
  onDrain(): void;
  /** A bound is reached and something lies beyond: take nothing more, then `cut`. */
  onFull(): void;
  onError(error: OutboundError): void;
};

export type BodyReader = {
  /** @returns false when the caller should wait for `onDrain` */
  write(chunk: Uint8Array): boolean;
  end(): Promise<Body>;
  /** Ends early, keeping what fits. */
  cut(): Promise<Body>;
  destroy(): void;
};

/** What an answer's headers say of its body. */
export type BodyHeaders = { 'content-encoding'?: string; 'content-length'?: string };

/** Reads one answer's body within its bounds. @throws OutboundError `bad_encoding` from the header alone */
export const createBodyReader = (headers: BodyHeaders, limits: Limits, events: BodyEvents): BodyReader => {
  const codings = parseCodings(headers['content-encoding'], limits);
  const expected = codings.length === 0 ? Number(headers['content-length']) || 0 : 0;
  const kept = createByteBuffer(limits.decodedBytes, Math.min(expected, limits.wireBytes));
  let isFull = false;
  /** May come while the rest is decoded, after the wire has ended. */
  const fill = () => {
    isFull = true;
    events.onFull();
  };
  const decoder =
    codings.length > 0
      ? createDecoder(codings, limits, {
          onData: (chunk) => kept.append(chunk),
          onDrain: events.onDrain,
          onFull: fill,
          onError: events.onError,
        })
      : null;
  let wireSize = 0;
  const result = (): Body => ({ bytes: kept.bytes(), wireSize, truncated: isFull });

  return {
    write: (chunk) => {
      const taken = chunk.subarray(0, limits.wireBytes - wireSize);
      wireSize += taken.length;
      const hasRoom = decoder?.write(taken, wireSize) ?? true;
      const fits = decoder !== null || kept.append(taken);
      if (!fits || taken.length < chunk.length) fill();
      return hasRoom;
    },
    end: async () => {
      // An empty body is no valid gzip stream, yet common with a coding named: HEAD, 204, 304.
      if (decoder && wireSize > 0) await decoder.end();
      else decoder?.destroy();
      return result();
    },
    cut: async () => {
      await decoder?.flush();
      return result();
    },
    destroy: () => decoder?.destroy(),
  };
};

/** Longest body of a redirect that is read so that its connection can be used again. */
const MAX_DISCARDED = 64 * 1024;

/** Reads a body only to get past it. */
export const createDiscardingReader = (events: BodyEvents): BodyReader => {
  let wireSize = 0;
  const result = (truncated: boolean): Promise<Body> =>
    Promise.resolve({ bytes: new Uint8Array(), wireSize, truncated });
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
