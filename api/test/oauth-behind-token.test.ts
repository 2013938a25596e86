import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { chromiumOptions } from '#test/chromium.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { makeOauthConfig } from '#test/oauth-login.ts';
import { listen } from '#test/raw-http.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';
import { createWebRoot } from '#test/web-root.ts';

const TOKEN = 'Zk4+f/Qw2Lx8Rt6Yb1=Nv5Hm3Jd7&c9T';
const BEARER = { authorization: `Bearer ${TOKEN}` };
const GRANT = { body: JSON.stringify({ access_token: 'an-access-token-0123456789' }) };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(
    chromiumOptions(['--host-resolver-rules=MAP provider.test 127.0.0.1'], ['LocalNetworkAccessChecks']),
  );
}, INSTALL_LIMIT_MS);
afterAll(() => browser?.close());

let web: Awaited<ReturnType<typeof createWebRoot>>;
let captured: ReturnType<typeof captureLog>;
let test: TestApp;
let port: number;
let server: TokenServer;
let provider: Upstream;

/** The whole server behind an access token, and a provider whose pages are of another site. */
beforeEach(async () => {
  web = await createWebRoot();
  captured = captureLog();
  const gate = { allowedHosts: [], accessToken: TOKEN };
  test = await createTestApp({ webRoot: web.folder, log: captured.log, gate });
  port = await listen(test.app);
  server = await startTokenServer();
  server.behave(GRANT);
  // The person allows the access: a link back, as the button of a real page.
  provider = await startUpstream((call, _request, response) => {
    const { pathname, searchParams: asked } = new URL(call.path, 'http://provider.test');
    if (pathname !== '/authorize') {
      response.writeHead(404).end();
      return;
    }
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set(
      'code',
      asked.get('long') === null ? 'zq-canary-code' : `zq-canary-code${'x'.repeat(4000)}`,
    );
    back.searchParams.set('state', asked.get('state') ?? '');
    response.writeHead(200, {
      'content-type': 'text/html',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    response.end(`<a href="${back.href.replaceAll('&', '&amp;')}">Allow</a>`);
  });
});
afterEach(async () => {
  await test.close();
  await server.close();
  await provider.close();
  await web.dispose();
});

const own = (): string => `http://localhost:${port}`;

const configure = async (additionalParams: Record<string, string> = {}) => {
  const authorizationUrl = `${provider.url.replace('127.0.0.1', 'localhost')}/authorize`;
  const guarded = { ...test, rest: withToken };
  const config = await makeOauthConfig(
    guarded,
    { authorizationUrl, tokenUrl: server.tokenUrl },
    { redirectUri: `${own()}/oauth-callback`, additionalParams },
  );
  return config.providerId;
};

const withToken: TestApp['rest'] = async (method, path, body) => {
  const headers = { host: 'localhost', ...BEARER, 'content-type': 'application/json' };
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const response = await test.app.inject({ method, url: `/api${path}`, headers, payload });
  return { status: response.statusCode, body: response.json(), headers: {} };
};

describe('behind an access token, a login in a real browser', () => {
  /** What the screens do, in the page that is open. */
  const call = (procedure: string, input: unknown) =>
    [
      `fetch('/trpc/${procedure}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(input)}' })`,
      '.then((response) => response.json()).then((body) => body.result.data)',
    ].join('');

  it('comes back from the other site without its strict cookie, and is completed', async () => {
    const providerId = await configure();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${own()}/?token=${encodeURIComponent(TOKEN)}`);
    const { authUrl } = (await page.evaluate(call('oauth.authorize', { providerId }))) as { authUrl: string };
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(`${own()}/oauth-callback`)) statuses.push(response.status());
    });
    await page.goto(authUrl.replace('localhost', 'provider.test'));
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect.poll(() => page.evaluate('globalThis.loaded === true').catch(() => false)).toBe(true);
    // The gate refused the first request, because it came from another site, and took the second.
    expect(statuses).toEqual([401, 200]);
    const params = Object.fromEntries(new URL(page.url()).searchParams);
    expect(await page.evaluate(call('oauth.callback', params))).toMatchObject({ success: true });
    expect((await withToken('GET', '/oauth-connections')).body).toHaveLength(1);
    await context.close();
    expect(captured.text()).not.toContain('zq-canary');
  });

  it('that a script began is completed after signing in, and the code is in no header', async () => {
    const providerId = await configure({ long: '1' });
    const { body } = await withToken('GET', `/oauth/authorize/${providerId}`);
    const context = await browser.newContext();
    const page = await context.newPage();
    const headers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().startsWith(own())) headers.push(JSON.stringify(await response.allHeaders()));
    });
    await page.goto(body.authUrl.replace('localhost', 'provider.test'));
    await page.getByRole('link', { name: 'Allow' }).click();
    await page.getByLabel('Access token').fill(TOKEN);
    await page.getByRole('button', { name: 'Open Gatehouse' }).click();
    await expect.poll(() => page.evaluate('globalThis.loaded === true').catch(() => false)).toBe(true);
    const params = Object.fromEntries(new URL(page.url()).searchParams);
    expect(params.code).toHaveLength(4014);
    expect(await page.evaluate(call('oauth.callback', params))).toMatchObject({ success: true });
    await context.close();
    expect(headers.join()).not.toContain('zq-canary');
    expect(captured.text()).not.toContain('zq-canary');
  });
});
