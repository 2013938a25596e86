import type { CallBody } from '@gatehouse/contract/body.ts';
import { INVALID_BODY_JSON } from '@gatehouse/contract/plain/codegen-options.ts';
import { parseJsonObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { isFilePart } from '#src/body/multipart.ts';

/** What is wrong with a body, and where in it. */
export type BodyProblem = { problem: string; path: (string | number)[] };

const NO_FILE = 'The file itself is missing: choose it again';

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

/** Why no call can send a body; undefined if one can. */
export const bodyProblem = (body: CallBody | null | undefined): BodyProblem | undefined => {
  switch (body?.kind) {
    case 'multipart': {
      const at = body.parts.findIndex((part) => isFilePart(part) && part.base64 === undefined);
      return at === -1 ? undefined : { problem: NO_FILE, path: ['parts', at, 'base64'] };
    }
    case 'binary':
      return body.base64 === undefined ? { problem: NO_FILE, path: ['base64'] } : undefined;
    default:
      return textProblem(body);
  }
};
