import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { DEFAULT_FILE_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import type {
  DraftAuth,
  DraftBody,
  DraftVariable,
  Pair,
  Variables,
} from '#src/features/imports/read/draft.ts';
import { encodedSegment } from '#src/features/imports/read/entry-query.ts';
import { EXPORT_TITLE } from '#src/features/imports/write/exported-endpoint.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';

/** A text, number or boolean as text; empty for anything else. */
export const plainText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** Whether an entry of a list is not switched off, in any of the ways that formats have for it. */
export const isOn = (entry: JsonObject): boolean =>
  entry.disabled !== true && entry.enabled !== false && entry.active !== false;

/** `[{name, value}]` as pairs, without those that are switched off. */
export const pairsOf = (list: JsonValue | undefined, nameField = 'name', valueField = 'value'): Pair[] =>
  listOf(list)
    .map(objectOf)
    .filter((entry) => isOn(entry) && textOf(entry[nameField]) !== '')
    .map((entry) => [textOf(entry[nameField]), plainText(entry[valueField])]);

/** An object of plain values as variables; nested ones get the names of their path: `a.b`, `a.list[0]`. */
export const variablesOf = (value: JsonValue | undefined): [string, string][] =>
  Object.entries(objectOf(value)).flatMap(([name, inner]) => variablesAt(name, inner));

const variablesAt = (path: string, value: JsonValue): [string, string][] => {
  if (typeof value !== 'object' || value === null) return [[path, plainText(value)]];
  return Array.isArray(value)
    ? value.flatMap((inner, index) => variablesAt(`${path}[${index}]`, inner))
    : Object.entries(value).flatMap(([name, inner]) => variablesAt(`${path}.${name}`, inner));
};

/** The variables of an environment, and those of the one that it is based on. */
export const basedOn = (base: readonly DraftVariable[], own: readonly DraftVariable[]): DraftVariable[] => [
  ...new Map([...base, ...own].filter(({ name }) => name !== '').map((one) => [one.name, one])).values(),
];

/** The headers of both, of a name only those of the nearer one. */
export const withHeaders = (outer: readonly Pair[], nearer: readonly Pair[]): Pair[] => {
  const names = new Set(nearer.map(([name]) => name.toLowerCase()));
  return [...outer.filter(([name]) => !names.has(name.toLowerCase())), ...nearer];
};

/** The variables of both; the later ones win. An empty value is no value. */
export const withVariables = (before: Variables, pairs: readonly Pair[]): Variables =>
  new Map([...before, ...pairs.filter(([, value]) => value !== '')]);

/** The URL with the value of each `:id` in its path, encoded as one segment, or with a placeholder. */
export const withPathValues = (url: string, pairs: readonly Pair[]): string => {
  const values = new Map(pairs);
  const [path = '', search = ''] = url.split(/([?#].*)/s);
  const filled = path.replaceAll(
    /(?<=\/):([A-Za-z_][\w.-]*)(?=\/|$)/g,
    (_written, name: string) => encodedSegment(values.get(name) ?? '') || `{${name}}`,
  );
  return `${filled}${search}`;
};

/** The names of an item and of the folders around it that are in a path. */
export const within = (path: readonly string[], name: string): string[] =>
  name === '' ? [...path] : [...path, name];

/** A collection is a folder around its requests, unless it is an export of ours, which has no name of its own. */
export const collectionPath = (title: string): string[] => within([], title === EXPORT_TITLE ? '' : title);

/** What people call the ways to authenticate that no key has. */
const OTHER_AUTH: Readonly<Record<string, string>> = {
  'akamai-eg': 'Akamai EdgeGrid',
  asap: 'Atlassian ASAP',
  cookie: 'Cookie',
  digest: 'Digest',
  edgegrid: 'Akamai EdgeGrid',
  hawk: 'Hawk',
  jwt: 'JWT',
  mutualtls: 'Mutual TLS',
  netrc: '.netrc',
  ntlm: 'NTLM',
  oauth1: 'OAuth 1',
  wsse: 'WSSE',
};

/** An authentication that no key has, by the name that its format gives to it. */
export const otherAuth = (type: string): DraftAuth => ({
  type: 'other',
  what: `${OTHER_AUTH[type] ?? type.slice(0, 40)} authentication`,
});

/** A file that a request sends, without its bytes. */
export const filePart = (name: string, path: string, contentType: string): FilePart => ({
  name,
  fileName: readName(path),
  contentType: contentType || DEFAULT_FILE_TYPE,
});

export const textPart = (name: string, value: string, contentType: string): TextPart => ({
  name,
  value,
  ...(contentType === '' ? {} : { contentType }),
});

export const fileBody = (path: string, contentType: string): DraftBody => ({
  type: 'kind',
  body: { kind: 'binary', fileName: readName(path), contentType: contentType || DEFAULT_FILE_TYPE },
});

/** A form of parts; undefined if it has none. */
export const partsBody = (parts: (FilePart | TextPart)[]): DraftBody | undefined =>
  parts.length === 0 ? undefined : { type: 'kind', body: { kind: 'multipart', parts } };

/** @param variables as JSON text */
export const graphqlBody = (query: string, variables: string, operationName = ''): DraftBody => ({
  type: 'kind',
  body: {
    kind: 'graphql',
    query,
    ...(variables.trim() === '' ? {} : { variables: variables.trim() }),
    ...(operationName === '' ? {} : { operationName }),
  },
});

/** Whether a variable is a secret or contains one, by its name or by itself. */
export const isSecretVariable = (name: string, value: string): boolean =>
  secretsIn(value, 'plain', { name }).length > 0;

/** Those of the variables that contain a secret. */
export const secretVariables = (pairs: Iterable<Pair>): Pair[] =>
  [...pairs].filter(([name, value]) => isSecretVariable(name, value) && !isPlaceholder(value));
