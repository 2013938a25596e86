import { describe, expect, it } from 'vitest';
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
