import { describe, expect, it } from 'vitest';
import { describeApi } from '#src/features/imports/read/describe-api.ts';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';

const read = (document: unknown): ReadImport =>
  readImport({ text: typeof document === 'string' ? document : JSON.stringify(document) });

const FORM = 'application/x-www-form-urlencoded';

describe('a description of an API', () => {
  const described = (operation: object, more: object = {}) =>
    read({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      servers: [{ url: 'https://h.test' }],
      paths: { '/a': { post: operation } },
      ...more,
    }).entries[0];
  const content = (type: string, media: object) =>
    described({ requestBody: { content: { [type]: media } } })?.endpoint;

  it('has texts, parts, forms and files', () => {
    expect(content('application/xml', { example: '<a/>' })?.body).toEqual({
      kind: 'text',
      text: '<a/>',
      contentType: 'application/xml',
    });
    const properties = {
      note: { type: 'string', example: 'hello' },
      pic: { type: 'string', format: 'binary' },
      meta: { type: 'object', properties: { a: { type: 'integer', example: 1 } } },
    };
    expect(
      content('multipart/form-data', {
        schema: { type: 'object', properties },
        encoding: { pic: { contentType: 'image/png' } },
      })?.body,
    ).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'note', value: 'hello' },
        { name: 'pic', fileName: 'pic', contentType: 'image/png' },
        { name: 'meta', value: '{"a":1}', contentType: 'application/json' },
      ],
    });
    expect(content('image/png', { schema: { type: 'string', format: 'binary' } })?.body).toMatchObject({
      kind: 'binary',
      contentType: 'image/png',
    });
    expect(content(FORM, { example: { a: ['1', '2'], b: 3 } })?.body).toEqual({
      kind: 'form',
      fields: [
        { name: 'a', value: '1' },
        { name: 'a', value: '2' },
        { name: 'b', value: '3' },
      ],
    });
    expect(content('application/merge-patch+json', { example: { a: 1 } })).toMatchObject({
      body: { kind: 'json', text: '{"a":1}' },
      headers: { 'Content-Type': 'application/merge-patch+json' },
    });
  });

  it('of Swagger 2 has the files of its forms', () => {
    const { entries } = read({
      swagger: '2.0',
      info: { title: 'T', version: '1' },
      host: 'h.test',
      schemes: ['https'],
      paths: {
        '/a': {
          post: {
            consumes: ['multipart/form-data'],
            parameters: [
              { in: 'formData', name: 'note', type: 'string', default: 'hello' },
              { in: 'formData', name: 'pic', type: 'file' },
            ],
          },
        },
      },
    });
    expect(entries[0]?.endpoint?.body).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'note', value: 'hello' },
        { name: 'pic', fileName: 'pic', contentType: 'application/octet-stream' },
      ],
    });
  });

  it('says which operations are called without a key, and in which folder they are', () => {
    const components = {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer' },
        digest: { type: 'http', scheme: 'digest' },
      },
    };
    const all = { security: [{ key: [] }], components };
    const one = (operation: object) => described({ tags: ['pets', 'more'], ...operation }, all);
    expect(one({})).toMatchObject({ path: ['pets'], withoutKey: false, notes: [] });
    expect(one({ security: [] })).toMatchObject({ withoutKey: true });
    expect(one({ security: [{}, { key: [] }] })).toMatchObject({ withoutKey: false });
    expect(one({ security: [{ digest: [] }] })).toMatchObject({
      withoutKey: false,
      notes: ['Digest authentication is left out: no key is sent like this'],
    });
  });
});

describe('numbers in examples', () => {
  const operations = `{
    "/example": {"post": {"requestBody": {"content": {"application/json": {"example": {"id": 12345678901234567890, "price": 10.00, "n": 3, "t": "1.0", "deep": [1e3, -0]}}}}}},
    "/named": {"post": {"requestBody": {"content": {"application/json": {"examples": {"a": {"value": {"id": 12345678901234567890}}}}}}}},
    "/schema": {"post": {"requestBody": {"content": {"application/json": {"schema": {"type": "object", "properties": {"id": {"type": "integer", "example": 12345678901234567890}, "price": {"type": "number", "default": 10.00, "minimum": 1.0}, "kind": {"enum": [1.50, 2.0]}}}}}}}},
    "/form": {"post": {"requestBody": {"content": {"${FORM}": {"example": {"price": 10.00}}}}}},
    "/parts": {"post": {"requestBody": {"content": {"multipart/form-data": {"schema": {"type": "object", "properties": {"price": {"type": "number", "example": 10.00}}}}}}}},
    "/query": {"get": {"parameters": [{"in": "query", "name": "p", "required": true, "example": 10.00}, {"in": "header", "name": "X-V", "required": true, "schema": {"example": 1.0}}]}},
    "/twice": {"post": {"requestBody": {"content": {"application/json": {"example": {"a": 1.0, "a": 2}}}}}}
  }`;
  const json = `{"openapi": "3.0.0", "info": {"title": "T", "version": 1.0}, "servers": [{"url": "https://h.test/{v}", "variables": {"v": {"default": "1.0"}}}], "paths": ${operations}}`;
  const ofJson = {
    '/example': '{"id":12345678901234567890,"price":10.00,"n":3,"t":"1.0","deep":[1e3,-0]}',
    '/named': '{"id":12345678901234567890}',
    '/schema': '{"id":12345678901234567890,"price":10.00,"kind":1.50}',
    '/twice': '{"a":2}',
  };
  const bodies = (text: string) =>
    Object.fromEntries(
      readImport({ text }).entries.map(({ url, endpoint }) => [
        url.replace(/^https:\/\/h\.test\/1\.0/, ''),
        endpoint?.body?.kind === 'json' ? endpoint.body.text : endpoint?.body,
      ]),
    );

  it('are sent as the document has them', () => {
    expect(bodies(json)).toEqual({
      ...ofJson,
      '/form': { kind: 'form', fields: [{ name: 'price', value: '10.00' }] },
      '/parts': { kind: 'multipart', parts: [{ name: 'price', value: '10.00' }] },
      '/query?p=10.00': null,
    });
    const query = readImport({ text: json }).entries.find(({ url }) => url.includes('query'));
    expect(query?.endpoint?.headers).toEqual({ 'X-V': '1.0' });
  });

  it('are so in YAML and in Swagger 2, too', () => {
    const yaml = `openapi: 3.0.0
info: {title: T, version: 1.0}
servers: [{url: 'https://h.test/1.0'}]
paths:
  /example:
    post:
      requestBody:
        content:
          application/json:
            example: {id: 12345678901234567890, price: 10.00, n: 3, t: '1.0', deep: [1e3, 0x1F]}
`;
    expect(bodies(yaml)).toEqual({
      '/example': '{"id":12345678901234567890,"price":10.00,"n":3,"t":"1.0","deep":[1e3,31]}',
    });
    const swagger = `{"swagger": "2.0", "host": "h.test", "basePath": "/1.0", "schemes": ["https"], "paths": {"/old": {"post": {"consumes": ["application/json"], "parameters": [{"in": "body", "name": "b", "schema": {"type": "object", "example": {"id": 12345678901234567890}}}]}}}}`;
    expect(bodies(swagger)).toEqual({ '/old': '{"id":12345678901234567890}' });
  });

  it('are plain numbers in what is suggested for an API of one’s own, or are left out with a note', () => {
    const described = describeApi({ text: json });
    if ('problem' in described) throw new Error(described.problem);
    const found = Object.fromEntries(described.operations.map(({ path, body }) => [path, body]));
    expect(found).toMatchObject({ '/twice': { a: 2 } });
    expect(found['/example']).toBeUndefined();
    expect(described.notes).toContain(
      'An example of a body is left out: a number in it has more digits than are kept',
    );
    const small = describeApi({ text: json.replaceAll('12345678901234567890', '7') });
    if ('problem' in small) throw new Error(small.problem);
    expect(small.operations.find(({ path }) => path === '/example')?.body).toMatchObject({
      id: 7,
      price: 10,
    });
  });
});
