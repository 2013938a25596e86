import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { formFieldsOf, formText } from '@gatehouse/contract/form-body.ts';
import { mergeHeaders } from '@gatehouse/request/headers.ts';
import { keyVariable } from '@gatehouse/request/key-variable.ts';
import type { ExportedEndpoint, WrittenExport } from '#src/features/imports/write/exported-endpoint.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A key in its place, as a variable of the file's environment. */
const keyHeader = ({ provider: { keyPlacement, slug } }: ExportedEndpoint): Record<string, string> => {
  const variable = `{{${keyVariable(slug)}}}`;
  switch (keyPlacement.type) {
    case 'bearer':
      return { Authorization: `Bearer ${variable}` };
    case 'basic':
      return { Authorization: `Basic ${variable}` };
    case 'header':
      return { [keyPlacement.name]: `${keyPlacement.prefix ?? ''}${variable}` };
    default:
      return {};
  }
};

/** The address; a key that goes into the query is a variable there. */
const address = ({ endpoint, provider: { keyPlacement, slug } }: ExportedEndpoint): string => {
  if (keyPlacement.type !== 'query') return endpoint;
  const [url = '', fragment] = endpoint.split(/(?=#)/s);
  return `${url}${url.includes('?') ? '&' : '?'}${encodeURIComponent(keyPlacement.name)}={{${keyVariable(slug)}}}${fragment ?? ''}`;
};

const bodyLines = ({ requestBody, headers, method }: ExportedEndpoint): string[] => {
  if (requestBody === null || method === 'GET') return [];
  const fields = formFieldsOf(requestBody, headers ?? undefined);
  return ['', fields === undefined ? JSON.stringify(requestBody, null, 2) : (formText(fields) ?? '')];
};

const block = (endpoint: ExportedEndpoint): string => {
  const { headers, requestBody, method } = endpoint;
  const json: HeaderMap =
    requestBody === null || method === 'GET' ? {} : { 'Content-Type': 'application/json' };
  const all = mergeHeaders(json, headers ?? {}, keyHeader(endpoint));
  return [
    `### ${oneLine(endpoint.name)}`,
    ...(endpoint.description ?? '')
      .split(/\r?\n/)
      .flatMap((line) => (line.trim() === '' ? [] : [`# ${line.trim()}`])),
    `${method} ${address(endpoint).replaceAll(/\s/g, '%20')}`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    ...bodyLines(endpoint),
  ].join('\n');
};

/** An .http file: each key is a variable, which the reader sets for their client. */
export const writeHttpFile = (endpoints: readonly ExportedEndpoint[]): WrittenExport => ({
  extension: 'http',
  contentType: 'text/plain; charset=utf-8',
  text: `${endpoints.map(block).join('\n\n')}\n`,
});
