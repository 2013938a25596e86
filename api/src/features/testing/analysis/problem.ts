import type { JsonValue } from '@gatehouse/contract/common.ts';

type JsonObject = { [name: string]: JsonValue };

const MAX_MESSAGE = 300;

const asObject = (value: JsonValue | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;

const text = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/**
 * The API's own words for what is wrong. RFC 9457 (`title`, `detail`) first, then the forms that most APIs
 * use: `error.message`, `message`, `error_description`, `errors[0].message`, `error`.
 */
export const readProblem = (body: JsonValue): string | undefined => {
  const object = asObject(body);
  if (object === undefined) return undefined;
  const error = asObject(object.error);
  const firstError = Array.isArray(object.errors) ? asObject(object.errors[0]) : undefined;
  const candidates = [
    [text(object.title), text(object.detail)].filter(Boolean).join(': '),
    text(error?.message),
    text(object.error_description),
    text(object.message),
    text(firstError?.message),
    text(object.error),
  ];
  return candidates.find((candidate) => candidate !== undefined && candidate !== '')?.slice(0, MAX_MESSAGE);
};
