import { errorBodySchema } from '@gatehouse/contract/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT } from '#src/http/json-body.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen, type RawResponse, sendRaw } from '#test/raw-http.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  port = await listen(test.app);
});
afterAll(() => test.close());

const JSON_POST = ['POST /api/keys HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
const sendJson = (body: string): Promise<RawResponse> =>
  sendRaw(port, [...JSON_POST, `Content-Length: ${Buffer.byteLength(body)}`], body);

const expectError = (response: RawResponse, status: number, code: string): void => {
  expect(response.status).toBe(status);
  const body = errorBodySchema.strict().parse(JSON.parse(response.body));
  expect(body.code).toBe(code);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.body).not.toMatch(/FST_|HPE_|TRPC|Zod|node_modules|\bat \//);
};

it('a path may have a trailing slash', async () => {
  for (const path of ['/api/health/', '/api/keys/', '/api/openapi.json/', '/api/docs/']) {
    expect((await sendRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost'])).status, path).toBe(200);
  }
});

describe('every error has the same shape, whatever layer raises it', () => {
  it('the router, for an unknown path', async () => {
    for (const path of ['/none', '/api/none', '/api/keys/1/none', '/api']) {
      expectError(await sendRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost']), 404, 'NOT_FOUND');
    }
  });

  it.each(['{', '{"a":}', "{'a':1}", 'undefined', '{"a":1}}', '\u0000'])(
    'the JSON parser, for %j',
    async (body) => {
      expectError(await sendJson(body), 400, 'BAD_REQUEST');
    },
  );

  it('the body limit: 1 MiB is accepted, one byte more is rejected', async () => {
    const filled = (bytes: number): string => `{"name":"${'x'.repeat(bytes - 11)}"}`;
    expect(Buffer.byteLength(filled(BODY_LIMIT))).toBe(1_048_576);
    expectError(await sendJson(filled(BODY_LIMIT)), 400, 'BAD_REQUEST');
    expectError(await sendJson(filled(BODY_LIMIT + 1)), 413, 'PAYLOAD_TOO_LARGE');
  });

  it('the body limit, for a chunked body without a length', async () => {
    const size = BODY_LIMIT + 1;
    const body = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
    expectError(
      await sendRaw(port, [...JSON_POST, 'Transfer-Encoding: chunked'], body),
      413,
      'PAYLOAD_TOO_LARGE',
    );
  });

  it('the gate, for a body that is not JSON', async () => {
    const head = [
      'POST /api/keys HTTP/1.1',
      'Host: localhost',
      'Content-Type: text/plain',
      'Content-Length: 2',
    ];
    expectError(await sendRaw(port, head, '{}'), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it.each(['/%', '/%zz', '/api/keys/%ff', '/assets/%c0%ae'])('the path decoder, for %s', async (path) => {
    const response = await sendRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost']);
    expectError(response, 400, 'BAD_REQUEST');
    expect(JSON.parse(response.body).message).toContain('The path is not valid');
  });

  it('the route of an operation, for an unknown expectation, which is ignored', async () => {
    const head = [...JSON_POST, 'Expect: 200-ok', 'Content-Length: 2'];
    expectError(await sendRaw(port, head, '{}'), 400, 'BAD_REQUEST');
    const foreign = head.map((line) => line.replace('Host: localhost', 'Host: evil.test'));
    expectError(await sendRaw(port, foreign, '{}'), 403, 'FORBIDDEN');
  });

  it('the HTTP parser, for headers over 16 KiB and for malformed HTTP', async () => {
    const head = ['GET /api/keys HTTP/1.1', 'Host: localhost'];
    expect((await sendRaw(port, [...head, `X-Large: ${'x'.repeat(15_000)}`])).status).toBe(200);
    expectError(await sendRaw(port, [...head, `X-Large: ${'x'.repeat(17_000)}`]), 413, 'PAYLOAD_TOO_LARGE');
    expectError(await sendRaw(port, ['GET /api/keys']), 400, 'BAD_REQUEST');
    expectError(await sendRaw(port, [...head, 'Content-Length: one']), 400, 'BAD_REQUEST');
    expectError(
      await sendRaw(port, [...head, 'Content-Length: 1', 'Transfer-Encoding: chunked']),
      400,
      'BAD_REQUEST',
    );
  });

  it('a response that does not match its schema, without details', async () => {
    const { id } = await makeKey(test);
    const { db } = test.deps.connection;
    await db.updateTable('api_keys').set({ last_rotated: 'canary' }).where('id', '=', id).execute();
    const response = await sendRaw(port, ['GET /api/keys HTTP/1.1', 'Host: localhost']);
    expectError(response, 500, 'INTERNAL_SERVER_ERROR');
    expect(response.body).not.toMatch(/canary|lastRotated|issues/);
    const typed = await test.trpc('query', 'keys.list');
    expect(typed.status).toBe(500);
    expect(JSON.stringify(typed.body)).not.toMatch(/canary|lastRotated/);
  });

  it('an unexpected exception, without details', async () => {
    test.deps.connection.status = async () => {
      throw new TypeError('canary of the inside');
    };
    const response = await sendRaw(port, ['GET /api/ready HTTP/1.1', 'Host: localhost']);
    expectError(response, 500, 'INTERNAL_SERVER_ERROR');
    expect(response.body).not.toContain('canary');
  });
});
