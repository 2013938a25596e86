import { mayHaveVariable, writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { headerLines, mergeHeaders } from '@gatehouse/request/headers.ts';
import { keyVariable } from '@gatehouse/request/key-variable.ts';
import { splitUrl } from '#src/features/imports/read/entry-query.ts';
import { fileNotes } from '#src/features/imports/write/body-notes.ts';
import {
  describedWithNotes,
  EXPORT_TITLE,
  type ExportedEndpoint,
  usedVariables,
  type WrittenExport,
} from '#src/features/imports/write/exported-endpoint.ts';
import { bodyWithParts, exportedVariables, partTexts } from '#src/features/imports/write/exported-key.ts';
import { postmanBody, withBodyHeaders } from '#src/features/imports/write/postman-body.ts';
import { originAndPath } from '#src/features/imports/write/url-parts.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const setting = (key: string, value: string) => ({ key, value, type: 'string' });

/** Undefined where no key is sent, though nobody has said that none is needed. */
const authOf = ({ provider: { keyPlacement, slug }, keyless, withoutKey }: ExportedEndpoint) => {
  if (withoutKey === true) return { type: 'noauth' };
  if (keyless !== undefined) return undefined;
  const variable = writtenVariable(keyVariable(slug));
  switch (keyPlacement.type) {
    case 'bearer':
      return { type: 'bearer', bearer: [setting('token', variable)] };
    case 'basic':
      return { type: 'basic', basic: [setting('username', variable), setting('password', '')] };
    case 'header':
    case 'query':
      return {
        type: 'apikey',
        apikey: [
          setting('key', keyPlacement.name),
          setting('value', `${(keyPlacement.type === 'header' && keyPlacement.prefix) || ''}${variable}`),
          setting('in', keyPlacement.type),
        ],
      };
    case 'aws-sigv4':
      return { type: 'awsv4', awsv4: [setting('accessKey', variable), setting('secretKey', '')] };
    // A request of Postman has one key, so the values of this one are in the request itself.
    case 'parts':
      return undefined;
  }
};

const keyAndValue = ([key, value]: readonly [string, string]) => ({ key, value });

/** A parameter as it is typed, which Postman sends so; one without `=` has no value. */
const typedParameter = (written: string): { key: string; value: string | null } => {
  const at = written.indexOf('=');
  return at === -1
    ? { key: written, value: null }
    : { key: written.slice(0, at), value: written.slice(at + 1) };
};

/** `{id}` of a path is `:id` in Postman, with a variable of its own. */
const urlOf = (endpoint: string, added: readonly (readonly [string, string])[]) => {
  const { origin, path } = originAndPath(endpoint);
  const [, protocol, host = origin] = /^(https?):\/\/(.*)$/i.exec(origin) ?? [];
  const [name = '', port] = host.split(/:(\d+)$/);
  const names = [...path.matchAll(/(?<=\/)\{([\w.-]+)\}(?=\/|$)/g)].map(([, id]) => id ?? '');
  const written = path.replaceAll(/(?<=\/)\{([\w.-]+)\}(?=\/|$)/g, ':$1');
  const query = [...splitUrl(endpoint).parameters.map(typedParameter), ...added.map(keyAndValue)];
  const typed = endpoint.split(/[?]/).slice(1).join('?').replace(/#.*/s, '');
  const search = [typed, ...added.map((pair) => pair.join('='))].filter(Boolean).join('&');
  return {
    raw: `${origin}${written}${search === '' ? '' : `?${search}`}`,
    ...(protocol === undefined ? {} : { protocol }),
    host: mayHaveVariable(name) ? [name] : name.split('.'),
    ...(port === undefined ? {} : { port }),
    path: written.slice(1).split('/'),
    ...(query.length === 0 ? {} : { query }),
    ...(names.length === 0 ? {} : { variable: [...new Set(names)].map((key) => ({ key, value: '' })) }),
  };
};

const requestOf = (exported: ExportedEndpoint) => {
  const { provider, keyless } = exported;
  const partsIn = (kind: 'header' | 'query') => (keyless === undefined ? partTexts(provider, kind) : []);
  const { body, notes } = bodyWithParts(exported);
  const own = withBodyHeaders(exported.headers ?? {}, body);
  const headers = mergeHeaders<string | string[]>(own.headers, Object.fromEntries(partsIn('header')));
  return {
    method: exported.method,
    header: headerLines(headers).map(([key, value]) => ({ key, value })),
    url: urlOf(exported.endpoint, partsIn('query')),
    body: postmanBody(body),
    auth: authOf(exported),
    ...describedWithNotes(exported, [...notes, ...own.notes, ...fileNotes(body)]),
  };
};

/** Postman sends a body with a GET and a HEAD only where it is told to. */
const behaviorOf = ({ body }: ReturnType<typeof requestOf>) =>
  body === undefined ? {} : { protocolProfileBehavior: { disableBodyPruning: true } };

const itemOf = (endpoint: ExportedEndpoint) => {
  const request = requestOf(endpoint);
  const isPruned = endpoint.method === 'GET' || endpoint.method === 'HEAD';
  return { name: endpoint.name, request, response: [], ...(isPruned ? behaviorOf(request) : {}) };
};

type Item = ReturnType<typeof itemOf> | { name: string; item: Item[] };

/** The endpoints in their folders, which are in the order of their first endpoints. */
const itemsOf = (endpoints: readonly ExportedEndpoint[]): Item[] => {
  const items: Item[] = [];
  const folders = new Map<string, Item[]>();
  const folderOf = (path: readonly string[]): Item[] => {
    if (path.length === 0) return items;
    const id = JSON.stringify(path);
    const known = folders.get(id);
    if (known !== undefined) return known;
    const item: Item[] = [];
    folders.set(id, item);
    folderOf(path.slice(0, -1)).push({ name: path.at(-1) ?? '', item });
    return item;
  };
  for (const endpoint of endpoints) folderOf(endpoint.path ?? []).push(itemOf(endpoint));
  return items;
};

/** A collection of Postman v2.1: each key is a variable of the collection without a value. */
export const writePostman = (endpoints: readonly ExportedEndpoint[]): WrittenExport => {
  const withKey = endpoints.filter(({ keyless }) => keyless === undefined);
  const variables = new Set(withKey.flatMap(({ provider }) => exportedVariables(provider)));
  const collection = {
    info: { name: EXPORT_TITLE, schema: SCHEMA },
    item: itemsOf(endpoints),
    variable: [
      ...[...variables].map((key) => ({ key, value: '', type: 'secret' })),
      ...usedVariables(endpoints)
        .filter((key) => !variables.has(key))
        .map((key) => ({ key, value: '', type: 'string' })),
    ],
  };
  return {
    extension: 'postman_collection.json',
    contentType: 'application/json',
    text: `${JSON.stringify(collection, null, 2)}\n`,
  };
};
