import type { BodyOfKind, CallBody, FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { kindOfType } from '@gatehouse/secrets/kind-of-type.ts';
import { isFilePart } from '#src/body/multipart.ts';
import { formTextOf } from '#src/body/write-body.ts';

/** Of a text: what it is, and the name of the field that has it. */
export type TextChange = (text: string, kind: TextKind, name?: string) => string;

const inPart = (part: FilePart | TextPart, change: TextChange): FilePart | TextPart => {
  const name = change(part.name, 'plain');
  if (isFilePart(part)) return { ...part, name, fileName: change(part.fileName, 'plain') };
  const kind = part.contentType === undefined ? 'plain' : kindOfType(part.contentType);
  return { ...part, name, value: change(part.value, kind, part.name) };
};

/** A form is one text: which of its values are secrets is also said by the fields beside them. */
const inForm = (body: BodyOfKind<'form'>, change: TextChange): CallBody => ({
  kind: 'form',
  fields: Array.from(new URLSearchParams(change(formTextOf(body), 'form')), ([name, value]) => ({
    name,
    value,
  })),
});

const inGraphql = (body: BodyOfKind<'graphql'>, change: TextChange): CallBody => ({
  ...body,
  query: change(body.query, 'graphql'),
  ...(body.variables === undefined ? {} : { variables: change(body.variables, 'json') }),
  ...(body.operationName === undefined ? {} : { operationName: change(body.operationName, 'plain') }),
});

/** The body with each of its texts changed, always in the same order; the bytes of files are no texts. */
export const changeBodyTexts = (body: CallBody, change: TextChange): CallBody => {
  switch (body.kind) {
    case 'json':
      return { ...body, text: change(body.text, 'json') };
    case 'text':
      return { ...body, text: change(body.text, kindOfType(body.contentType)) };
    case 'form':
      return inForm(body, change);
    case 'multipart':
      return { ...body, parts: body.parts.map((part) => inPart(part, change)) };
    case 'binary':
      return body.fileName === undefined ? body : { ...body, fileName: change(body.fileName, 'plain') };
    case 'graphql':
      return inGraphql(body, change);
  }
};

export const textsOfBody = (body: CallBody): string[] => {
  const texts: string[] = [];
  changeBodyTexts(body, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
};
