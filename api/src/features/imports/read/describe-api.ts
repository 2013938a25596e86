import {
  type DescribedApi,
  MAX_OPERATION_PATH,
  MAX_OPERATION_SUMMARY,
  MAX_OPERATION_TYPE,
  MAX_OPERATIONS,
  MAX_OPERATIONS_LENGTH,
  type OwnOperation,
} from '@gatehouse/contract/own-apis.ts';
import { ENDPOINT_METHODS } from '@gatehouse/contract/plain/endpoint-options.ts';
import { isHttpUrl } from '@gatehouse/contract/plain/http-url.ts';
import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { DraftBody, ImportDraft } from '#src/features/imports/read/draft.ts';
import { withPlainNumbers } from '#src/features/imports/read/exact-numbers.ts';
import { findFormat } from '#src/features/imports/read/find-format.ts';
import { describedPlacement } from '#src/features/imports/read/formats/openapi-security.ts';
import type { ImportTask } from '#src/features/imports/read/read-import.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';

/** What a document says about its API, or why it says nothing. */
export type ApiDescription = DescribedApi | { problem: string };

const MAX_NAME = 200;
/** A longer example helps nobody to write a body. */
const MAX_BODY = 4000;

const oneLine = (text: string, max: number): string =>
  [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, max).join('');

const JSON_TYPE = /^application\/json\b/i;

/** What is said of the API, once each. */
type Notes = Set<string>;

/**
 * Whether a part of the document may be stored as it is. One with a secret is left out, as `POST /providers` would reject it, and a
 * note says so.
 */
const isOpen = (notes: Notes, text: string, kind: 'prose' | 'url', note: string): boolean => {
  if (secretsIn(text, kind).length === 0) return true;
  notes.add(`${note} contains a secret`);
  return false;
};

const bodyOf = (notes: Notes, body: DraftBody | undefined): Pick<OwnOperation, 'body' | 'contentType'> => {
  if (body?.type !== 'json') return {};
  const value = withPlainNumbers(body.value);
  if (value === undefined) {
    notes.add('An example of a body is left out: a number in it has more digits than are kept');
    return {};
  }
  const text = JSON.stringify(value);
  if (text.length > MAX_BODY) return {};
  if (!isOpen(notes, text, 'prose', 'An example of a body is left out: it')) return {};
  const type = body.contentType?.slice(0, MAX_OPERATION_TYPE) ?? '';
  return { body: value, ...(type === '' || JSON_TYPE.test(type) ? {} : { contentType: type }) };
};

/** The path below the server, with a placeholder for each parameter of the query; undefined if there is none. */
const pathOf = ({ url, query = [] }: ImportDraft, server: string | undefined): string | undefined => {
  const start = server === undefined || server === '/' ? '' : server.replace(/(?<!\/)\/+$/, '');
  const path = start !== '' && url.startsWith(`${start}/`) ? url.slice(start.length) : url;
  if (!path.startsWith('/') && !isHttpUrl(path.replaceAll(/[{}]/g, ''))) return undefined;
  const named = query.map(([name]) => `${encodeURIComponent(name)}={${name.replaceAll(/[^\w.-]/g, '')}}`);
  const whole = named.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${named.join('&')}`;
  return whole.length > MAX_OPERATION_PATH ? undefined : whole;
};

const operationOf = (notes: Notes, draft: ImportDraft, server: string | undefined): OwnOperation[] => {
  const method = ENDPOINT_METHODS.find((one) => one === draft.method.toUpperCase());
  const path = pathOf(draft, server);
  if (method === undefined || path === undefined) return [];
  if (!isOpen(notes, path, 'url', 'An operation is left out: its path')) return [];
  const written = draft.name.startsWith(`${method} /`) ? '' : oneLine(draft.name, MAX_OPERATION_SUMMARY);
  const summary = isOpen(notes, written, 'prose', 'A summary is left out: it') ? written : '';
  return [{ method, path, summary, ...bodyOf(notes, draft.body) }];
};

const lengthOf = (operation: OwnOperation): number => JSON.stringify(operation).length + 1;

/** As many as are stored. The examples of their bodies get the room that is left. */
const bounded = (operations: readonly OwnOperation[]): OwnOperation[] => {
  let left = MAX_OPERATIONS_LENGTH - 2;
  const bare = operations
    .slice(0, MAX_OPERATIONS)
    .map(({ method, path, summary }) => ({ method, path, summary }))
    .filter((one) => {
      left -= lengthOf(one);
      return left >= 0;
    });
  return bare.map((one, at) => {
    const whole = operations[at] ?? one;
    const more = lengthOf(whole) - lengthOf(one);
    if (more > left) return one;
    left -= more;
    return whole;
  });
};

/** The server as a URL; without one, that of the document. */
const baseOf = (server: string | undefined, documentUrl: string | undefined, notes: Notes): string | null => {
  if (!isOpen(notes, server ?? '', 'url', 'The base URL is left out: it')) return null;
  if (server?.includes('{') === true) {
    notes.add(`The server ${oneLine(server, MAX_NAME)} is different for each account: enter yours`);
    return null;
  }
  const url = URL.parse(server ?? '/', documentUrl);
  if (url === null || !isHttpUrl(url.href)) {
    notes.add('The document names no server');
    return null;
  }
  return url.pathname === '/' && url.search === '' ? url.origin : url.href;
};

const documentationOf = (notes: Notes, document: JsonObject): string | null => {
  const url = textOf(objectOf(document.externalDocs).url);
  return isHttpUrl(url) && isOpen(notes, url, 'url', 'The documentation is left out: its URL') ? url : null;
};

const nameOf = (notes: Notes, title: string | null | undefined): string => {
  const name = oneLine(title ?? '', MAX_NAME);
  return isOpen(notes, name, 'prose', 'The name is left out: it') ? name : '';
};

const placementOf = (notes: Notes, document: JsonObject): DescribedApi['keyPlacement'] => {
  const said: string[] = [];
  const placement = describedPlacement(document, said);
  for (const note of said) notes.add(note);
  const text = JSON.stringify(placement);
  return isOpen(notes, text, 'prose', 'Where the key goes is left out: it') ? placement : null;
};

/** What an OpenAPI 3 or Swagger 2 document says about its API. Nothing that it refers to is fetched. */
export const describeApi = ({ text, fileName, documentUrl }: ImportTask): ApiDescription => {
  const found = findFormat(text, fileName);
  if ('problem' in found) return { problem: found.problem.message };
  const { api, drafts, title, problems } = found.drafts;
  if (api === undefined) return { problem: problems[0]?.message ?? 'Not an OpenAPI document' };
  const notes: Notes = new Set();
  const baseUrl = baseOf(api.server, documentUrl, notes);
  const described = drafts.flatMap((draft) => operationOf(notes, draft, api.server));
  const operations = bounded(described);
  if (operations.length < drafts.length)
    notes.add(`${operations.length} of ${drafts.length} operations are suggested`);
  return {
    name: nameOf(notes, title),
    baseUrl,
    keyPlacement: placementOf(notes, api.document),
    hosts: baseUrl === null ? [] : [new URL(baseUrl).hostname],
    documentationUrl: documentationOf(notes, api.document),
    operations,
    operationCount: drafts.length,
    notes: [...notes],
  };
};
