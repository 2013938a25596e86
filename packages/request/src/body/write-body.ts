import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { contentTypeOf, isContentType } from '@gatehouse/contract/plain/headers/content-type.ts';
import { boundaryOf, multipartSegments, newBoundary } from '#src/body/multipart.ts';
import { withoutHeaders } from '#src/headers.ts';
import type { OutgoingBody } from '#src/outgoing-request.ts';

/** A body as it is sent, with the Content-Type that its kind has. */
export type WrittenBody = { body: OutgoingBody; contentType: string };

const graphqlText = ({ query, variables = '', operationName }: BodyOfKind<'graphql'>): string => {
  const name =
    operationName === undefined || operationName === ''
      ? ''
      : `,"operationName":${JSON.stringify(operationName)}`;
  const values = variables.trim() === '' ? '' : `,"variables":${variables.trim()}`;
  return `{"query":${JSON.stringify(query)}${values}${name}}`;
};

/** The fields as a form writes them, in their order. */
export const formTextOf = ({ fields }: BodyOfKind<'form'>): string =>
  new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value])).toString();

/**
 * What is sent of a body; undefined if that is nothing. JSON is sent as it was typed. The boundary of a multipart body is
 * the one that the request's own Content-Type names, if it names one.
 * @param otherwise the boundary if it names none; by default, a random one
 */
export const writeBody = (
  body: CallBody | null | undefined,
  headers: HeaderLines | undefined,
  otherwise?: string,
): WrittenBody | undefined => {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return body.text.trim() === '' ? undefined : { body: body.text, contentType: 'application/json' };
    case 'text':
      return { body: body.text, contentType: body.contentType };
    case 'form':
      return { body: formTextOf(body), contentType: FORM_TYPE };
    case 'graphql':
      return { body: graphqlText(body), contentType: 'application/json' };
    case 'binary':
      return { body: { segments: [{ base64: body.base64 ?? '' }] }, contentType: body.contentType };
    case 'multipart': {
      const boundary = boundaryOf(contentTypeOf(headers) ?? '') ?? otherwise ?? newBoundary();
      return {
        body: { segments: multipartSegments(body.parts, boundary) },
        contentType: `multipart/form-data; boundary=${boundary}`,
      };
    }
  }
};

/** The headers with one line of Content-Type at most, and none that names no boundary for a multipart body: its own counts. */
export const withOneContentType = (
  headers: HeaderLines | undefined,
  body: CallBody | null | undefined,
): HeaderLines | undefined => {
  const given = contentTypeOf(headers) ?? '';
  const isDropped =
    body?.kind === 'multipart' && /^multipart\//i.test(given) && boundaryOf(given) === undefined;
  const [name, value] = Object.entries(headers ?? {}).find(([one]) => isContentType(one)) ?? [];
  if (name === undefined || !(isDropped || Array.isArray(value))) return headers;
  return { ...withoutHeaders(headers ?? {}, ['content-type']), ...(isDropped ? {} : { [name]: given }) };
};
