import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { textsOfBody } from '@gatehouse/request/body/body-texts.ts';
import { writeBody } from '@gatehouse/request/body/write-body.ts';
import { linesOf } from '#src/features/imports/http-comments.ts';
import { fileNames, fileNotes } from '#src/features/imports/write/body-notes.ts';

/** A body as an .http file has it, with the Content-Type of its kind. */
type HttpBody = { text: string | undefined; contentType: string | undefined; notes: string[] };

/** The start of another request, of a script, or of a file that is read or written. */
const OTHER_MEANING = /^(?:###|<[@>\s]|>\s*\{%|>>?!?\s)/;

/** A boundary that no part contains. The same endpoint gets the same one, so that two exports can be compared. */
const boundaryFor = (body: CallBody): string => {
  const texts = textsOfBody(body);
  let boundary = 'gatehouse-boundary';
  for (let number = 2; texts.some((text) => text.includes(boundary)); number += 1)
    boundary = `gatehouse-boundary-${number}`;
  return boundary;
};

/** JSON on lines that end only where they seem to: JSON leaves some line breaks in its texts. */
const withEscapedBreaks = (json: string): string =>
  json.replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A form encodes the braces of variables, which no client would fill in then. */
const withVariables = (form: string): string => form.replaceAll(/%7B%7B([\w.-]+)%7D%7D/g, '{{$1}}');

const inLines = (text: string, { kind }: CallBody): string => {
  if (kind === 'form') return withVariables(text);
  return kind === 'json' || kind === 'graphql' ? withEscapedBreaks(text) : text;
};

const changedNotes = (text: string): string[] =>
  text.includes('\r') || text.trim() !== text
    ? ['Spaces around the body and the kind of its line breaks are not kept.']
    : [];

/** What follows the empty line of a request. A text that would be more than a body is left out. */
export const httpBody = (body: CallBody | null, headers: HeaderLines): HttpBody => {
  const written = body === null ? undefined : writeBody(body, headers, boundaryFor(body));
  if (body === null || written === undefined) return { text: undefined, contentType: undefined, notes: [] };
  const { body: sent, contentType } = written;
  const segments = typeof sent === 'string' ? [inLines(sent, body)] : sent.segments;
  const texts = segments.filter((segment) => typeof segment === 'string');
  if (texts.some((text) => linesOf(text).some((line) => OTHER_MEANING.test(line))))
    return {
      text: undefined,
      contentType: undefined,
      notes: ['The body is left out: a line of it means something else in an .http file.'],
    };
  const names = fileNames(body);
  let file = 0;
  const text = segments
    .map((segment) => {
      if (typeof segment === 'string') return segment;
      file += 1;
      return `< ./${names[file - 1]}`;
    })
    .join('');
  return {
    text: text.replaceAll(/\r\n?/g, '\n').trimEnd(),
    contentType,
    notes: [...fileNotes(body), ...(typeof sent === 'string' ? changedNotes(sent) : [])],
  };
};
