import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushEvents } from '#src/features/audit/audit.service.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let echo: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  echo = await startEcho(SECRET);
});
afterAll(async () => {
  await echo.close();
  await test.close();
});

const run = async (fields: Record<string, unknown>, key: Record<string, unknown> = {}) => {
  const { id } = await makeKey(test, key);
  return test.rest('POST', '/test', { apiKeyId: id, method: 'GET', ...fields });
};

describe('calling an API with a stored key', () => {
  it('sends the key and returns status, body, headers, time, timings, size and analysis', async () => {
    const { status, body } = await run({ endpoint: `${echo.url}/v1/things?limit=2` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 200,
      statusText: 'OK',
      response: { method: 'GET', path: '/v1/things?limit=2', body: '' },
      headers: { 'content-type': 'application/json' },
      truncated: false,
    });
    expect(body.responseTime).toBeGreaterThan(0);
    expect(body.size).toBe(JSON.stringify(body.response).length);
    expect(Object.keys(body.timings)).toEqual(['dns', 'connect', 'tls', 'firstByte', 'download']);
    expect(body.analysis).toContain('200 OK: The call succeeded.');
    expect(body).not.toHaveProperty('error');
    expect(body).not.toHaveProperty('withheldHost');
  });

  it('returns the same over tRPC', async () => {
    const { id } = await makeKey(test);
    const { body } = await test.trpc('mutation', 'testing.run', {
      apiKeyId: id,
      endpoint: `${echo.url}/x`,
      method: 'GET',
    });
    expect(body).toMatchObject({ status: 200, response: { path: '/x' } });
  });

  it.each([
    ['/models', '/v1/models'],
    ['models', '/v1/models'],
    ['/a%20b?q=1', '/v1/a%20b?q=1'],
  ])('treats %s as a path under the base URL of the key', async (endpoint, path) => {
    const { body } = await run({ endpoint }, { baseUrl: `${echo.url}/v1/` });
    expect(body.response.path).toBe(path);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('sends any JSON value as the body of %s', async (method) => {
    const { body } = await run({ endpoint: `${echo.url}/x`, method, requestBody: [1, { a: 'ü' }] });
    expect(body.response).toMatchObject({ method, body: '[1,{"a":"ü"}]' });
    expect(echo.received.at(-1)?.headers['content-type']).toBe('application/json');
  });

  it('treats an empty object as no body', async () => {
    await run({ endpoint: `${echo.url}/x`, method: 'POST', requestBody: {} });
    expect(echo.received.at(-1)).toMatchObject({ body: '' });
    expect(echo.received.at(-1)?.headers).not.toHaveProperty('content-type');
  });

  it('encodes the body by the caller’s content type: a form for Stripe and Twilio', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const requestBody = { To: '+15550100', Body: 'Hi' };
    const { body } = await run({ endpoint: `${echo.url}/x`, method: 'POST', requestBody, headers });
    expect(body.response.body).toBe('To=%2B15550100&Body=Hi');
    expect(echo.received.at(-1)?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('sends the headers that the caller set, and none of the browser’s', async () => {
    await run({ endpoint: `${echo.url}/x`, headers: { 'X-Trace': '7', Accept: 'text/csv' } });
    expect(echo.received.at(-1)?.headers).toMatchObject({
      'x-trace': '7',
      accept: 'text/csv',
      host: echo.host,
    });
    expect(Object.keys(echo.received.at(-1)?.headers ?? {})).not.toContain('cookie');
  });

  it('returns 200 when the API rejects the call, with the API’s own words in the analysis', async () => {
    const { status, body } = await run({ endpoint: `${echo.url}/x` }, { apiKey: 'wrong-key-0123456789' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 401, response: { error: { message: 'Bad credentials' } } });
    expect(body.analysis).toContain('401 Unauthorized: The API does not accept the key');
    expect(body.analysis).toContain('The API says: Bad credentials');
  });

  it('makes a call even if the key is inactive', async () => {
    const rejecting = await startUpstream((_call, _request, response) => response.writeHead(401).end());
    const key = await makeKey(test, { slug: 'github', baseUrl: rejecting.url });
    await test.rest('POST', `/keys/${key.id}/verify`);
    const { body } = await test.rest('POST', '/test', { apiKeyId: key.id, endpoint: '/x', method: 'GET' });
    await rejecting.close();
    expect(body.status).toBe(401);
  });
});

describe('bad input', () => {
  it.each([
    [{ endpoint: '' }, 'Endpoint is required'],
    [{ endpoint: undefined }, 'Endpoint is required'],
    [{ endpoint: 'ftp://example.com' }, 'Endpoint must start with http:// or https://'],
    [{ endpoint: 'javascript:alert(1)' }, 'Endpoint must start with http:// or https://'],
    [
      { endpoint: 'http://u:p@example.com' },
      'Endpoint must not contain a user name or password: the key is added for you',
    ],
    [{ endpoint: '/models' }, 'This key has no base URL: enter a full URL, or set a base URL for the key'],
    [
      { endpoint: 'http://127.0.0.1/', headers: { host: 'x' } },
      'Header host is set by the connection itself',
    ],
    [{ endpoint: 'http://127.0.0.1/', headers: { 'a b': 'x' } }, 'Not a header name'],
    [{ endpoint: 'http://127.0.0.1/', headers: { a: 'x\r\ny: z' } }, 'Not a header value'],
  ])('rejects %j', async (fields, message) => {
    expect(await run(fields)).toMatchObject({ status: 400, body: { message, code: 'BAD_REQUEST' } });
  });

  it.each(['get', 'TRACE', 'CONNECT', ''])('rejects the method %j', async (method) => {
    expect((await run({ endpoint: echo.url, method })).status).toBe(400);
  });

  it('returns 404 for a key that does not exist', async () => {
    const response = await test.rest('POST', '/test', {
      apiKeyId: 2 ** 31 - 1,
      endpoint: echo.url,
      method: 'GET',
    });
    expect(response).toMatchObject({ status: 404, body: { message: 'API key not found' } });
  });
});

describe('what a response means for the key', () => {
  it.each([
    ['google', { error: { code: 400, message: 'No', details: [{ reason: 'API_KEY_INVALID' }] } }, 400],
    ['google', { error: { code: 400, errors: [{ domain: 'usageLimits', reason: 'keyExpired' }] } }, 400],
    ['facebook-graph', { error: { code: 190, message: 'No' } }, 400],
    ['aws', { __type: 'com.amazon.coral.service#UnrecognizedClientException', message: 'No' }, 400],
  ])('a key rejected by %s with its own error code is reported as rejected', async (slug, reply, status) => {
    const rejecting = await startUpstream((_call, _request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
    const apiKey = slug === 'aws' ? `AKIA${'Q'.repeat(16)}:${'s'.repeat(40)}` : SECRET;
    const { body } = await run({ endpoint: rejecting.url }, { slug, apiKey });
    await rejecting.close();
    expect(body.analysis).toContain('400 Bad Request: The API does not accept the key');
  });

  it('does not say that it is wrong if it was not sent', async () => {
    const rejecting = await startUpstream((_call, _request, response) => response.writeHead(401).end());
    const closed = await createTestApp({ localNetworks: false });
    const { id } = await makeKey(closed);
    const { body } = await closed.rest('POST', '/test', {
      apiKeyId: id,
      endpoint: rejecting.url,
      method: 'GET',
    });
    await closed.close();
    await rejecting.close();
    expect(body.analysis).toContain(
      '401 Unauthorized: The API requires a key, but this call arrived without one.',
    );
  });
});

describe('where a key is sent', () => {
  it('a call is made without the key to a host that is not its own, says so, and with it once the host is pinned', async () => {
    const outside = await startUpstream((call, _request, response) => {
      response.end(JSON.stringify({ authorization: call.headers.authorization ?? null }));
    });
    const closed = await createTestApp({ localNetworks: false });
    const { id } = await makeKey(closed);
    const call = () => closed.rest('POST', '/test', { apiKeyId: id, endpoint: outside.url, method: 'GET' });
    const before = await call();
    expect(before.body).toMatchObject({ response: { authorization: null }, withheldHost: outside.host });
    expect(before.body.analysis).toContain(`The key was not sent: ${outside.host} is not one of its hosts`);
    await closed.rest('POST', `/keys/${id}/hosts`, { host: outside.host });
    const after = await call();
    expect(outside.received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      `Bearer ${SECRET}`,
    ]);
    expect(after.body).not.toHaveProperty('withheldHost');
    await closed.close();
    await outside.close();
  });

  it('the key is not sent on when the API redirects to another origin', async () => {
    const other = await startUpstream((_call, _request, response) => response.end('{}'));
    const first = await startUpstream((_call, _request, response) => {
      response.writeHead(302, { location: `${other.url}/elsewhere` }).end();
    });
    const { body } = await run({ endpoint: first.url, headers: { 'x-own': 'mine' } });
    expect(body.status).toBe(200);
    expect(body.analysis).toContain(`Followed a redirect to ${other.host}`);
    expect(first.received[0]?.headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'x-own': 'mine' });
    expect(other.received[0]?.headers).not.toHaveProperty('authorization');
    expect(other.received[0]?.headers).not.toHaveProperty('x-own');
    await first.close();
    await other.close();
  });

  it('a call is recorded with its host, method and status, without path or key', async () => {
    const { id } = await makeKey(test);
    await test.rest('POST', '/test', { apiKeyId: id, endpoint: `${echo.url}/secret-path`, method: 'GET' });
    await flushEvents(test.deps);
    const rows = await test.deps.connection.db
      .selectFrom('audit_events')
      .select(['action', 'host', 'status', 'key_sent', 'source', 'detail'])
      .where('subject_id', '=', id)
      .execute();
    const last = rows.at(-1);
    expect(last).toEqual({
      action: 'key.test',
      host: echo.host,
      status: 200,
      key_sent: 1,
      source: 'test',
      detail: JSON.stringify({ method: 'GET' }),
    });
  });
});
