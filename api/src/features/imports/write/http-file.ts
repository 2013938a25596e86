import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { withOneContentType } from '@gatehouse/request/body/write-body.ts';
import { headerLines, mergeHeaders } from '@gatehouse/request/headers.ts';
import { keyVariable } from '@gatehouse/request/key-variable.ts';
import { escapeComment, linesOf } from '#src/features/imports/http-comments.ts';
import { writeRequestComments } from '#src/features/imports/request-comments.ts';
import {
  type ExportedEndpoint,
  exportNotes,
  usedVariables,
  type WrittenExport,
} from '#src/features/imports/write/exported-endpoint.ts';
import { bodyWithParts, partTexts } from '#src/features/imports/write/exported-key.ts';
import { httpBody } from '#src/features/imports/write/http-body.ts';

const oneLine = (text: string): string => linesOf(text).join(' ').replaceAll(/\s+/g, ' ').trim();

/** A key in its place, as a variable of the file's environment. */
const keyHeader = ({ provider, keyless }: ExportedEndpoint): Record<string, string> => {
  if (keyless !== undefined) return {};
  const { keyPlacement, slug } = provider;
  const variable = writtenVariable(keyVariable(slug));
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
      ? [[keyPlacement.name, writtenVariable(keyVariable(slug))]]
      : partTexts(provider, 'query');
  if (added.length === 0 || keyless !== undefined) return endpoint;
  const [url = '', fragment] = endpoint.split(/(?=#)/s);
  const pairs = added.map(([name, text]) => `${encodeURIComponent(name)}=${text}`);
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}${fragment ?? ''}`;
};

const block = (exported: ExportedEndpoint): string => {
  const { body, notes } = bodyWithParts(exported);
  const own = withOneContentType(exported.headers ?? {}, body) ?? {};
  const { text, contentType, notes: bodyNotes } = httpBody(body, own);
  const ofBody: HeaderLines = contentType === undefined ? {} : { 'Content-Type': contentType };
  const headers = mergeHeaders<string | string[]>(ofBody, own, keyHeader(exported));
  return [
    `### ${escapeComment(oneLine(exported.name))}`,
    ...writeRequestComments({
      ...exported,
      body,
      notes: exportNotes(exported, [...notes, ...bodyNotes]),
    }).map((comment) => `# ${oneLine(comment)}`),
    ...linesOf(exported.description ?? '').flatMap((line) =>
      line.trim() === '' ? [] : [`# ${escapeComment(line.trim())}`],
    ),
    `${exported.method} ${address(exported).replaceAll(/\s/g, '%20')}`,
    ...headerLines(headers).map(([name, value]) => `${name}: ${linesOf(value).join(' ')}`),
    ...(text === undefined ? [] : ['', text]),
  ].join('\n');
};

/** A line for each variable, to be filled in. */
const variableLines = (endpoints: readonly ExportedEndpoint[]): string =>
  usedVariables(endpoints)
    .map((name) => `@${name} =\n`)
    .join('');

/** An .http file: each key is a variable, which the reader sets for their client. */
export const writeHttpFile = (endpoints: readonly ExportedEndpoint[]): WrittenExport => ({
  extension: 'http',
  contentType: 'text/plain; charset=utf-8',
  text: `${variableLines(endpoints)}${endpoints.map(block).join('\n\n')}\n`,
});
