import type { CallBody } from '@gatehouse/contract/body.ts';
import { describe, expect, it } from 'vitest';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';

const read = (document: unknown): ReadImport =>
  readImport({ text: typeof document === 'string' ? document : JSON.stringify(document) });

const bodies = ({ entries }: ReadImport): (CallBody | null | undefined)[] =>
  entries.map(({ endpoint }) => endpoint?.body);
const urls = ({ entries }: ReadImport): string[] => entries.map(({ url }) => url);

const PARTS: CallBody = {
  kind: 'multipart',
  parts: [
    { name: 'note', value: 'hello' },
    { name: 'pic', fileName: 'me.png', contentType: 'image/png' },
  ],
};

describe('a request of Bruno', () => {
  const bru = (body: string, blocks: string) =>
    bodies(
      read(
        `meta {\n  name: B\n}\n\npost {\n  url: https://h.test/a\n  body: ${body}\n  auth: none\n}\n\n${blocks}`,
      ),
    );

  it('in a .bru file has each kind of body', () => {
    expect(
      bru('graphql', 'body:graphql {\n  query { a }\n}\n\nbody:graphql:vars {\n  {"x": 1.0}\n}'),
    ).toEqual([{ kind: 'graphql', query: 'query { a }', variables: '{"x": 1.0}' }]);
    expect(
      bru(
        'multipart-form',
        'body:multipart-form {\n  note: hello\n  ~off: 1\n  pic: @file(/a/me.png) @contentType(image/png)\n}',
      ),
    ).toEqual([PARTS]);
    expect(
      bru(
        'multipart-form',
        "body:multipart-form {\n  a: '''\n    one\n    two\n  ''' @contentType(text/plain)\n  b: 1\n}",
      ),
    ).toEqual([
      {
        kind: 'multipart',
        parts: [
          { name: 'a', value: 'one\ntwo', contentType: 'text/plain' },
          { name: 'b', value: '1' },
        ],
      },
    ]);
    expect(bru('file', 'body:file {\n  file: @file(me.png) @contentType(image/png)\n}')).toEqual([
      { kind: 'binary', fileName: 'me.png', contentType: 'image/png' },
    ]);
    expect(bru('xml', 'body:xml {\n  <a>\n    <b/>\n  </a>\n}')).toEqual([
      { kind: 'text', text: '<a>\n  <b/>\n</a>', contentType: 'application/xml' },
    ]);
    expect(bru('form-urlencoded', 'body:form-urlencoded {\n  a: 1\n  a: 2\n}')).toEqual([
      {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2' },
        ],
      },
    ]);
  });

  it('in a collection has bodies, and headers, variables and authentication of the nearest folder', () => {
    const request = (body: object, auth: object) => ({ method: 'POST', url: '{{base}}/a', body, auth });
    const found = read({
      name: 'C',
      version: '1',
      root: { request: { auth: { mode: 'bearer', bearer: { token: 'rootToken123456' } } } },
      items: [
        {
          type: 'folder',
          name: 'F',
          root: {
            request: {
              headers: [{ name: 'X-F', value: '1' }],
              vars: { req: [{ name: 'base', value: 'https://h.test' }] },
            },
          },
          items: [
            {
              type: 'http',
              name: 'parts',
              request: request(
                {
                  mode: 'multipartForm',
                  multipartForm: [
                    { type: 'text', name: 'note', value: 'hello' },
                    { type: 'file', name: 'pic', value: ['/a/me.png'], contentType: 'image/png' },
                  ],
                },
                { mode: 'inherit' },
              ),
            },
            {
              type: 'graphql',
              name: 'gql',
              request: request(
                { mode: 'graphql', graphql: { query: '{a}', variables: '{"x": 1}' } },
                { mode: 'none' },
              ),
            },
            {
              type: 'http',
              name: 'file',
              request: request(
                {
                  mode: 'file',
                  file: [
                    { filePath: 'no.txt', selected: false },
                    { filePath: '/a/me.png', contentType: 'image/png', selected: true },
                  ],
                },
                { mode: 'digest' },
              ),
            },
          ],
        },
      ],
    });
    expect(bodies(found)).toEqual([
      PARTS,
      { kind: 'graphql', query: '{a}', variables: '{"x": 1}' },
      { kind: 'binary', fileName: 'me.png', contentType: 'image/png' },
    ]);
    expect(urls(found)).toEqual(['https://h.test/a', 'https://h.test/a', 'https://h.test/a']);
    expect(found.entries[0]?.endpoint?.headers).toEqual({ 'X-F': '1' });
    expect(found.entries.map(({ path, withoutKey }) => [path, withoutKey])).toEqual([
      [['C', 'F'], false],
      [['C', 'F'], true],
      [['C', 'F'], false],
    ]);
    expect(found.entries[2]?.notes).toEqual([
      'Digest authentication is left out: no key is sent like this',
      'The file me.png is not in the document: choose it again before a call',
    ]);
    expect(found.secrets.map(({ value }) => value)).toEqual(['rootToken123456']);
  });

  it('in an OpenCollection is read whole, and alone', () => {
    const one = `info: {name: One, type: http}
http:
  method: POST
  url: "https://h.test/a/:id"
  params: [{name: id, value: a b, type: path}]
  headers: [{name: X-A, value: "1"}, {name: X-Off, value: "1", disabled: true}]
  body:
    type: multipart-form
    data:
      - {name: note, type: text, value: hello}
  auth: inherit`;
    const indented = one.replaceAll('\n', '\n          ');
    const found = read(`opencollection: 1.0.0
info: {name: O}
request: {auth: {type: bearer, token: openToken123456}}
items:
  - info: {name: F, type: folder}
    items:
        - ${indented}
        - info: {name: Two, type: graphql}
          graphql: {method: POST, url: "https://h.test/g", body: {query: "{a}", variables: '{"x": 1}'}}
config: {environments: [{name: dev, variables: [{name: a, value: b}]}]}`);
    expect(found).toMatchObject({ format: 'bruno', title: 'O', problems: [] });
    expect(urls(found)).toEqual(['https://h.test/a/a%20b', 'https://h.test/g']);
    expect(bodies(found)).toEqual([
      { kind: 'multipart', parts: [{ name: 'note', value: 'hello' }] },
      { kind: 'graphql', query: '{a}', variables: '{"x": 1}' },
    ]);
    expect(found.entries[0]).toMatchObject({ path: ['O', 'F'], endpoint: { headers: { 'X-A': '1' } } });
    expect(found.secrets.map(({ value }) => value)).toEqual(['openToken123456']);
    expect(read(one)).toMatchObject({ format: 'bruno', entries: [{ name: 'One', path: [] }] });
  });
});
