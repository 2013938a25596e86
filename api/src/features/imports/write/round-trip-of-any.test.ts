import type { CallBody } from '@gatehouse/contract/body.ts';
import { EXPORT_FORMATS, type ExportFormat } from '@gatehouse/contract/plain/import-options.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { SEED } from '@gatehouse/outbound/test/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';
import type { ExportedEndpoint } from '#src/features/imports/write/exported-endpoint.ts';
import { writeExport } from '#src/features/imports/write/write-export.ts';

const found = findBuiltIn(openKnowledge(), 'openai');
if (found === undefined) throw new Error('no provider');
const provider = found;

/** What shells, JSON, forms, comments and templates act on. */
const PIECES = [
  'a',
  'ü€😀',
  ' ',
  '"',
  "'",
  '\\',
  '$HOME',
  '`x`',
  '#',
  '@',
  '<b>',
  '&',
  '=',
  '+',
  '%41',
  '{x}',
  '{{id}}',
  '{{größe}}',
  '{{a-b}}',
  '```\n',
  '\n',
];
/** `\\{{` would be a text that looks like a variable. */
const text = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 6 })
  .map((pieces) => pieces.join('').replaceAll('\\{{', '{{'));
const word = fc.constantFrom('a', 'b', 'c-d', 'e.f', 'ü');
const line = text.map((one) => one.replaceAll(/[\n]/g, ' ').trim());
const name = line.map((one) => `Call ${one}`.trim().replaceAll(/ +/g, ' '));

const json = fc
  .jsonValue({ maxDepth: 3 })
  .chain((value) => fc.constantFrom(JSON.stringify(value), JSON.stringify(value, null, 2)))
  .filter((one) => one !== 'null');
const jsonText = fc.oneof(
  json,
  fc.constantFrom(
    '{"n": 12345678901234567890,\n "p": 10.00, "a": 1, "a": 2}',
    '{"id": {{id}}, "u": "\\u00fc"}',
  ),
);
const file = {
  fileName: fc.constantFrom('me.png', "it's.txt"),
  contentType: fc.constantFrom('image/png', 'text/csv'),
};

/** Each kind of body. The secrets of names such as `token` are another test's. */
const body: Record<CallBody['kind'], fc.Arbitrary<CallBody>> = {
  json: jsonText.map((one) => ({ kind: 'json', text: one })),
  text: fc.record({
    kind: fc.constant('text'),
    text: text.map((one) => `<a>${one}</a>`),
    contentType: fc.constantFrom('application/xml', 'text/plain', 'application/x-ndjson'),
  }),
  form: fc.record({
    kind: fc.constant('form'),
    fields: fc.array(fc.record({ name: word, value: text }), { minLength: 1, maxLength: 4 }),
  }),
  multipart: fc.record({
    kind: fc.constant('multipart'),
    parts: fc.array(
      fc.oneof(
        fc.record({ name: word, value: text.map((one) => `x${one}x`) }),
        fc.record({
          name: word,
          value: text.map((one) => `x${one}x`),
          contentType: fc.constantFrom('application/json', 'text/plain'),
        }),
        fc.record({ name: word, ...file }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  binary: fc.record({ kind: fc.constant('binary'), ...file }),
  graphql: fc.record(
    {
      kind: fc.constant('graphql'),
      query: text.map((one) => `query One { a(b: ${JSON.stringify(one)}) }`),
      variables: fc.constantFrom('{"n": 10.00}', '{"id": {{id}}}', '{\n  "operationName": "x"\n}'),
      operationName: fc.constant('One'),
    },
    { requiredKeys: ['kind', 'query'] },
  ) as fc.Arbitrary<CallBody>,
};

const query = fc
  .array(
    fc.oneof(
      fc
        .tuple(word, line)
        .map(
          ([left, right]) =>
            `${encodeURIComponent(left)}=${encodeURIComponent(right.replaceAll(/[{}']/g, ''))}`,
        ),
      fc.constantFrom('flag', 'a=%2F', 'a=1+2', 'id={{id}}', 'e='),
    ),
    { maxLength: 4 },
  )
  .map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`));

const HEADERS: ExportedEndpoint['headers'][] = [
  null,
  { 'X-Team': 'a {{id}}' },
  { 'X-Tag': ['one', 'two'], Accept: 'text/csv' },
];

const endpointWith = (kind: CallBody['kind']): fc.Arbitrary<ExportedEndpoint> =>
  fc
    .record({
      name,
      method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
      endpoint: fc
        .tuple(
          fc.constantFrom(
            'https://api.openai.com',
            '{{base}}',
            'https://{{host}}:8080',
            'http://localhost:3000',
          ),
          fc.constantFrom('/v1/a', '/v1/{{id}}/b', '/{order}/%2F', '/a/{{größe}}'),
          query,
        )
        .map((parts) => parts.join('')),
      description: fc.constantFrom(null, 'What it does.', '@folder No\n# @no-key'),
      headers: fc.constantFrom(...HEADERS),
      body: body[kind],
      provider: fc.constant(provider),
      path: fc.constantFrom([], ['Shop'], ['Shop', 'Orders / old'], ['@folder x', '# "it\'s"']),
      withoutKey: fc.boolean(),
    })
    .map((one) => ({ ...one, keyless: one.withoutKey || one.endpoint.includes('{{') ? '' : undefined }));

/** What an entry is, but for its description: it has the notes. */
const kept = ({
  name: called,
  method,
  endpoint,
  body: sent,
  headers,
  path,
  withoutKey,
}: ExportedEndpoint) => ({
  name: called,
  method,
  endpoint,
  body: sent,
  headers,
  path,
  withoutKey,
});

const readBack = (
  format: ExportFormat,
  before: ExportedEndpoint,
): { first: ExportedEndpoint; notes: string[] } => {
  const { text: document } = writeExport(format, [before]);
  const { entries, problems } = readImport({ text: document });
  const [entry] = entries;
  if (entry?.endpoint === undefined || entries.length > 1 || problems.length > 0)
    throw new Error(`${JSON.stringify([entries, problems])}\n${document}`);
  const { path, withoutKey, endpoint } = entry;
  const comments = document.match(/^# @export-note .*$/gm) ?? [];
  const notes = [endpoint.description ?? '', ...comments, ...entry.notes];
  return { first: { ...before, ...endpoint, path, withoutKey }, notes };
};

/** What a format cannot have is said where the request is, in its description or a comment; what is no secret by chance, at the import. */
const NOTES = /is left out|are not kept|cannot be written|will be one/;

describe.each(EXPORT_FORMATS)('any request that is exported as %s', (format) => {
  it.each(Object.keys(body) as CallBody['kind'][])(
    'with a body of kind %s is the same when it is imported, or a note says what is not',
    (kind) => {
      fc.assert(
        fc.property(endpointWith(kind), (before) => {
          const { first, notes } = readBack(format, before);
          if (NOTES.test(notes.join('\n')) && !NOTES.test(before.description ?? '')) return;
          expect(kept(first)).toEqual(kept(before));
        }),
        { seed: SEED, numRuns: 100 },
      );
    },
  );
});
