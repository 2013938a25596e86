import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyRoute } from '#test/every-route.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { createWebRoot } from '#test/web-root.ts';

const TOKEN = 'a-token-of-more-than-32-characters!';
/** What a program without the token may ask. */
const PROBES = ['/api/health', '/api/ready'];
const WRONG = 'b-token-of-more-than-32-characters!';

let web: Awaited<ReturnType<typeof createWebRoot>>;
let test: TestApp;
let now: number;

beforeEach(async () => {
  now = Date.parse('2030-01-01T00:00:00Z');
  web = await createWebRoot();
  test = await createTestApp({
    webRoot: web.folder,
    now: () => now,
    gate: { allowedHosts: ['gate.example'], accessToken: TOKEN },
  });
});

afterEach(async () => {
  await test.close();
  await web.dispose();
});

const send = (method: InjectOptions['method'], url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method, url, headers: { host: 'gate.example', ...headers } });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const linkFor = (token: string): string => `/?token=${encodeURIComponent(token)}`;

/** The sign-in form as a browser sends it from our own page. */
const sendForm = (token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: {
      host: 'gate.example',
      origin: 'http://gate.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ token, page: '/keys' }).toString(),
  });

/** The cookie that the browser gets for the link, as it sends it back. */
const signIn = async (): Promise<string> => {
  const { headers } = await send('GET', linkFor(TOKEN));
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

describe('with an access token set', () => {
  it('every route needs it, including files and unknown paths, but not the probes', async () => {
    for (const { method, path } of everyRoute) {
      if (method === 'GET' && PROBES.includes(path)) continue;
      const response = await send(method, path);
      expect(response.statusCode, `${method} ${path}`).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      if (method !== 'HEAD')
        expect(response.json()).toMatchObject({ code: 'UNAUTHORIZED', message: expect.any(String) });
    }
  });

  it.each(PROBES)(
    '%s answers without it and with a wrong one, which does not count as a guess',
    async (path) => {
      for (let guess = 0; guess < 50; guess += 1)
        expect((await send('GET', path, guess === 0 ? {} : bearer(WRONG))).statusCode).toBe(200);
      expect((await send('GET', '/api/keys', bearer(WRONG))).statusCode).toBe(401);
      expect((await send('GET', path, { host: 'evil.test' })).statusCode).toBe(403);
    },
  );

  it('the bearer token is accepted, over REST and tRPC', async () => {
    expect((await send('GET', '/api/keys', bearer(TOKEN))).statusCode).toBe(200);
    expect((await send('GET', '/trpc/keys.list?input=%7B%7D', bearer(TOKEN))).statusCode).toBe(200);
  });

  it.each([WRONG, TOKEN.slice(0, -1), `${TOKEN}x`, TOKEN.toUpperCase(), '', 'undefined'])(
    'the bearer token "%s" is rejected',
    async (token) => {
      expect((await send('GET', '/api/keys', bearer(token))).statusCode).toBe(401);
    },
  );

  it('the link is exchanged for a cookie that is not the token, and redirects to a URL without it', async () => {
    const response = await send('GET', linkFor(TOKEN));
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/');
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^gatehouse=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(TOKEN);

    const signedIn = { cookie: `other=1; ${cookie.split(';')[0]}` };
    expect((await send('GET', '/', { ...signedIn, accept: 'text/html' })).statusCode).toBe(200);
    expect(
      (await send('GET', '/api/keys', { ...signedIn, 'sec-fetch-site': 'same-origin' })).statusCode,
    ).toBe(200);
  });

  it('the cookie is Secure behind a proxy that terminates TLS', async () => {
    const response = await send('GET', linkFor(TOKEN), { 'x-forwarded-proto': 'https' });
    expect(String(response.headers['set-cookie'])).toMatch(/; Secure$/);
  });

  it('the cookie does not admit requests from another site', async () => {
    const cookie = await signIn();
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://gate.example:4200' },
    ];
    for (const headers of foreign) {
      expect((await send('GET', '/api/keys', { cookie, ...headers })).statusCode).toBe(403);
    }
  });

  it('the token is only accepted in the link to the start page', async () => {
    for (const path of [`/keys?token=${TOKEN}`, `/api/keys?token=${TOKEN}`, `//?token=${TOKEN}`]) {
      expect((await send('GET', path)).statusCode).toBe(401);
    }
    expect((await send('POST', linkFor(TOKEN))).statusCode).toBe(401);
  });

  it('a wrong link sets and deletes no cookie, and a wrong cookie is deleted', async () => {
    const wrongLink = await send('GET', linkFor(WRONG));
    expect(wrongLink.statusCode).toBe(401);
    expect(wrongLink.headers['set-cookie']).toBeUndefined();
    const wrongCookie = await send('GET', '/api/keys', { cookie: `gatehouse=${'x'.repeat(43)}` });
    expect(wrongCookie.statusCode).toBe(401);
    expect(String(wrongCookie.headers['set-cookie'])).toMatch(/^gatehouse=; Path=\/; Max-Age=0/);
  });

  it('the right cookie is found among others of the same name, which another port of the host may set', async () => {
    const cookie = await signIn();
    for (const both of [
      `gatehouse=x; ${cookie}`,
      `${cookie}; gatehouse=x`,
      `gatehouse=; gatehouse=y; ${cookie}`,
    ])
      expect((await send('GET', '/api/keys', { cookie: both })).statusCode, both).toBe(200);
  });

  it('a browser gets a page that asks for the token and can only send it to this server', async () => {
    const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' };
    const response = await send('GET', '/keys', { ...navigation, 'sec-fetch-site': 'none' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Access token');
    expect(response.body).not.toContain('http-equiv');
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
    // A link on another site comes without the cookie, so the page reloads itself from this site.
    const linked = await send('GET', '/keys', { ...navigation, 'sec-fetch-site': 'cross-site' });
    expect(linked.body).toContain('http-equiv="refresh"');
  });
});

describe('wrong tokens', () => {
  const kinds: [string, (token: string) => ReturnType<typeof send>][] = [
    ['bearer', (token) => send('GET', '/api/keys', bearer(token))],
    ['link', (token) => send('GET', linkFor(token))],
    ['cookie', (token) => send('GET', '/api/keys', { cookie: `gatehouse=${token}` })],
    ['form', (token) => sendForm(token)],
  ];

  it.each(kinds)(
    'sent as a %s are limited to 10 per minute; the right one is admitted whatever came before it',
    async (_kind, attempt) => {
      const cookie = await signIn();
      for (let count = 1; count <= 10; count += 1)
        expect((await attempt(WRONG)).statusCode, `wrong ${count}`).toBe(401);
      const limited = await attempt(WRONG);
      expect(limited.statusCode).toBe(429);
      expect(limited.headers['retry-after']).toBe('60');

      expect((await send('GET', '/api/keys', bearer(TOKEN))).statusCode).toBe(200);
      expect((await send('GET', '/api/keys', { cookie })).statusCode).toBe(200);
      expect((await send('GET', linkFor(TOKEN))).statusCode).toBe(303);
      expect((await sendForm(TOKEN)).statusCode).toBe(303);
      // A right one in between gives no further guesses.
      expect((await attempt(WRONG)).statusCode).toBe(429);

      now += 59_999;
      expect((await attempt(WRONG)).headers['retry-after']).toBe('1');
      now += 1;
      expect((await attempt(WRONG)).statusCode).toBe(401);
    },
  );

  it('do not count up to 9, and neither do requests without a token', async () => {
    for (let count = 0; count < 9; count += 1) await send('GET', '/api/keys', bearer(WRONG));
    for (let count = 0; count < 20; count += 1) await send('GET', '/api/keys');
    expect((await send('GET', '/api/keys', bearer(WRONG))).statusCode).toBe(401);
    expect((await send('GET', '/api/keys', bearer(WRONG))).statusCode).toBe(429);
  });

  it('are counted by the sender’s address, whatever address a header names', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const forwarded = { 'x-forwarded-for': `10.0.0.${count}`, forwarded: `for=10.0.0.${count}` };
      statuses.push((await send('GET', '/api/keys', { ...bearer(WRONG), ...forwarded })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('of a hundred and more addresses are limited together; the right one is admitted from each', async () => {
    const from = (index: number, token: string) =>
      test.app.inject({
        url: '/api/keys',
        headers: { host: 'gate.example', ...bearer(token) },
        remoteAddress: `10.0.0.${index}`,
      });
    const statuses = [];
    for (let index = 0; index < 120; index += 1) statuses.push((await from(index, WRONG)).statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.slice(100).every((status) => status === 429)).toBe(true);
    for (let index = 0; index < 120; index += 20) expect((await from(index, TOKEN)).statusCode).toBe(200);
  });
});
