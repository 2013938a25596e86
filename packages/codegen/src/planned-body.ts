import type { JsonValue } from '@gatehouse/contract/common.ts';
import { bodyTypeOf } from '@gatehouse/contract/plain/form-body.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { variableFor } from '@gatehouse/request/hidden-secrets.ts';
import { bodyFormat } from '@gatehouse/request/request-body.ts';
import { type MarkedSecret, withoutQuotes } from '#src/hide-in-request.ts';

/** How a value is written where it stands: inside a string of JSON, or as a value of a form. */
export type Encoding = 'json' | 'form';

/** An environment variable that contains a secret of the body. */
export type BodyVariable = {
  variable: string;
  /** The name of its field. */
  name: string;
  isNumber: boolean;
  /** The encodings of the value, the first one first; none for a number. */
  encodings: readonly Encoding[];
};

/** A text, and after it the value of a variable, if there is one. */
export type BodyPart = { text: string; inserted?: BodyVariable };

export type PlannedBody = {
  /** The text as it is sent, with a mark for each secret. */
  text: string;
  /** The text as JSON, if it is this value. */
  json?: JsonValue;
  /** The secrets of the body, by the marks that stand for them in `text` and `json`. */
  inserted: ReadonlyMap<string, BodyVariable>;
};

/** A text that is itself JSON, and is sent as a string of JSON, is encoded twice. */
const encodingsOf = (request: ApiRequest): Encoding[] => {
  const format = bodyFormat(request);
  if (format === 'form') return ['form'];
  if (typeof request.body !== 'string') return ['json'];
  if (format === 'json') return ['json', 'json'];
  return bodyTypeOf(request.headers) === 'application/x-www-form-urlencoded' ? ['form'] : ['json'];
};

/**
 * The body of a request that contains marks, with a variable for each that is in it.
 * @param text as it would be sent
 * @param taken the names of the variables that the program has already; those of the body are added
 */
export const planBody = (
  request: ApiRequest,
  text: string,
  marked: readonly MarkedSecret[],
  { keyVariable, taken }: { keyVariable: string; taken: Set<string> },
): PlannedBody => {
  const inserted = new Map(
    marked
      .filter(({ mark }) => text.includes(mark))
      .map(({ mark, name, isNumber, variable }) => [
        mark,
        {
          variable: variable ?? variableFor(name, keyVariable, taken),
          name,
          isNumber,
          encodings: isNumber && bodyFormat(request) !== 'form' ? [] : encodingsOf(request),
        },
      ]),
  );
  const { body } = request;
  const isJson = body !== undefined && typeof body !== 'string' && JSON.stringify(body) === text;
  return isJson
    ? { text: withoutQuotes(text, marked), json: body, inserted }
    : { text: text.toWellFormed(), inserted };
};

/** The body in parts, from which a program puts it together. */
export const bodyParts = ({ text, inserted }: PlannedBody): BodyPart[] => {
  if (inserted.size === 0) return [{ text }];
  const pieces = text.split(new RegExp(`(${[...inserted.keys()].join('|')})`));
  return Array.from({ length: Math.ceil(pieces.length / 2) }, (_one, at) => {
    const variable = inserted.get(pieces[2 * at + 1] ?? '');
    return { text: pieces[2 * at] ?? '', ...(variable === undefined ? {} : { inserted: variable }) };
  }).filter((part) => part.text !== '' || part.inserted !== undefined);
};

/** Whether a program writes a value of a variable in this encoding. */
export const usesEncoding = (body: PlannedBody | undefined, encoding: Encoding): boolean =>
  [...(body?.inserted.values() ?? [])].some(({ encodings }) => encodings.includes(encoding));
