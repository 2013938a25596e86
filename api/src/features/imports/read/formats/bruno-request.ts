import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { DraftAuth, DraftBody } from '#src/features/imports/read/draft.ts';
import {
  fileBody,
  filePart,
  graphqlBody,
  isOn,
  otherAuth,
  pairsOf,
  partsBody,
  plainText,
  textPart,
} from '#src/features/imports/read/formats/fields.ts';

/** What Bruno's documents have in common, in all of their spellings. */

/** What an authentication says; undefined if it leaves it to the folder around. */
export const brunoAuth = (mode: string, settings: ReadonlyMap<string, string>): DraftAuth | undefined => {
  const setting = (name: string): string => settings.get(name) ?? '';
  switch (mode) {
    case '':
    case 'inherit':
      return undefined;
    case 'none':
      return { type: 'none' };
    case 'bearer':
      return { type: 'bearer', token: setting('token') };
    case 'oauth2':
      return { type: 'bearer', token: '' };
    case 'basic':
      return { type: 'basic', user: setting('username'), password: setting('password') };
    case 'apikey':
      return {
        type: /query/.test(setting('placement')) ? 'query' : 'header',
        name: setting('key') || 'X-API-Key',
        value: setting('value'),
      };
    case 'awsv4':
      return { type: 'aws', id: setting('accessKeyId'), secret: setting('secretAccessKey') };
    default:
      return otherAuth(mode);
  }
};

/** The settings of an authentication that are texts. */
export const settingsOf = (value: JsonValue | undefined): Map<string, string> =>
  new Map(Object.entries(objectOf(value)).map(([name, setting]) => [name, plainText(setting)]));

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  text: 'text/plain',
  sparql: 'application/sparql-query',
};

export const brunoText = (mode: string, text: string): DraftBody | undefined =>
  text.trim() === '' ? undefined : { type: 'text', text, contentType: TYPES[mode] };

/** A part of a form; a file has one path or several. */
const partsOf = (value: JsonValue): (FilePart | TextPart)[] => {
  const part = objectOf(value);
  const name = plainText(part.name);
  if (!isOn(part) || name === '') return [];
  const contentType = textOf(part.contentType);
  if (part.type !== 'file') return [textPart(name, plainText(part.value), contentType)];
  const paths = Array.isArray(part.value) ? part.value.map(textOf) : [textOf(part.value)];
  return paths.map((path) => filePart(name, path, contentType));
};

/** The file that is selected among those of a body. */
const selectedFile = (files: JsonValue | undefined): DraftBody | undefined => {
  const all = listOf(files).map(objectOf);
  const file = all.find(({ selected }) => selected === true) ?? all[0];
  return file === undefined ? undefined : fileBody(textOf(file.filePath), textOf(file.contentType));
};

/** A body by its mode: in JSON each mode has a field of its own, in YAML all have `data`. */
export const brunoBody = (mode: string, data: JsonValue | undefined): DraftBody | undefined => {
  switch (mode) {
    case '':
    case 'none':
      return undefined;
    case 'formUrlEncoded':
    case 'form-urlencoded':
      return { type: 'form', fields: pairsOf(data) };
    case 'multipartForm':
    case 'multipart-form':
      return partsBody(listOf(data).flatMap(partsOf));
    case 'file':
      return selectedFile(data);
    case 'graphql': {
      const { query, variables } = objectOf(data);
      return graphqlBody(plainText(query), plainText(variables));
    }
    default:
      return brunoText(mode, plainText(data));
  }
};

/** Whether any of the scripts does anything. */
export const hasScripts = (...scripts: readonly unknown[]): boolean =>
  scripts.some((script) => textOf(script) !== '' || (Array.isArray(script) && script.length > 0));

/** The `:id` parameters of a URL, which has its query already. */
export const pathPairs = (params: JsonValue | undefined): [string, string][] =>
  pairsOf(listOf(params).filter((one) => objectOf(one).type === 'path')) as [string, string][];
