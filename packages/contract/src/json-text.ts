import type { JsonValue } from './common.ts';

export type JsonObject = Record<string, JsonValue>;

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for `{}` alone: as a request body it means that there is none. */
export const isEmptyObject = (value: JsonValue | undefined): boolean =>
  isObject(value) && Object.keys(value).length === 0;

/** The value that a text holds as JSON; undefined where it is no JSON (JSON itself has no undefined). */
export const parseJsonText = (source: string): JsonValue | undefined => {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
};

/** The JSON object that a text holds; undefined where it holds anything else. */
export const parseJsonObject = (source: string): JsonObject | undefined => {
  const value = parseJsonText(source);
  return isObject(value) ? value : undefined;
};
