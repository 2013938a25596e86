import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import { DEFAULT_FILE_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import type {
  Draft,
  DraftBody,
  DraftProblem,
  Drafts,
  NamedSecret,
  ValuePath,
  Variables,
} from '#src/features/imports/read/draft.ts';
import {
  isSecretVariable,
  pairsOf,
  plainText,
  withVariables,
} from '#src/features/imports/read/formats/fields.ts';
import { readPostmanAuth } from '#src/features/imports/read/formats/postman-auth.ts';

/*
 * Collections of Postman, v2.1 and v2.0, as many tools write them (Hoppscotch, Insomnia, Apidog). They differ in whether a
 * URL, a header and an authentication is a text, a list or an object.
 */

const MAX_FOLDERS = 50;

/** A description is a text, or an object with its content. */
const descriptionOf = (value: unknown): string => textOf(value) || textOf(objectOf(value).content);

/** The URL with the values of its `:path` variables; those without a value become placeholders. */
const urlOf = (value: unknown): { url: string; query: [string, string][] | undefined } => {
  const url = objectOf(value);
  const raw = textOf(value) || textOf(url.raw) || fromParts(url);
  const variables = new Map(pairsOf(url.variable, 'key'));
  const [path = '', search] = raw.split(/\?(.*)/s);
  const filled = path.replaceAll(
    /(?<=\/):([\w.-]+)(?=\/|$)/g,
    (_written, name: string) => variables.get(name) || `{${name}}`,
  );
  if (!Array.isArray(url.query))
    return { url: search === undefined ? filled : `${filled}?${search}`, query: undefined };
  return { url: filled, query: pairsOf(url.query, 'key') as [string, string][] };
};

const texts = (value: unknown, separator: string): string =>
  Array.isArray(value)
    ? value.map((part) => textOf(part) || textOf(objectOf(part).value)).join(separator)
    : textOf(value);

const fromParts = (url: JsonObject): string => {
  const host = texts(url.host, '.');
  if (host === '') return '';
  const protocol = textOf(url.protocol).replace(/:?(?<!\/)\/*$/, '');
  const port = plainText(url.port);
  const path = texts(url.path, '/').replace(/^\/*/, '/');
  return `${protocol === '' ? '' : `${protocol}://`}${host}${port === '' ? '' : `:${port}`}${path}`;
};

/** A header list, or the text that v1 had: a line for each. */
const headersOf = (value: unknown): [string, string][] =>
  typeof value === 'string'
    ? value.split(/\r?\n/).flatMap((line) => {
        const [, name, text] = /^([^:\s]+):(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, text?.trim() ?? ''] as [string, string]];
      })
    : (pairsOf(value as never, 'key') as [string, string][]);

/** A part; of a file the path, whose last name is kept. */
const partOf = (value: unknown): (FilePart | TextPart)[] => {
  const part = objectOf(value);
  const name = plainText(part.key);
  if (part.disabled === true || name === '') return [];
  const contentType = textOf(part.contentType) || undefined;
  if (part.type !== 'file')
    return [{ name, value: plainText(part.value), ...(contentType === undefined ? {} : { contentType }) }];
  const paths = Array.isArray(part.src) ? part.src.map(textOf) : [textOf(part.src)];
  return paths.map((path) => ({
    name,
    fileName: readName(path),
    contentType: contentType ?? DEFAULT_FILE_TYPE,
  }));
};

const bodyOf = (body: JsonObject): DraftBody | undefined => {
  if (body.disabled === true) return undefined;
  switch (body.mode) {
    case 'raw': {
      const language = textOf(objectOf(objectOf(body.options).raw).language);
      const contentType = language === 'json' ? 'application/json' : undefined;
      return { type: 'text', text: plainText(body.raw), contentType };
    }
    case 'urlencoded':
      return { type: 'form', fields: pairsOf(body.urlencoded, 'key') };
    case 'graphql': {
      const { query, variables, operationName } = objectOf(body.graphql);
      const graphql = { kind: 'graphql' as const, query: textOf(query) };
      return {
        type: 'kind',
        body: {
          ...graphql,
          ...(textOf(variables).trim() === '' ? {} : { variables: textOf(variables) }),
          ...(textOf(operationName) === '' ? {} : { operationName: textOf(operationName) }),
        },
      };
    }
    case 'formdata': {
      const parts = listOf(body.formdata).flatMap(partOf);
      return parts.length === 0 ? undefined : { type: 'kind', body: { kind: 'multipart', parts } };
    }
    case 'file':
      return { type: 'other', what: 'a file' };
    default:
      return undefined;
  }
};

type Folder = { auth: unknown; variables: Variables; at: ValuePath };

const draftOf = (item: JsonObject, { auth, variables, at }: Folder): Draft => {
  const request = typeof item.request === 'string' ? { url: item.request } : objectOf(item.request);
  const { url, query } = urlOf(request.url);
  const own = Array.isArray(item.event) && item.event.length > 0;
  return {
    at,
    name: textOf(item.name),
    method: textOf(request.method) || 'GET',
    url,
    query,
    headers: headersOf(request.header),
    body: bodyOf(objectOf(request.body)),
    description: descriptionOf(request.description) || descriptionOf(item.description),
    auth: readPostmanAuth(request.auth ?? auth),
    variables,
    notes: own ? ['Scripts are left out'] : [],
  };
};

const variablesIn = (item: JsonObject, outer: Variables): Variables =>
  withVariables(outer, pairsOf(item.variable, 'key').concat(pairsOf(item.variable, 'id')));

const draftsIn = (items: unknown, folder: Folder, problems: DraftProblem[]): Draft[] =>
  listOf(items).flatMap((value, index) => {
    const item = objectOf(value);
    const at: ValuePath = [...folder.at, index];
    const inner = { auth: item.auth ?? folder.auth, variables: variablesIn(item, folder.variables), at };
    if (Array.isArray(item.item)) {
      if (at.length <= 2 * MAX_FOLDERS)
        return draftsIn(item.item, { ...inner, at: [...at, 'item'] }, problems);
      problems.push({ at, message: `Folders are nested more than ${MAX_FOLDERS} levels deep` });
      return [];
    }
    if (item.request !== undefined && item.request !== null) return [draftOf(item, inner)];
    problems.push({ at, message: 'Neither a request nor a folder' });
    return [];
  });

/** Variables whose names or values are those of secrets. */
const secretVariables = (list: unknown, at: ValuePath): NamedSecret[] =>
  listOf(list).flatMap((value, index) => {
    const variable = objectOf(value);
    const name = textOf(variable.key) || textOf(variable.id);
    const text = plainText(variable.value);
    const isSecret = variable.type === 'secret' || isSecretVariable(name, text);
    return isSecret && !isPlaceholder(text) ? [{ at: [...at, index], name, value: text }] : [];
  });

export const readPostman = (document: JsonObject): Drafts => {
  const problems: DraftProblem[] = [];
  const variables = variablesIn(document, new Map());
  const drafts = draftsIn(document.item, { auth: document.auth, variables, at: ['item'] }, problems);
  return {
    format: 'postman',
    title: textOf(objectOf(document.info).name) || null,
    drafts,
    secrets: secretVariables(document.variable, ['variable']),
    problems,
  };
};

/** An environment or the globals of Postman: variables, and no requests. */
export const readPostmanVariables = (document: JsonObject): Drafts => ({
  format: 'postman',
  title: textOf(document.name) || null,
  drafts: [],
  secrets: secretVariables(document.values, ['values']),
  problems: [],
});
