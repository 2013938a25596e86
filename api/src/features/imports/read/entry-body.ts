import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';
import type { DraftBody, Pair } from '#src/features/imports/read/draft.ts';

type EntryBody = {
  body: JsonObject | null;
  /** A type that the body needs and that JSON does not have. */
  contentType: string | undefined;
  note: string | undefined;
};

const FORM = 'application/x-www-form-urlencoded';
const NONE: EntryBody = { body: null, contentType: undefined, note: undefined };

const leftOut = (what: string): EntryBody => ({
  ...NONE,
  note: `The body is left out: ${what} cannot be saved, only a JSON object or a form`,
});

/** Fields of the same name become a list, except that an empty form has no body. */
const formBody = (fields: readonly Pair[]): EntryBody => {
  const values = new Map<string, JsonValue>();
  for (const [name, value] of fields) {
    const before = values.get(name);
    if (before === undefined) values.set(name, value);
    else values.set(name, Array.isArray(before) ? [...before, value] : [before, value]);
  }
  if (values.size === 0) return NONE;
  return { body: Object.fromEntries(values), contentType: FORM, note: undefined };
};

const jsonBody = (value: JsonValue): EntryBody => {
  if (value === null) return NONE;
  const body = asObject(value);
  if (body !== undefined) return { body, contentType: undefined, note: undefined };
  return leftOut(Array.isArray(value) ? 'a list' : 'a single value');
};

const isPlainJson = (contentType: string): boolean =>
  /^application\/json\s*(?:;.*)?$/i.test(contentType.trim());

/** With the type that its document gives it, unless a body has that type anyway. */
const ofType = (read: EntryBody, contentType: string | undefined): EntryBody =>
  read.body === null || contentType === undefined || isPlainJson(contentType)
    ? read
    : { ...read, contentType };

const formFields = (text: string): Pair[] => [...new URLSearchParams(text)];

const textBody = (text: string, contentType: string): EntryBody => {
  if (text.trim() === '') return NONE;
  if (contentType.startsWith(FORM)) return formBody(formFields(text));
  const parsed = parseBounded(text);
  if ('value' in parsed) return jsonBody(parsed.value);
  if (/json/.test(contentType)) return leftOut('JSON with mistakes or variables without quotes');
  return leftOut(contentType === '' ? 'a text' : contentType.split(';')[0]?.trim() || 'a text');
};

/**
 * The body as a saved endpoint has it.
 * @param contentType of the request's headers; that of the body itself comes first
 */
export const entryBody = (body: DraftBody | undefined, contentType: string): EntryBody => {
  switch (body?.type) {
    case undefined:
      return NONE;
    case 'json':
      return ofType(jsonBody(body.value), body.contentType);
    case 'form':
      return formBody(body.fields);
    case 'text':
      return textBody(body.text, (body.contentType ?? contentType).toLowerCase());
    case 'other':
      return leftOut(body.what);
  }
};
