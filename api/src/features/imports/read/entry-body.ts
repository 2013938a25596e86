import { type CallBody, givenBodySchema } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { DEFAULT_TEXT_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { asObject, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';
import type { DraftBody, Pair } from '#src/features/imports/read/draft.ts';

type EntryBody = {
  body: JsonObject | null;
  /** A body that is no such object. */
  kept?: CallBody;
  /** A type that the body needs and that JSON does not have. */
  contentType: string | undefined;
  note: string | undefined;
};

const FORM = 'application/x-www-form-urlencoded';
const NONE: EntryBody = { body: null, contentType: undefined, note: undefined };

const leftOut = (what: string): EntryBody => ({
  ...NONE,
  note: `The body is left out: ${what} cannot be imported`,
});

const keep = (kept: CallBody): EntryBody => ({ ...NONE, kept });

/** A body as a caller may give it. */
const keepIfValid = (kept: CallBody): EntryBody => {
  const issue = givenBodySchema.safeParse(kept).error?.issues[0];
  return issue === undefined ? keep(kept) : { ...NONE, note: `The body is left out: ${issue.message}` };
};

/** An object has a name once: fields that repeat stay fields. An empty form has no body. */
const formBody = (fields: readonly Pair[]): EntryBody => {
  const values = new Map(fields);
  if (values.size === 0) return NONE;
  if (values.size < fields.length)
    return keep({ kind: 'form', fields: fields.map(([name, value]) => ({ name, value })) });
  return { body: Object.fromEntries(values), contentType: FORM, note: undefined };
};

/** @param text as the document has it, if it has a text */
const jsonBody = (value: JsonValue, text = JSON.stringify(value)): EntryBody => {
  if (value === null) return NONE;
  const body = asObject(value);
  return body === undefined
    ? keep({ kind: 'json', text })
    : { body, contentType: undefined, note: undefined };
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
  if ('value' in parsed) return jsonBody(parsed.value, text);
  if (/json/.test(contentType)) return leftOut('JSON with mistakes or variables without quotes');
  return keep({ kind: 'text', text, contentType: contentType.trim() || DEFAULT_TEXT_TYPE });
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
    case 'kind':
      return keepIfValid(body.body);
    case 'other':
      return leftOut(body.what);
  }
};
