import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRoute, PATHS } from '#test/every-route.ts';
import { SECRET } from '#test/factories.ts';
import { createGuardedApp, type GuardedApp } from '#test/guarded-app.ts';
import { sendRaw } from '#test/raw-http.ts';

let guarded: GuardedApp;
let port: number;
let send: GuardedApp['send'];

beforeAll(async () => {
  guarded = await createGuardedApp(['gate.example']);
  ({ port, send } = guarded);
});

afterAll(() => guarded.close());

describe('a request from another site', () => {
  const strictPaths = PATHS.filter((path) => path !== '/' && path !== '/keys' && path !== '/favicon.svg');

  const expectRefused = async (headers: Record<string, string>): Promise<void> => {
    for (const { method, path } of everyRoute) {
      const response = await send(method, path, headers);
      expect(response.statusCode, `${method} ${path}`).toBe(403);
      expect(response.body).not.toContain(SECRET);
    }
  };

  it.each(['same-site', 'cross-site', 'other', '', 'same-origin, same-origin'])(
    'is rejected on every route: Sec-Fetch-Site "%s"',
    async (site) => expectRefused({ 'sec-fetch-site': site }),
  );

  it.each([
    'null',
    '',
    'http://evil.test',
    'http://localhost:4200',
    'https://localhost',
    'http://127.0.0.1',
    'http://localhost.',
    'http://localhost, http://localhost',
  ])('is rejected on every route: Origin "%s"', async (origin) => expectRefused({ origin }));

  it.each(strictPaths)('cannot open %s with a link', async (path) => {
    for (const site of ['cross-site', 'same-site']) {
      const response = await send('GET', path, {
        'sec-fetch-site': site,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      });
      expect(response.statusCode).toBe(403);
    }
  });

  it('may open a page with a link, but not in a frame or with a form', async () => {
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect((await send('GET', '/keys', link)).statusCode).toBe(200);
    expect((await send('GET', '/keys', { ...link, 'sec-fetch-dest': 'iframe' })).statusCode).toBe(403);
    expect((await send('GET', '/keys', { ...link, 'sec-fetch-mode': 'no-cors' })).statusCode).toBe(403);
    expect((await send('POST', '/keys', link)).statusCode).toBe(403);
  });

  it('is judged by its route, however the path is spelled', async () => {
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    for (const path of ['/%61pi/keys', '/api/%6beys', '/a%70i/health']) {
      const response = await send('GET', path, link);
      expect(response.statusCode).toBe(403);
    }
  });

  it('gets no CORS header for a preflight', async () => {
    const response = await send('OPTIONS', '/api/keys', {
      origin: 'http://evil.test',
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'content-type',
    });
    expect(response.statusCode).toBe(403);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('a request from our own', () => {
  it('page is accepted, with and without an Origin', async () => {
    expect((await send('GET', '/api/keys', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    const headers = {
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost',
      'content-type': 'application/json',
    };
    expect((await send('POST', '/api/keys/1/reveal', headers, '')).statusCode).toBe(200);
    const ported = { host: 'localhost:4000', origin: 'http://localhost:4000' };
    expect((await send('POST', '/api/keys/1/reveal', ported)).statusCode).toBe(200);
  });

  it('page behind a proxy that terminates TLS is accepted, by the scheme that the proxy names', async () => {
    const headers = { host: 'gate.example', origin: 'https://gate.example' };
    expect((await send('POST', '/api/keys/1/reveal', headers)).statusCode).toBe(403);
    expect(
      (await send('POST', '/api/keys/1/reveal', { ...headers, 'x-forwarded-proto': 'https' })).statusCode,
    ).toBe(200);
    const downgraded = { host: 'gate.example', origin: 'http://gate.example', 'x-forwarded-proto': 'https' };
    expect((await send('POST', '/api/keys/1/reveal', downgraded)).statusCode).toBe(403);
  });

  it('address bar may read but not write', async () => {
    const typed = { 'sec-fetch-site': 'none' };
    expect((await send('GET', '/api/keys', typed)).statusCode).toBe(200);
    expect((await send('POST', '/api/keys/1/reveal', typed)).statusCode).toBe(403);
    expect((await send('DELETE', '/api/keys/1', typed)).statusCode).toBe(403);
  });

  it('script, which sends neither header, is accepted', async () => {
    expect((await send('POST', '/api/keys/1/reveal')).json()).toMatchObject({ apiKey: SECRET });
  });
});

describe('a body', () => {
  const FOREIGN_TYPES = [
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json, text/plain',
    'application/ld+json',
    'application/octet-stream',
    'json',
    '/',
  ];

  it.each(FOREIGN_TYPES)('of type %s is rejected, even if it is empty', async (type) => {
    for (const payload of ['{}', '']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        for (const path of ['/api/keys/1/reveal', '/trpc/keys.reveal', '/keys']) {
          const response = await send(method, path, { 'content-type': type }, payload);
          expect(response.statusCode).toBe(415);
          expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
        }
      }
    }
  });

  it('without a type is rejected, with a length or chunked', async () => {
    const head = ['POST /api/keys/1/reveal HTTP/1.1', 'Host: localhost'];
    expect((await sendRaw(port, [...head, 'Content-Length: 2'], '{}')).status).toBe(415);
    expect(
      (await sendRaw(port, [...head, 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n')).status,
    ).toBe(415);
    expect((await sendRaw(port, [...head, 'Content-Length: 0'])).status).toBe(200);
  });

  it.each(['application/json', 'application/json; charset=utf-8'])('of type %s is accepted', async (type) => {
    expect((await send('POST', '/api/keys/1/reveal', { 'content-type': type }, '{}')).statusCode).toBe(200);
  });
});

describe('HEAD', () => {
  it('runs no operation, neither over REST nor over tRPC', async () => {
    for (const path of [
      '/api/keys',
      '/api/keys/1/reveal',
      '/api/health',
      '/trpc/keys.list?input=%7B%7D',
      '/trpc/keys.reveal',
    ]) {
      const response = await send('HEAD', path);
      expect([204, 404]).toContain(response.statusCode);
      expect(response.body).toBe('');
    }
  });
});

describe('every response', () => {
  it.each([
    ['let in', {}],
    ['rejected for its host', { host: 'evil.test' }],
    ['rejected for its origin', { origin: 'http://evil.test' }],
    ['rejected for its body', { 'content-type': 'text/plain' }],
  ])('to a request that is %s has the security headers and no CORS header', async (_state, headers) => {
    for (const { method, path } of everyRoute) {
      const response = await send(method, path, headers);
      expect(response.headers, `${method} ${path}`).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none';.*frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
      });
      if (/^\/(api|trpc)/.test(path)) expect(response.headers['cache-control']).toBe('no-store');
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });
});
