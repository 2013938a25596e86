import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { mapTexts } from '@gatehouse/contract/plain/map-json.ts';
import type {
  DraftAuth,
  DraftBody,
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
  basedOn,
  filePart,
  graphqlBody,
  isOn,
  otherAuth,
  pairsOf,
  partsBody,
  plainText,
  secretVariables,
  textPart,
  withHeaders,
  within,
  withVariables,
} from '#src/features/imports/read/formats/fields.ts';
import { isTooDeep, type NestedFolder } from '#src/features/imports/read/formats/nested-folders.ts';

/*
 * Collections of Hoppscotch, REST and GraphQL: one, or a list of them. Variables are written `<<name>>`, and become those of
 * every other format here.
 */

/** What a request has from the collections around it, and where they are. */
type Folder = NestedFolder & { at: ValuePath };

const withBraces = (text: string): string => text.replaceAll(/<<([^<>\s]{1,200})>>/g, '{{$1}}');

const inValue = (value: JsonValue): JsonValue => mapTexts(value, withBraces);

const AUTH_TYPES: Readonly<Record<string, string>> = { 'aws-signature': 'AWS signature' };

/** What an authentication says; undefined if it leaves it to the collection around. */
const authOf = (auth: JsonObject): DraftAuth | undefined => {
  const type = textOf(auth.authType);
  if (type === '' || type === 'inherit') return undefined;
  if (auth.authActive === false) return { type: 'none' };
  const text = (name: string): string => plainText(auth[name]);
  switch (type) {
    case 'none':
      return { type: 'none' };
    case 'bearer':
      return { type: 'bearer', token: text('token') };
    case 'oauth-2':
      return { type: 'bearer', token: plainText(objectOf(auth.grantTypeInfo).token) };
    case 'basic':
      return { type: 'basic', user: text('username'), password: text('password') };
    case 'api-key':
      return {
        type: /query/i.test(text('addTo')) ? 'query' : 'header',
        name: text('key') || 'X-API-Key',
        value: text('value'),
      };
    case 'aws-signature':
      return { type: 'aws', id: text('accessKey'), secret: text('secretKey') };
    default:
      return otherAuth(AUTH_TYPES[type] ?? type);
  }
};

const partsOf = (value: JsonValue): (FilePart | TextPart)[] => {
  const part = objectOf(value);
  const name = plainText(part.key);
  if (!isOn(part) || name === '') return [];
  const contentType = textOf(part.contentType);
  if (part.isFile !== true) return [textPart(name, plainText(part.value), contentType)];
  // The files themselves are never exported, and their names only by some versions.
  const files = listOf(part.value).map((file) => textOf(file) || textOf(objectOf(file).name));
  return (files.length === 0 ? [''] : files).map((file) => filePart(name, file, contentType));
};

/** Lines of `name: value`, as the editor of forms stores them; a `#` switches one off. */
const fieldsOf = (text: string): Pair[] =>
  text.split(/\r?\n/).flatMap((line): Pair[] => {
    const [name = '', value] = line.split(/:(.*)/s);
    const isField = value !== undefined && name.trim() !== '' && !name.trimStart().startsWith('#');
    return isField ? [[name.trim(), value.replace(/^ /, '')]] : [];
  });

const formOf = (text: string): DraftBody =>
  /^[^:\n]*=/.test(text)
    ? { type: 'text', text, contentType: FORM_TYPE }
    : { type: 'form', fields: fieldsOf(text) };

const bodyOf = ({ contentType: written, body }: JsonObject): DraftBody | undefined => {
  const contentType = textOf(written);
  if (contentType === 'multipart/form-data') return partsBody(listOf(body).flatMap(partsOf));
  if (contentType === 'application/octet-stream' || contentType === 'binary')
    return { type: 'kind', body: { kind: 'binary', contentType: 'application/octet-stream' } };
  if (contentType === '' || plainText(body) === '') return undefined;
  return contentType === FORM_TYPE
    ? formOf(plainText(body))
    : { type: 'text', text: plainText(body), contentType };
};

const pairs = (list: JsonValue | undefined): Pair[] => pairsOf(list, 'key');

const hasScript = (request: JsonObject): boolean =>
  [request.preRequestScript, request.testScript].some((script) => textOf(script) !== '');

const draftOf = (written: JsonObject, at: ValuePath, folder: Folder): ImportDraft => {
  const request = objectOf(inValue(written));
  const isGraphql = request.query !== undefined && request.endpoint === undefined;
  return {
    at,
    name: textOf(request.name),
    method: textOf(request.method) || (isGraphql ? 'POST' : 'GET'),
    url: textOf(request.endpoint) || textOf(request.url),
    query: pairs(request.params),
    isTypedQuery: true,
    headers: withHeaders(folder.headers, pairs(request.headers)),
    body: isGraphql
      ? graphqlBody(plainText(request.query), plainText(request.variables))
      : bodyOf(objectOf(request.body)),
    description: textOf(request.description),
    auth: authOf(objectOf(request.auth)) ?? folder.auth,
    // Of several with one name the first one counts.
    variables: withVariables(folder.variables, pairs(request.requestVariables).toReversed()),
    shared: folder.shared,
    path: folder.path,
    notes: hasScript(request) ? ['Scripts are left out'] : [],
  };
};

/** A variable has a value for now and one for everybody. */
const variablesOf = (list: JsonValue | undefined): DraftVariable[] =>
  listOf(inValue(listOf(list))).map((value): DraftVariable => {
    const { key, currentValue, initialValue, value: only, secret } = objectOf(value);
    const text = plainText(currentValue) || plainText(initialValue) || plainText(only);
    return { name: textOf(key), value: text, isSecret: secret === true };
  });

const pairsOfVariables = (list: JsonValue | undefined): Pair[] =>
  variablesOf(list).map(({ name, value = '' }): Pair => [name, value]);

const draftsIn = (value: JsonValue, outer: Folder, problems: DraftProblem[]): ImportDraft[] => {
  const written = objectOf(value);
  const { at } = outer;
  if (isTooDeep(at, problems)) return [];
  const settings = objectOf(inValue({ headers: written.headers ?? [], auth: written.auth ?? {} }));
  const folder: Folder = {
    at,
    shared: outer.shared,
    variables: withVariables(outer.variables, pairsOfVariables(written.variables)),
    headers: withHeaders(outer.headers, pairs(settings.headers)),
    auth: authOf(objectOf(settings.auth)) ?? outer.auth,
    path: within(outer.path, textOf(written.name)),
  };
  return [
    ...listOf(written.requests).map((request, index) =>
      draftOf(objectOf(request), [...at, 'requests', index], folder),
    ),
    ...listOf(written.folders).flatMap((inner, index) =>
      draftsIn(inner, { ...folder, at: [...at, 'folders', index] }, problems),
    ),
  ];
};

/** Whether a value is a collection of Hoppscotch. */
export const isHoppscotch = (value: JsonObject): boolean =>
  Array.isArray(value.requests) && Array.isArray(value.folders) && textOf(value.name) !== '';

const namedSecrets = ({ value, at }: Part): NamedSecret[] =>
  secretVariables(pairsOfVariables(value.variables)).map(([name, secret]) => ({
    at: [...at, 'variables'],
    name,
    value: secret,
  }));

/** @param collections each with the path to it */
export const readHoppscotch = (collections: readonly Part[]): Drafts => {
  const problems: DraftProblem[] = [];
  const drafts = collections.flatMap(({ value, at }) => {
    const shared = withVariables(new Map(), pairsOfVariables(value.variables));
    return draftsIn(
      value,
      { at, variables: new Map(), shared, headers: [], auth: undefined, path: [] },
      problems,
    );
  });
  const secrets = collections.flatMap(namedSecrets);
  const title = collections.length === 1 ? textOf(collections[0]?.value.name) : '';
  const environments = collections.map(environmentOf);
  return { format: 'hoppscotch', title: title || null, drafts, secrets, environments, problems };
};

type Part = { value: JsonObject; at: ValuePath };

const environmentOf = ({ value, at }: Part): DraftEnvironment => ({
  at: [...at, 'variables'],
  name: textOf(value.name),
  variables: basedOn([], variablesOf(value.variables)),
});

/** Whether a value is an environment of Hoppscotch. */
export const isHoppscotchEnvironment = ({ name, variables }: JsonObject): boolean =>
  typeof name === 'string' &&
  Array.isArray(variables) &&
  variables.length > 0 &&
  variables.every((one) => typeof objectOf(one).key === 'string');

/** @param parts environments, each with the path to it */
export const readHoppscotchEnvironments = (parts: readonly Part[]): Drafts => ({
  format: 'hoppscotch',
  title: parts.length === 1 ? textOf(parts[0]?.value.name) || null : null,
  drafts: [],
  secrets: parts.flatMap(namedSecrets),
  environments: parts.map(environmentOf),
  problems: [],
});
