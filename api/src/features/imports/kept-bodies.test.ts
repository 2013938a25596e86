import type { CallBody } from '@gatehouse/contract/body.ts';
import type { ExportFormat } from '@gatehouse/contract/plain/import-options.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { CANARY } from '#test/import-documents.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  return () => test.close();
});
afterAll(endImportThreads);

const LIST: CallBody = { kind: 'json', text: '[{"a": 10.00}, 2]' };
const XML: CallBody = { kind: 'text', text: '<a>\n  <b/>\n</a>', contentType: 'application/xml' };
const FORM: CallBody = {
  kind: 'form',
  fields: [
    { name: 'a', value: '1' },
    { name: 'b', value: 'ä &' },
    { name: 'a', value: '2' },
  ],
};
const PARTS: CallBody = {
  kind: 'multipart',
  parts: [
    { name: 'note', value: 'two\nlines' },
    { name: 'meta', value: '{"a":1}', contentType: 'application/json' },
    { name: 'picture', fileName: 'me.png', contentType: 'image/png' },
  ],
};
const GRAPHQL: CallBody = {
  kind: 'graphql',
  query: 'query One($n: Int) { one(n: $n) }',
  variables: '{"n": 10.00}',
  operationName: 'One',
};

const KEPT: [ExportFormat, CallBody][] = [
  ['postman', LIST],
  ['postman', XML],
  ['postman', FORM],
  ['postman', PARTS],
  ['postman', GRAPHQL],
  ['curl', XML],
  ['curl', LIST],
  ['http', LIST],
  ['http', XML],
  ['http', FORM],
];

describe('a body that is no object', () => {
  it.each(KEPT)('is the same after an export as %s and an import: %j', async (format, body) => {
    const openai = await providerBySlug(test, 'openai');
    const given = { providerId: openai.id, name: 'One', endpoint: 'https://api.openai.com/v1/a', body };
    const saved = await test.rest('POST', '/saved-endpoints', { ...given, method: 'POST' });
    expect(saved.status).toBe(200);
    const url = `/saved-endpoints/export?format=${format}&providerId=${openai.id}`;
    const { text } = (await test.rest('GET', url)).body;
    await test.rest('DELETE', `/saved-endpoints/${saved.body.id}`);
    const review = await test.rest('POST', '/imports/review', { text });
    const chosen = { endpoints: [{ index: 0, providerId: openai.id }], secrets: [] };
    const { status } = await test.rest('POST', '/imports', { text, digest: review.body.digest, ...chosen });
    expect(status).toBe(200);
    const [again] = (await test.rest('GET', '/saved-endpoints')).body;
    expect(again).toMatchObject({ method: 'POST', endpoint: given.endpoint, body, headers: null });
  });

  it('has none of the secrets of its document, which are offered as keys', () => {
    const key = 'import-canary-61-Zx9Qw3Er5T';
    const bodies = [
      { mode: 'raw', raw: `<a><apiKey>${key}</apiKey></a>`, options: { raw: { language: 'xml' } } },
      { mode: 'raw', raw: `[{"apiKey": "${key}"}]` },
      {
        mode: 'urlencoded',
        urlencoded: [
          { key: 'a', value: '1' },
          { key: 'a', value: '2' },
          { key: 'apiKey', value: key },
        ],
      },
      {
        mode: 'formdata',
        formdata: [
          { key: 'apiKey', value: key },
          { key: 'a', value: '1' },
        ],
      },
      { mode: 'graphql', graphql: { query: '{ a }', variables: `{"apiKey": "${key}"}` } },
    ];
    for (const body of bodies) {
      const item = [{ name: 'One', request: { method: 'POST', url: 'https://api.acme.test/a', body } }];
      const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
      const { entries, secrets } = readImport({
        text: JSON.stringify({ info: { name: 'A', schema }, item }),
      });
      expect(entries[0]?.endpoint?.body?.kind).toBeDefined();
      expect(JSON.stringify(entries)).not.toContain(CANARY);
      expect(secrets.map(({ value }) => value)).toEqual([key]);
      expect(entries[0]?.notes.join()).toMatch(/left out of the body/);
    }
  });

  it('has no field whose name is a key', () => {
    const key = `sk-${'proj-Zx9Qw3Er5T7Yu1Io'.repeat(3)}`;
    const bodies = [
      { mode: 'raw', raw: `[{"${key}": 1, "kept": 2}]` },
      {
        mode: 'formdata',
        formdata: [
          { key, value: '1' },
          { key: 'kept', value: '1' },
        ],
      },
      { mode: 'graphql', graphql: { query: '{ a }', variables: `{"${key}": 1, "kept": 2}` } },
    ];
    for (const body of bodies) {
      const item = [{ name: 'One', request: { method: 'POST', url: 'https://api.acme.test/a', body } }];
      const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
      const { entries } = readImport({ text: JSON.stringify({ info: { name: 'A', schema }, item }) });
      expect(JSON.stringify(entries)).toContain('kept');
      expect(JSON.stringify(entries)).not.toContain(key);
      expect(entries[0]?.notes).toContain('A body field is left out: its name contains a secret');
    }
  });
});
