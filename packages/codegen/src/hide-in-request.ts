import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { bodyTypeOf, FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { parseJsonObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { jsonLeaves, leafValue } from '@gatehouse/request/body/json-leaves.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { secretLeavesIn } from '@gatehouse/request/body/secret-leaves.ts';
import { formTextOf, writeBody } from '@gatehouse/request/body/write-body.ts';
import { withBodyFields } from '@gatehouse/request/body-fields.ts';
import { lowerCaseNames } from '@gatehouse/request/headers.ts';
import { findSecrets, hasSecret, hideSecrets, type TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { kindOfType } from '@gatehouse/secrets/kind-of-type.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import type { HasForm } from '@gatehouse/secrets/shapes.ts';
import { overlapsAny } from '@gatehouse/secrets/spans.ts';
import { wordsOfName } from '@gatehouse/secrets/words.ts';

/** How a value is written where it stands: inside a string of JSON, or as a value of a form. */
export type ValueEncoding = 'json' | 'form';

/** What stands in code for a secret that no variable of the program provides: the user replaces it. */
export type Placeholder = { text: string; of: string };

/** A secret of the body, for which a mark stands in the request: the program puts the value of a variable there. */
export type MarkedSecret = {
  /** A word that is nowhere else in the request, and that no encoding changes. */
  mark: string;
  /** The name of its field. */
  name: string;
  /** It is sent without quotes in JSON. */
  isNumber: boolean;
  /** The variable that contains it; by default, one that is called after the field. */
  variable?: string;
};

/** A field of the body that is a value of the key. */
export type KeyBodyField = { name: string; variable: string };

/** Gives each secret a mark, and equal ones of the same name the same. */
const createMarks = (request: ApiRequest) => {
  const taken = JSON.stringify(request);
  let stem = 'hiddenValue';
  while (taken.includes(stem)) stem += 'X';
  const marked = new Map<string, MarkedSecret>();
  const mark = (value: string | number, name: string): string => {
    const key = JSON.stringify([name, value]);
    const known = marked.get(key) ?? {
      mark: `${stem}${marked.size + 1}End`,
      name,
      isNumber: typeof value === 'number',
    };
    marked.set(key, known);
    return known.mark;
  };
  /** A mark for a value of the key. */
  const markField = ({ name, variable }: KeyBodyField): [name: string, mark: string] => {
    const mark = `${stem}${marked.size + 1}End`;
    marked.set(JSON.stringify([name]), { mark, name, isNumber: false, variable });
    return [name, mark];
  };
  return { mark, markField, marked: () => [...marked.values()] };
};

type Marks = ReturnType<typeof createMarks>;

/** JSON with the marks of numbers as numbers are written. */
export const withoutQuotes = (json: string, marked: readonly MarkedSecret[]): string =>
  marked
    .filter(({ isNumber }) => isNumber)
    .reduce((text, { mark }) => text.replaceAll(`"${mark}"`, mark), json);

/** JSON with marks in place of its secrets, and otherwise as it was typed. The marks of numbers have quotes here. */
const hideInJson = (text: string, { mark }: Marks, hasForm: HasForm | undefined): string => {
  const leaves = jsonLeaves(text);
  const secret = secretLeavesIn(text, leaves, { hasForm });
  const parts: string[] = [];
  let copied = 0;
  for (const leaf of leaves) {
    const value = leafValue(text, leaf);
    if (!(secret.has(leaf) || (typeof value === 'string' && isMask(value)))) continue;
    const quote = leaf.isNumber ? '"' : '';
    parts.push(text.slice(copied, leaf.start), quote, mark(value, leaf.path?.name ?? 'secret'), quote);
    copied = leaf.end;
  }
  return parts.join('') + text.slice(copied);
};

const hideInForm = (body: string, { mark }: Marks, hasForm: HasForm | undefined): string => {
  const spans = findSecrets(body, 'form', { hasForm });
  let next = 0;
  return body
    .split('&')
    .map((pair) => {
      const start = next;
      next += pair.length + 1;
      const [name, value] = [...new URLSearchParams(pair)][0] ?? ['', ''];
      const isHidden = isMask(value) || overlapsAny(spans, start, next - 1);
      return isHidden ? `${pair.split('=')[0]}=${mark(value, name)}` : pair;
    })
    .join('&');
};

/** What stands for a secret that no variable can provide: `{{OPENAI_PATH_SECRET}}`. */
const placeholderText = (variable: string, what: string): string => {
  const owner = variable.replace(/_?API_KEY$/, '') || 'REQUEST';
  return writtenVariable([owner, ...wordsOfName(`${what} secret`)].join('_').toUpperCase());
};

type Shown<Value> = { shown: Value; placeholders: Placeholder[] };

type Hiding = { marks: Marks; variable: string; hasForm: HasForm | undefined };

/** A body with its secrets hidden, and how a value is encoded where it stands in it. */
type HiddenBody = {
  body: CallBody | undefined;
  encodings: readonly ValueEncoding[];
  placeholders: Placeholder[];
};

const hidden = (body: CallBody, ...encodings: ValueEncoding[]): HiddenBody => ({
  body,
  encodings,
  placeholders: [],
});

/** A text with a placeholder for each secret: no variable can provide a part of it. */
const withPlaceholders = (text: string, kind: TextKind, { variable, hasForm }: Hiding): Shown<string> => {
  const spans = findSecrets(text, kind, { hasForm });
  const placeholder = placeholderText(variable, 'body');
  const placeholders = spans.length === 0 ? [] : [{ text: placeholder, of: 'the hidden part of the body' }];
  return { shown: hideSecrets(text, spans, placeholder), placeholders };
};

const hideInText = (body: BodyOfKind<'text'>, hiding: Hiding): HiddenBody => {
  const { text, contentType } = body;
  if (contentType === FORM_TYPE)
    return hidden({ ...body, text: hideInForm(text, hiding.marks, hiding.hasForm) }, 'form');
  if (parseJsonText(text) !== undefined)
    return hidden({ ...body, text: hideInJson(text, hiding.marks, hiding.hasForm) }, 'json');
  const { shown, placeholders } = withPlaceholders(text, kindOfType(contentType), hiding);
  return { body: { ...body, text: shown }, encodings: [], placeholders };
};

/** JSON that is a text of JSON is encoded twice. */
const hideInJsonBody = (body: BodyOfKind<'json'>, { marks, hasForm }: Hiding): HiddenBody => {
  const value = parseJsonText(body.text);
  if (value === undefined) return hidden(body);
  if (typeof value !== 'string' || parseJsonObject(value) === undefined)
    return hidden({ ...body, text: hideInJson(body.text, marks, hasForm) }, 'json');
  const inner = withoutQuotes(hideInJson(value, marks, hasForm), marks.marked());
  return hidden(inner === value ? body : { ...body, text: JSON.stringify(inner) }, 'json', 'json');
};

const hideInGraphql = (body: BodyOfKind<'graphql'>, hiding: Hiding): HiddenBody => {
  const { shown, placeholders } = withPlaceholders(body.query, 'graphql', hiding);
  const { variables } = body;
  const whole =
    variables === undefined || parseJsonText(variables) === undefined
      ? { ...body, query: shown }
      : { ...body, query: shown, variables: hideInJson(variables, hiding.marks, hiding.hasForm) };
  return { body: whole, encodings: ['json'], placeholders };
};

/** A part is hidden as a whole. */
const hideInParts = (body: BodyOfKind<'multipart'>, { marks, hasForm }: Hiding): HiddenBody =>
  hidden({
    ...body,
    parts: body.parts.map((part) => {
      if (isFilePart(part)) return part;
      const { name, value } = part;
      const isHidden = isMask(value) || hasSecret(value, kindOfType(part.contentType), { name, hasForm });
      return isHidden ? { ...part, value: marks.mark(value, name) } : part;
    }),
  });

const hideInBody = (body: CallBody | undefined, hiding: Hiding): HiddenBody => {
  switch (body?.kind) {
    case 'json':
      return hideInJsonBody(body, hiding);
    case 'text':
      return hideInText(body, hiding);
    case 'form':
      return hideInText({ kind: 'text', text: formTextOf(body), contentType: FORM_TYPE }, hiding);
    case 'graphql':
      return hideInGraphql(body, hiding);
    case 'multipart':
      return hideInParts(body, hiding);
    default:
      return { body, encodings: [], placeholders: [] };
  }
};

/** A placeholder stands for the hidden part of a path: no shell can encode the value of a variable for a path. */
const hideInPath = (endpoint: string, variable: string, hasForm: HasForm | undefined): Shown<string> => {
  const text = placeholderText(variable, 'path');
  const [, start = '', path = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)(.*)/is.exec(endpoint) ?? [];
  const spans = findSecrets(endpoint, 'url', { hasForm });
  let next = start.length;
  const segments = path.split('/').map((segment) => {
    const begin = next;
    next += segment.length + 1;
    const isHidden = isMask(segment.replaceAll(/%2a/gi, '*')) || overlapsAny(spans, begin, next - 1);
    return isHidden ? text : segment;
  });
  const hidden = segments.join('/');
  const placeholders = hidden === path ? [] : [{ text, of: 'the hidden part of the path' }];
  return { shown: start + hidden + rest, placeholders };
};

/** The body with these fields in front of its own. */
const withFields = (request: ApiRequest, fields: [name: string, value: string][]): CallBody | undefined => {
  const { method, headers = {}, body } = request;
  if (fields.length === 0) return body;
  const written = writeBody(body, headers);
  const url = new URL('http://localhost/');
  const ofBody: HeaderLines = written === undefined ? {} : { 'content-type': written.contentType };
  const all = { ...ofBody, ...lowerCaseNames(headers) };
  const placed = withBodyFields({ method, url, headers: all, body: written?.body }, fields);
  const text = String(placed.body);
  const contentType = bodyTypeOf(placed.headers);
  return contentType === FORM_TYPE ? { kind: 'text', text, contentType } : { kind: 'json', text };
};

/**
 * The request with a mark in place of each secret of its body, and of each mask in it; and with a placeholder in place of a secret
 * or a mask in the path, or in a body that is neither JSON nor a form.
 * @param variable that of the key: the placeholders start like it
 * @param fields values of the key that go into the body. Throws a PlacementError if there is no body to put them into
 */
export const hideInRequest = (
  request: ApiRequest,
  variable: string,
  { fields = [], hasForm }: { fields?: readonly KeyBodyField[]; hasForm?: HasForm | undefined } = {},
): {
  request: ApiRequest;
  marked: MarkedSecret[];
  encodings: readonly ValueEncoding[];
  placeholders: Placeholder[];
} => {
  const marks = createMarks(request);
  const path = hideInPath(request.endpoint, variable, hasForm);
  const { body, encodings, placeholders } = hideInBody(request.body, { marks, variable, hasForm });
  const whole = withFields({ ...request, body }, fields.map(marks.markField));
  const ofFields: ValueEncoding[] = [whole?.kind === 'text' ? 'form' : 'json'];
  return {
    request: { ...request, endpoint: path.shown, body: whole },
    marked: marks.marked(),
    encodings: fields.length === 0 ? encodings : ofFields,
    placeholders: [...path.placeholders, ...placeholders],
  };
};
