import type { HeaderLines, JsonValue } from '#src/common.ts';
import { contentTypeOf, mediaTypeOf } from '#src/plain/headers/content-type.ts';
import { asObject, type JsonObject } from './json-text.ts';

/** The media type of a form without files. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Longest form, in characters; a request to the server may be as long. Each value repeats the names above it. */
const MAX_FORM_LENGTH = 1024 * 1024;

/** The media type of the body by the call's headers, in lower case without parameters; JSON if they have none. */
export const bodyTypeOf = (headers: HeaderLines | undefined): string =>
  mediaTypeOf(contentTypeOf(headers) ?? 'application/json');

/** The form fields that an object body is sent as if its type is that of a form; undefined if it is not a form. */
export const formFieldsOf = (
  body: JsonValue | undefined,
  headers: HeaderLines | undefined,
): JsonObject | undefined => (bodyTypeOf(headers) === FORM_TYPE ? asObject(body) : undefined);

/** Names nested fields as Stripe and PHP do: `card[number]`, `items[0][price]`. Null becomes an empty value. */
function* pairsOf(value: JsonValue, name: string): Generator<[name: string, value: string]> {
  if (typeof value !== 'object' || value === null) yield [name, value === null ? '' : String(value)];
  else
    for (const [key, inner] of Object.entries(value))
      yield* pairsOf(inner, name === '' ? key : `${name}[${key}]`);
}

/** The fields one by one; undefined if the form would be too long, which is noticed before all of them are written. */
export const formPairs = (fields: JsonObject): [name: string, value: string][] | undefined => {
  const pairs: [string, string][] = [];
  let length = 0;
  for (const pair of pairsOf(fields, '')) {
    length += pair[0].length + pair[1].length;
    if (length > MAX_FORM_LENGTH) return undefined;
    pairs.push(pair);
  }
  return pairs;
};

/** Undefined if the form would be too long. */
export const formText = (fields: JsonObject): string | undefined => {
  const pairs = formPairs(fields);
  return pairs && new URLSearchParams(pairs).toString();
};

type Call = { requestBody?: JsonValue | undefined; headers?: HeaderLines | undefined };

/** True if the body would become a form that is too long to send. */
export const isFormTooLong = ({ requestBody, headers }: Call): boolean => {
  const fields = formFieldsOf(requestBody, headers);
  return fields !== undefined && formPairs(fields) === undefined;
};
