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
import { type BruBlock, readBruBlocks } from '#src/features/imports/read/formats/bru-blocks.ts';
import {
  pairsOf,
  plainText,
  secretVariables,
  withPathValues,
  withVariables,
} from '#src/features/imports/read/formats/fields.ts';

/** Bruno: the JSON of an exported collection, and a single .bru file. */

const MAX_FOLDERS = 50;
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'connect'];

const authOf = (mode: string, settings: ReadonlyMap<string, string>): DraftAuth | undefined => {
  const setting = (name: string): string => settings.get(name) ?? '';
  switch (mode) {
    case 'bearer':
      return { type: 'bearer', token: setting('token') };
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
      return undefined;
  }
};

const textBody = (mode: string, text: string): DraftBody | undefined => {
  const types: Record<string, string> = {
    json: 'application/json',
    xml: 'application/xml',
    text: 'text/plain',
    sparql: 'SPARQL',
  };
  return text === '' ? undefined : { type: 'text', text, contentType: types[mode] };
};

const jsonBodyOf = (body: JsonObject): DraftBody | undefined => {
  const mode = textOf(body.mode);
  if (mode === 'formUrlEncoded') return { type: 'form', fields: pairsOf(body.formUrlEncoded) };
  if (mode === 'multipartForm') return { type: 'other', what: 'a form with files (multipart)' };
  if (mode === 'file') return { type: 'other', what: 'a file' };
  if (mode === 'graphql') {
    const { query = '', variables = '' } = objectOf(body.graphql);
    return { type: 'json', value: { query, variables } };
  }
  return textBody(mode, plainText(body[mode]));
};

const draftOf = (item: JsonObject, at: ValuePath, variables: Variables, inherited: JsonObject): Draft => {
  const request = objectOf(item.request);
  const own = objectOf(request.auth);
  const auth = textOf(own.mode) === 'inherit' ? inherited : own;
  const mode = textOf(auth.mode);
  const settings = new Map(
    Object.entries(objectOf(auth[mode])).map(([name, value]) => [name, plainText(value)]),
  );
  const parameters = listOf(request.params).map(objectOf);
  return {
    at,
    name: textOf(item.name),
    method: textOf(request.method),
    // The URL has the query parameters already; `params` repeats them.
    url: withPathValues(textOf(request.url), pairsOf(parameters.filter(({ type }) => type === 'path'))),
    headers: pairsOf(request.headers),
    body: jsonBodyOf(objectOf(request.body)),
    description: textOf(request.docs),
    auth: authOf(mode, settings),
    variables,
    notes:
      textOf(objectOf(request.script).req) + textOf(objectOf(request.script).res) === ''
        ? []
        : ['Scripts are left out'],
  };
};

type Folder = { at: ValuePath; variables: Variables; auth: JsonObject };

const draftsIn = (items: JsonValue | undefined, folder: Folder, problems: DraftProblem[]): Draft[] =>
  listOf(items).flatMap((value, index) => {
    const item = objectOf(value);
    const at: ValuePath = [...folder.at, index];
    if (Array.isArray(item.items)) {
      const own = objectOf(objectOf(objectOf(item.root).request).auth);
      const auth = textOf(own.mode) === '' || own.mode === 'inherit' ? folder.auth : own;
      if (at.length <= 2 * MAX_FOLDERS)
        return draftsIn(item.items, { ...folder, auth, at: [...at, 'items'] }, problems);
      problems.push({ at, message: `Folders are nested more than ${MAX_FOLDERS} levels deep` });
      return [];
    }
    if (/^(?:http|graphql)(?:-request)?$/.test(textOf(item.type)))
      return [draftOf(item, at, folder.variables, folder.auth)];
    problems.push({ at, message: 'Only HTTP and GraphQL requests can be imported' });
    return [];
  });

export const readBrunoCollection = (document: JsonObject): Drafts => {
  const problems: DraftProblem[] = [];
  const environments = listOf(document.environments).map(objectOf);
  const pairs = environments.flatMap(({ variables }) => pairsOf(variables));
  const secrets: NamedSecret[] = environments.flatMap(({ variables }, index) =>
    secretVariables(pairsOf(variables)).map(([name, value]) => ({
      at: ['environments', index],
      name,
      value,
    })),
  );
  const root = objectOf(objectOf(document.root).request);
  const own = objectOf(root.vars).req;
  const variables = withVariables(withVariables(new Map(), [...pairs].reverse()), pairsOf(own));
  const drafts = draftsIn(document.items, { at: ['items'], variables, auth: objectOf(root.auth) }, problems);
  return { format: 'bruno', title: textOf(document.name) || null, drafts, secrets, problems };
};

/** Whether a text is a .bru file. */
export const isBrunoText = (text: string): boolean =>
  /^[ \t]*(?:meta|vars|vars:secret)[ \t]*[{[][ \t]*\r?$/m.test(text.slice(0, 1000)) && !/^\s*\{/.test(text);

const pairsIn = (block: BruBlock | undefined): Pair[] => block?.pairs ?? [];

const bruBody = (mode: string, blocks: ReadonlyMap<string, BruBlock>): DraftBody | undefined => {
  if (mode === 'form-urlencoded' || mode === 'formUrlEncoded')
    return { type: 'form', fields: pairsIn(blocks.get('body:form-urlencoded')) };
  if (mode === 'multipart-form' || mode === 'multipartForm')
    return { type: 'other', what: 'a form with files (multipart)' };
  if (mode === 'file') return { type: 'other', what: 'a file' };
  if (mode === 'graphql')
    return {
      type: 'json',
      value: {
        query: blocks.get('body:graphql')?.text ?? '',
        variables: blocks.get('body:graphql:vars')?.text ?? '',
      },
    };
  return textBody(mode, (blocks.get(`body:${mode}`) ?? blocks.get('body'))?.text.trim() ?? '');
};

/** A .bru file: one request, or the variables of an environment. */
export const readBrunoFile = (text: string): Drafts => {
  const { blocks: list, problems } = readBruBlocks(text);
  const blocks = new Map(list.map((block) => [block.name, block]));
  const variables = new Map([...pairsIn(blocks.get('vars')), ...pairsIn(blocks.get('vars:pre-request'))]);
  const secrets = secretVariables(variables).map(([name, value]) => ({
    at: text.split('\n').findIndex((line) => line.trim().startsWith(`${name}:`)) + 1,
    name,
    value,
  }));
  const method = METHODS.find((one) => blocks.has(one));
  const title = new Map(pairsIn(blocks.get('meta'))).get('name') ?? null;
  const found = { format: 'bruno' as const, title, secrets };
  if (method === undefined) return { ...found, drafts: [], problems };
  const request = blocks.get(method) as BruBlock;
  const settings = new Map(request.pairs);
  const mode = settings.get('auth') ?? 'none';
  const draft: Draft = {
    at: request.line,
    name: title ?? '',
    method,
    url: withPathValues(settings.get('url') ?? '', pairsIn(blocks.get('params:path'))),
    headers: pairsIn(blocks.get('headers')),
    body: bruBody(settings.get('body') ?? 'none', blocks),
    description: blocks.get('docs')?.text.trim(),
    auth: authOf(mode, new Map(pairsIn(blocks.get(`auth:${mode}`)))),
    variables,
    notes: list.some(({ name }) => /^(?:script|tests)/.test(name)) ? ['Scripts are left out'] : [],
  };
  return { ...found, drafts: [draft], problems };
};
