import { type CallBody, type FormField, givenBodySchema } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { DEFAULT_TEXT_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import { boundaryOf } from '@gatehouse/request/body/multipart.ts';
import { parseBounded } from '@gatehouse/response/body/bounded-json.ts';
import type { DraftBody, Pair } from '#src/features/imports/read/draft.ts';
import { asWritten, exactJson } from '#src/features/imports/read/exact-numbers.ts';
import { withoutJsonComments } from '#src/features/imports/read/json-comments.ts';
import { readMultipart } from '#src/features/imports/read/multipart-text.ts';
import { maskVariables } from '#src/features/imports/read/variables.ts';

/** The body as a saved endpoint has it, and what the user must know about it. */
type EntryBody = { body: CallBody | null; note?: string };

const NONE: EntryBody = { body: null };

const formBody = (fields: readonly FormField[]): EntryBody =>
  fields.length === 0 ? NONE : { body: { kind: 'form', fields: [...fields] } };

const fieldsOf = (pairs: readonly Pair[]): FormField[] => pairs.map(([name, value]) => ({ name, value }));

/** Each item of a list is a field of its own; an object in a field is JSON. */
const fieldsOfObject = (value: JsonValue): FormField[] =>
  Object.entries(asObject(value) ?? {}).flatMap(([name, inner]) =>
    [inner].flat().map((one) => ({ name, value: typeof one === 'string' ? asWritten(one) : exactJson(one) })),
  );

const isForm = (contentType: string): boolean => contentType.toLowerCase().startsWith(FORM_TYPE);
const isJson = (contentType: string): boolean => /\bjson\b/i.test(contentType);

/** A text without a `=` in each of its parts would be sent differently as a form. */
const isFormText = (text: string): boolean => text.split('&').every((part) => part.includes('='));

const json = (text: string): EntryBody => ({ body: { kind: 'json', text } });

/** JSON as its author typed it: with variables it becomes JSON when they have values. */
const jsonText = (text: string): EntryBody | undefined => {
  if ('value' in parseBounded(text) || 'value' in parseBounded(maskVariables(text))) return json(text);
  const plain = withoutJsonComments(text);
  return plain !== text && 'value' in parseBounded(maskVariables(plain))
    ? { ...json(plain), note: 'The comments in the body are left out: JSON has none' }
    : undefined;
};

/** Also one that becomes it when its variables have values. */
const isObjectOrList = (text: string): boolean => {
  const parsed = parseBounded(maskVariables(text));
  return 'value' in parsed && typeof parsed.value === 'object' && parsed.value !== null;
};

const textBody = (text: string, contentType: string): EntryBody => {
  if (text.trim() === '') return NONE;
  if (isForm(contentType) && isFormText(text)) return formBody(fieldsOf([...new URLSearchParams(text)]));
  const parts = /^multipart\/form-data/i.test(contentType)
    ? readMultipart(text, boundaryOf(contentType) ?? '')
    : undefined;
  if (parts !== undefined) return { body: { kind: 'multipart', parts } };
  if (contentType === '' && isObjectOrList(text)) return json(text);
  if (!isJson(contentType))
    return { body: { kind: 'text', text, contentType: contentType || DEFAULT_TEXT_TYPE } };
  return (
    jsonText(text) ?? {
      body: { kind: 'text', text, contentType },
      note: 'The body is not valid JSON: it is kept as a text',
    }
  );
};

/** A type with no parameter but the usual encoding. */
const plainly = (type: string): RegExp => new RegExp(`^${type}\\s*(?:;\\s*charset="?utf-8"?\\s*)?$`, 'i');
const PLAIN_JSON = plainly('application/json');
const PLAIN_FORM = plainly(FORM_TYPE);

/** Whether a Content-Type says no more than the kind of the body does. */
export const isImplied = (contentType: string, body: CallBody | null): boolean => {
  switch (body?.kind) {
    case undefined:
      return false;
    case 'json':
    case 'graphql':
      return PLAIN_JSON.test(contentType.trim());
    case 'form':
      return PLAIN_FORM.test(contentType.trim());
    case 'multipart':
      return /^multipart\/form-data/i.test(contentType.trim());
    default:
      return true;
  }
};

/** A text or a file is of the type that the request names. */
const ofType = (body: CallBody, contentType: string): CallBody =>
  contentType !== '' && (body.kind === 'text' || body.kind === 'binary') ? { ...body, contentType } : body;

const exampleBody = (value: JsonValue, contentType: string): EntryBody => {
  if (isForm(contentType)) return formBody(fieldsOfObject(value));
  return value === null ? NONE : json(exactJson(value));
};

/**
 * The body as a saved endpoint has it.
 * @param given the Content-Type of the request's headers, which counts more than that of the body itself
 */
export const entryBody = (body: DraftBody | undefined, given: string): EntryBody => {
  const read = bodyOf(body, given);
  // Written from a value that was read within these limits: a description has thousands of them.
  if (body?.type === 'json' && read.body?.kind === 'json') return read;
  const issue = read.body === null ? undefined : givenBodySchema.safeParse(read.body).error?.issues[0];
  return issue === undefined ? read : { ...NONE, note: `The body is left out: ${issue.message}` };
};

const bodyOf = (body: DraftBody | undefined, given: string): EntryBody => {
  switch (body?.type) {
    case undefined:
      return NONE;
    case 'json':
      return exampleBody(body.value, body.contentType ?? given);
    case 'form':
      return formBody(fieldsOf(body.fields));
    case 'text':
      return textBody(body.text, (given || (body.contentType ?? '')).trim());
    case 'kind':
      return { body: ofType(body.body, given.trim()) };
    case 'other':
      return { ...NONE, note: `The body is left out: ${body.what} cannot be imported` };
  }
};
