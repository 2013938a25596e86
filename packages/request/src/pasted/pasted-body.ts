import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { DEFAULT_FILE_TYPE, MAX_BODY_FIELDS } from '@gatehouse/contract/plain/body-bounds.ts';
import { bodyTypeOf, FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { readName } from '#src/body/file-name.ts';
import { isFilePart } from '#src/body/multipart.ts';
import { formTextOf } from '#src/body/write-body.ts';
import { pasteNote } from '#src/pasted/paste-notes.ts';
import type { NamedValue } from '#src/pasted/pasted-request.ts';

export type PastedFile = {
  /** As the text names it: the file itself is elsewhere. */
  name: string;
  /** No Content-Type is sent with it. */
  isBare?: boolean;
};

/** A body as a text writes it. */
export type PastedBody =
  | { text: string; isBare?: boolean; file?: never; parts?: never }
  | { file: PastedFile; text?: never; parts?: never }
  | { parts: BodyOfKind<'multipart'>['parts']; text?: never; file?: never };

/** The text as fields, if they become the same text again. */
const formOf = (text: string): BodyOfKind<'form'> | undefined => {
  const fields = Array.from(new URLSearchParams(text), ([name, value]) => ({ name, value }));
  const body: BodyOfKind<'form'> = { kind: 'form', fields };
  return fields.length > 0 && fields.length <= MAX_BODY_FIELDS && formTextOf(body) === text
    ? body
    : undefined;
};

const textBody = (text: string, given: string | undefined, notes: string[]): CallBody => {
  const value = parseJsonText(text);
  const headers: HeaderLines = given === undefined ? {} : { 'content-type': given };
  if (
    given !== undefined &&
    /\bjson\b/.test(bodyTypeOf(headers)) &&
    value !== undefined &&
    text.trim() !== ''
  )
    return { kind: 'json', text };
  if (given === undefined && typeof value === 'object' && value !== null) {
    notes.push(pasteNote('json'));
    return { kind: 'json', text };
  }
  const type = given ?? FORM_TYPE;
  return (type === FORM_TYPE ? formOf(text) : undefined) ?? { kind: 'text', text, contentType: type };
};

const fileNames = (body: CallBody): string[] => {
  if (body.kind === 'binary') return [body.fileName ?? ''];
  return body.kind === 'multipart'
    ? body.parts.flatMap((part) => (isFilePart(part) && part.base64 === undefined ? [part.fileName] : []))
    : [];
};

const bodyOf = (written: PastedBody, given: string | undefined, notes: string[]): CallBody => {
  if (written.parts !== undefined) return { kind: 'multipart', parts: written.parts };
  const isBare = written.file?.isBare ?? (written.text !== undefined && written.isBare);
  if (isBare === true && given === undefined) notes.push(pasteNote('file-type'));
  const otherwise = isBare === true ? DEFAULT_FILE_TYPE : FORM_TYPE;
  if (written.file !== undefined)
    return { kind: 'binary', fileName: readName(written.file.name), contentType: given ?? otherwise };
  return textBody(written.text, isBare === true ? (given ?? otherwise) : given, notes);
};

/** The body that a text writes, of the kind that its Content-Type says; what is said about it is added to the notes. */
export const readPastedBody = (
  written: PastedBody,
  headers: readonly NamedValue[],
  notes: string[],
): CallBody => {
  const body = bodyOf(written, contentTypeOf(headers), notes);
  const files = fileNames(body);
  if (files.length > 0) notes.push(pasteNote('file', [...new Set(files)]));
  return body;
};
