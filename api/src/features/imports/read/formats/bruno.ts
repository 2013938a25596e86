import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type {
  DraftEnvironment,
  DraftProblem,
  Drafts,
  DraftVariable,
  ImportDraft,
  NamedSecret,
  Pair,
  ValuePath,
} from '#src/features/imports/read/draft.ts';
import {
  brunoAuth,
  brunoBody,
  hasScripts,
  pathPairs,
  settingsOf,
} from '#src/features/imports/read/formats/bruno-request.ts';
import {
  basedOn,
  collectionPath,
  isOn,
  pairsOf,
  plainText,
  secretVariables,
  withHeaders,
  within,
  withPathValues,
  withVariables,
} from '#src/features/imports/read/formats/fields.ts';
import { isTooDeep, type NestedFolder } from '#src/features/imports/read/formats/nested-folders.ts';

/** Bruno's collections: the JSON that it exports, and OpenCollection, which names the same things differently. */

/** What a request has from the folders around it, and where they are. */
type Folder = NestedFolder & { at: ValuePath };

/** The settings that requests and folders have in common, by one name in both spellings. */
type Settings = { headers: Pair[]; auth: ImportDraft['auth']; variables: Pair[] };

const authOf = (value: JsonValue | undefined): ImportDraft['auth'] => {
  if (typeof value === 'string') return undefined;
  const auth = objectOf(value);
  const mode = textOf(auth.mode);
  return mode === ''
    ? brunoAuth(textOf(auth.type), settingsOf(auth))
    : brunoAuth(mode, settingsOf(auth[mode]));
};

const settingsIn = (request: JsonObject): Settings => ({
  headers: pairsOf(request.headers),
  auth: authOf(request.auth),
  variables: [...pairsOf(objectOf(request.vars).req), ...pairsOf(request.variables)],
});

const folderIn = (outer: Folder, settings: Settings, more: Pick<Folder, 'at' | 'path'>): Folder => ({
  shared: outer.shared,
  variables: withVariables(outer.variables, settings.variables),
  headers: withHeaders(outer.headers, settings.headers),
  auth: settings.auth ?? outer.auth,
  ...more,
});

/** A description is a text, or an object with its content. */
const docsOf = (...values: readonly unknown[]): string =>
  values.map((value) => textOf(value) || textOf(objectOf(value).content)).find((text) => text !== '') ?? '';

const bodyOf = (item: JsonObject, request: JsonObject): ImportDraft['body'] => {
  const body = objectOf(request.body);
  if (item.graphql !== undefined) return brunoBody('graphql', body);
  const mode = textOf(body.mode);
  return mode === '' ? brunoBody(textOf(body.type), body.data) : brunoBody(mode, body[mode]);
};

const requestOf = (item: JsonObject): JsonObject =>
  objectOf(item.http ?? item.graphql ?? item.request ?? item);

const draftOf = (item: JsonObject, at: ValuePath, folder: Folder): ImportDraft => {
  const request = requestOf(item);
  const runtime = objectOf(item.runtime);
  const settings = settingsIn({ ...runtime, ...request });
  const script = objectOf(request.script);
  return {
    at,
    name: textOf(objectOf(item.info).name) || textOf(item.name),
    method: textOf(request.method) || (item.graphql === undefined ? 'GET' : 'POST'),
    // The URL has the query parameters already; `params` repeats them.
    url: withPathValues(textOf(request.url), pathPairs(request.params)),
    headers: withHeaders(folder.headers, settings.headers),
    body: bodyOf(item, request),
    description: docsOf(item.docs, request.docs),
    auth: settings.auth ?? folder.auth,
    variables: withVariables(folder.variables, settings.variables),
    shared: folder.shared,
    path: folder.path,
    notes: hasScripts(script.req, script.res, request.tests, runtime.scripts) ? ['Scripts are left out'] : [],
  };
};

const typeOf = (item: JsonObject): string => textOf(objectOf(item.info).type) || textOf(item.type);

const draftsIn = (items: JsonValue | undefined, folder: Folder, problems: DraftProblem[]): ImportDraft[] =>
  listOf(items).flatMap((value, index) => {
    const item = objectOf(value);
    const at: ValuePath = [...folder.at, index];
    if (Array.isArray(item.items)) {
      const path = within(folder.path, textOf(objectOf(item.info).name) || textOf(item.name));
      const settings = settingsIn(objectOf(objectOf(item.root).request ?? item.request ?? item));
      return isTooDeep(at, problems)
        ? []
        : draftsIn(item.items, folderIn(folder, settings, { at: [...at, 'items'], path }), problems);
    }
    if (/^(?:http|graphql)(?:-request)?$/.test(typeOf(item))) return [draftOf(item, at, folder)];
    problems.push({ at, message: 'Only HTTP and GraphQL requests can be imported' });
    return [];
  });

/** Environments are beside the items in JSON, and in `config` in OpenCollection. */
const environmentsOf = (document: JsonObject): { list: JsonObject[]; at: ValuePath } => {
  const { environments } = objectOf(document.config);
  return Array.isArray(environments)
    ? { list: environments.map(objectOf), at: ['config', 'environments'] }
    : { list: listOf(document.environments).map(objectOf), at: ['environments'] };
};

/** A value is a text, or an object with its data. */
const environmentVariables = (list: JsonValue | undefined): DraftVariable[] =>
  listOf(list)
    .map(objectOf)
    .filter(isOn)
    .map(({ name, value, secret }) => ({
      name: textOf(name),
      // The values of secret ones are in no export.
      value:
        value === undefined && secret === true
          ? undefined
          : plainText(value) || plainText(objectOf(value).data),
      isSecret: secret === true,
    }));

/** Variables of a collection are in each of its environments, whose own ones win. */
const environmentsWith = (
  collection: readonly Pair[],
  { list, at }: ReturnType<typeof environmentsOf>,
  title: string,
): DraftEnvironment[] => {
  const base = collection.map(([name, value]) => ({ name, value }));
  return list.length === 0
    ? [{ at: [], name: title, variables: basedOn([], base) }]
    : list.map(({ name, variables }, index) => ({
        at: [...at, index],
        name: textOf(name),
        variables: basedOn(base, environmentVariables(variables)),
      }));
};

const secretsOf = (environments: readonly DraftEnvironment[]): NamedSecret[] =>
  environments.flatMap(({ at, variables }) =>
    secretVariables(variables.map(({ name, value = '' }): Pair => [name, value])).map(([name, value]) => ({
      at,
      name,
      value,
    })),
  );

export const readBrunoCollection = (document: JsonObject): Drafts => {
  const problems: DraftProblem[] = [];
  const title = textOf(objectOf(document.info).name) || textOf(document.name);
  const settings = settingsIn(objectOf(objectOf(document.root).request ?? document.request ?? document.base));
  const environments = environmentsWith(settings.variables, environmentsOf(document), title);
  // Of several environments, the first one that has a variable says where its requests lead.
  const values = environments.toReversed().flatMap(({ variables }) => variables);
  const shared = withVariables(
    new Map(),
    values.map(({ name, value = '' }): Pair => [name, value]),
  );
  const outside: Folder = {
    at: [],
    variables: new Map(),
    shared,
    headers: [],
    auth: undefined,
    path: [],
  };
  const folder = {
    ...folderIn(outside, settings, { at: ['items'], path: collectionPath(title) }),
    variables: shared,
  };
  const drafts = draftsIn(document.items, folder, problems);
  const secrets = secretsOf(environments);
  return { format: 'bruno', title: title || null, drafts, secrets, environments, problems };
};

/** Whether a value is an environment of Bruno in a file of its own, or several of them. */
export const isBrunoEnvironment = ({ name, variables, environments }: JsonObject): boolean =>
  Array.isArray(environments)
    ? environments.length > 0 && environments.every((one) => isBrunoEnvironment(objectOf(one)))
    : textOf(name) !== '' &&
      Array.isArray(variables) &&
      variables.every((one) => textOf(objectOf(one).name) !== '');

export const readBrunoEnvironments = (document: JsonObject): Drafts => {
  const { list, at } = Array.isArray(document.environments)
    ? environmentsOf(document)
    : { list: [document], at: [] };
  const environments = environmentsWith([], { list, at }, '');
  const title = list.length === 1 ? textOf(list[0]?.name) || null : null;
  return { format: 'bruno', title, drafts: [], secrets: secretsOf(environments), environments, problems: [] };
};

/** A request of OpenCollection in a file of its own. */
export const readBrunoRequest = (document: JsonObject): Drafts => {
  const outside: Folder = {
    at: [],
    variables: new Map(),
    shared: new Map(),
    headers: [],
    auth: undefined,
    path: [],
  };
  const draft = draftOf(document, ['info'], outside);
  return { format: 'bruno', title: draft.name || null, drafts: [draft], problems: [] };
};
