import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import type {
  DraftEnvironment,
  DraftProblem,
  Drafts,
  ImportDraft,
  ValuePath,
} from '#src/features/imports/read/draft.ts';
import { within } from '#src/features/imports/read/formats/fields.ts';
import { createExampleBody, type ExampleBody } from '#src/features/imports/read/formats/openapi-body.ts';
import { readParameters } from '#src/features/imports/read/formats/openapi-parameters.ts';
import { createReferences, type References } from '#src/features/imports/read/formats/openapi-references.ts';
import { operationAuth } from '#src/features/imports/read/formats/openapi-security.ts';
import {
  FOLDERS,
  NOTES,
  QUERY,
  VARIABLES,
  withoutNotes,
} from '#src/features/imports/write/exported-endpoint.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
const MAX_VARIABLES = 20;
/** Of variables of environments. */
const MAX_NAMES = 500;

/** The first server with the default values of its variables; one without a default stays a placeholder. */
const serverUrl = (servers: unknown): string | undefined => {
  const all = listOf(servers).map(objectOf);
  const [written = {}] = all;
  // Swagger lists one server for each of its schemes.
  const secure = textOf(written.url).replace(/^http:/i, 'https:');
  const first = all.find((server) => textOf(server.url) === secure) ?? written;
  const url = textOf(first.url);
  if (url === '') return undefined;
  const variables = Object.entries(objectOf(first.variables)).slice(0, MAX_VARIABLES);
  return variables.reduce((text, [name, variable]) => {
    const value = textOf(objectOf(variable).default) || textOf(listOf(objectOf(variable).enum)[0]);
    return value === '' ? text : text.replaceAll(`{${name}}`, value);
  }, url);
};

/** The server in front of a path, which starts with a slash. */
const joined = (server: string | undefined, path: string): string =>
  server === undefined || server === '/' ? path : `${server.replace(/(?<!\/)\/+$/, '')}${path}`;

type Context = {
  document: JsonObject;
  references: References;
  exampleBody: ExampleBody;
  server: string | undefined;
  /** Of the tags that name several folders, as our own exports do. */
  folders: ReadonlyMap<string, string[]>;
};

const foldersOf = ({ tags }: JsonObject): Map<string, string[]> =>
  new Map(
    listOf(tags)
      .map(objectOf)
      .filter((tag) => Array.isArray(tag[FOLDERS]))
      .map((tag) => [textOf(tag.name), listOf(tag[FOLDERS]).map(textOf)]),
  );

/** The path with `{{id}}` for `{id}`, where the description says that it is a variable. */
const withPathVariables = (path: string, variables: ReadonlyMap<string, string>): string =>
  variables.size === 0
    ? path
    : path.replaceAll(/\{([^{}/]+)\}/g, (written, name: string) => variables.get(name) ?? written);

/** The variables of our own exports, which have no values. */
const environmentOf = (document: JsonObject): DraftEnvironment[] => {
  const names = listOf(document[VARIABLES]).slice(0, MAX_NAMES).map(textOf);
  const variables = names.filter((name) => name !== '').map((name) => ({ name, value: '' }));
  return variables.length === 0 ? [] : [{ at: [VARIABLES], name: '', variables }];
};

const draftOf = (
  { document, references, exampleBody, server, folders }: Context,
  item: JsonObject,
  { path, method, at }: { path: string; method: string; at: ValuePath },
): ImportDraft => {
  const operation = objectOf(item[method]);
  const own = serverUrl(operation.servers) ?? serverUrl(item.servers) ?? server;
  const notes: string[] = [];
  const tag = textOf(listOf(operation.tags)[0]);
  const parameters = readParameters(references, [
    ...listOf(item.parameters),
    ...listOf(operation.parameters),
  ]);
  const query = textOf(operation[QUERY]);
  const called = withPathVariables(path.replace(/#.*/s, ''), parameters.path);
  const body = exampleBody(objectOf(references.resolve(operation.requestBody)), notes);
  return {
    at,
    name: textOf(operation.summary) || textOf(operation.operationId) || `${method.toUpperCase()} ${path}`,
    method,
    // Our own exports, and descriptions of AWS, tell operations of one path apart by what follows a `#`.
    url: joined(own, query === '' ? called : `${called}?${query}`),
    query: query === '' ? parameters.query : [],
    headers: parameters.headers,
    body,
    description: withoutNotes(textOf(operation.description), listOf(operation[NOTES]).map(textOf)),
    auth: operationAuth(document, references, operation),
    path: folders.get(tag) ?? within([], tag),
    notes: [...notes, ...parameters.notes],
    isExample: true,
  };
};

const draftsOf = (context: Context, problems: DraftProblem[]): ImportDraft[] =>
  Object.entries(objectOf(context.document.paths)).flatMap(([path, written]) => {
    if (path.startsWith('x-')) return [];
    if (!path.startsWith('/')) {
      problems.push({
        at: ['paths', path],
        message: `The path ${path.slice(0, 100)} does not start with a slash`,
      });
      return [];
    }
    const item = objectOf(context.references.resolve(written));
    if (textOf(item.$ref) !== '')
      problems.push({ at: ['paths', path], message: `${context.references.why(item)}` });
    return METHODS.filter((method) => Object.keys(objectOf(item[method])).length > 0).map((method) =>
      draftOf(context, item, { path, method, at: ['paths', path, method] }),
    );
  });

/** Swagger 2 as OpenAPI 3; undefined if it cannot be converted. Its paths stay where they are. */
const upgraded = (document: JsonObject): JsonObject | undefined => {
  try {
    return objectOf(upgradeFromTwoToThree(document));
  } catch {
    return undefined;
  }
};

const failed = (message: string, at: ValuePath): Drafts => ({
  format: 'openapi',
  title: null,
  drafts: [],
  problems: [{ at, message }],
});

/** An OpenAPI 3 or Swagger 2 description: its operations. Nothing that it refers to is fetched. */
export const readOpenApi = (written: JsonObject): Drafts => {
  const isSwagger = written.swagger !== undefined;
  const version = String(written.openapi ?? written.swagger).slice(0, 20);
  if (!/^[23](?:\.|$)/.test(version))
    return failed(`Version ${version} cannot be read, only OpenAPI 3 and Swagger 2`, [
      isSwagger ? 'swagger' : 'openapi',
    ]);
  const document = isSwagger ? upgraded(written) : written;
  if (document === undefined)
    return failed('This Swagger 2 document cannot be converted to OpenAPI 3', ['swagger']);
  const problems: DraftProblem[] = [];
  const references = createReferences(document);
  const server = serverUrl(document.servers);
  const exampleBody = createExampleBody(document, references);
  const drafts = draftsOf(
    { document, references, exampleBody, server, folders: foldersOf(document) },
    problems,
  );
  if (Object.keys(objectOf(document.paths)).length === 0)
    problems.push({ at: ['paths'], message: 'The description has no paths' });
  const title = textOf(objectOf(document.info).title) || null;
  const environments = environmentOf(document);
  return { format: 'openapi', title, drafts, environments, problems, api: { document, server } };
};
