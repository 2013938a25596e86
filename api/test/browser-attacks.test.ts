import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { chromiumOptions } from '#test/chromium.ts';
import { SECRET } from '#test/factories.ts';
import { type Attacker, attackFile, startAttacker } from '#test/faults/browser/attacker.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen } from '#test/raw-http.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';
import { startEcho, type Upstream } from '#test/upstream.ts';
import { createWebRoot } from '#test/web-root.ts';

const TOKEN = 'a-token-of-more-than-32-characters!';
const KEY_NAME = 'name of the stored key';
const LONGEST_ATTACK_MS = 20_000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(
    chromiumOptions(
      // Names that resolve to this machine, as with a hostile DNS server.
      ['--host-resolver-rules=MAP evil.test 127.0.0.1, MAP other.test 127.0.0.1'],
      // Chromium may ask before a page reaches this machine; other browsers do not, so nothing may depend on it.
      ['LocalNetworkAccessChecks'],
    ),
  );
}, INSTALL_LIMIT_MS);
afterAll(() => browser?.close());

type Scene = {
  test: TestApp;
  captured: ReturnType<typeof captureLog>;
  port: number;
  keyId: number;
  upstream: Upstream;
  attacker: Attacker;
  context: BrowserContext;
  close: () => Promise<void>;
};

let scene: Scene;
afterEach(() => scene.close());

/** A server with one stored key, an upstream that accepts the key, an attacker's server, and a browser. */
const setScene = async (accessToken?: string): Promise<Scene> => {
  const web = await createWebRoot();
  const captured = captureLog();
  const test = await createTestApp({
    webRoot: web.folder,
    log: captured.log,
    gate: { allowedHosts: [], accessToken },
  });
  const upstream = await startEcho(SECRET);
  const attacker = await startAttacker();
  const port = await listen(test.app);
  const context = await browser.newContext();
  const stored = await test.app.inject({
    method: 'POST',
    url: '/api/keys',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
    },
    payload: { providerId: 1, name: KEY_NAME, apiKey: SECRET, baseUrl: upstream.url },
  });
  const close = async (): Promise<void> => {
    await context.close();
    await attacker.close();
    await upstream.close();
    await test.close();
    await web.dispose();
  };
  return { test, captured, port, keyId: stored.json().id, upstream, attacker, context, close };
};

/** Everything that an attack could change. */
const stateOf = async ({ test, upstream }: Scene) => ({
  keys: await test.deps.connection.db.selectFrom('api_keys').selectAll().orderBy('id').execute(),
  hosts: await test.deps.connection.db.selectFrom('api_key_hosts').selectAll().execute(),
  uses: await test.deps.connection.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '!=', 'gate.refuse')
    .orderBy('id')
    .execute(),
  calls: upstream.received.length,
});

/** A function of the ports, which are chosen when the servers start. */
type Origin = (ports: { own: number; foreign: number }) => string;

const ownAddress: Origin = ({ own }) => `http://localhost:${own}`;
const otherPort: Origin = ({ foreign }) => `http://localhost:${foreign}`;
const otherSite: Origin = ({ foreign }) => `http://other.test:${foreign}`;
const rebound: Origin = ({ own }) => `http://evil.test:${own}`;
const zeroAddress: Origin = ({ own }) => `http://0.0.0.0:${own}`;

/** `from` is the origin of the attacking page, `target` the origin it attacks. */
type Attack = { page: string; from: Origin; target?: Origin };

const run = async ({ page: name, from, target = ownAddress }: Attack): Promise<void> => {
  const { attacker, port, keyId, upstream, context } = scene;
  const ports = { own: port, foreign: attacker.port };
  const page = await context.newPage();
  // With DNS rebinding, the page came from the attacker's own server before its name was rebound: serve it from here.
  await page.route(
    (url) => url.port === String(port) && attackFile(url.pathname) !== undefined,
    (route) => route.fulfill(attackFile(new URL(route.request().url()).pathname)),
  );
  const query = new URLSearchParams({
    target: target(ports),
    loot: `http://localhost:${attacker.port}/loot`,
    key: String(keyId),
    upstream: `${upstream.url}/used`,
  });
  await page.goto(`${from(ports)}/${name}.html?${query}`);
  await expect.poll(() => attacker.loot.includes('done'), { timeout: LONGEST_ATTACK_MS }).toBe(true);
};

const arrived = (): Record<string, unknown>[] =>
  scene.captured.lines().filter(({ msg }) => msg === 'request');

const expectNoEffect = async (before: Awaited<ReturnType<typeof stateOf>>): Promise<void> => {
  expect(await stateOf(scene)).toEqual(before);
  for (const text of scene.attacker.loot) {
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(KEY_NAME);
    expect(text).not.toMatch(/^read \S+ 2\d\d|^(image|included) loaded|^(framed|opened) \S+ \S/);
  }
};

const ATTACKS: [string, Attack][] = [
  ['fetches of another port of this machine', { page: 'fetch', from: otherPort }],
  ['fetches of another site, with cookies', { page: 'fetch-with-cookie', from: otherSite }],
  ['fetches that need no permission', { page: 'fetch-without-reading', from: otherPort }],
  ['forms whose text looks like JSON', { page: 'form', from: otherPort }],
  ['beacons', { page: 'beacon', from: otherPort }],
  ['images', { page: 'image', from: otherSite }],
  ['responses included as scripts and styles', { page: 'script', from: otherPort }],
  ['frames', { page: 'frame', from: otherPort }],
  ['windows', { page: 'window', from: otherSite }],
  ['a page without an origin', { page: 'sandboxed', from: otherPort }],
  ['a name that was rebound to this machine', { page: 'fetch', from: rebound, target: rebound }],
  ['the address 0.0.0.0', { page: 'fetch', from: zeroAddress, target: zeroAddress }],
  [
    'the address 0.0.0.0 from another port',
    { page: 'fetch-without-reading', from: otherPort, target: zeroAddress },
  ],
];

it.each(ATTACKS)(
  '%s change nothing and read nothing',
  async (_name, attack) => {
    scene = await setScene();
    const before = await stateOf(scene);
    const [setUp] = arrived();
    await run(attack);
    await expectNoEffect(before);
    // The requests reached the server, which rejected them, except pages, which a link may open.
    const operations = arrived().filter(({ route }) => /^\/(api|trpc)/.test(String(route)));
    expect(operations.filter(({ status }) => status === 403).length).toBeGreaterThan(4);
    expect(operations.filter(({ status }) => Number(status) < 400)).toEqual([setUp]);
  },
  60_000,
);

it('a signed-in browser sends its cookie to other ports, but their pages gain nothing from it', async () => {
  scene = await setScene(TOKEN);
  const before = await stateOf(scene);
  const signIn = await scene.context.newPage();
  await signIn.goto(`http://localhost:${scene.port}/?token=${encodeURIComponent(TOKEN)}`);
  expect(new URL(signIn.url()).search).toBe('');
  await run({ page: 'fetch-with-cookie', from: otherPort });
  await expectNoEffect(before);
  // Browsers do send it, which is why a cookie alone may never give access.
  expect(scene.attacker.cookies.join()).toContain('gatehouse=');
}, 60_000);

it('the same page at our own address succeeds: the attacks work if nothing stops them', async () => {
  scene = await setScene();
  const before = await stateOf(scene);
  await run({ page: 'fetch', from: ownAddress });
  const after = await stateOf(scene);
  expect(scene.attacker.loot.join('\n')).toContain(SECRET);
  expect(after.calls).toBe(1);
  expect(after.keys.map(({ name }) => name)).toEqual(['planted']);
  expect(after.uses.length).toBeGreaterThan(before.uses.length + 4);
}, 60_000);

/** Opens a URL as a link on another site does. */
const followLink = async (link: string): Promise<Page> => {
  const page = await scene.context.newPage();
  await page.goto(`http://other.test:${scene.attacker.port}/kit.js`);
  await page.evaluate(`location.href = ${JSON.stringify(link)}`);
  return page;
};

const isLoaded = (page: Page) => () => page.evaluate('globalThis.loaded').catch(() => undefined);
const alert = (page: Page) => page.getByRole('alert').textContent();
const fill = async (page: Page, token: string): Promise<void> => {
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Open Gatehouse' }).click();
};

it('a browser signs in with a form, which opens the page that was asked for and puts the token into no URL', async () => {
  scene = await setScene(TOKEN);
  const { context, port } = scene;
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url(), String(request.headers().referer)));
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/keys?query=a`);
  await fill(page, 'wrong-token');
  await expect.poll(() => alert(page)).toBe('The access token is wrong');
  await fill(page, TOKEN);
  await expect.poll(isLoaded(page)).toBe(true);
  expect(page.url()).toBe(`http://localhost:${port}/keys?query=a`);
  expect(await context.cookies()).toMatchObject([{ name: 'gatehouse', httpOnly: true, sameSite: 'Strict' }]);
  expect(urls.join('\n')).not.toContain('token');
}, 60_000);

it('a link on another site opens a page, but with the token in it neither signs in nor out', async () => {
  scene = await setScene(TOKEN);
  const { context, port } = scene;
  const link = (token: string) => `http://localhost:${port}/?token=${encodeURIComponent(token)}`;
  const signedOut = await followLink(link(TOKEN));
  await expect.poll(() => signedOut.getByLabel('Access token').count()).toBe(1);
  expect(signedOut.url()).toBe(`http://localhost:${port}/`);
  expect(await context.cookies()).toEqual([]);

  await fill(signedOut, TOKEN);
  await expect.poll(isLoaded(signedOut)).toBe(true);
  const [cookie] = await context.cookies();
  for (let count = 0; count < 11; count += 1) {
    const page = await followLink(link(`wrong-${count}`));
    // The cookie is not sent with a request from another site, so the page reloads itself once.
    await expect.poll(isLoaded(page), { timeout: 30_000 }).toBe(true);
    await page.close();
  }
  expect(await context.cookies()).toMatchObject([{ value: cookie?.value }]);
  // The links did not count: a guess of one's own is still judged.
  const typed = await context.newPage();
  await typed.goto(link('wrong'));
  expect(await alert(typed)).toBe('The access token is wrong');
  expect(await context.cookies()).toHaveLength(1);
}, 60_000);

it('a form on another site signs nobody in', async () => {
  scene = await setScene(TOKEN);
  const { context, port, attacker } = scene;
  for (const site of ['other.test', 'localhost']) {
    const page = await context.newPage();
    await page.goto(`http://${site}:${attacker.port}/kit.js`);
    const sent = page.waitForResponse(`http://localhost:${port}/sign-in`);
    await page.evaluate(`(() => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.action = 'http://localhost:${port}/sign-in';
      const field = document.createElement('input');
      Object.assign(field, { name: 'token', value: ${JSON.stringify(TOKEN)} });
      form.append(field);
      document.documentElement.append(form);
      form.submit();
    })()`);
    expect((await sent).status(), site).toBe(403);
  }
  expect(await context.cookies()).toEqual([]);
}, 60_000);
