import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushEvents } from '#src/features/audit/audit.service.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let closed: TestApp;
let echo: Upstream;
beforeAll(async () => {
  [test, closed, echo] = await Promise.all([
    createTestApp(),
    createTestApp({ localNetworks: false }),
    startEcho(SECRET),
  ]);
});
afterAll(async () => {
  await Promise.all([echo.close(), closed.close(), test.close()]);
});

const MASK = 'sk-********************';

const preview = async (
  fields: Record<string, unknown>,
  key: Record<string, unknown> = {},
  app: TestApp = test,
) => {
  const { id } = await makeKey(app, key);
  return app.rest('POST', '/test/preview', { apiKeyId: id, method: 'GET', ...fields });
};

describe('the preview of a call', () => {
  it('says method, URL, headers and body, with the key masked, and neither sends nor records', async () => {
    const before = echo.received.length;
    const key = await makeKey(test, { baseUrl: `${echo.url}/v1` });
    const { status, body } = await test.rest('POST', '/test/preview', {
      apiKeyId: key.id,
      method: 'POST',
      endpoint: '/items?a=%20b',
      headers: { 'X-Trace': '7' },
      requestBody: { name: 'ü' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      method: 'POST',
      url: `${echo.url}/v1/items?a=%20b`,
      host: echo.host,
      headers: {
        accept: 'application/json, */*;q=0.8',
        'accept-encoding': 'gzip, br',
        'user-agent': 'Gatehouse',
        'gatehouse-call': 'random, new for each call',
        'content-type': 'application/json',
        'x-trace': '7',
        authorization: `Bearer ${MASK}`,
      },
      bodySize: 13,
      body: '{"name":"ü"}',
      keySent: true,
    });
    await flushEvents(test.deps);
    const events = await test.rest('GET', `/audit?keyId=${key.id}`);
    expect(events.body.items.map(({ action }: { action: string }) => action)).not.toContain('key.test');
    expect(echo.received).toHaveLength(before);
  });

  it('is the same over tRPC', async () => {
    const { id } = await makeKey(test);
    const input = { apiKeyId: id, endpoint: `${echo.url}/x`, method: 'GET' };
    const { body } = await test.trpc('mutation', 'testing.preview', input);
    expect(body).toEqual((await test.rest('POST', '/test/preview', input)).body);
  });

  it('shows only the size of a long body', async () => {
    const requestBody = 'x'.repeat(4095);
    const { body } = await preview({ endpoint: echo.url, method: 'PUT', requestBody });
    expect(body).toMatchObject({ bodySize: 4097 });
    expect(body).not.toHaveProperty('body');
    const shorter = await preview({ endpoint: echo.url, method: 'PUT', requestBody: requestBody.slice(1) });
    expect(shorter.body.body).toHaveLength(4096);
  });

  it('reads a host without a scheme as the call does', async () => {
    const { body } = await preview({ endpoint: 'api.github.com/user' }, { slug: 'github' });
    expect(body).toMatchObject({ url: 'https://api.github.com/user', keySent: true });
    const local = await preview({ endpoint: `${echo.host}/x` }, { slug: 'github' });
    expect(local.body.url).toBe(`${echo.url}/x`);
    const { id } = await makeKey(test, { slug: 'github' });
    const call = { apiKeyId: id, endpoint: `${echo.host}/x`, method: 'GET' };
    expect((await test.rest('POST', '/test', call)).body.response.path).toBe('/x');
  });
});

describe('the key in a preview', () => {
  it.each([
    ['stripe', 'Bearer ', 'authorization'],
    ['twilio', 'Basic ', 'authorization'],
  ])('of %s is masked', async (slug, scheme, name) => {
    const { body } = await preview({ endpoint: echo.url }, { slug, apiKey: `AC0123:${SECRET}` });
    expect(body.headers[name]).toMatch(new RegExp(`^${scheme}.{0,3}\\*{20}$`));
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  it('is masked as a parameter, and its signature is not shown', async () => {
    const query = await preview({ endpoint: `${echo.url}/x?a=1` }, { slug: 'facebook' });
    expect(query.body.url).toMatch(/\?a=1&access_token=sk-\*{20}$/);
    const apiKey = `AKIA${'Q'.repeat(16)}:${'s'.repeat(40)}`;
    const { body } = await preview({ endpoint: echo.url }, { slug: 'aws', apiKey });
    expect(body.headers.authorization).toBe(`AWS4-HMAC-SHA256 ${'*'.repeat(20)}`);
  });

  it.each([
    { endpoint: 'http://127.0.0.1/x/KEY' },
    { endpoint: 'http://127.0.0.1/x', headers: { 'X-Own': 'KEY' } },
    { endpoint: 'http://127.0.0.1/x', method: 'POST', requestBody: { mine: 'KEY' } },
  ])('is hidden where the caller wrote it: %j', async (fields) => {
    const written = JSON.parse(JSON.stringify(fields).replaceAll('KEY', SECRET));
    const { status, body } = await preview(written);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });
});

describe('a key that is not sent', () => {
  it('is said with its reason, as the call then says it', async () => {
    const host = await preview({ endpoint: 'https://elsewhere.example/x' }, { slug: 'openai' });
    expect(host.body).toMatchObject({ keySent: false, withheldReason: 'host', host: 'elsewhere.example' });
    expect(host.body.headers).not.toHaveProperty('authorization');
    const http = await preview({ endpoint: 'http://elsewhere.example/x' }, { slug: 'openai' });
    expect(http.body).toMatchObject({ keySent: false, withheldReason: 'plain-http' });
  });

  it('goes once its host is pinned, in the preview and in the call', async () => {
    const { id } = await makeKey(closed);
    const input = { apiKeyId: id, endpoint: `${echo.url}/x`, method: 'GET' };
    const both = async () => {
      const { body } = await closed.rest('POST', '/test/preview', input);
      const called = await closed.rest('POST', '/test', input);
      return [body.withheldReason, called.body.withheldReason];
    };
    expect(await both()).toEqual(['host', 'host']);
    await closed.rest('POST', `/keys/${id}/hosts`, { host: echo.host });
    expect(await both()).toEqual([undefined, undefined]);
  });

  it('if the caller wants so, the caller’s own header goes instead', async () => {
    const { id } = await makeKey(test);
    const input = {
      apiKeyId: id,
      endpoint: `${echo.url}/x`,
      method: 'GET',
      headers: { Authorization: 'Bearer another-token-0123' },
      withoutKey: true,
    };
    const { body } = await test.rest('POST', '/test/preview', input);
    expect(body).toMatchObject({ keySent: false, withheldReason: 'unwanted' });
    expect(body.headers.authorization).toBe('Bearer another-token-0123');
    const called = await test.rest('POST', '/test', input);
    expect(called.body.analysis).toContain('The key was not sent: this call was made without it.');
    expect(echo.received.at(-1)?.headers.authorization).toBe('Bearer another-token-0123');
  });
});

it.each([
  [{ endpoint: '' }, 'Endpoint is required'],
  [{ endpoint: '/models' }, 'This key has no base URL: enter a full URL, or set a base URL for the key'],
  [{ endpoint: 'http://127.0.0.1/', headers: { host: 'x' } }, 'Header host is set by the connection itself'],
])('rejects %j as the call does', async (fields, message) => {
  expect(await preview(fields)).toMatchObject({ status: 400, body: { message } });
});

it('returns 404 for a key that does not exist', async () => {
  const input = { apiKeyId: 2 ** 31 - 1, endpoint: echo.url, method: 'GET' };
  expect((await test.rest('POST', '/test/preview', input)).status).toBe(404);
});
