/*
 * The filters of the history, for screens and routes: this file imports no schema.
 */

/** `2xx`, `404`, or `error` for a call without a response. */
export const isStatusFilter = (value: string): boolean => /^(?:[1-5]xx|[1-5]\d\d|error)$/.test(value);

export const MAX_HISTORY_QUERY = 200;

/** Most calls that can be kept. */
export const MAX_KEEP_LAST = 100_000;

/** Bytes that are kept of each body, in UTF-8. */
export const MAX_KEPT_BYTES = 64 * 1024;

/** What makes calls with keys: the test screen and its REST path, the steps of compositions, and the verification of keys. */
export const CALL_SOURCES = ['test', 'composition', 'verification'] as const;
export type CallSource = (typeof CALL_SOURCES)[number];
