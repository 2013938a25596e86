import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { type Path, pathBelow } from '@gatehouse/request/body/json-leaves.ts';
import { changeBodyValues, noSpans, type SpansOf } from '#src/features/endpoints/body-values.ts';
import { type Leaf, namesOfLeaf, rootOf } from '#src/features/endpoints/leaf.ts';

/** The parts of a request that may contain secrets. */
export type RequestParts = {
  endpoint: string;
  headers: HeaderLines | null;
  /** The body of a saved endpoint is an object; that of a call may be any value. */
  requestBody: JsonValue;
  /** The body by its kind; null if `requestBody` says what it is. */
  body: CallBody | null;
};

/** Returns what replaces the value; the value itself leaves it unchanged. */
export type ChangeLeaf = (leaf: Leaf) => JsonValue;

const inJson = (json: JsonValue, part: string, change: ChangeLeaf): JsonValue => {
  let at = 0;
  const visit = (value: JsonValue, path: Path): JsonValue => {
    if (typeof value === 'string' || typeof value === 'number') {
      at += 1;
      return change({ part, path, value, at: at - 1 });
    }
    if (Array.isArray(value)) return value.map((inner, index) => visit(inner, pathBelow(path, index)));
    const object = asObject(value);
    if (object === undefined) return value;
    return Object.fromEntries(
      Object.entries(object).map(([name, inner]) => [name, visit(inner, pathBelow(path, name))]),
    );
  };
  return visit(json, rootOf(part));
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** The segments of the path. They are counted from the end, so that a path has the same places as its full URL. */
const inPath = (address: string, change: ChangeLeaf): string => {
  const [, start = '', written = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)/is.exec(address) ?? [];
  const segments = written.split('/');
  let at = start.length;
  const changed = segments.map((segment, index) => {
    const path = pathBelow(rootOf('path'), segments.length - index);
    const leaf = { part: 'path', path, value: segment, at };
    at += segment.length + 1;
    return segment === '' ? '' : change(leaf);
  });
  return start + changed.join('/');
};

const inQuery = (query: string, offset: number, change: ChangeLeaf): string => {
  const seen = new Map<string, number>();
  let next = offset;
  const pairs = query.split('&').map((pair) => {
    const [written = '', ...rest] = pair.split('=');
    const start = next;
    next += pair.length + 1;
    if (pair === '') return pair;
    // A part without a name is a value: some services take a token as the whole query.
    const isBare = rest.length === 0;
    const name = isBare ? '' : decoded(written);
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    const path = pathBelow(pathBelow(rootOf('query'), name), index);
    if (isBare) return `${change({ part: 'query', path, value: written, at: start })}`;
    const at = start + written.length + 1;
    return `${written}=${change({ part: 'query', path, value: rest.join('='), at })}`;
  });
  return pairs.join('&');
};

/** The values of a URL as they are written, so that what is not changed keeps its encoding. A fragment is never sent. */
const inUrl = (url: string, change: ChangeLeaf): string => {
  const [, address = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  return (
    inPath(address, change) +
    (query === undefined ? '' : `?${inQuery(query, address.length + 1, change)}`) +
    fragment
  );
};

const inBody = (body: CallBody, change: ChangeLeaf, spansOf: SpansOf): CallBody => {
  let at = 0;
  const count = (leaf: Omit<Leaf, 'at'>): JsonValue => {
    at += 1;
    return change({ ...leaf, at: at - 1 });
  };
  return changeBodyValues(body, count, spansOf);
};

/**
 * Visits every text and number of the URL, the headers and the body, and replaces it with what `change` returns.
 * @param spansOf where the secrets of a body are that is neither JSON nor a form
 */
export const changeValues = <Parts extends RequestParts>(
  parts: Parts,
  change: ChangeLeaf,
  spansOf: SpansOf,
): Parts => ({
  ...parts,
  endpoint: inUrl(parts.endpoint, change),
  headers: parts.headers === null ? null : (inJson(parts.headers, 'headers', change) as HeaderLines),
  requestBody: inJson(parts.requestBody, 'requestBody', change) as JsonObject,
  body: parts.body && inBody(parts.body, change, spansOf),
});

/** Every text and number of a request. */
export const valuesOf = (parts: RequestParts, spansOf: SpansOf): Leaf[] => {
  const leaves: Leaf[] = [];
  changeValues(
    parts,
    (leaf) => {
      leaves.push(leaf);
      return leaf.value;
    },
    spansOf,
  );
  return leaves;
};

/** A value of a URL as it is meant, not as it is written. */
export const plainText = ({ part, value }: Pick<Leaf, 'part' | 'value'>): string =>
  part === 'path' || part === 'query' ? decoded(String(value)) : String(value);

/** The names in a value, in their order: without recursion, because what was stored earlier may be nested deeper. */
const namesIn = (json: JsonValue): string[] => {
  const names: string[] = [];
  const left: { name?: string; value: JsonValue }[] = [{ value: json }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { name, value } = next;
    if (name !== undefined) names.push(name);
    const inner = Array.isArray(value)
      ? value.map((one) => ({ value: one }))
      : Object.entries(asObject(value) ?? {}).map(([key, one]) => ({ name: key, value: one }));
    for (const one of inner.reverse()) left.push(one);
  }
  return names;
};

/** The names of the fields of a body, and of its files. */
const namesInBody = (body: CallBody): string[] => {
  const files = filesOfBody(body).flatMap(({ fileName }) => fileName ?? []);
  switch (body.kind) {
    case 'json':
      return namesIn(parseJsonText(body.text) ?? null);
    case 'form':
      return body.fields.map(({ name }) => name);
    case 'multipart':
      return [...body.parts.map(({ name }) => name), ...files];
    case 'graphql':
      return namesIn(parseJsonText(body.variables ?? '') ?? null);
    default:
      return files;
  }
};

/** The names of the parameters, the headers and the body fields. */
export const namesOf = (parts: RequestParts): Record<'query' | 'headers' | 'body', string[]> => {
  const inQueries = valuesOf({ ...parts, headers: null, requestBody: null, body: null }, noSpans);
  return {
    query: inQueries.flatMap(namesOfLeaf).filter((name) => name !== ''),
    headers: Object.keys(parts.headers ?? {}),
    body: [...namesIn(parts.requestBody), ...(parts.body === null ? [] : namesInBody(parts.body))],
  };
};
