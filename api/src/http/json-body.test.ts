import { MAX_JSON_DEPTH } from '@gatehouse/contract/plain/json-text.ts';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (url: string, body: string | Buffer, method: HTTPMethods & 'POST' = 'POST') =>
  test.app.inject({
    method,
    url,
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: body,
  });

const nested = (levels: number): string =>
  `{"apiKeyId":1,"endpoint":"http://127.0.0.1:1/","method":"POST","requestBody":${'['.repeat(levels)}${']'.repeat(levels)}}`;

describe.each([
  ['REST', '/api/keys', '/api/test'],
  ['tRPC', '/trpc/keys.add', '/trpc/testing.run'],
])('a body by %s', (_face, addKey, runTest) => {
  it.each([
    ['{"providerId":1', 'The body is not valid JSON'],
    ['{"__proto__":{"x":1}}', 'The body must not contain the name __proto__'],
    ['{"a":[{"\\u005f_proto__":1}]}', 'The body must not contain the name __proto__'],
  ])('is rejected with the usual error body: %s', async (body, message) => {
    const response = await post(addKey, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_REQUEST', message });
  });

  it('must be UTF-8: otherwise other characters would be stored than were sent', async () => {
    const latin1 = Buffer.from('{"providerId":12,"name":"M\xfcller","apiKey":"0123456789"}', 'latin1');
    const response = await post(addKey, latin1);
    expect(response.json()).toEqual({ code: 'BAD_REQUEST', message: 'The body is not valid UTF-8' });
    expect((await test.rest('GET', '/keys')).body).toEqual([]);
  });

  it('may start with a byte order mark', async () => {
    const marked = await post(addKey, '\ufeff{"providerId":12,"name":"","apiKey":"0123456789"}');
    expect(JSON.stringify(marked.json())).toContain('Key name is required');
  });

  it('may be nested 1,000 levels deep, which overflows no layer', async () => {
    const message = 'The body is nested more than 1000 levels deep';
    // One level is the object itself.
    const most = await post(runTest, nested(MAX_JSON_DEPTH - 1));
    expect(most.statusCode).toBe(404);
    expect(JSON.stringify(most.json())).toContain('API key not found');
    expect((await post(runTest, nested(MAX_JSON_DEPTH))).json()).toEqual({ code: 'BAD_REQUEST', message });
    const wide = `{"a":"${'['.repeat(5000)}","providerId":0}`;
    expect(JSON.stringify((await post(addKey, wide)).json())).toContain('Provider is required');
  });

  it.each([
    ['/test', { kind: 'json' }, 'text'],
    ['/test/preview', { kind: 'graphql', query: '{a}' }, 'variables'],
    ['/generate-code', { kind: 'json' }, 'text'],
    ['/saved-endpoints', { kind: 'json' }, 'text'],
    ['/saved-endpoints', { kind: 'graphql', query: '{a}' }, 'variables'],
  ])(
    'of a request may have JSON of 1,000 levels, which overflows no layer: %s, %o',
    async (path, kind, field) => {
      const send = (depth: number) =>
        test.rest('POST', path, {
          providerId: 1,
          name: 'Deep',
          apiKeyId: null,
          savedEndpointId: 1,
          language: 'curl',
          endpoint: 'http://127.0.0.1:1/',
          method: 'POST',
          body: { ...kind, [field]: `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}` },
        });
      expect(await send(MAX_JSON_DEPTH)).toMatchObject({ status: 200 });
      const message = 'The JSON is nested more than 1000 levels deep';
      expect(await send(MAX_JSON_DEPTH + 1)).toMatchObject({
        status: 400,
        body: { message, issues: [{ path: ['body', field], message }] },
      });
      expect(await send(20_000)).toMatchObject({ status: 400 });
    },
  );
});

it('a tRPC query that is not valid JSON gets a tRPC error that says so', async () => {
  const response = await test.app.inject({ url: '/trpc/keys.list?input={', headers: { host: 'localhost' } });
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatchObject({
    message: 'The input is not valid JSON',
    data: { code: 'BAD_REQUEST' },
  });
});

describe('the message for an invalid value', () => {
  it.each([
    ['/discover-apis', { query: 'email', autoSave: 'yes' }, 'autoSave must be true or false'],
    [
      '/test',
      { apiKeyId: 1, endpoint: '/x' },
      'method must be one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
    ],
    [
      '/test',
      { apiKeyId: 1, endpoint: '/x', method: 'GET', headers: { a: 1 } },
      'headers.a must be text or a list',
    ],
    ['/test', { apiKeyId: 1, endpoint: '/x', method: 'GET', headers: { a: [1] } }, 'headers.a is not valid'],
    ['/test', { apiKeyId: 1, endpoint: '/x', method: 'GET', body: { kind: 'x' } }, 'body.kind is not valid'],
    ['/test', { apiKeyId: 1, endpoint: '/x', method: 'GET', headers: [] }, 'headers must be an object'],
    ['/test', { endpoint: '/x', method: 'GET' }, 'API key is required'],
    [
      '/keys',
      { providerId: 1, name: 'x', apiKey: '0123456789', keyType: 'prod' },
      'keyType must be one of development, testing, staging, production',
    ],
  ])('names the field and what it must be: %s %j', async (path, body, message) => {
    const response = await test.rest('POST', path, body);
    expect(response).toMatchObject({ status: 400, body: { message, code: 'BAD_REQUEST' } });
    expect(response.body.issues[0].message).toBe(message);
  });

  it('appears once for a value that breaks several rules', async () => {
    const { body } = await test.rest('POST', '/keys/99999999999999999999/reveal');
    expect(body.issues).toEqual([{ path: ['id'], message: 'Must be a whole number from 1 to 2147483647' }]);
  });
});
