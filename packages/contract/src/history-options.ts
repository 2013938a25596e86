/*
 * The filters of the history, for screens and routes: this file imports no schema.
 */

/** The groups of results that the history can be filtered by; a status code such as `404` is a filter too. */
export const STATUS_GROUPS = ['2xx', '3xx', '4xx', '5xx', 'error'] as const;

/** `2xx`, `404`, or `error` for a call without a response. */
export const isStatusFilter = (value: string): boolean => /^(?:[1-5]xx|[1-5]\d\d|error)$/.test(value);

export const MAX_HISTORY_QUERY = 200;

/** How many calls are kept, unless the setting says otherwise. */
export const DEFAULT_KEEP_LAST = 1000;
export const MAX_KEEP_LAST = 100_000;

/** Bytes that are kept of each body, in UTF-8. */
export const MAX_KEPT_BYTES = 64 * 1024;
