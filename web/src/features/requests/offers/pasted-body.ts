import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import { FORM_TYPE, formText } from '@gatehouse/contract/plain/form-body.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { formTextOf } from '@gatehouse/request/body/write-body.ts';
import type { NamedValue } from '@gatehouse/request/pasted/pasted-request.ts';
import { flagsOfBody, type RequestValues } from '#src/features/requests/offers/request-values.ts';

/** How the form has a body: in its editor, or as it is. */
type FormBody = Pick<RequestValues, 'body' | 'otherBody' | 'hasRareBody' | 'sendsEmptyObject'> & {
  headers: NamedValue[];
};

/** The fields as an object, if that becomes the same form again. */
const formObject = (body: BodyOfKind<'form'>): string | undefined => {
  const object = Object.fromEntries(body.fields.map(({ name, value }) => [name, value]));
  return formText(object) === formTextOf(body) ? JSON.stringify(object, null, 2) : undefined;
};

/** The JSON that the editor has for a body, and the Content-Type that makes it the same body again; undefined if none does. */
const editorText = (body: CallBody): { text: string; contentType: string | undefined } | undefined => {
  if (body.kind === 'json') return { text: body.text, contentType: undefined };
  const text = body.kind === 'form' ? formObject(body) : undefined;
  return text === undefined ? undefined : { text, contentType: FORM_TYPE };
};

/** The body of a pasted request in the form: in the editor where that sends the same. */
export const pastedFormBody = (
  method: CallMethod,
  body: CallBody | undefined,
  headers: NamedValue[],
): FormBody => {
  if (body === undefined) return { body: '', otherBody: undefined, headers };
  const read = editorText(body);
  const flags = flagsOfBody(method, body);
  if (read === undefined) return { body: '', otherBody: body, ...flags, headers };
  const { text, contentType } = read;
  const isGiven = contentTypeOf(headers) !== undefined;
  const added: NamedValue[] = contentType === undefined || isGiven ? [] : [['Content-Type', contentType]];
  return { body: text, otherBody: undefined, ...flags, headers: [...headers, ...added] };
};
