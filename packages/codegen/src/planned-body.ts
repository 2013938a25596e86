import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { isWrittenAs, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';
import { variableFor } from '@gatehouse/request/hidden-secrets.ts';
import type { OutgoingBody } from '@gatehouse/request/outgoing-request.ts';
import { type MarkedSecret, type ValueEncoding, withoutQuotes } from '#src/hide-in-request.ts';

/** An environment variable that contains a secret of the body. */
type BodyVariable = {
  variable: string;
  /** The name of its field. */
  name: string;
  isNumber: boolean;
  /** The encodings of the value, the first one first; none for a number. */
  encodings: readonly ValueEncoding[];
};

/** A text, and after it the value of a variable, if there is one. */
export type BodyPart = { text: string; inserted?: BodyVariable };

export type PlannedBody = {
  /** The text as it is sent, with a mark for each secret. */
  text: string;
  /** The text as JSON, if it is this value. */
  json?: JsonValue;
  /** What is sent one after another, of a body with parts or a file; `text` is empty then. */
  segments?: readonly PlannedSegment[];
  /** The secrets of the body, by the marks that stand for them in `text` and `json`. */
  inserted: ReadonlyMap<string, BodyVariable>;
};

/** A part of a body of several: a text with marks, or a file that the program reads from its working folder. */
type PlannedSegment = { text: string; fileName?: never } | { fileName: string; text?: never };

/** Texts that follow each other are one. */
const segmentsOf = (body: CallBody | undefined, written: OutgoingBody): PlannedSegment[] | undefined => {
  if (body === undefined || typeof written === 'string') return undefined;
  const files = filesOfBody(body).map(({ fileName }) => readName(fileName));
  const planned: PlannedSegment[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') planned.push({ text });
    text = '';
  };
  for (const segment of written.segments) {
    if (typeof segment === 'string') {
      text += segment;
      continue;
    }
    endText();
    planned.push({ fileName: files.shift() ?? '' });
  }
  endText();
  return planned;
};

/** JSON that a language can write as a literal of its own: with the same numbers and names, which a person reads more easily than a text. */
const literalOf = (text: string): JsonValue | undefined => {
  const value = parseJsonText(text);
  return value !== undefined && typeof value !== 'string' && isWrittenAs(value, text) ? value : undefined;
};

type Naming = { keyVariable: string; taken: Set<string> };

/**
 * The body of a request that contains marks, with a variable for each that is in it.
 * @param written as it would be sent
 * @param naming the names of the variables that the program has already; those of the body are added
 */
export const planBody = (
  { body }: ApiRequest,
  written: OutgoingBody,
  { marked, encodings }: { marked: readonly MarkedSecret[]; encodings: readonly ValueEncoding[] },
  { keyVariable, taken }: Naming,
): PlannedBody => {
  const segments = segmentsOf(body, written);
  const text = typeof written === 'string' ? written : '';
  const all = text + (segments ?? []).map((segment) => segment.text ?? '').join('');
  const inserted = new Map(
    marked
      .filter(({ mark }) => all.includes(mark))
      .map(({ mark, name, isNumber, variable }) => [
        mark,
        {
          variable: variable ?? variableFor(name, keyVariable, taken),
          name,
          isNumber,
          encodings: isNumber && encodings[0] === 'json' ? [] : encodings,
        },
      ]),
  );
  if (segments !== undefined) return { text: '', segments, inserted };
  const json = body?.kind === 'json' ? literalOf(text) : undefined;
  return { text: withoutQuotes(text, marked), ...(json === undefined ? {} : { json }), inserted };
};

/** A text of the body in parts, from which a program puts it together. */
export const bodyParts = ({ text, inserted }: Pick<PlannedBody, 'text' | 'inserted'>): BodyPart[] => {
  if (inserted.size === 0) return [{ text }];
  const pieces = text.split(new RegExp(`(${[...inserted.keys()].join('|')})`));
  return Array.from({ length: Math.ceil(pieces.length / 2) }, (_one, at) => {
    const variable = inserted.get(pieces[2 * at + 1] ?? '');
    return { text: pieces[2 * at] ?? '', ...(variable === undefined ? {} : { inserted: variable }) };
  }).filter((part) => part.text !== '' || part.inserted !== undefined);
};

export const readsFiles = (body: PlannedBody | undefined): boolean =>
  body?.segments?.some(({ fileName }) => fileName !== undefined) === true;

/** Whether a program writes a value of a variable in this encoding. */
export const usesEncoding = (body: PlannedBody | undefined, encoding: ValueEncoding): boolean =>
  [...(body?.inserted.values() ?? [])].some(({ encodings }) => encodings.includes(encoding));
