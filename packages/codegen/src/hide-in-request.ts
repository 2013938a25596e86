import type { JsonValue } from '@gatehouse/contract/common.ts';
import { bodyTypeOf } from '@gatehouse/contract/plain/form-body.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { withBodyFields } from '@gatehouse/request/body-fields.ts';
import { lowerCaseNames } from '@gatehouse/request/headers.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { isSecretValue } from '@gatehouse/secrets/values.ts';
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

const isHidden = (value: string | number, names: readonly string[]): boolean =>
  (typeof value === 'string' && isMask(value)) || isSecretValue(value, names);

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
  const hide = (value: JsonValue, names: readonly string[] = []): JsonValue => {
    if (typeof value === 'string' || typeof value === 'number')
      return isHidden(value, names) ? mark(value, names[0] ?? 'secret') : value;
    if (Array.isArray(value)) return value.map((one) => hide(one, names));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, hide(one, [name, ...names])]),
    );
  };
  /** A mark for a value of the key. */
  const markField = ({ name, variable }: KeyField): [name: string, mark: string] => {
    const mark = `${stem}${marked.size + 1}End`;
    marked.set(JSON.stringify([name]), { mark, name, isNumber: false, variable });
    return [name, mark];
  };
  return { hide, markField, marked: () => [...marked.values()] };
};

type Marks = ReturnType<typeof createMarks>;

/** JSON with the marks of numbers as numbers are written. */
export const withoutQuotes = (json: string, marked: readonly MarkedSecret[]): string =>
  marked
    .filter(({ isNumber }) => isNumber)
    .reduce((text, { mark }) => text.replaceAll(`"${mark}"`, mark), json);

const hideInForm = (body: string, { hide }: Marks): string =>
  body
    .split('&')
    .map((pair) => {
      const [name, value] = [...new URLSearchParams(pair)][0] ?? ['', ''];
      const shown = hide(value, [name]);
      return shown === value ? pair : `${pair.split('=')[0]}=${shown}`;
    })
    .join('&');

const hideInText = (body: string, type: string, marks: Marks): string => {
  if (type === 'application/x-www-form-urlencoded') return hideInForm(body, marks);
  try {
    const value: JsonValue = JSON.parse(body);
    const shown = JSON.stringify(marks.hide(value));
    return shown === JSON.stringify(value) ? body : withoutQuotes(shown, marks.marked());
  } catch {
    return body;
  }
};

/** Stands for the hidden part of a path: no shell can encode the value of a variable for a path. */
const hideInPath = (
  endpoint: string,
  variable: string,
): { endpoint: string; placeholders: Placeholder[] } => {
  const owner = variable.replace(/_?API_KEY$/, '') || 'REQUEST';
  const text = `{{${[owner, ...wordsOfName('path secret')].join('_').toUpperCase()}}}`;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)/s.exec(endpoint) ?? [];
  const segments = path
    .split('/')
    .map((segment) => (isMask(segment.replaceAll(/%2a/gi, '*')) ? text : segment));
  const hidden = segments.join('/');
  const placeholders = hidden === path ? [] : [{ text, of: 'the hidden part of the path' }];
  return { endpoint: hidden + rest, placeholders };
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
 * The request with a mark in place of each secret of its body, by its name, and of each mask in it; and with a placeholder in
 * place of a mask in the path.
 * @param variable that of the key: the placeholder starts like it
 * @param fields values of the key that go into the body. Throws a PlacementError if there is no body to put them into
 */
export const hideInRequest = (
  request: ApiRequest,
  variable: string,
  fields: readonly KeyField[] = [],
): { request: ApiRequest; marked: MarkedSecret[]; placeholders: Placeholder[] } => {
  const marks = createMarks(request);
  const { body, headers } = request;
  const { endpoint, placeholders } = hideInPath(request.endpoint, variable);
  const shown =
    typeof body === 'string'
      ? hideInText(body, bodyTypeOf(headers), marks)
      : body === undefined
        ? undefined
        : marks.hide(body);
  const whole = withFields({ ...request, body: shown }, fields.map(marks.markField));
  return { request: { ...request, endpoint, body: whole }, marked: marks.marked(), placeholders };
};
