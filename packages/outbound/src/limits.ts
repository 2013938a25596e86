/** Limits of one call. Times in milliseconds, sizes in bytes. Reaching a limit is allowed, exceeding it is not. */
export type Limits = {
  /** DNS, TCP and TLS together, for each connection. */
  connectMs: number;
  /** From sending the request to the end of the response's headers. */
  headersMs: number;
  /** Longest pause inside a body. */
  idleMs: number;
  /** Longest wait of a body for room, if the bodies of other calls take all of it; then it is cut and marked. */
  roomMs: number;
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

/** How many calls may run, across all of one `Outbound`. */
export type ConcurrencyLimits = {
  /** Of persons and in the background; a call of a program counts those of programs too, and so leaves a person's call alone. */
  calls: number;
  callsPerHost: number;
  /** Of these, the calls in the background: the rest is kept for the calls that a person waits for. */
  backgroundCalls: number;
  backgroundCallsPerHost: number;
  /** Longest wait for its turn of a call that waits for it, in ms. */
  turnMs: number;
  /** Calls of sequences, which are counted apart: they take no place from the others, and the others none from them. */
  sequenceCalls: number;
  sequenceCallsPerHost: number;
};

/** Bytes of all bodies together, from the first byte until the caller is done with the response. */
type ByteLimits = {
  bodyBytes: number;
  /** The bodies of calls of programs, which are counted apart. */
  programBodyBytes: number;
  /** The bodies of calls in the background, counted apart too. */
  backgroundBodyBytes: number;
  /** The bodies of calls of sequences, counted apart too. */
  sequenceBodyBytes: number;
};

/** Limits of one `Outbound` across all its calls. */
export type SharedLimits = ConcurrencyLimits & ByteLimits;

const MiB = 1024 * 1024;

export const defaultLimits: Limits = {
  connectMs: 5_000,
  headersMs: 15_000,
  idleMs: 10_000,
  roomMs: 20_000,
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

/** One body of the largest size may always be read in addition, for each kind of calls. */
export const defaultSharedLimits: SharedLimits = {
  calls: 32,
  callsPerHost: 6,
  backgroundCalls: 24,
  backgroundCallsPerHost: 4,
  turnMs: 10_000,
  sequenceCalls: 8,
  sequenceCallsPerHost: 2,
  bodyBytes: 4 * MiB,
  programBodyBytes: 4 * MiB,
  backgroundBodyBytes: 4 * MiB,
  sequenceBodyBytes: 4 * MiB,
};

/** Interim (1xx) responses accepted before the final one. */
export const MAX_INTERIM_RESPONSES = 20;

/** Longest URL accepted from a caller or a `Location` header, in characters. */
export const MAX_URL_LENGTH = 8_192;
