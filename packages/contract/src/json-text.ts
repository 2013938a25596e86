import type { JsonValue } from './common.ts';

export type JsonObject = Record<string, JsonValue>;

/** The value where it is an object; undefined for a list, a scalar, null and what is not there. */
export const asObject = (value: JsonValue | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;

/** True for `{}` alone: as a request body it means that there is none. */
export const isEmptyObject = (value: JsonValue | undefined): boolean => {
  const object = asObject(value);
  return object !== undefined && Object.keys(object).length === 0;
};

/** The value that a text holds as JSON; undefined where it is no JSON (JSON itself has no undefined). */
export const parseJsonText = (source: string): JsonValue | undefined => {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
};

/** The JSON object that a text holds; undefined where it holds anything else. */
export const parseJsonObject = (source: string): JsonObject | undefined => asObject(parseJsonText(source));
