import type { JsonValue } from './common.ts';
import { asObject, isEmptyObject } from './json-text.ts';
import type { RunTestInput } from './testing.ts';

const contentTypeOf = (headers: RunTestInput['headers']): string =>
  Object.entries(headers ?? {})
    .find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    .split(';')[0]
    ?.trim()
    .toLowerCase() ?? 'application/json';

/** Names what nests as Stripe and PHP do: `card[number]`, `items[0][price]`. Null is an empty value. */
const formFields = (value: JsonValue, name: string): [name: string, value: string][] => {
  if (typeof value !== 'object' || value === null) return [[name, value === null ? '' : String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    formFields(inner, name === '' ? key : `${name}[${key}]`),
  );
};

/**
 * The body as text; undefined for none. An empty object means none, and a GET carries none (RFC 9110 section 9.3.1).
 * It is JSON, unless the caller's Content-Type says otherwise: then an object becomes a form where the type is that of
 * one, as Stripe and Twilio want it, and a text goes as it stands.
 */
export const requestBodyText = ({
  method,
  requestBody,
  headers,
}: Pick<RunTestInput, 'method' | 'requestBody' | 'headers'>): string | undefined => {
  if (method === 'GET' || requestBody === undefined || isEmptyObject(requestBody)) return undefined;
  const type = contentTypeOf(headers);
  if (type === 'application/x-www-form-urlencoded' && asObject(requestBody) !== undefined)
    return new URLSearchParams(formFields(requestBody, '')).toString();
  return typeof requestBody === 'string' && !/\bjson\b/.test(type)
    ? requestBody
    : JSON.stringify(requestBody);
};
