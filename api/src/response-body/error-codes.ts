import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ResponseBody } from '#src/response-body/read-response-body.ts';

/** A code is one word; a longer text is a message. */
const CODE = /^[\w.#-]{1,100}(?::http.*)?$/;

/** A longer body is not parsed a second time: an error with its codes is short. */
const MAX_ERROR_LENGTH = 64 * 1024;

type Reviver = (name: string, value: JsonValue, context: { source?: string }) => JsonValue;

/** The third parameter is newer than the types of the language. */
const parseWith = JSON.parse as (text: string, reviver: Reviver) => JsonValue;

/** The value with its numbers as they were sent: `12345678901234567890` would be another code after rounding. */
const withSentNumbers = ({ value, text = '' }: ResponseBody): JsonValue =>
  text.length > MAX_ERROR_LENGTH
    ? value
    : parseWith(text, (_name, inner, { source }) => (typeof inner === 'number' ? (source ?? inner) : inner));

const asCode = (value: JsonValue | undefined): string[] => {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !CODE.test(text)) return [];
  // AWS writes `com.amazon.coral.service#UnrecognizedClientException`, and a URL after a colon in the header.
  return [text.replace(/^.*#/, '').replace(/:http.*$/, '')];
};

const codesOfObject = (value: JsonValue | undefined): string[] => {
  const object = asObject(value);
  if (object === undefined) return [];
  return [object.code, object.error_code, object.type, object.status, object.reason, object.__type].flatMap(
    asCode,
  );
};

const codesOfJson = (body: JsonValue): string[] => {
  // Google's older services return a list with one error in it.
  const root = Array.isArray(body) ? body[0] : body;
  const object = asObject(root);
  if (object === undefined) return [];
  const error = asObject(object.error);
  // The most specific first: the details of an error say more than the error as a whole.
  const parts = [
    ...listOf(error?.details),
    ...listOf(error?.errors),
    error ?? object,
    ...listOf(object.errors),
  ];
  return [...parts.flatMap(codesOfObject), ...asCode(object.error)];
};

/**
 * The error codes in a response, in the formats that most APIs use: `error.code` (Facebook, Stripe, OpenAI, Azure),
 * `error.details[].reason` and `error.errors[].reason` (Google), `code` (Twilio), `__type`, `x-amzn-errortype` and
 * `<Code>` (AWS), `error` (OAuth, Slack). Numbers are returned as text.
 */
export const errorCodesOf = (body: ResponseBody, headers: Readonly<Record<string, string>>): string[] => {
  const fromXml =
    body.kind === 'text'
      ? /<Code>([^<]{1,100})<\/Code>/.exec(String(body.value).slice(0, 10_000))?.[1]
      : undefined;
  return [
    ...asCode(headers['x-amzn-errortype']),
    ...codesOfJson(body.kind === 'json' ? withSentNumbers(body) : null),
    ...asCode(fromXml),
  ];
};
