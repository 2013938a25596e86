import type { JsonValue } from '#src/common.ts';

/*
 * Reads JSON from strangers, in which any value may have the wrong type. For a value of another type, `as…` returns
 * undefined, and `…Of` returns an empty value.
 */

export type JsonObject = Record<string, JsonValue>;

/** The value if it is an object; undefined for a list, a scalar, null and undefined. */
export const asObject = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

/** The text, trimmed; undefined if it is blank or not text. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The object; an empty one if it is not an object. */
export const objectOf = (value: unknown): JsonObject => asObject(value) ?? {};

/** The entries of a list; none if it is not a list. */
export const listOf = (value: unknown): JsonValue[] => (Array.isArray(value) ? value : []);

/** The text, trimmed; empty if it is not text. */
export const textOf = (value: unknown): string => asText(value) ?? '';

/** The non-blank texts of a list, trimmed. */
export const textsOf = (value: unknown): string[] => listOf(value).flatMap((entry) => asText(entry) ?? []);

/** True only for `{}`, which as a request body means no body. */
export const isEmptyObject = (value: JsonValue | undefined): boolean => {
  const object = asObject(value);
  return object !== undefined && Object.keys(object).length === 0;
};

/**
 * The text parsed as JSON; undefined if it is not JSON (which itself has no undefined). A leading byte order mark is
 * ignored, as RFC 8259 section 8.1 allows.
 */
export const parseJsonText = (source: string): JsonValue | undefined => {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/** JSON without the spaces between its tokens, which mean nothing. */
export const compactJson = (text: string): string =>
  text.replaceAll(/("(?:[^"\\]|\\[\s\S])*(?:"|$))|\s+/g, '$1');

/** Whether the value, written as JSON, is this text but for spaces: with the same numbers, names and escapes. */
export const isWrittenAs = (value: JsonValue, text: string): boolean =>
  JSON.stringify(value) === compactJson(text);

/** The text parsed as a JSON object; undefined if it is anything else. */
export const parseJsonObject = (source: string): JsonObject | undefined => asObject(parseJsonText(source));

/** Maximum nesting of JSON: beyond a few thousand levels, serializing it overflows the stack, here and in a browser. */
export const MAX_JSON_DEPTH = 1000;

/** Checks the text alone, before it is parsed. */
export const nestsTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
};
