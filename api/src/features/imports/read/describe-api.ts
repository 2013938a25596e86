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
import type { Draft, DraftBody } from '#src/features/imports/read/draft.ts';
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

/** The example of a body. One with a secret is left out: whatever it is, it would be stored as it is. */
const bodyOf = (body: DraftBody | undefined): Pick<OwnOperation, 'body' | 'contentType'> => {
  if (body?.type !== 'json') return {};
  const text = JSON.stringify(body.value);
  if (text.length > MAX_BODY || secretsIn(text, 'prose').length > 0) return {};
  const type = body.contentType?.slice(0, MAX_OPERATION_TYPE) ?? '';
  return { body: body.value, ...(type === '' || JSON_TYPE.test(type) ? {} : { contentType: type }) };
};

/** The path below the server, with a placeholder for each parameter of the query; undefined if there is none. */
const pathOf = ({ url, query = [] }: Draft, server: string | undefined): string | undefined => {
  const start = server === undefined || server === '/' ? '' : server.replace(/(?<!\/)\/+$/, '');
  const path = start !== '' && url.startsWith(`${start}/`) ? url.slice(start.length) : url;
  if (!path.startsWith('/') && !isHttpUrl(path.replaceAll(/[{}]/g, ''))) return undefined;
  const named = query.map(([name]) => `${encodeURIComponent(name)}={${name.replaceAll(/[^\w.-]/g, '')}}`);
  const whole = named.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${named.join('&')}`;
  return whole.length > MAX_OPERATION_PATH ? undefined : whole;
};

const operationOf = (draft: Draft, server: string | undefined): OwnOperation[] => {
  const method = ENDPOINT_METHODS.find((one) => one === draft.method.toUpperCase());
  const path = pathOf(draft, server);
  if (method === undefined || path === undefined) return [];
  const isNamed = !draft.name.startsWith(`${method} /`);
  return [
    {
      method,
      path,
      summary: isNamed ? oneLine(draft.name, MAX_OPERATION_SUMMARY) : '',
      ...bodyOf(draft.body),
    },
  ];
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
const baseOf = (
  server: string | undefined,
  documentUrl: string | undefined,
  notes: string[],
): string | null => {
  if (server?.includes('{') === true) {
    notes.push(`The server ${oneLine(server, MAX_NAME)} is different for each account: enter yours`);
    return null;
  }
  const url = URL.parse(server ?? '/', documentUrl);
  if (url === null || !isHttpUrl(url.href)) {
    notes.push('The document names no server');
    return null;
  }
  return url.pathname === '/' && url.search === '' ? url.origin : url.href;
};

const documentationOf = (document: JsonObject): string | null => {
  const url = textOf(objectOf(document.externalDocs).url);
  return isHttpUrl(url) ? url : null;
};

/** What an OpenAPI 3 or Swagger 2 document says about its API. Nothing that it refers to is fetched. */
export const describeApi = ({ text, fileName, documentUrl }: ImportTask): ApiDescription => {
  const found = findFormat(text, fileName);
  if ('problem' in found) return { problem: found.problem.message };
  const { api, drafts, title, problems } = found.drafts;
  if (api === undefined) return { problem: problems[0]?.message ?? 'Not an OpenAPI document' };
  const notes: string[] = [];
  const baseUrl = baseOf(api.server, documentUrl, notes);
  const described = drafts.flatMap((draft) => operationOf(draft, api.server));
  const operations = bounded(described);
  if (operations.length < drafts.length)
    notes.push(`${operations.length} of ${drafts.length} operations are suggested`);
  return {
    name: oneLine(title ?? '', MAX_NAME),
    baseUrl,
    keyPlacement: describedPlacement(api.document, notes),
    hosts: baseUrl === null ? [] : [new URL(baseUrl).hostname],
    documentationUrl: documentationOf(api.document),
    operations,
    operationCount: drafts.length,
    notes,
  };
};
