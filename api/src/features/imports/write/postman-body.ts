import type { CallBody, FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { withOneContentType } from '@gatehouse/request/body/write-body.ts';
import { mergeHeaders, withoutHeaders } from '@gatehouse/request/headers.ts';
import { fileNames } from '#src/features/imports/write/body-notes.ts';

/** What the editor of Postman highlights. */
const languageOf = (contentType: string): string =>
  /\b(json|xml|html|javascript)\b/i.exec(contentType)?.[1]?.toLowerCase() ?? 'text';

const raw = (text: string, language: string) => ({ mode: 'raw', raw: text, options: { raw: { language } } });

const formPart = (part: FilePart | TextPart) => {
  const { name: key, contentType } = part;
  const type = contentType === undefined ? {} : { contentType };
  return isFilePart(part)
    ? { key, type: 'file', src: readName(part.fileName), ...type }
    : { key, type: 'text', value: part.value, ...type };
};

/** A body as a collection has it: of a file, it has the path. */
export const postmanBody = (body: CallBody | null) => {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return body.text.trim() === '' ? undefined : raw(body.text, 'json');
    case 'text':
      return raw(body.text, languageOf(body.contentType));
    case 'form':
      return {
        mode: 'urlencoded',
        urlencoded: body.fields.map(({ name, value }) => ({ key: name, value })),
      };
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(formPart) };
    case 'binary':
      return { mode: 'file', file: { src: fileNames(body)[0] } };
    case 'graphql': {
      const { query, variables = '', operationName } = body;
      return {
        mode: 'graphql',
        graphql: { query, variables, ...(operationName === undefined ? {} : { operationName }) },
      };
    }
  }
};

/** The headers with the type of a body that its mode does not say. Postman makes the boundary of parts itself. */
export const withBodyHeaders = (
  given: HeaderLines,
  body: CallBody | null,
): { headers: HeaderLines; notes: string[] } => {
  const headers = withOneContentType(given, body) ?? {};
  if (body?.kind === 'multipart' && contentTypeOf(headers) !== undefined)
    return {
      headers: withoutHeaders(headers, ['content-type']),
      notes: ['The Content-Type of the parts is left out: Postman makes their boundary itself.'],
    };
  if (body?.kind !== 'text' && body?.kind !== 'binary') return { headers, notes: [] };
  return {
    headers: mergeHeaders<string | string[]>({ 'Content-Type': body.contentType }, headers),
    notes: [],
  };
};
