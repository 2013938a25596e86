import type { HeaderMap, JsonValue } from '#src/common.ts';
import { asObject, type JsonObject } from './json-text.ts';

/** Longest form, in characters; a request to the server may be as long. Each value repeats the names above it. */
const MAX_FORM_LENGTH = 1024 * 1024;

/** The media type of the body by the call's headers, in lower case without parameters; JSON if they have none. */
export const bodyTypeOf = (headers: HeaderMap | undefined): string =>
  Object.entries(headers ?? {})
    .find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    .split(';')[0]
    ?.trim()
    .toLowerCase() ?? 'application/json';

/** The form fields that an object body is sent as if its type is that of a form; undefined if it is not a form. */
export const formFieldsOf = (
  body: JsonValue | undefined,
  headers: HeaderMap | undefined,
): JsonObject | undefined =>
  bodyTypeOf(headers) === 'application/x-www-form-urlencoded' ? asObject(body) : undefined;

/** Names nested fields as Stripe and PHP do: `card[number]`, `items[0][price]`. Null becomes an empty value. */
function* pairsOf(value: JsonValue, name: string): Generator<[name: string, value: string]> {
  if (typeof value !== 'object' || value === null) yield [name, value === null ? '' : String(value)];
  else
    for (const [key, inner] of Object.entries(value))
      yield* pairsOf(inner, name === '' ? key : `${name}[${key}]`);
}

/** Undefined if the form would be too long, which is noticed before all fields are written. */
export const formText = (fields: JsonObject): string | undefined => {
  const pairs: [string, string][] = [];
  let length = 0;
  for (const pair of pairsOf(fields, '')) {
    length += pair[0].length + pair[1].length;
    if (length > MAX_FORM_LENGTH) return undefined;
    pairs.push(pair);
  }
  return new URLSearchParams(pairs).toString();
};

type Call = { method: string; requestBody?: JsonValue | undefined; headers?: HeaderMap | undefined };

/** True if the body would become a form that is too long to send. */
export const isFormTooLong = ({ method, requestBody, headers }: Call): boolean => {
  const fields = method === 'GET' ? undefined : formFieldsOf(requestBody, headers);
  return fields !== undefined && formText(fields) === undefined;
};
