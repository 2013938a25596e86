/** Bounds of one call. Times in milliseconds, sizes in bytes. Reaching a bound is allowed, passing it is not. */
export type Limits = {
  /** DNS, TCP and TLS together, for each connection. */
  connectMs: number;
  /** From sending the request to the end of the answer's headers. */
  headersMs: number;
  /** Longest silence inside a body. */
  idleMs: number;
  /** The whole call, all redirects included. */
  totalMs: number;
  /** Body as sent by the upstream; what lies beyond is cut and the answer marked `truncated`. */
  wireBytes: number;
  /** Body after decoding; what lies beyond is cut and the answer marked `truncated`. */
  decodedBytes: number;
  /** Decoded to wire bytes; checked once `ratioAfterBytes` are decoded, passing it is the error `bad_encoding`. */
  ratio: number;
  ratioAfterBytes: number;
  /** Content codings in one answer. */
  codings: number;
  /** Names and values of an answer's headers added up, without separators. */
  headerBytes: number;
  headerCount: number;
  /** Redirects followed; 0 hands a redirect back as the answer. */
  redirects: number;
};

/** Bounds of one `Outbound` over all of its calls. */
export type ConcurrencyLimits = { calls: number; callsPerHost: number };

const MiB = 1024 * 1024;

export const defaultLimits: Limits = {
  connectMs: 5_000,
  headersMs: 15_000,
  idleMs: 10_000,
  totalMs: 30_000,
  wireBytes: 5 * MiB,
  decodedBytes: 10 * MiB,
  ratio: 100,
  ratioAfterBytes: MiB,
  codings: 2,
  headerBytes: 16 * 1024,
  headerCount: 100,
  redirects: 5,
};

export const defaultSlotLimits: ConcurrencyLimits = { calls: 32, callsPerHost: 6 };

/** Interim (1xx) answers accepted before the real one. */
export const MAX_INTERIM_ANSWERS = 20;

/** Longest URL accepted from a caller or a `Location` header, in characters. */
export const MAX_URL_LENGTH = 8_192;
