import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { mapTexts } from '@gatehouse/contract/plain/map-json.ts';
import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type {
  DraftEnvironment,
  DraftProblem,
  Drafts,
  DraftVariable,
  ImportDraft,
  NamedSecret,
  Pair,
  ValuePath,
  Variables,
} from '#src/features/imports/read/draft.ts';
import {
  basedOn,
  collectionPath,
  pairsOf,
  secretVariables,
  variablesOf,
  withHeaders,
  within,
  withPathValues,
  withVariables,
} from '#src/features/imports/read/formats/fields.ts';
import { insomniaAuth, insomniaBody } from '#src/features/imports/read/formats/insomnia-request.ts';
import {
  isTooDeep,
  MAX_NESTED_FOLDERS,
  type NestedFolder,
} from '#src/features/imports/read/formats/nested-folders.ts';

/*
 * Insomnia's exports: version 4, a flat list of resources that name their parents, and version 5, a tree. A request looks
 * the same in both.
 */

const rootFolder = (title: string, variables: Variables): NestedFolder => ({
  variables,
  shared: variables,
  headers: [],
  auth: undefined,
  path: collectionPath(title),
});

const folderIn = (outer: NestedFolder, group: JsonObject): NestedFolder => ({
  shared: outer.shared,
  variables: withVariables(outer.variables, variablesOf(group.environment)),
  headers: withHeaders(outer.headers, pairsOf(group.headers)),
  auth: insomniaAuth(objectOf(group.authentication)) ?? outer.auth,
  path: within(outer.path, textOf(group.name)),
});

const hasScript = (request: JsonObject): boolean => {
  const { preRequest, afterResponse } = objectOf(request.scripts);
  return [request.preRequestScript, request.afterResponseScript, preRequest, afterResponse].some(
    (script) => textOf(script) !== '',
  );
};

/** `{{$uuid}}` for `{% uuid 'v4' %}`: what another program makes up is written alike in all formats here. */
const withDynamic = (text: string): string =>
  text.replaceAll(/\{%([^{}%]*)%\}/g, (written, inside: string) => {
    const [name] = /^[A-Za-z][\w-]*/.exec(inside.trimStart()) ?? [];
    return name === undefined ? written : writtenVariable(`$${name}`);
  });

const draftOf = (written: JsonObject, at: ValuePath, folder: NestedFolder): ImportDraft => {
  const request = objectOf(mapTexts(written, withDynamic));
  return {
    at,
    name: textOf(request.name),
    method: textOf(request.method) || 'GET',
    url: withPathValues(textOf(request.url), pairsOf(request.pathParameters)),
    // A `+` is one here, and no space.
    query: pairsOf(request.parameters).map(([name, value]) => [plus(name), plus(value)]),
    isTypedQuery: true,
    headers: withHeaders(folder.headers, pairsOf(request.headers)),
    body: insomniaBody(objectOf(request.body)),
    description: textOf(request.description) || textOf(objectOf(request.meta).description),
    auth: insomniaAuth(objectOf(request.authentication)) ?? folder.auth,
    variables: folder.variables,
    shared: folder.shared,
    path: folder.path,
    notes: hasScript(request) ? ['Scripts are left out'] : [],
  };
};

const plus = (text: string): string => text.replaceAll('+', '%2B');

const secretsIn = (pairs: readonly Pair[], at: ValuePath): NamedSecret[] =>
  secretVariables(pairs).map(([name, value]) => ({ at, name, value }));

const problemOf = (type: string, at: ValuePath): DraftProblem => ({
  at,
  message: `${type} cannot be imported`,
});

/** Whatever it is sent with: a call here has the cookies that its own headers name. */
const cookieProblems = (jar: JsonObject, at: ValuePath): DraftProblem[] =>
  listOf(jar.cookies).length === 0 ? [] : [{ at, message: 'The cookies of the cookie jar are left out' }];

const NOT_HTTP: Record<string, string> = {
  grpc_request: 'A gRPC request',
  websocket_request: 'A WebSocket request',
};

/** The folders of version 4 by their ids, each with what it has from those around it. */
const foldersOf = (
  resources: readonly JsonObject[],
  root: NestedFolder,
): ((parentId: JsonValue | undefined) => NestedFolder) => {
  const groups = new Map(
    resources.filter(({ _type }) => _type === 'request_group').map((group) => [textOf(group._id), group]),
  );
  const known = new Map<string, NestedFolder>();
  const find = (id: string, depth: number): NestedFolder => {
    const group = groups.get(id);
    if (group === undefined || depth > MAX_NESTED_FOLDERS) return root;
    const folder = known.get(id) ?? folderIn(find(textOf(group.parentId), depth + 1), group);
    known.set(id, folder);
    return folder;
  };
  return (parentId) => find(textOf(parentId), 0);
};

/** Of the base environment the values count, and of the first one below it those that the base has not. */
const variablesIn = (environments: readonly (readonly Pair[])[]): Variables =>
  withVariables(new Map(), [...environments].reverse().flat());

/** The values of an environment. Those of a vault are encrypted for it: only their names are there. */
const environmentVariables = ({ data, kvPairData }: JsonObject): DraftVariable[] => {
  const { __insomnia_vault: _, ...plain } = objectOf(data);
  const hidden = listOf(kvPairData)
    .map(objectOf)
    .filter(({ type }) => type === 'secret');
  return [
    ...variablesOf(plain).map(([name, value]) => ({ name, value })),
    ...hidden.map(({ name }) => ({ name: `vault.${textOf(name)}`, value: undefined, isSecret: true })),
  ];
};

type Environment = { value: JsonObject; at: ValuePath };

/** The base environment, and each of those below it with what it has from the base. */
const environmentsOf = (
  base: Environment | undefined,
  others: readonly Environment[],
): DraftEnvironment[] => {
  const inherited = base === undefined ? [] : environmentVariables(base.value);
  const all = others.map(({ value, at }) => ({
    at,
    name: textOf(value.name),
    variables: basedOn(inherited, environmentVariables(value)),
  }));
  return base === undefined
    ? all
    : [{ at: base.at, name: textOf(base.value.name), variables: inherited }, ...all];
};

export const readInsomnia4 = (document: JsonObject): Drafts => {
  const resources = listOf(document.resources).map((value, index) => ({
    value: objectOf(value),
    at: ['resources', index],
  }));
  const environments = resources.filter(({ value }) => value._type === 'environment');
  const base = environments.find(({ value }) => isBase(value));
  const sorted = environments.toSorted((one, other) => Number(other === base) - Number(one === base));
  const title = textOf(resources.find(({ value }) => value._type === 'workspace')?.value.name);
  const shared = variablesIn(sorted.map(({ value }) => variablesOf(value.data)));
  const folderOf = foldersOf(
    resources.map(({ value }) => value),
    rootFolder(title, shared),
  );
  return {
    format: 'insomnia',
    title: title || null,
    drafts: resources
      .filter(({ value }) => value._type === 'request')
      .map(({ value, at }) => draftOf(value, at, folderOf(value.parentId))),
    secrets: environments.flatMap(({ value, at }) => secretsIn(variablesOf(value.data), [...at, 'data'])),
    environments: environmentsOf(
      base,
      environments.filter((one) => one !== base),
    ),
    problems: resources.flatMap(({ value, at }) => {
      if (value._type === 'cookie_jar') return cookieProblems(value, at);
      const what = NOT_HTTP[textOf(value._type)];
      return what === undefined ? [] : [problemOf(what, at)];
    }),
  };
};

/** The base environment belongs to the workspace, the others belong to it. */
const isBase = ({ parentId }: JsonObject): boolean => !textOf(parentId).startsWith('env_');

const draftsIn = (
  list: JsonValue | undefined,
  at: ValuePath,
  folder: NestedFolder,
  problems: DraftProblem[],
): ImportDraft[] =>
  listOf(list).flatMap((value, index) => {
    const item = objectOf(value);
    const here: ValuePath = [...at, index];
    if (Array.isArray(item.children)) {
      return isTooDeep(here, problems)
        ? []
        : draftsIn(item.children, [...here, 'children'], folderIn(folder, item), problems);
    }
    if (textOf(item.method) !== '') return [draftOf(item, here, folder)];
    problems.push(
      problemOf(textOf(item.url) === '' ? 'An entry without a URL' : 'A request that is not HTTP', here),
    );
    return [];
  });

export const readInsomnia5 = (document: JsonObject): Drafts => {
  const problems = cookieProblems(objectOf(document.cookieJar), ['cookieJar']);
  const root = objectOf(document.environments);
  const base = { value: root, at: ['environments'] };
  const more = listOf(root.subEnvironments).map((value, index) => ({
    value: objectOf(value),
    at: ['environments', 'subEnvironments', index] as ValuePath,
  }));
  const all = [base, ...more];
  const title = textOf(document.name);
  const shared = variablesIn(all.map(({ value }) => variablesOf(value.data)));
  return {
    format: 'insomnia',
    title: title || null,
    drafts: draftsIn(document.collection, ['collection'], rootFolder(title, shared), problems),
    secrets: all.flatMap(({ value, at }) => secretsIn(variablesOf(value.data), [...at, 'data'])),
    environments: environmentsOf(base, more),
    problems,
  };
};
