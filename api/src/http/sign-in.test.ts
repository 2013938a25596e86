import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageToOpen } from '#src/http/sign-in-form.ts';
import { captureLog } from '#test/captured-log.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { createWebRoot } from '#test/web-root.ts';

const TOKEN = 'Zk4+f/Qw2Lx8Rt6Yb1=Nv5Hm3Jd7&c9T';
const OWN = { host: 'gate.example', origin: 'http://gate.example' };
const FORM = 'application/x-www-form-urlencoded';

let web: Awaited<ReturnType<typeof createWebRoot>>;
let test: TestApp;
let captured: ReturnType<typeof captureLog>;

beforeEach(async () => {
  web = await createWebRoot();
  captured = captureLog();
  const gate = { allowedHosts: ['gate.example'], accessToken: TOKEN };
  test = await createTestApp({ webRoot: web.folder, log: captured.log, gate });
});
afterEach(async () => {
  await test.close();
  await web.dispose();
});

const sendForm = (fields: Record<string, string>, headers: Record<string, string> = OWN, url = '/sign-in') =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': FORM, host: 'gate.example', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const openPage = (url: string) =>
  test.app.inject({ url, headers: { host: 'gate.example', accept: 'text/html' } });

describe('the sign-in form', () => {
  it('gives the cookie for the right token and opens the page that was asked for', async () => {
    const response = await sendForm({ token: TOKEN, page: '/keys?query=a%20b' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/keys?query=a%20b');
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^gatehouse=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    const signedIn = { host: 'gate.example', cookie: cookie.split(';')[0] };
    expect((await test.app.inject({ url: '/api/keys', headers: signedIn })).statusCode).toBe(200);
  });

  it('ignores spaces that were copied with the token', async () => {
    expect((await sendForm({ token: ` ${TOKEN}\r\n` })).statusCode).toBe(303);
  });

  it('shows the page again after a wrong token, without it, and says so', async () => {
    const response = await sendForm({ token: 'wrong-token-canary', page: '/keys' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.body).toContain('The access token is wrong');
    expect(response.body).toContain('name="page" value="/keys"');
    expect(response.body).not.toContain('canary');
  });

  it('asks again for an empty one, which does not count as a guess', async () => {
    for (let count = 0; count < 12; count += 1) expect((await sendForm({ token: '' })).statusCode).toBe(401);
    expect((await sendForm({ token: 'wrong' })).statusCode).toBe(401);
  });

  it('is what the page offers: a POST to one path, no token in any URL, and no page of another site', async () => {
    const { body, headers } = await openPage('/keys?a="><script>&token=x');
    expect(body).toContain('<form action="/sign-in" method="post">');
    expect(body).not.toContain('<script>');
    expect(body).toContain('name="page" value="/keys?a=%22%3E%3Cscript%3E"');
    expect(headers['referrer-policy']).toBe('strict-origin');
  });

  it('is opened as the start page by hand, signed in or not', async () => {
    const signedOut = await openPage('/sign-in');
    expect(signedOut.statusCode).toBe(401);
    expect(signedOut.body).toContain('name="page" value="/"');
    const { headers } = await sendForm({ token: TOKEN });
    const cookie = String(headers['set-cookie']).split(';')[0];
    const signedIn = await test.app.inject({ url: '/sign-in', headers: { host: 'gate.example', cookie } });
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/']);
  });

  it.each([
    ['says nothing of its page, like a script', {}],
    ['comes from another site', { origin: 'http://evil.test' }],
    ['comes from another port', { origin: 'http://gate.example:8080' }],
    ['has the origin null', { origin: 'null' }],
    ['is cross-site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['is same-site', { ...OWN, 'sec-fetch-site': 'same-site' }],
    ['was typed', { ...OWN, 'sec-fetch-site': 'none' }],
    ['names another host', { host: 'evil.test', origin: 'http://evil.test' }],
  ])('is rejected if it %s', async (_case, headers: Record<string, string>) => {
    const response = await sendForm({ token: TOKEN }, headers);
    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('is accepted by its Sec-Fetch-Site alone, and behind a proxy that terminates TLS', async () => {
    expect((await sendForm({ token: TOKEN }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
    const https = { origin: 'https://gate.example', 'x-forwarded-proto': 'https' };
    const response = await sendForm({ token: TOKEN }, https);
    expect(String(response.headers['set-cookie'])).toMatch(/; Secure$/);
  });

  it.each([
    '/sign-in/',
    '/sign-in?token=x',
    '/Sign-In',
    '/%73ign-in',
    '//sign-in',
    '/keys',
    '/',
    '/api/keys',
  ])('is only read at its exact path, not at %s', async (url) => {
    const response = await sendForm({ token: TOKEN }, OWN, url);
    expect(response.statusCode).toBe(415);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'of the type "%s" is rejected',
    async (type) => {
      const response = await sendForm({ token: TOKEN }, { ...OWN, 'content-type': type });
      expect(response.statusCode).toBe(415);
    },
  );

  it('may have 64 KiB and not one byte more', async () => {
    const filled = (bytes: number) => ({ token: TOKEN, fill: 'x'.repeat(bytes) });
    const base = new URLSearchParams(filled(0)).toString().length;
    expect((await sendForm(filled(64 * 1024 - base))).statusCode).toBe(303);
    expect((await sendForm(filled(64 * 1024 - base + 1))).statusCode).toBe(413);
  });

  it('leaves no token in the log and in the record of rejected requests', async () => {
    await sendForm({ token: TOKEN });
    await sendForm({ token: 'wrong-token-canary' });
    const rows = () => test.deps.connection.db.selectFrom('audit_events').selectAll().execute();
    await expect.poll(async () => (await rows()).length).toBe(1);
    const written = JSON.stringify([await rows(), captured.lines()]);
    expect(written).toContain('token-wrong');
    for (const secret of [TOKEN, encodeURIComponent(TOKEN), 'canary']) expect(written).not.toContain(secret);
  });
});

it('a server without an access token has no sign-in form', async () => {
  const open = await createTestApp({ webRoot: web.folder });
  const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': FORM };
  const sent = { method: 'POST', url: '/sign-in', headers, payload: 'token=x' } as const;
  expect((await open.app.inject(sent)).statusCode).toBe(415);
  await open.close();
});

describe('the page that a provider sends the browser back to', () => {
  const BACK = `/oauth-callback?code=zq-canary%2B"><b>${'x'.repeat(4_000)}&state=y`;
  const foreign = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const rejected = () =>
    test.deps.connection.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'gate.refuse')
      .execute();

  it('opens itself again, because the strict cookie was withheld, and is not recorded as rejected', async () => {
    const headers = { host: 'gate.example', accept: 'text/html', ...foreign };
    const { statusCode, body } = await test.app.inject({ url: BACK, headers });
    expect(statusCode).toBe(401);
    expect(body).toContain('<meta http-equiv="refresh" content="0">');
    expect(await rejected()).toEqual([]);
  });

  it('is opened after signing in with its whole query, which is in no header', async () => {
    const { body } = await openPage(BACK);
    const page = /name="page" value="([^"]+)"/.exec(body)?.[1]?.replaceAll('&#38;', '&') ?? '';
    expect(page).toMatch(/^\/oauth-callback\?code=zq-canary%2B%22%3E%3Cb%3Ex{4000}&state=y$/);
    const response = await sendForm({ token: TOKEN, page });
    expect(response.statusCode).toBe(200);
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(response.headers)).not.toContain('zq-canary');
    expect(response.body).toContain(`content="0; url=${page.replaceAll('&', '&#38;')}"`);
    expect(captured.text()).not.toContain('zq-canary');
  });

  it.each([
    '//evil.test/oauth-callback?code=x',
    '/oauth-callback@evil.test?a',
    '/oauth-callback/../keys?code=x',
  ])('is not %s', async (page) => {
    const { statusCode, headers } = await sendForm({ token: TOKEN, page });
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(/^\/(?!\/)/);
  });
});

describe('the page that opens after signing in', () => {
  it.each([
    ['/', '/'],
    ['/keys', '/keys'],
    ['/testing?keyId=3&a=%2F', '/testing?keyId=3&a=%2F'],
    ['/api/docs', '/api/docs'],
    ['/keys?token=x&a=1', '/keys?a=1'],
  ])('%s is %s', (asked, page) => expect(pageToOpen(asked)).toBe(page));

  it.each([
    '',
    'keys',
    'https://evil.test/',
    '//evil.test',
    '//evil.test/keys',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/keys/..//evil.test',
    '/%2e//evil.test',
    '/./\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test@gate.example',
    '/\\\\evil.test',
    ' //evil.test',
    '/sign-in',
    '/sign-in/',
    '/sign-in?x=1',
    `/${'x'.repeat(3_000)}`,
    '//[::1',
  ])('%j leads to the start page, not elsewhere', (asked) => expect(pageToOpen(asked)).toBe('/'));
});
