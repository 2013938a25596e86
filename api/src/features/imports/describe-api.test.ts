import type { DescribedApi } from '@gatehouse/contract/own-apis.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream } from '#test/upstream.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const read = (input: object) => test.rest('POST', '/imports/api', input);
const described = async (document: object | string, fields: object = {}): Promise<DescribedApi> => {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const { status, body } = await read({ text, ...fields });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

const ledger = (fields: object = {}) => ({
  openapi: '3.1.0',
  info: { title: '  The\n Ledger ', version: '1' },
  servers: [{ url: 'https://ledger.acme.example/v1/' }],
  externalDocs: { url: 'https://acme.example/docs' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/invoices': {
      get: {
        summary: 'List invoices',
        parameters: [
          { name: 'year', in: 'query', required: true, schema: { type: 'integer', example: 2026 } },
          { name: 'page', in: 'query' },
        ],
      },
      post: {
        requestBody: { content: { 'application/json': { example: { total: 3 } } } },
      },
    },
    '/invoices/{id}': { delete: { operationId: 'removeInvoice' }, trace: { summary: 'No' } },
  },
  ...fields,
});

describe('what an OpenAPI document says about its API', () => {
  it('is its name, base URL, hosts, placement, documentation and operations, as POST /providers takes them', async () => {
    const api = await described(ledger());
    expect(api).toEqual({
      name: 'The Ledger',
      baseUrl: 'https://ledger.acme.example/v1/',
      keyPlacement: { type: 'bearer' },
      hosts: ['ledger.acme.example'],
      documentationUrl: 'https://acme.example/docs',
      operations: [
        { method: 'GET', path: '/invoices?year={year}', summary: 'List invoices' },
        { method: 'POST', path: '/invoices', summary: '', body: { total: 3 } },
        { method: 'DELETE', path: '/invoices/{id}', summary: 'removeInvoice' },
      ],
      operationCount: 4,
      notes: ['3 of 4 operations are suggested'],
    });
    const { status, body } = await test.rest('POST', '/providers', api);
    expect([status, body.name]).toEqual([200, 'The Ledger']);
    const suggested = await test.rest('GET', `/providers/${body.id}/operations`);
    expect(suggested.body).toHaveLength(3);
  });

  it('is read from YAML and from Swagger 2 too', async () => {
    expect(
      await described(
        'openapi: 3.0.3\ninfo: {title: Notes}\nservers: [{url: "https://n.example"}]\npaths: {/a: {get: {deprecated: true}}}',
      ),
    ).toMatchObject({
      name: 'Notes',
      baseUrl: 'https://n.example',
      operations: [{ method: 'GET', path: '/a', summary: '' }],
    });
    const swagger = {
      swagger: '2.0',
      info: { title: 'Old' },
      host: 'old.acme.example',
      basePath: '/api',
      schemes: ['http', 'https'],
      securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      paths: { '/a': { get: { summary: 'A' } } },
    };
    expect(await described(swagger)).toMatchObject({
      baseUrl: 'https://old.acme.example/api',
      keyPlacement: { type: 'header', name: 'X-Key' },
      operations: [{ method: 'GET', path: '/a', summary: 'A' }],
    });
  });

  it.each<[string, object, DescribedApi['keyPlacement']]>([
    ['a bearer token', { a: { type: 'http', scheme: 'Bearer' } }, { type: 'bearer' }],
    ['an OAuth login', { a: { type: 'oauth2', flows: {} } }, { type: 'bearer' }],
    ['basic', { a: { type: 'http', scheme: 'basic' } }, { type: 'basic' }],
    [
      'a scheme of its own',
      { a: { type: 'http', scheme: 'Token' } },
      { type: 'header', name: 'Authorization', prefix: 'Token ' },
    ],
    ['a header', { a: { type: 'apiKey', in: 'header', name: 'X-Key' } }, { type: 'header', name: 'X-Key' }],
    ['a parameter', { a: { type: 'apiKey', in: 'query', name: 'key' } }, { type: 'query', name: 'key' }],
    [
      'the first that can be used',
      { a: { type: 'http', scheme: 'digest' }, b: { type: 'apiKey', in: 'query', name: 'k' } },
      { type: 'query', name: 'k' },
    ],
    ['none that can be used', { a: { type: 'apiKey', in: 'cookie', name: 's' } }, null],
    ['none at all', {}, { type: 'none' }],
  ])('has %s as the placement', async (_what, securitySchemes, placement) => {
    const api = await described(ledger({ components: { securitySchemes } }));
    expect(api.keyPlacement).toEqual(placement);
    expect(api.notes.some((note) => /key/.test(note))).toBe(placement === null || placement.type === 'none');
  });

  it('has the placement that the whole API asks for, and says if it asks for several', async () => {
    const securitySchemes = {
      a: { type: 'http', scheme: 'basic' },
      b: { type: 'apiKey', in: 'header', name: 'B' },
      c: { $ref: '#/components/securitySchemes/b' },
    };
    const api = await described(ledger({ components: { securitySchemes }, security: [{ c: [], a: [] }] }));
    expect(api).toMatchObject({
      keyPlacement: { type: 'header', name: 'B' },
      notes: expect.arrayContaining(['The API asks for several values at once: only c is sent as the key']),
    });
  });

  it.each([
    ['a key alone rather than several values at once', [{ a: [], b: [] }, { b: [] }], 'B', false],
    ['a key alone rather than a cookie and a certificate', [{ d: [], e: [] }, { b: [] }], 'B', false],
    ['several values rather than none', [{ d: [] }, { b: [], a: [] }], 'B', true],
  ])('has the placement of %s', async (_what, security, name, isOneOfSeveral) => {
    const securitySchemes = {
      a: { type: 'http', scheme: 'basic' },
      b: { type: 'apiKey', in: 'header', name: 'B' },
      d: { type: 'apiKey', in: 'cookie', name: 's' },
      e: { type: 'mutualTLS' },
    };
    const api = await described(ledger({ components: { securitySchemes }, security }));
    expect(api.keyPlacement).toEqual({ type: 'header', name });
    expect(api.notes.some((note) => note.includes('several values at once'))).toBe(isOneOfSeveral);
  });

  it('has no base URL that differs between accounts, and says so', async () => {
    const api = await described(ledger({ servers: [{ url: 'https://{shop}.acme.example' }] }));
    expect(api).toMatchObject({ baseUrl: null, hosts: [] });
    expect(api.notes[0]).toContain('{shop}.acme.example is different for each account');
    expect((await described(ledger({ servers: [] }))).notes[0]).toBe('The document names no server');
  });

  it('leaves out each part that contains a secret, says so, and can be added as it is', async () => {
    const secret = 'sk-proj-aB3dE5gH7jK9mN1pQ3sT5vX7zA9cE1gH3jK5mN7pQ9sT1vX3';
    const api = await described(
      ledger({
        info: { title: `Ledger ${secret}`, version: '1' },
        servers: [{ url: `https://ledger.acme.example/v1?key=${secret}` }],
        externalDocs: { url: `https://acme.example/docs?token=${secret}` },
        components: { securitySchemes: { a: { type: 'apiKey', in: 'header', name: secret } } },
        paths: {
          [`/me?token=${secret}`]: { get: { summary: 'Me' } },
          '/invoices': {
            get: { summary: `List with ${secret}` },
            post: { requestBody: { content: { 'application/json': { example: { note: secret } } } } },
          },
          '/a': { get: { summary: 'A', parameters: [{ name: 'api_key', in: 'query', required: true }] } },
        },
      }),
    );
    expect(JSON.stringify(api)).not.toContain(secret);
    expect(api).toMatchObject({
      name: '',
      baseUrl: null,
      keyPlacement: null,
      hosts: [],
      documentationUrl: null,
      operations: [
        { method: 'GET', path: '/invoices', summary: '' },
        { method: 'POST', path: '/invoices', summary: '' },
        { method: 'GET', path: '/a?api_key={api_key}', summary: 'A' },
      ],
    });
    expect(api.operations[1]).not.toHaveProperty('body');
    expect(api.notes).toEqual([
      'The base URL is left out: it contains a secret',
      'An operation is left out: its path contains a secret',
      'A summary is left out: it contains a secret',
      'An example of a body is left out: it contains a secret',
      '3 of 4 operations are suggested',
      'The name is left out: it contains a secret',
      'Where the key goes is left out: it contains a secret',
      'The documentation is left out: its URL contains a secret',
    ]);
    const { keyPlacement: _, ...rest } = api;
    const input = {
      ...rest,
      name: 'Without secrets',
      baseUrl: 'https://ledger.acme.example',
      hosts: undefined,
    };
    expect((await test.rest('POST', '/providers', input)).status).toBe(200);
  });

  it('is at most as much as is stored, and has no example with a secret', async () => {
    const secret = 'sk-proj-aB3dE5gH7jK9mN1pQ3sT5vX7zA9cE1gH3jK5mN7pQ9sT1vX3';
    const body = (example: object) => ({
      post: { requestBody: { content: { 'application/json': { example } } } },
    });
    const many = Object.fromEntries(
      Array.from({ length: 1200 }, (_, at) => [`/p/${at}`, body({ text: 'ab '.repeat(1000) })]),
    );
    const api = await described(ledger({ paths: { '/secret': body({ note: secret }), ...many } }));
    expect([api.operationCount, api.operations.length]).toEqual([1201, 1000]);
    expect(api.operations.some(({ body: example }) => example !== undefined)).toBe(true);
    expect(JSON.stringify(api)).not.toContain(secret);
    expect((await test.rest('POST', '/providers', { ...api, name: 'Many' })).status).toBe(200);
  });

  it('is fetched from a URL, under which a relative server is', async () => {
    const site = await startUpstream((_call, _request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(ledger({ servers: [{ url: '/v2' }] }))),
    );
    const { body } = await read({ url: `${site.url}/openapi.json` });
    expect(body).toMatchObject({ baseUrl: `${site.url}/v2`, hosts: ['127.0.0.1'] });
    await site.close();
  });

  it.each<[object, string]>([
    [{ text: '{"openapi":' }, 'Not valid JSON'],
    [{ text: '{"a":1}' }, 'Not a document that can be imported'],
    [{ text: '{"openapi":"4.0"}' }, 'only OpenAPI 3 and Swagger 2'],
    [{ text: 'curl https://a.example' }, 'Not an OpenAPI document'],
    [{}, 'Choose a file'],
    [{ url: 'http://169.254.169.254/openapi.json' }, ''],
  ])('is not there in %j', async (input, message) => {
    const { status, body } = await read(input);
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });
});
