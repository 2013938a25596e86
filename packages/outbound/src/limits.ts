/** Limits of one call. Times in milliseconds, sizes in bytes. Reaching a limit is allowed, exceeding it is not. */
export type Limits = {
  /** DNS, TCP and TLS together, for each connection. */
  connectMs: number;
  /** From sending the request to the end of the response's headers. */
  headersMs: number;
  /** Longest pause inside a body. */
  idleMs: number;
  /** The whole call, including all redirects. */
  totalMs: number;
  /** Body as sent by the server; the rest is cut and the response is marked `truncated`. */
  wireBytes: number;
  /** Body after decoding; the rest is cut and the response is marked `truncated`. */
  decodedBytes: number;
  /** Decoded bytes per received byte; checked after `ratioAfterBytes`. Exceeding it is the error `bad_encoding`. */
  ratio: number;
  ratioAfterBytes: number;
  /** Content codings of one response. */
  codings: number;
  /** Total size of the names and values of a response's headers, without separators. */
  headerBytes: number;
  headerCount: number;
  /** Redirects followed; with 0, a redirect is returned as the response. */
  redirects: number;
};

/** Limits of one `Outbound` across all its calls. */
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

export const defaultConcurrencyLimits: ConcurrencyLimits = { calls: 32, callsPerHost: 6 };

/** Interim (1xx) responses accepted before the final one. */
export const MAX_INTERIM_RESPONSES = 20;

/** Longest URL accepted from a caller or a `Location` header, in characters. */
export const MAX_URL_LENGTH = 8_192;
