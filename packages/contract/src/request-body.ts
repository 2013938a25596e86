import type { HeaderMap, JsonValue } from './common.ts';
import { asObject, isEmptyObject } from './json-text.ts';

/** What of a call decides its body. */
type Sent = { method: string; requestBody?: JsonValue | undefined; headers?: HeaderMap | undefined };

const contentTypeOf = (headers: Sent['headers']): string =>
  Object.entries(headers ?? {})
    .find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    .split(';')[0]
    ?.trim()
    .toLowerCase() ?? 'application/json';

/** Characters of a form, as long as a request to us may be. Each of its values repeats the names above it. */
const MAX_FORM_LENGTH = 1024 * 1024;

/** Names what nests as Stripe and PHP do: `card[number]`, `items[0][price]`. Null is an empty value. */
function* formFields(value: JsonValue, name: string): Generator<[name: string, value: string]> {
  if (typeof value !== 'object' || value === null) yield [name, value === null ? '' : String(value)];
  else
    for (const [key, inner] of Object.entries(value))
      yield* formFields(inner, name === '' ? key : `${name}[${key}]`);
}

/** Undefined where the fields would be longer than a form may be, which is told before they are all made. */
const formText = (body: JsonValue): string | undefined => {
  const fields: [string, string][] = [];
  let length = 0;
  for (const field of formFields(body, '')) {
    length += field[0].length + field[1].length;
    if (length > MAX_FORM_LENGTH) return undefined;
    fields.push(field);
  }
  return new URLSearchParams(fields).toString();
};

const isForm = ({ requestBody, headers }: Sent): boolean =>
  contentTypeOf(headers) === 'application/x-www-form-urlencoded' && asObject(requestBody) !== undefined;

/** True where the body would become a form that is too long to be sent. */
export const isFormTooLong = (input: Sent): boolean =>
  input.method !== 'GET' && isForm(input) && formText(input.requestBody ?? {}) === undefined;

/**
 * The body as text; undefined for none. An empty object means none, and a GET carries none (RFC 9110 section 9.3.1).
 * It is JSON, unless the caller's Content-Type says otherwise: then an object becomes a form where the type is that of
 * one, as Stripe and Twilio want it, and a text goes as it stands.
 */
export const requestBodyText = (input: Sent): string | undefined => {
  const { method, requestBody, headers } = input;
  if (method === 'GET' || requestBody === undefined || isEmptyObject(requestBody)) return undefined;
  if (isForm(input)) return formText(requestBody);
  const type = contentTypeOf(headers);
  return typeof requestBody === 'string' && !/\bjson\b/.test(type)
    ? requestBody
    : JSON.stringify(requestBody);
};
