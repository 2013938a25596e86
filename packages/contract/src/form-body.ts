import type { HeaderMap, JsonValue } from './common.ts';
import { asObject, type JsonObject } from './json-text.ts';

/** Characters of a form, as long as a request to us may be. Each of its values repeats the names above it. */
const MAX_FORM_LENGTH = 1024 * 1024;

/** The media type that the headers of a call give its body, in small letters without parameters; JSON where they give none. */
export const bodyTypeOf = (headers: HeaderMap | undefined): string =>
  Object.entries(headers ?? {})
    .find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    .split(';')[0]
    ?.trim()
    .toLowerCase() ?? 'application/json';

/** The fields that a body is sent as where its type is that of a form and it is an object; undefined where it is no form. */
export const formFieldsOf = (
  body: JsonValue | undefined,
  headers: HeaderMap | undefined,
): JsonObject | undefined =>
  bodyTypeOf(headers) === 'application/x-www-form-urlencoded' ? asObject(body) : undefined;

/** Names what nests as Stripe and PHP do: `card[number]`, `items[0][price]`. Null is an empty value. */
function* pairsOf(value: JsonValue, name: string): Generator<[name: string, value: string]> {
  if (typeof value !== 'object' || value === null) yield [name, value === null ? '' : String(value)];
  else
    for (const [key, inner] of Object.entries(value))
      yield* pairsOf(inner, name === '' ? key : `${name}[${key}]`);
}

/** Undefined where the fields would be longer than a form may be, which is noticed before they are all made. */
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

/** True where the body would become a form that is too long to be sent. */
export const isFormTooLong = ({ method, requestBody, headers }: Call): boolean => {
  const fields = method === 'GET' ? undefined : formFieldsOf(requestBody, headers);
  return fields !== undefined && formText(fields) === undefined;
};
