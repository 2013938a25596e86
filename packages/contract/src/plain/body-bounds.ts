/** A longer body is not parsed, so that a test of an API never stops the server for others. */
export const MAX_PARSED_BYTES = 2 * 1024 * 1024;

/** A longer body that is not text is only described. */
export const MAX_BINARY_BYTES = 2 * 1024 * 1024;
