import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen, type RawResponse, sendRaw } from '#test/raw-http.ts';
import { createWebRoot } from '#test/web-root.ts';

const TOKEN = '4f3a91c07d2b85e6f0a3b8d94c17e52a';
const WRONG = '5f3a91c07d2b85e6f0a3b8d94c17e52a';

let web: Awaited<ReturnType<typeof createWebRoot>>;
let test: TestApp;
let port: number;
let cookie: string;
let now = Date.parse('2030-01-01T00:00:00Z');

beforeAll(async () => {
  web = await createWebRoot();
  const gate = { allowedHosts: [], accessToken: TOKEN };
  test = await createTestApp({ webRoot: web.folder, gate, now: () => now });
  port = await listen(test.app);
  const { headers } = await get('/', `Authorization: Bearer ${TOKEN}`);
  expect(headers.get('content-type')).toContain('text/html');
  const signIn = await get(`/?token=${TOKEN}`);
  cookie = String(signIn.headers.get('set-cookie')).split(';')[0] ?? '';
  const stored = { providerId: 1, name: 'name of the stored key', apiKey: 'sk-canary-0123456789' };
  await send('POST', '/api/keys', [bearer(TOKEN), 'Content-Type: application/json'], {
    body: JSON.stringify(stored),
  });
});
afterAll(async () => {
  await test.close();
  await web.dispose();
});
// Each case starts with no guesses.
beforeEach(() => {
  now += 3_600_000;
});

type Extra = { body?: string; from?: string; host?: string };

const send = (method: string, path: string, lines: string[], { body = '', from, host }: Extra = {}) =>
  sendRaw(
    port,
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host ?? 'localhost'}`,
      ...lines,
      ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ],
    body,
    from,
  );
const get = (path: string, ...lines: string[]) => send('GET', path, lines);
const bearer = (token: string): string => `Authorization: Bearer ${token}`;
const form = (token: string, lines: string[] = ['Origin: http://localhost']) =>
  send('POST', '/sign-in', ['Content-Type: application/x-www-form-urlencoded', ...lines], {
    body: `token=${token}`,
  });
const navigation = (site: string): string[] => [
  `Sec-Fetch-Site: ${site}`,
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-Dest: document',
];

/** What somebody without the token sends again and again. */
const FLOODS: [string, (count: number) => Promise<RawResponse>][] = [
  ['wrong bearer tokens', () => get('/api/keys', bearer(WRONG))],
  ['different wrong bearer tokens', (count) => get('/api/keys', bearer(`${WRONG}${count}`))],
  ['wrong bearer tokens in another case', () => get('/api/keys', `AUTHORIZATION: bEARER ${WRONG}`)],
  ['wrong bearer tokens for a page', () => get('/keys', bearer(WRONG), 'Accept: text/html')],
  ['wrong bearer tokens for a file', () => get('/assets/app-1a2b3c.js', bearer(WRONG))],
  ['wrong bearer tokens over tRPC', () => get('/trpc/keys.list?input=%7B%7D', bearer(WRONG))],
  ['wrong bearer tokens for a path that does not exist', () => get('/api/none', bearer(WRONG))],
  ['wrong bearer tokens for an encoded path', () => get('/%61pi/%6beys', bearer(WRONG))],
  ['wrong bearer tokens with HEAD', () => send('HEAD', '/api/keys', [bearer(WRONG)])],
  ['wrong bearer tokens with OPTIONS', () => send('OPTIONS', '/api/keys', [bearer(WRONG)])],
  ['wrong bearer tokens with DELETE', () => send('DELETE', '/api/keys/1', [bearer(WRONG)])],
  ['wrong bearer tokens of 8 KiB', () => get('/api/keys', bearer('x'.repeat(8_000)))],
  ['two bearer tokens', () => get('/api/keys', bearer(WRONG), bearer(TOKEN))],
  ['wrong bearer tokens with the right cookie', () => get('/api/keys', bearer(WRONG), `Cookie: ${cookie}`)],
  ['wrong cookies', () => get('/api/keys', `Cookie: gatehouse=${'x'.repeat(43)}`)],
  ['the token as a cookie', () => get('/api/keys', `Cookie: gatehouse=${TOKEN}`)],
  ['hundreds of wrong cookies', () => get('/api/keys', `Cookie: ${'gatehouse=x; '.repeat(400)}`)],
  ['wrong links', () => get(`/?token=${WRONG}`)],
  ['wrong links with the right bearer token', () => get(`/?token=${WRONG}`, bearer(TOKEN))],
  ['wrong links with an encoded name', () => get(`/?%74oken=${WRONG}`)],
  ['wrong links before a right one', () => get(`/?token=${WRONG}&token=${TOKEN}`)],
  ['wrong links that were typed', () => get(`/?token=${WRONG}`, ...navigation('none'))],
  ['wrong forms', () => form(WRONG)],
  ['wrong forms with the right bearer token', () => form(WRONG, ['Origin: http://localhost', bearer(TOKEN)])],
  ['X-Forwarded-For', (count) => get('/api/keys', bearer(WRONG), `X-Forwarded-For: 10.0.0.${count}`)],
  ['Forwarded', (count) => get('/api/keys', bearer(WRONG), `Forwarded: for=10.0.0.${count}`)],
  ['X-Real-IP', (count) => get('/api/keys', bearer(WRONG), `X-Real-IP: 10.0.0.${count}`)],
  ['CF-Connecting-IP', (count) => get('/api/keys', bearer(WRONG), `CF-Connecting-IP: 10.0.0.${count}`)],
];

/** Sent by pages of other sites in the browser of the owner, where they must not count at all. */
const FOREIGN_FLOODS: typeof FLOODS = [
  ['cross-site links', () => get(`/?token=${WRONG}`, ...navigation('cross-site'))],
  ['same-site links', () => get(`/?token=${WRONG}`, ...navigation('same-site'))],
  [
    'cross-site links with the cookie',
    () => get(`/?token=${WRONG}`, ...navigation('cross-site'), `Cookie: ${cookie}`),
  ],
  ['cross-site links with the right token', () => get(`/?token=${TOKEN}`, ...navigation('cross-site'))],
  ['links with a foreign Referer', () => get(`/?token=${WRONG}`, 'Referer: http://evil.test/page')],
  [
    'links with the Referer of another port',
    () => get(`/?token=${WRONG}`, 'Referer: http://localhost:8080/'),
  ],
  [
    'links with the right token and a foreign Referer',
    () => get(`/?token=${TOKEN}`, 'Referer: https://evil.test/'),
  ],
  ['links with a Referer that is no URL', () => get(`/?token=${WRONG}`, 'Referer: evil')],
  ['links from an application', () => get(`/?token=${TOKEN}`, 'Referer: android-app://com.evil/')],
  [
    'cross-site images',
    () =>
      get(
        `/?token=${WRONG}`,
        'Sec-Fetch-Site: cross-site',
        'Sec-Fetch-Mode: no-cors',
        'Sec-Fetch-Dest: image',
      ),
  ],
  [
    'cross-site frames',
    () =>
      get(
        `/?token=${WRONG}`,
        'Sec-Fetch-Site: cross-site',
        'Sec-Fetch-Mode: navigate',
        'Sec-Fetch-Dest: iframe',
      ),
  ],
  [
    'cross-site fetches',
    () =>
      get(
        `/?token=${WRONG}`,
        'Sec-Fetch-Site: cross-site',
        'Sec-Fetch-Mode: cors',
        'Origin: http://evil.test',
      ),
  ],
  ['foreign forms', () => form(WRONG, ['Origin: http://evil.test'])],
  [
    'foreign forms with the right token',
    () => form(TOKEN, ['Origin: http://evil.test', 'Sec-Fetch-Site: cross-site']),
  ],
  [
    'forms of another port',
    () => form(WRONG, ['Origin: http://localhost:8080', 'Sec-Fetch-Site: same-site']),
  ],
  ['forms of a sandboxed page', () => form(TOKEN, ['Origin: null'])],
  ['forms of a script', () => form(TOKEN, [])],
];

const flood = (attempt: (count: number) => Promise<RawResponse>): Promise<RawResponse[]> =>
  Promise.all(Array.from({ length: 12 }, (_, count) => attempt(count)));

/** The owner, in each way in which one can come in, from the address of the attacker and from another one. */
const expectOwnerAdmitted = async (): Promise<void> => {
  for (const from of ['127.0.0.1', '127.0.0.77']) {
    expect((await send('GET', '/api/keys', [bearer(TOKEN)], { from })).status).toBe(200);
    expect((await send('GET', '/api/keys', [`Cookie: ${cookie}`], { from })).status).toBe(200);
    expect((await send('GET', `/?token=${TOKEN}`, navigation('none'), { from })).status).toBe(303);
    expect((await form(TOKEN)).status).toBe(303);
  }
};

/** Nobody came in or saw anything, and no cookie was set. */
const expectNothingGained = (responses: RawResponse[]): void => {
  for (const { status, body, headers } of responses) {
    expect([303, 401, 403, 429]).toContain(status);
    if (status === 303) expect(headers.get('location')).toBe('/');
    expect(body).not.toContain('name of the stored key');
    expect(headers.get('set-cookie') ?? 'gatehouse=;').toMatch(/^gatehouse=;/);
  }
};

describe('guesses', () => {
  it.each(FLOODS)('%s gain nothing, are limited, and lock nobody out', async (_name, attempt) => {
    const responses = await flood(attempt);
    expectNothingGained(responses);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60');
    await expectOwnerAdmitted();
  });

  it.each(FOREIGN_FLOODS)('%s gain nothing, do not count, and sign nobody out', async (_name, attempt) => {
    const responses = await flood(attempt);
    expectNothingGained(responses);
    expect(responses.some(({ headers }) => headers.has('set-cookie'))).toBe(false);
    // None was counted: all ten of one's own guesses are left.
    const own = await Promise.all(Array.from({ length: 10 }, () => get('/api/keys', bearer(WRONG))));
    expect(own.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    await expectOwnerAdmitted();
  });

  it('from 30 addresses at once are limited together, and lock nobody out', async () => {
    const attempts = Array.from({ length: 30 }, (_, index) => `127.0.1.${index + 1}`).flatMap((from) =>
      Array.from({ length: 5 }, () => send('GET', '/api/keys', [bearer(WRONG)], { from })),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    await expectOwnerAdmitted();
  });

  it('and right tokens at the same time: every right one is admitted, no wrong one is', async () => {
    const tokens = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? TOKEN : WRONG));
    const sent = await Promise.all(tokens.map((token) => get('/api/keys', bearer(token))));
    sent.forEach(({ status }, index) => {
      if (tokens[index] === TOKEN) expect(status).toBe(200);
      else expect([401, 429]).toContain(status);
    });
  });

  it('are at least forty different ones', () =>
    expect(FLOODS.length + FOREIGN_FLOODS.length).toBeGreaterThanOrEqual(40));
});

describe('without the token nobody comes in by', () => {
  it.each([
    ['Basic', [`Authorization: Basic ${Buffer.from(`x:${TOKEN}`).toString('base64')}`]],
    ['a bearer token without its scheme', [`Authorization: ${TOKEN}`]],
    ['a bearer token in quotes', [`Authorization: Bearer "${TOKEN}"`]],
    ['two words', [`Authorization: Bearer ${TOKEN} x`]],
    ['Proxy-Authorization', [`Proxy-Authorization: Bearer ${TOKEN}`]],
    ['X-Forwarded-Authorization', [`X-Forwarded-Authorization: Bearer ${TOKEN}`]],
    ['another cookie', [`Cookie: session=${TOKEN}; Gatehouse=${TOKEN}`]],
    ['an X-Original-URL', [`X-Original-URL: /?token=${TOKEN}`]],
    ['a method override', ['X-HTTP-Method-Override: GET']],
  ])('%s', async (_name, lines: string[]) => {
    const response = await get('/api/keys', ...lines);
    expect(response.status).toBe(401);
    expectNothingGained([response]);
  });

  it.each([
    ['HEAD', `/?token=${TOKEN}`],
    ['POST', `/?token=${TOKEN}`],
    ['OPTIONS', `/?token=${TOKEN}`],
    ['GET', `/api/keys?token=${TOKEN}`],
    ['GET', `//?token=${TOKEN}`],
    ['GET', `/.?token=${TOKEN}`],
    ['GET', `/%2f?token=${TOKEN}`],
    ['GET', `/?TOKEN=${TOKEN}`],
    ['GET', `/?token[]=${TOKEN}`],
    ['GET', `/sign-in?token=${TOKEN}`],
  ])('%s %s', async (method, path) => {
    const response = await send(method, path, []);
    expect(response.status).toBe(401);
    expectNothingGained([response]);
  });
});
