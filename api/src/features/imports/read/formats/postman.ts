import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import type {
  DraftBody,
  DraftEnvironment,
  DraftProblem,
  Drafts,
  ImportDraft,
  NamedSecret,
  Pair,
  ValuePath,
  Variables,
} from '#src/features/imports/read/draft.ts';
import {
  collectionPath,
  fileBody,
  filePart,
  graphqlBody,
  isOn,
  isSecretVariable,
  pairsOf,
  partsBody,
  plainText,
  textPart,
  within,
  withPathValues,
  withVariables,
} from '#src/features/imports/read/formats/fields.ts';
import { isTooDeep } from '#src/features/imports/read/formats/nested-folders.ts';
import { readPostmanAuth } from '#src/features/imports/read/formats/postman-auth.ts';
import { NOTES, withoutNotes } from '#src/features/imports/write/exported-endpoint.ts';

/*
 * Collections of Postman, v2.1 and v2.0, as many tools write them (Hoppscotch, Insomnia, Apidog). They differ in whether a
 * URL, a header and an authentication is a text, a list or an object.
 */

/** A description is a text, or an object with its content. */
const descriptionOf = (value: unknown): string => textOf(value) || textOf(objectOf(value).content);

/** A parameter without a value has no `=` either. */
const queryOf = (list: JsonValue[]): Pair[] =>
  list
    .map(objectOf)
    .filter((one) => isOn(one) && plainText(one.key) + plainText(one.value) !== '')
    .map((one) =>
      one.value === null ? ['', plainText(one.key)] : [plainText(one.key), plainText(one.value)],
    );

/** The URL with the values of its `:path` variables; those without a value become placeholders. */
const urlOf = (value: unknown): Pick<ImportDraft, 'url' | 'query'> => {
  const url = objectOf(value);
  const raw = textOf(value) || textOf(url.raw) || fromParts(url);
  const [path = '', search = ''] = raw.split(/([?#].*)/s);
  const filled = withPathValues(path, [...pairsOf(url.variable, 'id'), ...pairsOf(url.variable, 'key')]);
  if (!Array.isArray(url.query)) return { url: `${filled}${search}` };
  return { url: filled, query: queryOf(url.query) };
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
const partOf = (value: JsonValue): (FilePart | TextPart)[] => {
  const part = objectOf(value);
  const name = plainText(part.key);
  if (!isOn(part) || name === '') return [];
  const contentType = textOf(part.contentType);
  if (part.type !== 'file') return [textPart(name, plainText(part.value), contentType)];
  const paths = Array.isArray(part.src) ? part.src.map(textOf) : [textOf(part.src)];
  return paths.map((path) => filePart(name, path, contentType));
};

/** What the editor says that a text is, where no header says it. */
const LANGUAGE_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  html: 'text/html',
  javascript: 'application/javascript',
};

const bodyOf = (body: JsonObject): DraftBody | undefined => {
  if (!isOn(body)) return undefined;
  switch (body.mode) {
    case 'raw': {
      const language = textOf(objectOf(objectOf(body.options).raw).language);
      return { type: 'text', text: plainText(body.raw), contentType: LANGUAGE_TYPES[language] };
    }
    case 'urlencoded':
      return { type: 'form', fields: pairsOf(body.urlencoded, 'key') };
    case 'graphql': {
      const { query, variables, operationName } = objectOf(body.graphql);
      const text = asObject(variables) === undefined ? plainText(variables) : JSON.stringify(variables);
      return graphqlBody(plainText(query), text, textOf(operationName));
    }
    case 'formdata':
      return partsBody(listOf(body.formdata).flatMap(partOf));
    case 'file':
      return fileBody(textOf(body.file) || textOf(objectOf(body.file).src), '');
    default:
      return undefined;
  }
};

/** Whether one of the scripts of an item does anything. */
const hasScript = ({ event }: JsonObject): boolean =>
  listOf(event).some((one) => texts(objectOf(objectOf(one).script).exec, '').trim() !== '');

type Folder = {
  auth: unknown;
  variables: Variables;
  shared: Variables;
  at: ValuePath;
  path: readonly string[];
};

const draftOf = (item: JsonObject, { auth, variables, shared, at, path }: Folder): ImportDraft => {
  const request = typeof item.request === 'string' ? { url: item.request } : objectOf(item.request);
  return {
    at,
    name: textOf(item.name),
    method: textOf(request.method) || 'GET',
    ...urlOf(request.url),
    isTypedQuery: true,
    headers: headersOf(request.header),
    body: bodyOf(objectOf(request.body)),
    description: withoutNotes(
      descriptionOf(request.description) || descriptionOf(item.description),
      listOf(request[NOTES]).map(textOf),
    ),
    auth: readPostmanAuth(request.auth ?? auth),
    variables,
    shared,
    path,
    notes: hasScript(item) ? ['Scripts are left out'] : [],
  };
};

const variablesIn = (item: JsonObject, outer: Variables): Variables =>
  withVariables(outer, pairsOf(item.variable, 'key').concat(pairsOf(item.variable, 'id')));

const draftsIn = (items: unknown, folder: Folder, problems: DraftProblem[]): ImportDraft[] =>
  listOf(items).flatMap((value, index) => {
    const item = objectOf(value);
    const at: ValuePath = [...folder.at, index];
    const inner = {
      ...folder,
      auth: item.auth ?? folder.auth,
      variables: variablesIn(item, folder.variables),
      at,
    };
    if (Array.isArray(item.item)) {
      const path = within(folder.path, textOf(item.name));
      return isTooDeep(at, problems)
        ? []
        : draftsIn(item.item, { ...inner, at: [...at, 'item'], path }, problems);
    }
    if (item.request !== undefined && item.request !== null) return [draftOf(item, inner)];
    problems.push({ at, message: 'Neither a request nor a folder' });
    return [];
  });

/** The variables that are not switched off. */
const environmentOf = (name: string, list: unknown, at: ValuePath): DraftEnvironment => ({
  at,
  name,
  variables: listOf(list)
    .map(objectOf)
    .filter(isOn)
    .map(({ key, id, value, type }) => ({
      name: textOf(key) || textOf(id),
      value: plainText(value),
      isSecret: type === 'secret',
    })),
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
  const title = textOf(objectOf(document.info).name);
  const folder = {
    auth: document.auth,
    variables,
    shared: variables,
    at: ['item'],
    path: collectionPath(title),
  };
  const drafts = draftsIn(document.item, folder, problems);
  return {
    format: 'postman',
    title: title || null,
    drafts,
    secrets: secretVariables(document.variable, ['variable']),
    environments: [environmentOf(title, document.variable, ['variable'])],
    problems,
  };
};

/** An environment or the globals of Postman: variables, and no requests. */
export const readPostmanVariables = (document: JsonObject): Drafts => ({
  format: 'postman',
  title: textOf(document.name) || null,
  drafts: [],
  secrets: secretVariables(document.values, ['values']),
  environments: [environmentOf(textOf(document.name), document.values, ['values'])],
  problems: [],
});
