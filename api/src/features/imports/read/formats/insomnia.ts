import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type {
  Draft,
  DraftAuth,
  DraftBody,
  DraftProblem,
  Drafts,
  NamedSecret,
  Pair,
  ValuePath,
  Variables,
} from '#src/features/imports/read/draft.ts';
import {
  pairsOf,
  plainText,
  secretVariables,
  variablesOf,
  withPathValues,
  withVariables,
} from '#src/features/imports/read/formats/fields.ts';

/*
 * Insomnia's exports: version 4, a flat list of resources that name their parents, and version 5, a tree. A request looks
 * the same in both.
 */

const MAX_FOLDERS = 50;

const authOf = (auth: JsonObject): DraftAuth | undefined => {
  if (auth.disabled === true) return undefined;
  switch (auth.type) {
    case 'bearer':
      return { type: 'bearer', token: plainText(auth.token) };
    case 'oauth2':
      return { type: 'bearer', token: plainText(auth.accessToken) };
    case 'basic':
      return { type: 'basic', user: plainText(auth.username), password: plainText(auth.password) };
    case 'apikey':
      return {
        type: auth.addTo === 'queryParams' ? 'query' : 'header',
        name: textOf(auth.key) || 'X-API-Key',
        value: plainText(auth.value),
      };
    case 'iam':
      return { type: 'aws', id: plainText(auth.accessKeyId), secret: plainText(auth.secretAccessKey) };
    default:
      return undefined;
  }
};

const bodyOf = (body: JsonObject): DraftBody | undefined => {
  const contentType = textOf(body.mimeType) || undefined;
  if (contentType?.startsWith('multipart/')) return { type: 'other', what: 'a form with files (multipart)' };
  if (contentType === 'application/x-www-form-urlencoded')
    return { type: 'form', fields: pairsOf(body.params) };
  const text = plainText(body.text);
  if (textOf(body.fileName) !== '') return { type: 'other', what: 'a file' };
  // A GraphQL body is JSON text.
  const type = contentType === 'application/graphql' ? 'application/json' : contentType;
  return text === '' ? undefined : { type: 'text', text, contentType: type };
};

const draftOf = (request: JsonObject, at: ValuePath, variables: Variables): Draft => ({
  at,
  name: textOf(request.name),
  method: textOf(request.method) || 'GET',
  url: withPathValues(textOf(request.url), pairsOf(request.pathParameters)),
  query: pairsOf(request.parameters),
  headers: pairsOf(request.headers),
  body: bodyOf(objectOf(request.body)),
  description: textOf(request.description) || textOf(objectOf(request.meta).description),
  auth: authOf(objectOf(request.authentication)),
  variables,
});

const secretsIn = (pairs: readonly Pair[], at: ValuePath): NamedSecret[] =>
  secretVariables(pairs).map(([name, value]) => ({ at, name, value }));

const problemOf = (type: string, at: ValuePath): DraftProblem => ({
  at,
  message: `${type} cannot be imported`,
});

const NOT_HTTP: Record<string, string> = {
  grpc_request: 'A gRPC request',
  websocket_request: 'A WebSocket request',
};

export const readInsomnia4 = (document: JsonObject): Drafts => {
  const resources = listOf(document.resources).map((value, index) => ({
    value: objectOf(value),
    at: ['resources', index],
  }));
  const environments = resources.filter(({ value }) => value._type === 'environment');
  const environment = environments.map(({ value, at }) => ({ pairs: variablesOf(value.data), at }));
  const folders = resources.filter(({ value }) => value._type === 'request_group');
  const variables = withVariables(
    new Map(),
    [
      ...environment.flatMap(({ pairs }) => pairs),
      ...folders.flatMap(({ value }) => variablesOf(value.environment)),
    ].reverse(),
  );
  return {
    format: 'insomnia',
    title: textOf(resources.find(({ value }) => value._type === 'workspace')?.value.name) || null,
    drafts: resources
      .filter(({ value }) => value._type === 'request')
      .map(({ value, at }) => draftOf(value, at, variables)),
    secrets: environment.flatMap(({ pairs, at }) => secretsIn(pairs, [...at, 'data'])),
    problems: resources.flatMap(({ value, at }) => {
      const what = NOT_HTTP[textOf(value._type)];
      return what === undefined ? [] : [problemOf(what, at)];
    }),
  };
};

const draftsIn = (
  list: JsonValue | undefined,
  at: ValuePath,
  variables: Variables,
  problems: DraftProblem[],
): Draft[] =>
  listOf(list).flatMap((value, index) => {
    const item = objectOf(value);
    const here: ValuePath = [...at, index];
    if (Array.isArray(item.children)) {
      if (here.length > 2 * MAX_FOLDERS) {
        problems.push({ at: here, message: `Folders are nested more than ${MAX_FOLDERS} levels deep` });
        return [];
      }
      const inner = withVariables(variables, variablesOf(item.environment));
      return draftsIn(item.children, [...here, 'children'], inner, problems);
    }
    if (textOf(item.method) !== '') return [draftOf(item, here, variables)];
    problems.push(
      problemOf(textOf(item.url) === '' ? 'An entry without a URL' : 'A request that is not HTTP', here),
    );
    return [];
  });

export const readInsomnia5 = (document: JsonObject): Drafts => {
  const problems: DraftProblem[] = [];
  const root = objectOf(document.environments);
  const pairs = variablesOf(root.data);
  const more = listOf(root.subEnvironments).map((value, index) => ({
    pairs: variablesOf(objectOf(value).data),
    at: ['environments', 'subEnvironments', index] as ValuePath,
  }));
  const variables = withVariables(
    withVariables(
      new Map(),
      [...more].reverse().flatMap((one) => one.pairs),
    ),
    pairs,
  );
  return {
    format: 'insomnia',
    title: textOf(document.name) || null,
    drafts: draftsIn(document.collection, ['collection'], variables, problems),
    secrets: [
      ...secretsIn(pairs, ['environments', 'data']),
      ...more.flatMap((one) => secretsIn(one.pairs, one.at)),
    ],
    problems,
  };
};
