import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { hasCurlCommand } from '@gatehouse/request/pasted/curl-commands.ts';
import { type ObjectDocument, readJson, readYaml } from '#src/features/imports/read/document.ts';
import type { DraftProblem, Drafts } from '#src/features/imports/read/draft.ts';
import { isBrunoText, readBrunoCollection, readBrunoFile } from '#src/features/imports/read/formats/bruno.ts';
import { readCurlFile } from '#src/features/imports/read/formats/curl-file.ts';
import { readEnvFile } from '#src/features/imports/read/formats/env-file.ts';
import { readHar } from '#src/features/imports/read/formats/har.ts';
import { isHttpFile, readHttpFile } from '#src/features/imports/read/formats/http-file.ts';
import { readInsomnia4, readInsomnia5 } from '#src/features/imports/read/formats/insomnia.ts';
import { readOpenApi } from '#src/features/imports/read/formats/openapi.ts';
import { readPostman, readPostmanVariables } from '#src/features/imports/read/formats/postman.ts';

export type FoundFormat = { drafts: Drafts; linesOf?: ObjectDocument['linesOf'] };

type ObjectFormat = { is: (value: JsonObject) => boolean; read: (value: JsonObject) => Drafts };

/** By what only this format has, in this order. */
const OBJECT_FORMATS: readonly ObjectFormat[] = [
  { is: ({ openapi, swagger }) => openapi !== undefined || swagger !== undefined, read: readOpenApi },
  {
    is: ({ info, item }) => Array.isArray(item) && textOf(objectOf(info).name) !== '',
    read: readPostman,
  },
  {
    is: (value) => Array.isArray(value.values) && textOf(value._postman_variable_scope) !== '',
    read: readPostmanVariables,
  },
  { is: ({ log }) => Array.isArray(objectOf(log).entries), read: readHar },
  { is: ({ _type, resources }) => _type === 'export' && Array.isArray(resources), read: readInsomnia4 },
  { is: ({ type }) => /^(?:collection|spec)\.insomnia\.rest\//.test(textOf(type)), read: readInsomnia5 },
  {
    is: ({ items, name, version }) =>
      Array.isArray(items) &&
      textOf(name) !== '' &&
      (version !== undefined || objectOf(listOf(items)[0]).type !== undefined),
    read: readBrunoCollection,
  },
];

const UNKNOWN: DraftProblem = {
  at: 1,
  message:
    'Not a document that can be imported. Use an OpenAPI description, a Postman, Insomnia or Bruno collection, a HAR, .http or .env file, or cURL commands',
};

const MAX_PREAMBLE = 20_000;

const isLikeJson = (text: string): boolean => /^\s*\{/.test(text.slice(0, MAX_PREAMBLE));
const isLikeYaml = (text: string): boolean =>
  /^["']?(?:openapi|swagger|type|_type|info|log|items)["']?\s*:/m.test(text.slice(0, MAX_PREAMBLE));

const fromObject = (text: string, read: typeof readJson): FoundFormat | { problem: DraftProblem } => {
  const document = read(text);
  if ('problem' in document) return document;
  const format = OBJECT_FORMATS.find(({ is }) => is(document.value));
  if (format === undefined) return { problem: UNKNOWN };
  return { drafts: format.read(document.value), linesOf: document.linesOf };
};

/** Reads the document as the format that it has, by its content; its name decides only between formats of lines. */
export const findFormat = (text: string, fileName = ''): FoundFormat | { problem: DraftProblem } => {
  if (text.trim() === '') return { problem: { at: 1, message: 'The document is empty' } };
  if (isLikeJson(text)) return fromObject(text, readJson);
  if (isBrunoText(text)) return { drafts: readBrunoFile(text) };
  if (/\.env(?:\.|$)/i.test(fileName)) return { drafts: readEnvFile(text) };
  if (/\.(?:http|rest)$/i.test(fileName) || isHttpFile(text)) return { drafts: readHttpFile(text) };
  if (hasCurlCommand(text)) return { drafts: readCurlFile(text) };
  if (/\.ya?ml$/i.test(fileName) || isLikeYaml(text)) return fromObject(text, readYaml);
  const env = readEnvFile(text);
  return env.secrets?.length ? { drafts: env } : { problem: UNKNOWN };
};
