import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { hasCurlCommand } from '@gatehouse/request/pasted/curl-commands.ts';
import { type ObjectDocument, readJson, readYaml } from '#src/features/imports/read/document.ts';
import type { DraftProblem, Drafts, ValuePath } from '#src/features/imports/read/draft.ts';
import { isBrunoText, readBrunoFile } from '#src/features/imports/read/formats/bru-file.ts';
import {
  isBrunoEnvironment,
  readBrunoCollection,
  readBrunoEnvironments,
  readBrunoRequest,
} from '#src/features/imports/read/formats/bruno.ts';
import { readCurlFile } from '#src/features/imports/read/formats/curl-file.ts';
import { readEnvFile } from '#src/features/imports/read/formats/env-file.ts';
import { readHar } from '#src/features/imports/read/formats/har.ts';
import {
  isHoppscotch,
  isHoppscotchEnvironment,
  readHoppscotch,
  readHoppscotchEnvironments,
} from '#src/features/imports/read/formats/hoppscotch.ts';
import {
  isEditorSettings,
  isHttpEnvironments,
  readHttpEnvironments,
} from '#src/features/imports/read/formats/http-environments.ts';
import { isHttpFile, readHttpFile } from '#src/features/imports/read/formats/http-file.ts';
import { readInsomnia4, readInsomnia5 } from '#src/features/imports/read/formats/insomnia.ts';
import { readOpenApi } from '#src/features/imports/read/formats/openapi.ts';
import { readPostman, readPostmanVariables } from '#src/features/imports/read/formats/postman.ts';
import { withoutJsonComments } from '#src/features/imports/read/json-comments.ts';

export type FoundFormat = { drafts: Drafts; linesOf?: ObjectDocument['linesOf'] };

type ObjectFormat = {
  is: (value: JsonObject) => boolean;
  read: (value: JsonObject, fileName: string) => Drafts;
  /** Its examples are values, which are sent as they are written. */
  hasExamples?: true;
};

const isOpenCollectionItem = (value: unknown): boolean =>
  textOf(objectOf(objectOf(value).info).type) !== '' || textOf(objectOf(value).type) !== '';

const isRequestOfOpenCollection = ({ info, http, graphql }: JsonObject): boolean =>
  /^(?:http|graphql)$/.test(textOf(objectOf(info).type)) && (http !== undefined || graphql !== undefined);

/** By what only this format has, in this order. */
const OBJECT_FORMATS: readonly ObjectFormat[] = [
  {
    is: ({ openapi, swagger }) => openapi !== undefined || swagger !== undefined,
    read: readOpenApi,
    hasExamples: true,
  },
  {
    is: ({ info, item }) => Array.isArray(item) && asObject(info) !== undefined,
    read: readPostman,
  },
  {
    is: ({ values, name, _postman_variable_scope: scope }) =>
      Array.isArray(values) && (textOf(scope) !== '' || textOf(name) !== ''),
    read: readPostmanVariables,
  },
  { is: ({ log }) => Array.isArray(objectOf(log).entries), read: readHar },
  { is: ({ _type, resources }) => _type === 'export' && Array.isArray(resources), read: readInsomnia4 },
  {
    is: ({ type }) => /^(?:collection|spec|environment)\.insomnia\.rest\//.test(textOf(type)),
    read: readInsomnia5,
  },
  { is: isHoppscotch, read: (value) => readHoppscotch([{ value, at: [] }]) },
  {
    is: ({ opencollection, items, name, version }) =>
      opencollection !== undefined ||
      (Array.isArray(items) &&
        textOf(name) !== '' &&
        (version !== undefined || isOpenCollectionItem(listOf(items)[0]))),
    read: readBrunoCollection,
  },
  { is: isRequestOfOpenCollection, read: readBrunoRequest },
  { is: isHoppscotchEnvironment, read: (value) => readHoppscotchEnvironments([{ value, at: [] }]) },
  { is: isBrunoEnvironment, read: readBrunoEnvironments },
  {
    is: isHttpEnvironments,
    read: (value, fileName) =>
      readHttpEnvironments(value, /\.private\.env\.json$|\.env\.json\.user$/i.test(fileName)),
  },
];

const UNKNOWN: DraftProblem = {
  at: 1,
  message:
    'Not a document that can be imported. Use an OpenAPI description, a Postman, Insomnia, Bruno or Hoppscotch collection, a HAR, .http or .env file, or cURL commands',
};

const MAX_PREAMBLE = 20_000;

const isLikeJson = (text: string): boolean => /^\s*[{[]/.test(text.slice(0, MAX_PREAMBLE));

/** Names at the start of a line that no other format has. */
const isSurelyYaml = (text: string): boolean =>
  /^["']?(?:openapi|swagger|opencollection)["']?\s*:|^type\s*:\s*["']?\w+\.insomnia\.rest/m.test(
    text.slice(0, MAX_PREAMBLE),
  );
const isLikeYaml = (text: string): boolean =>
  /^["']?(?:type|_type|info|log|items)["']?\s*:/m.test(text.slice(0, MAX_PREAMBLE));

/** Where the API of Postman has what its app exports at the top. */
const WRAPPERS = ['collection', 'environment'];

type Found = { drafts: Drafts; prefix: readonly string[] };

const readObject = (
  value: JsonObject,
  fileName: string,
  withNumbers: ObjectDocument['withNumbers'],
): Found | undefined => {
  for (const name of WRAPPERS) {
    const inner = objectOf(value[name]);
    const wrapped = OBJECT_FORMATS.find(({ is }) => is(inner));
    if (wrapped !== undefined) return { drafts: wrapped.read(inner, fileName), prefix: [name] };
  }
  const format = OBJECT_FORMATS.find(({ is }) => is(value));
  if (format === undefined) return undefined;
  const read = format.hasExamples ? objectOf(withNumbers() as JsonValue) : value;
  return { drafts: format.read(read, fileName), prefix: [] };
};

/** Several collections or environments in one document. */
const readList = (list: readonly JsonValue[]): Found | undefined => {
  const collections = list.map((one, index) => ({ value: objectOf(one), at: [index] }));
  if (collections.length === 0) return undefined;
  if (collections.every(({ value }) => isHoppscotch(value)))
    return { drafts: readHoppscotch(collections), prefix: [] };
  return collections.every(({ value }) => isHoppscotchEnvironment(value))
    ? { drafts: readHoppscotchEnvironments(collections), prefix: [] }
    : undefined;
};

/** The lines of paths within a part of the document. */
const linesWithin =
  (linesOf: ObjectDocument['linesOf'], prefix: readonly string[]): ObjectDocument['linesOf'] =>
  (paths) => {
    const whole = new Map(paths.map((path) => [[...prefix, ...path] as ValuePath, path]));
    return new Map(
      [...linesOf([...whole.keys()])].map(([path, line]) => [whole.get(path) ?? path, line] as const),
    );
  };

const fromObject = (
  text: string,
  fileName: string,
  read: typeof readJson,
): FoundFormat | { problem: DraftProblem } => {
  const document = read(isEditorSettings(text) ? withoutJsonComments(text) : text);
  if ('problem' in document) return document;
  const { value, linesOf, withNumbers } = document;
  const found = Array.isArray(value) ? readList(value) : readObject(value, fileName, withNumbers);
  if (found === undefined) return { problem: UNKNOWN };
  return { drafts: found.drafts, linesOf: linesWithin(linesOf, found.prefix) };
};

/** Lines of `NAME=value`, and nothing that another format of lines has. */
const isEnvFile = (text: string, fileName: string): boolean =>
  /\.env(?:\.|$)/i.test(fileName) && /^[ \t]*(?:export[ \t]+)?[A-Za-z_][\w.-]*[ \t]*=/m.test(text);

/** Reads the document as the format that it has, by its content; its name decides only between formats of lines. */
export const findFormat = (text: string, fileName = ''): FoundFormat | { problem: DraftProblem } => {
  if (text.trim() === '') return { problem: { at: 1, message: 'The document is empty' } };
  if (isLikeJson(text)) return fromObject(text, fileName, readJson);
  if (isBrunoText(text)) return { drafts: readBrunoFile(text) };
  if (isSurelyYaml(text)) return fromObject(text, fileName, readYaml);
  if (isEnvFile(text, fileName)) return { drafts: readEnvFile(text) };
  if (isHttpFile(text)) return { drafts: readHttpFile(text) };
  if (hasCurlCommand(text)) return { drafts: readCurlFile(text) };
  if (/\.(?:http|rest)$/i.test(fileName)) return { drafts: readHttpFile(text) };
  if (/\.ya?ml$/i.test(fileName) || isLikeYaml(text)) return fromObject(text, fileName, readYaml);
  const env = readEnvFile(text);
  return env.secrets?.length ? { drafts: env } : { problem: UNKNOWN };
};
