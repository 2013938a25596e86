import type { CallBody } from '@gatehouse/contract/body.ts';
import { EXPORT_FORMATS, type ExportFormat } from '@gatehouse/contract/plain/import-options.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import type { ReadEntry } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';
import type { ExportedEndpoint } from '#src/features/imports/write/exported-endpoint.ts';
import { writeExport } from '#src/features/imports/write/write-export.ts';

const found = findBuiltIn(openKnowledge(), 'openai');
if (found === undefined) throw new Error('no provider');
const provider = found;

const BODIES: Record<string, CallBody | null> = {
  'no body': null,
  json: { kind: 'json', text: '{"id": {{id}}, "n": 1.0}' },
  text: { kind: 'text', text: '<a>{{id}}</a>', contentType: 'application/xml' },
  form: {
    kind: 'form',
    fields: [
      { name: 'a', value: '{{id}}' },
      { name: 'a', value: '2' },
    ],
  },
  multipart: { kind: 'multipart', parts: [{ name: 'note', value: '{{id}}' }] },
  graphql: { kind: 'graphql', query: '{ a }', variables: '{"id": {{id}}}' },
  binary: { kind: 'binary', fileName: 'request-body.bin', contentType: 'application/octet-stream' },
};

type Options = { isInFolder: boolean; withoutKey: boolean; hasVariables: boolean };

const OPTIONS: Options[] = [false, true].flatMap((isInFolder) =>
  [false, true].flatMap((withoutKey) =>
    [false, true].map((hasVariables) => ({ isInFolder, withoutKey, hasVariables })),
  ),
);

const filled = (body: CallBody | null): CallBody | null =>
  JSON.parse(JSON.stringify(body).replaceAll('{{id}}', '7'));

const exported = (
  body: CallBody | null,
  { isInFolder, withoutKey, hasVariables }: Options,
): ExportedEndpoint => ({
  name: 'One',
  method: 'POST',
  endpoint: hasVariables ? '{{base}}/a/{{id}}?q={{id}}' : 'https://api.openai.com/a/7?q=7',
  description: 'What it does.',
  headers: hasVariables ? { 'X-Team': 'a {{id}}' } : { 'X-Team': 'a 7' },
  body: hasVariables ? body : filled(body),
  provider,
  path: isInFolder ? ['Shop', 'Orders / old'] : [],
  withoutKey,
  keyless: withoutKey || hasVariables ? '' : undefined,
});

const read = (format: ExportFormat, endpoint: ExportedEndpoint): ReadEntry => {
  const { entries } = readImport({ text: writeExport(format, [endpoint]).text });
  expect(entries).toHaveLength(1);
  return entries[0] as ReadEntry;
};

const again = (
  { endpoint, path, withoutKey, reason }: ReadEntry,
  before: ExportedEndpoint,
): ExportedEndpoint => {
  if (endpoint === undefined) throw new Error(reason);
  return { ...before, ...endpoint, path, withoutKey, keyless: withoutKey ? '' : before.keyless };
};

const kept = ({ endpoint, path, withoutKey }: ReadEntry) => ({ ...endpoint, path, withoutKey });

describe.each(EXPORT_FORMATS)('an export as %s', (format) => {
  it.each(Object.keys(BODIES).flatMap((kind) => OPTIONS.map((options) => [kind, options] as const)))(
    'of %s with %j is the same when it is imported, exported and imported again',
    (kind, options) => {
      const before = exported(BODIES[kind] ?? null, options);
      const first = read(format, before);
      expect(kept(first)).toMatchObject({
        name: 'One',
        method: 'POST',
        endpoint: before.endpoint,
        headers: before.headers,
        body: before.body,
        path: before.path,
        withoutKey: options.withoutKey,
      });
      const second = read(format, again(first, before));
      expect(kept(second)).toEqual(kept(first));
      expect(again(second, before)).toEqual(again(first, before));
    },
  );
});

it.each(EXPORT_FORMATS)(
  'what an export as %s says of itself, and what is percent-encoded, is the same when it is imported',
  (format) => {
    const keyless = 'The key of OpenAI is left out: evil.example is not one of its hosts.';
    for (const description of ['What it does.\nAnd how.', null]) {
      const before: ExportedEndpoint = {
        ...exported(BODIES.multipart ?? null, { isInFolder: true, withoutKey: false, hasVariables: false }),
        endpoint: 'https://evil.example/a/{id}/%7Bx%7D?q=%7By%7D',
        description,
        keyless,
      };
      expect(writeExport(format, [before]).text).toContain(keyless);
      expect(kept(read(format, before))).toMatchObject({ endpoint: before.endpoint, description });
    }
  },
);

it('declares the variables of requests without their values', () => {
  const one = exported(null, { isInFolder: false, withoutKey: true, hasVariables: true });
  const { variable } = JSON.parse(writeExport('postman', [one]).text);
  expect(variable).toEqual([
    { key: 'base', value: '', type: 'string' },
    { key: 'id', value: '', type: 'string' },
  ]);
  expect(writeExport('http', [one]).text).toMatch(/^@base =\n@id =\n/);
  expect(JSON.parse(writeExport('openapi', [one]).text).paths['/a/{id}'].post.servers).toEqual([
    { url: '{base}', variables: { base: { default: '{{base}}' } } },
  ]);
});
