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

const firstOf = (fields: JsonObject, names: readonly string[]): string => {
  for (const name of names) {
    const text = codeOf(field(fields, name));
    if (text !== '') return text;
  }
  return '';
};

const DESCRIPTIONS = [
  ...['error_description', 'error_message', 'errorMessage', 'errmsg', 'message', 'msg', 'reason', 'detail'],
  ...['description', 'title', 'error_summary', 'errorSummary'],
];
/** RFC 6749 5.2; Facebook's Instagram; WeChat; Okta. */
const CODES = ['error', 'error_code', 'errorCode', 'errcode', 'error_type'];
/** In a response that failed, these name the error (HubSpot: status; Lark, Zoom: code; Facebook: type). */
const WEAK_CODES = [...CODES, 'code', 'status', 'type', 'name', 'reason'];

const NO_CODE = 'provider_error';

/** `{error: {message, type, code}}` of Facebook and Google, `{errors: [{code, message}]}` of Twitter. */
const ofObject = (error: JsonObject): ProviderError => {
  const type = firstOf(error, ['type']);
  const code = firstOf(error, ['code', 'error', 'status', 'reason']);
  const isNumber = /^-?\d+$/.test(code);
  return {
    code: (isNumber && type !== '' ? `${type}_${code}` : code || type) || NO_CODE,
    description: firstOf(error, DESCRIPTIONS),
  };
};

const isFalse = (value: JsonValue | undefined): boolean => value === false || value === 'false';
const isEmpty = (value: JsonValue): boolean =>
  Array.isArray(value) ? value.length === 0 : Object.keys(value ?? {}).length === 0;

/** The error that a field named like one contains; undefined if it says that there is none. */
const ofValue = (value: JsonValue | undefined, fields: JsonObject): ProviderError | undefined => {
  if (value === true) return { code: NO_CODE, description: firstOf(fields, DESCRIPTIONS) };
  if (typeof value === 'object' && value !== null) {
    if (isEmpty(value)) return undefined;
    const inner = asObject(Array.isArray(value) ? value[0] : value);
    const error = inner === undefined ? { code: NO_CODE, description: '' } : ofObject(inner);
    return { ...error, description: error.description || firstOf(fields, DESCRIPTIONS) };
  }
  const code = codeOf(value);
  return code === '' ? undefined : { code, description: firstOf(fields, DESCRIPTIONS) };
};

/**
 * The error in an object, whatever the status of the response: many providers send it with 200. Undefined if there is
 * none; a description alone is one too.
 */
export const errorIn = (fields: JsonObject): ProviderError | undefined => {
  for (const name of [...CODES, 'errors']) {
    const error = ofValue(field(fields, name), fields);
    if (error !== undefined) return error;
  }
  const described = codeOf(field(fields, 'error_description'));
  const failed = ['ok', 'success'].some((name) => isFalse(field(fields, name)));
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
export const errorOfFailure = (fields: JsonObject): ProviderError => {
  const found = withInner(fields)
    .map(errorIn)
    .find((error) => error !== undefined);
  if (found !== undefined) return found;
  return { code: firstOf(fields, WEAK_CODES) || NO_CODE, description: firstOf(fields, DESCRIPTIONS) };
};
