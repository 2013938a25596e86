import type { HeaderMap, JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';

/** The parts of a request that may contain secrets. */
export type RequestParts = {
  endpoint: string;
  headers: HeaderMap | null;
  /** The body of a saved endpoint is an object; that of a call may be any value. */
  requestBody: JsonValue;
};

/** Leads to one value: a part, then names and indexes. A query parameter has an index among those with its name. */
export type ValuePlace = readonly (string | number)[];

export type Leaf = {
  place: ValuePlace;
  value: string | number;
  /** The names that lead to the value, the last one first. */
  names: readonly string[];
};

/** Returns what replaces the value; the value itself leaves it unchanged. */
export type Change = (leaf: Leaf) => JsonValue;

const inJson = (value: JsonValue, place: ValuePlace, names: readonly string[], change: Change): JsonValue => {
  if (typeof value === 'string' || typeof value === 'number') return change({ place, value, names });
  if (Array.isArray(value)) return value.map((inner, at) => inJson(inner, [...place, at], names, change));
  const object = asObject(value);
  if (object === undefined) return value;
  return Object.fromEntries(
    Object.entries(object).map(([name, inner]) => [
      name,
      inJson(inner, [...place, name], [name, ...names], change),
    ]),
  );
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** The segments of the path. They are counted from the end, so that a path has the same places as its full URL. */
const inPath = (address: string, change: Change): string => {
  const [, start = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)/is.exec(address) ?? [];
  const segments = path.split('/');
  const changed = segments.map((segment, at) =>
    segment === '' ? '' : change({ place: ['path', segments.length - at], value: segment, names: [] }),
  );
  return start + changed.join('/');
};

const inQuery = (query: string, change: Change): string => {
  const seen = new Map<string, number>();
  const pairs = query.split('&').map((pair) => {
    const [written = '', ...rest] = pair.split('=');
    if (pair === '') return pair;
    // A part without a name is a value: some services take a token as the whole query.
    const isBare = rest.length === 0;
    const name = isBare ? '' : decoded(written);
    const at = seen.get(name) ?? 0;
    seen.set(name, at + 1);
    if (isBare) return `${change({ place: ['query', '', at], value: written, names: [] })}`;
    return `${written}=${change({ place: ['query', name, at], value: rest.join('='), names: [name] })}`;
  });
  return pairs.join('&');
};

/** The values of a URL as they are written, so that what is not changed keeps its encoding. A fragment is never sent. */
const inUrl = (url: string, change: Change): string => {
  const [, address = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  return inPath(address, change) + (query === undefined ? '' : `?${inQuery(query, change)}`) + fragment;
};

/** Visits every text and number of the URL, the headers and the body, and replaces it with what `change` returns. */
export const changeValues = <Parts extends RequestParts>(parts: Parts, change: Change): Parts => ({
  ...parts,
  endpoint: inUrl(parts.endpoint, change),
  headers: parts.headers === null ? null : (inJson(parts.headers, ['headers'], [], change) as HeaderMap),
  requestBody: inJson(parts.requestBody, ['requestBody'], [], change) as JsonObject,
});

/** Every text and number of a request. */
export const valuesOf = (parts: RequestParts): Leaf[] => {
  const leaves: Leaf[] = [];
  changeValues(parts, (leaf) => {
    leaves.push(leaf);
    return leaf.value;
  });
  return leaves;
};

/** A value of a URL as it is meant, not as it is written. */
export const plainText = ({ place, value }: Leaf): string =>
  place[0] === 'path' || place[0] === 'query' ? decoded(String(value)) : String(value);

const namesIn = (value: JsonValue): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(asObject(value) ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
};

/** The names of the parameters, the headers and the body fields. */
export const namesOf = (parts: RequestParts): Record<'query' | 'headers' | 'body', string[]> => {
  const inQueries = valuesOf({ ...parts, headers: null, requestBody: null });
  return {
    query: inQueries.flatMap(({ names }) => names),
    headers: Object.keys(parts.headers ?? {}),
    body: namesIn(parts.requestBody),
  };
};
