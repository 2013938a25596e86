/* The bounds of a body. Screens need them before any schema is loaded, so this imports none. */

/** Bytes of everything that a body consists of; files count as they are sent, not in base64. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Fields and parts of one body. */
export const MAX_BODY_FIELDS = 1000;

/** A saved endpoint keeps a file up to this size; of a larger one its name, its type and its size. */
export const MAX_KEPT_FILE_BYTES = 256 * 1024;

export const DEFAULT_TEXT_TYPE = 'text/plain';
export const DEFAULT_FILE_TYPE = 'application/octet-stream';

/** The bytes that a text in base64 stands for, without decoding it. */
export const base64Size = (base64: string): number => {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return Math.floor(((base64.length - padding) * 3) / 4);
};

/** A longer body is not parsed, so that a test of an API never stops the server for others. */
export const MAX_PARSED_BYTES = 2 * 1024 * 1024;

/** A longer body that is not text is only described. */
export const MAX_BINARY_BYTES = 2 * 1024 * 1024;
