import type { JsonValue } from './common.ts';

/*
 * Looking into JSON that strangers wrote, where nothing need be of the type that it should be. `as…` gives undefined for
 * what is of another type, `…Of` an empty value.
 */

export type JsonObject = Record<string, JsonValue>;

/** The value where it is an object; undefined for a list, a scalar, null and what is not there. */
export const asObject = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

/** The text, trimmed; undefined for what is no text or a blank one. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The object; an empty one for what is no object. */
export const objectOf = (value: unknown): JsonObject => asObject(value) ?? {};

/** The entries of a list; none for what is no list. */
export const listOf = (value: unknown): JsonValue[] => (Array.isArray(value) ? value : []);

/** The text, trimmed; an empty one for what is no text. */
export const textOf = (value: unknown): string => asText(value) ?? '';

/** The texts of a list that are not blank, trimmed. */
export const textsOf = (value: unknown): string[] => listOf(value).flatMap((entry) => asText(entry) ?? []);

/** True for `{}` alone: as a request body it means that there is none. */
export const isEmptyObject = (value: JsonValue | undefined): boolean => {
  const object = asObject(value);
  return object !== undefined && Object.keys(object).length === 0;
};

/**
 * The value that a text holds as JSON; undefined where it is no JSON (JSON itself has no undefined). A byte order mark
 * before it is ignored, as RFC 8259 section 8.1 allows.
 */
export const parseJsonText = (source: string): JsonValue | undefined => {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/** The JSON object that a text holds; undefined where it holds anything else. */
export const parseJsonObject = (source: string): JsonObject | undefined => asObject(parseJsonText(source));
