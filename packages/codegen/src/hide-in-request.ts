import type { JsonValue } from '@gatehouse/contract/common.ts';
import { bodyTypeOf } from '@gatehouse/contract/plain/form-body.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { withBodyFields } from '@gatehouse/request/body-fields.ts';
import { lowerCaseNames } from '@gatehouse/request/headers.ts';
import { findSecrets, hideSecrets, kindOfType } from '@gatehouse/secrets/find-secrets.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { secretLeaves } from '@gatehouse/secrets/secret-leaves.ts';
import type { HasForm } from '@gatehouse/secrets/shapes.ts';
import { overlapsAny } from '@gatehouse/secrets/spans.ts';
import { wordsOfName } from '@gatehouse/secrets/words.ts';

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
export type KeyField = { name: string; variable: string };

/** Gives each secret a mark, and equal ones of the same name the same. */
const createMarks = (request: ApiRequest, hasForm: HasForm | undefined) => {
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
  const hide = (json: JsonValue): JsonValue => {
    const secret = secretLeaves(json, { hasForm });
    let leaf = -1;
    const visit = (value: JsonValue, name: string): JsonValue => {
      if (typeof value === 'string' || typeof value === 'number') {
        leaf += 1;
        const isHidden = secret.has(leaf) || (typeof value === 'string' && isMask(value));
        return isHidden ? mark(value, name) : value;
      }
      if (Array.isArray(value)) return value.map((one) => visit(one, name));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one, key)]));
    };
    return visit(json, 'secret');
  };
  /** A mark for a value of the key. */
  const markField = ({ name, variable }: KeyField): [name: string, mark: string] => {
    const mark = `${stem}${marked.size + 1}End`;
    marked.set(JSON.stringify([name]), { mark, name, isNumber: false, variable });
    return [name, mark];
  };
  return { hide, mark, markField, marked: () => [...marked.values()] };
};

type Marks = ReturnType<typeof createMarks>;

/** JSON with the marks of numbers as numbers are written. */
export const withoutQuotes = (json: string, marked: readonly MarkedSecret[]): string =>
  marked
    .filter(({ isNumber }) => isNumber)
    .reduce((text, { mark }) => text.replaceAll(`"${mark}"`, mark), json);

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
  return `{{${[owner, ...wordsOfName(`${what} secret`)].join('_').toUpperCase()}}}`;
};

type Shown<Value> = { shown: Value; placeholders: Placeholder[] };

const hideInText = (
  body: string,
  type: string,
  { marks, variable, hasForm }: { marks: Marks; variable: string; hasForm: HasForm | undefined },
): Shown<string> => {
  if (type === 'application/x-www-form-urlencoded')
    return { shown: hideInForm(body, marks, hasForm), placeholders: [] };
  try {
    const value: JsonValue = JSON.parse(body);
    const json = JSON.stringify(marks.hide(value));
    const shown = json === JSON.stringify(value) ? body : withoutQuotes(json, marks.marked());
    return { shown, placeholders: [] };
  } catch {
    const spans = findSecrets(body, kindOfType(type), { hasForm });
    const text = placeholderText(variable, 'body');
    const placeholders = spans.length === 0 ? [] : [{ text, of: 'the hidden part of the body' }];
    return { shown: hideSecrets(body, spans, text), placeholders };
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
const withFields = (request: ApiRequest, fields: [name: string, value: string][]): JsonValue | undefined => {
  const { method, headers = {}, body } = request;
  if (fields.length === 0) return body;
  const names = new Set(fields.map(([name]) => name));
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (method !== 'GET' && (body === undefined || isObject))
    return Object.fromEntries([
      ...fields,
      ...Object.entries(body ?? {}).filter(([name]) => !names.has(name)),
    ]);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = new URL('http://localhost/');
  return withBodyFields({ method, url, headers: lowerCaseNames(headers), body: text }, fields).body;
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
  { fields = [], hasForm }: { fields?: readonly KeyField[]; hasForm?: HasForm | undefined } = {},
): { request: ApiRequest; marked: MarkedSecret[]; placeholders: Placeholder[] } => {
  const marks = createMarks(request, hasForm);
  const { body, headers } = request;
  const path = hideInPath(request.endpoint, variable, hasForm);
  const { shown, placeholders }: Shown<JsonValue | undefined> =
    typeof body === 'string'
      ? hideInText(body, bodyTypeOf(headers), { marks, variable, hasForm })
      : { shown: body === undefined ? undefined : marks.hide(body), placeholders: [] };
  const whole = withFields({ ...request, body: shown }, fields.map(marks.markField));
  return {
    request: { ...request, endpoint: path.shown, body: whole },
    marked: marks.marked(),
    placeholders: [...path.placeholders, ...placeholders],
  };
};
