import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { field } from '#src/features/oauth/protocol/response-fields.ts';

/** What a provider says went wrong, as it was sent. */
export type ProviderError = { code: string; description: string };

/** A code is text or a number. Zero, false, null and empty text say that there is no error (errcode of WeChat, code of Lark). */
const codeOf = (value: JsonValue | undefined): string => {
  if (typeof value === 'number') return value === 0 ? '' : String(value);
  const text = asText(value) ?? '';
  return text === '0' ? '' : text;
};

/** `error_code` is also `errorCode`, `ErrorCode` and `errorcode` (Okta, Apigee, eBay). */
const plainName = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** The fields by their names in one spelling; the first of several counts. */
const inOneSpelling = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields)
      .toReversed()
      .map(([name, value]) => [plainName(name), value]),
  );

const errorField = (fields: JsonObject, name: string) => field(fields, plainName(name));

const firstOf = (fields: JsonObject, names: readonly string[]): string => {
  for (const name of names) {
    const text = codeOf(errorField(fields, name));
    if (text !== '') return text;
  }
  return '';
};

const DESCRIPTIONS = [
  ...['error_description', 'error_message', 'errmsg', 'message', 'msg', 'reason', 'detail'],
  ...['description', 'title', 'error_summary', 'faultstring'],
];
/** RFC 6749 5.2; Facebook's Instagram; WeChat; Okta. */
const CODES = ['error', 'error_code', 'errcode', 'error_type'];
/** In a response that failed, these name the error (HubSpot: status; Lark, Zoom: code; Facebook: type). */
const WEAK_CODES = [...CODES, 'code', 'status', 'type', 'name', 'reason'];

const NO_CODE = 'provider_error';

/** `{error: {message, type, code}}` of Facebook and Google, `{errors: [{code, message}]}` of Twitter, `{errors: [{errorType, message}]}` of Fitbit. */
const ofObject = (written: JsonObject): ProviderError => {
  const error = inOneSpelling(written);
  const type = firstOf(error, ['type']);
  const code = firstOf(error, ['code', 'error', 'error_code', 'error_type', 'status', 'reason']);
  const isNumber = /^-?\d+$/.test(code);
  return {
    code: (isNumber && type !== '' ? `${type}_${code}` : code || type) || NO_CODE,
    description: firstOf(error, DESCRIPTIONS),
  };
};

const isFalse = (value: JsonValue | undefined): boolean => value === false || value === 'false';
const isEmpty = (value: JsonValue): boolean =>
  Array.isArray(value) ? value.length === 0 : Object.keys(value ?? {}).length === 0;

/** A sentence in place of a code is a description where another field has the code (Apigee: `Error`, `ErrorCode`). */
const ofText = (text: string, fields: JsonObject): ProviderError | undefined => {
  if (text === '') return undefined;
  const description = firstOf(fields, DESCRIPTIONS);
  const code = CODES.map((name) => codeOf(errorField(fields, name))).find((one) => /^[a-z]\w*$/i.test(one));
  return text.includes(' ') && code !== undefined
    ? { code, description: description || text }
    : { code: text, description };
};

/** The error that a field named like one contains; undefined if it says that there is none. */
const ofValue = (value: JsonValue | undefined, fields: JsonObject): ProviderError | undefined => {
  if (value === true) return { code: NO_CODE, description: firstOf(fields, DESCRIPTIONS) };
  if (typeof value === 'object' && value !== null) {
    if (isEmpty(value)) return undefined;
    const inner = asObject(Array.isArray(value) ? value[0] : value);
    const error = inner === undefined ? { code: NO_CODE, description: '' } : ofObject(inner);
    return { ...error, description: error.description || firstOf(fields, DESCRIPTIONS) };
  }
  return ofText(codeOf(value), fields);
};

/**
 * The error in an object, whatever the status of the response: many providers send it with 200. Undefined if there is
 * none; a description alone is one too.
 */
export const errorIn = (written: JsonObject): ProviderError | undefined => {
  const fields = inOneSpelling(written);
  for (const name of [...CODES, 'errors', 'fault']) {
    const error = ofValue(errorField(fields, name), fields);
    if (error !== undefined) return error;
  }
  const described = codeOf(errorField(fields, 'error_description'));
  const failed = ['ok', 'success'].some((name) => isFalse(errorField(fields, name)));
  if (!failed && described === '') return undefined;
  return { code: NO_CODE, description: firstOf(fields, DESCRIPTIONS) };
};

/** An object and the objects directly in it. */
const withInner = (fields: JsonObject): JsonObject[] => [
  fields,
  ...Object.values(fields).flatMap((value): JsonObject[] => {
    const inner = asObject(value);
    return inner === undefined ? [] : [inner];
  }),
];

/** The error of a response that certainly failed, in which other names count too, also one level below. */
export const errorOfFailure = (written: JsonObject): ProviderError => {
  const found = withInner(written)
    .map(errorIn)
    .find((error) => error !== undefined);
  if (found !== undefined) return found;
  const fields = inOneSpelling(written);
  return { code: firstOf(fields, WEAK_CODES) || NO_CODE, description: firstOf(fields, DESCRIPTIONS) };
};
