import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { INVALID_BODY_JSON } from '@gatehouse/contract/plain/codegen-options.ts';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { parseJsonObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { boundaryOf, isFilePart } from '#src/body/multipart.ts';

/** What is wrong with a body, and where in it. */
export type BodyProblem = { problem: string; path: (string | number)[] };

const ENDED =
  'A line of this part begins with the boundary that the Content-Type names: name another, or none';
const NO_FILE = 'The file itself is missing: choose it';

/** What is wrong with the texts of a body, which are what it says that they are; undefined if nothing is. */
export const textProblem = (body: CallBody | null | undefined): BodyProblem | undefined => {
  switch (body?.kind) {
    case 'json':
      return body.text.trim() === '' || parseJsonText(body.text) !== undefined
        ? undefined
        : { problem: INVALID_BODY_JSON, path: ['text'] };
    case 'graphql': {
      const { variables = '' } = body;
      return variables.trim() === '' || parseJsonObject(variables) !== undefined
        ? undefined
        : { problem: 'GraphQL variables must be a JSON object', path: ['variables'] };
    }
    default:
      return undefined;
  }
};

/** The first part whose text would end it, so that the rest would be other parts; -1 if there is none. */
const endedPart = ({ parts }: BodyOfKind<'multipart'>, headers: HeaderLines | undefined): number => {
  const boundary = boundaryOf(contentTypeOf(headers) ?? '');
  if (boundary === undefined) return -1;
  return parts.findIndex((part) => !isFilePart(part) && `\n${part.value}`.includes(`\n--${boundary}`));
};

/** Why no call with these headers can send a body; undefined if one can. */
export const bodyProblem = (
  body: CallBody | null | undefined,
  headers?: HeaderLines,
): BodyProblem | undefined => {
  switch (body?.kind) {
    case 'multipart': {
      const at = body.parts.findIndex((part) => isFilePart(part) && part.base64 === undefined);
      if (at !== -1) return { problem: NO_FILE, path: ['parts', at, 'base64'] };
      const ended = endedPart(body, headers);
      return ended === -1 ? undefined : { problem: ENDED, path: ['parts', ended, 'value'] };
    }
    case 'binary':
      return body.base64 === undefined ? { problem: NO_FILE, path: ['base64'] } : undefined;
    default:
      return textProblem(body);
  }
};
