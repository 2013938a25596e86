import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { formFieldsOf, formText } from '@gatehouse/contract/plain/form-body.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { headerLines, mergeHeaders } from '@gatehouse/request/headers.ts';
import { keyVariable } from '@gatehouse/request/key-variable.ts';
import { escapeComment, linesOf } from '#src/features/imports/http-comments.ts';
import {
  describedWithKeyless,
  type ExportedEndpoint,
  type WrittenExport,
} from '#src/features/imports/write/exported-endpoint.ts';
import { bodyWithParts, partTexts } from '#src/features/imports/write/part-texts.ts';

const oneLine = (text: string): string => linesOf(text).join(' ').replaceAll(/\s+/g, ' ').trim();

/** A key in its place, as a variable of the file's environment. */
const keyHeader = ({ provider, keyless }: ExportedEndpoint): Record<string, string> => {
  if (keyless !== undefined) return {};
  const { keyPlacement, slug } = provider;
  const variable = `{{${keyVariable(slug)}}}`;
  switch (keyPlacement.type) {
    case 'bearer':
      return { Authorization: `Bearer ${variable}` };
    case 'basic':
      return { Authorization: `Basic ${variable}` };
    case 'header':
      return { [keyPlacement.name]: `${keyPlacement.prefix ?? ''}${variable}` };
    case 'parts':
      return Object.fromEntries(partTexts(provider, 'header'));
    default:
      return {};
  }
};

/** The address; a key that goes into the query is a variable there. */
const address = ({ endpoint, keyless, provider }: ExportedEndpoint): string => {
  const { keyPlacement, slug } = provider;
  const added: [string, string][] =
    keyPlacement.type === 'query'
      ? [[keyPlacement.name, `{{${keyVariable(slug)}}}`]]
      : partTexts(provider, 'query');
  if (added.length === 0 || keyless !== undefined) return endpoint;
  const [url = '', fragment] = endpoint.split(/(?=#)/s);
  const pairs = added.map(([name, text]) => `${encodeURIComponent(name)}=${text}`);
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}${fragment ?? ''}`;
};

/** JSON on lines that end only where they seem to: JSON leaves some line breaks in its texts. */
const jsonText = (body: JsonObject): string =>
  JSON.stringify(body, null, 2).replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const bodyLines = ({ requestBody, headers, method }: ExportedEndpoint): string[] => {
  if (requestBody === null || method === 'GET') return [];
  const fields = formFieldsOf(requestBody, headers ?? undefined);
  return ['', fields === undefined ? jsonText(requestBody) : (formText(fields) ?? '')];
};

const block = (exported: ExportedEndpoint): string => {
  const withParts = bodyWithParts(exported.requestBody, exported.provider, exported.keyless !== undefined);
  const endpoint = { ...exported, requestBody: withParts };
  const { headers, requestBody, method } = endpoint;
  const json: HeaderMap =
    requestBody === null || method === 'GET' ? {} : { 'Content-Type': 'application/json' };
  const all = mergeHeaders<string | string[]>(json, headers ?? {}, keyHeader(endpoint));
  return [
    `### ${escapeComment(oneLine(endpoint.name))}`,
    ...linesOf(describedWithKeyless(endpoint) ?? '').flatMap((line) =>
      line.trim() === '' ? [] : [`# ${escapeComment(line.trim())}`],
    ),
    `${method} ${address(endpoint).replaceAll(/\s/g, '%20')}`,
    ...headerLines(all).map(([name, value]) => `${name}: ${linesOf(value).join(' ')}`),
    ...bodyLines(endpoint),
  ].join('\n');
};

/** An .http file: each key is a variable, which the reader sets for their client. */
export const writeHttpFile = (endpoints: readonly ExportedEndpoint[]): WrittenExport => ({
  extension: 'http',
  contentType: 'text/plain; charset=utf-8',
  text: `${endpoints.map(block).join('\n\n')}\n`,
});
