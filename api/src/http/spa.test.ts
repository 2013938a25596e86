import fs from 'node:fs';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen, sendRaw } from '#test/raw-http.ts';
import { createWebRoot } from '#test/web-root.ts';

let web: Awaited<ReturnType<typeof createWebRoot>>;
let test: TestApp;

beforeAll(async () => {
  web = await createWebRoot();
  test = await createTestApp({ webRoot: web.folder });
});
afterAll(async () => {
  await test.close();
  await web.dispose();
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  test.app.inject({ method, url, headers: { host: 'localhost', accept: 'text/html,*/*;q=0.8', ...headers } });

const nonceOf = (response: Awaited<ReturnType<typeof get>>): string =>
  /content="([\w-]{22})"/.exec(response.body)?.[1] ?? 'none';

it.each([
  '/',
  '/keys',
  '/test?keyId=3',
  '/no/such/screen',
  '/index.html',
  '/provider.io',
  '/.vite',
  '/.vite/manifest.json',
])('%s returns the app, which has its own routes', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body).toContain('/assets/app-1a2b3c.js');
});

it('each load has its own nonce, in the page and in the policy, and no placeholder is left', async () => {
  const [first, second] = [await get('/'), await get('/')];
  for (const response of [first, second]) {
    expect(response.headers['content-security-policy']).toContain(
      `style-src 'self' 'nonce-${nonceOf(response)}'`,
    );
    expect(response.body).not.toContain('__CSP_NONCE__');
  }
  expect(nonceOf(first)).not.toBe(nonceOf(second));
});

it('the policy allows only the app’s own files: nothing inline, nothing from other hosts, no frames, no forms', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': expect.stringMatching(/^'self' 'nonce-[\w-]+'$/),
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default inert',
  });
});

it('hashed files may be cached for a year, other files are revalidated', async () => {
  const asset = await get('/assets/app-1a2b3c.js');
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  const icon = await get('/favicon.svg');
  expect(icon.headers['cache-control']).toBe('public, max-age=0');
  const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it('a missing file is an error that is not cached', async () => {
  for (const url of [
    '/assets/none.js',
    '/assets/',
    '/assets',
    '/api',
    '/api/none',
    '/trpc',
    '/favicon.ico',
  ]) {
    const response = await get(url, url === '/favicon.ico' ? { accept: 'image/*' } : {});
    expect(response.statusCode, url).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ code: 'NOT_FOUND', message: expect.any(String) });
  }
});

it('HEAD returns what GET would, without the content, and POST finds no page', async () => {
  const head = await get('/assets/app-1a2b3c.js', {}, 'HEAD');
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect((await get('/', {}, 'HEAD')).body).toBe('');
  expect((await get('/', {}, 'POST')).statusCode).toBe(404);
});

it('nothing outside the folder can be read, however the path is spelled', async () => {
  await writeFile(path.join(web.folder, '..', 'gatehouse-outside.txt'), 'outside');
  const port = await listen(test.app);
  for (const target of [
    '/../gatehouse-outside.txt',
    '/assets/../../gatehouse-outside.txt',
    '/assets/%2e%2e/%2e%2e/gatehouse-outside.txt',
    '/assets/..%2f..%2fgatehouse-outside.txt',
    '/assets/..%5c..%5cgatehouse-outside.txt',
    '/assets//../../gatehouse-outside.txt',
    '/assets/%00../gatehouse-outside.txt',
  ]) {
    const response = await sendRaw(port, [`GET ${target} HTTP/1.1`, 'Host: localhost']);
    expect(response.body, target).not.toContain('outside');
    expect(response.status).toBeLessThan(500);
    if (target.startsWith('/assets/..%')) expect(response.status).toBe(404);
  }
});

it('a precompressed file is sent to clients that accept it', async () => {
  const other = path.join(web.folder, 'assets', 'other-1a2b3c.js');
  await writeFile(other, 'globalThis.other = true;\n');
  await writeFile(`${other}.gz`, gzipSync('globalThis.other = true;\n'));
  // The first is named by the page, the second is not.
  for (const url of ['/assets/app-1a2b3c.js', '/assets/other-1a2b3c.js']) {
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const response = await get(url, { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect(gunzipSync(response.rawPayload).toString()).toBe(plain.body);
  }
});

it('a file that the page names is not sent to a browser that has it', async () => {
  const { headers } = await get('/assets/app-1a2b3c.js');
  const again = await get('/assets/app-1a2b3c.js', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('a build that is being replaced leaves the last page and what it names', async () => {
  const hidden = `${web.folder}-hidden`;
  const names = ['/assets/app-1a2b3c.js', '/keys'];
  const before = await Promise.all(names.map((name) => get(name)));
  await rename(web.folder, hidden);
  for (const [index, name] of names.entries()) {
    const response = await get(name);
    expect(response.statusCode, name).toBe(200);
    expect(response.headers['content-type']).toBe(before[index]?.headers['content-type']);
  }
  expect((await get('/assets/app-1a2b3c.js')).body).toBe(before[0]?.body);
  expect((await get('/assets/other.js')).statusCode).toBe(404);
  expect((await get('/favicon.svg')).statusCode).toBe(404);
  await mkdir(web.folder);
  await writeFile(path.join(web.folder, 'index.html'), '');
  expect((await get('/')).body).toContain('/assets/app-1a2b3c.js');
  await rm(web.folder, { recursive: true });
  await rename(hidden, web.folder);
});

it('a build that is copied file by file is taken once it is whole', async () => {
  const whole = await createWebRoot();
  const app = await createTestApp({ webRoot: whole.folder });
  const page = async (url = '/') =>
    (await app.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })).body;
  const index = path.join(whole.folder, 'index.html');
  await writeFile(
    index,
    '<!doctype html><title>newer</title><script src="/assets/newer-1a2b3c.js"></script>',
  );
  await utimes(index, new Date(), new Date(Date.now() + 5_000));
  await rm(path.join(whole.folder, 'assets', 'app-1a2b3c.js'));
  expect(await page()).toContain('/assets/app-1a2b3c.js');
  expect(await page('/assets/app-1a2b3c.js')).toContain('loaded = true');
  await writeFile(path.join(whole.folder, 'assets', 'newer-1a2b3c.js'), 'globalThis.newer = true;\n');
  expect(await page()).toContain('<title>newer</title>');
  await rm(path.join(whole.folder, 'assets', 'newer-1a2b3c.js'));
  expect(await page('/assets/newer-1a2b3c.js')).toContain('newer = true');
  await app.close();
  await whole.dispose();
});

it('a file that is gone at the moment when it is opened is missing, and not cached', async () => {
  await writeFile(path.join(web.folder, 'assets', 'later-1a2b3c.js'), 'globalThis.later = true;\n');
  const gone = Object.assign(new Error('gone'), { code: 'ENOENT' });
  const open = vi
    .spyOn(fs, 'createReadStream')
    .mockImplementation(() => new Readable({ read: (): void => void 0 }).destroy(gone) as never);
  const response = await get('/assets/later-1a2b3c.js', { 'accept-encoding': 'gzip' });
  open.mockRestore();
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Not found' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-encoding']).toBeUndefined();
});

it('a folder without a page is a clear error', async () => {
  const bare = await createWebRoot();
  await rm(path.join(bare.folder, 'index.html'));
  const app = await createTestApp({ webRoot: bare.folder });
  const response = await app.app.inject({ url: '/', headers: { host: 'localhost', accept: 'text/html' } });
  expect(response.statusCode).toBe(503);
  expect(response.json().message).toContain('are being built');
  await app.close();
  await bare.dispose();
});

it('a new build is served without a restart', async () => {
  const file = path.join(web.folder, 'index.html');
  await writeFile(file, '<!doctype html><title>built anew</title>');
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect((await get('/')).body).toContain('built anew');
});
