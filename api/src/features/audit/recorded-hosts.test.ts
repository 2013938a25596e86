import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, startUpstream, type Upstream } from '#test/upstream.ts';

/*
 * Whatever is done with a key, the audit log says which host got it: the right one, and none if none did.
 */

/** Reachable from this machine only, or from everywhere: then keys are sent to no local address on their own. */
let local: TestApp;
let open: TestApp;
let echo: Upstream;
let other: Upstream;
let redirecting: Upstream;
let redirectingNowhere: Upstream;
let rejecting: Upstream;
let failing: Upstream;
let breaking: Upstream;
let gone: Upstream;

const replying = (status: number, headers: Record<string, string> = {}): Promise<Upstream> =>
  startUpstream((_call, _request, response) => response.writeHead(status, headers).end('{}'));

beforeAll(async () => {
  [local, open] = [await createTestApp(), await createTestApp({ localNetworks: false })];
  [echo, other] = [await startEcho(SECRET), await startEcho(SECRET)];
  gone = await startEcho('');
  await gone.close();
  redirecting = await replying(302, { location: `${other.url}/moved?token=canary-location` });
  redirectingNowhere = await replying(302, { location: `${gone.url}/moved` });
  rejecting = await replying(401);
  failing = await replying(500);
  breaking = await startUpstream((_call, _request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"a":');
    setTimeout(() => response.destroy(), 20);
  });
});
afterAll(async () => {
  await Promise.all(
    [local, open, echo, other, redirecting, redirectingNowhere, rejecting, failing, breaking].map((each) =>
      each.close(),
    ),
  );
});

type Scene = { test: TestApp; key: ApiKey };
type Variant = {
  what: string;
  key?: () => Record<string, unknown>;
  on?: () => TestApp;
  act: (scene: Scene) => Promise<unknown>;
  /** The newest event; the one of the key's addition if nothing is recorded. */
  expected: () => Record<string, unknown>;
};

const call =
  (endpoint: () => string, method = 'GET') =>
  ({ test, key }: Scene) =>
    test.rest('POST', '/test', { apiKeyId: key.id, endpoint: endpoint(), method });
const verify = ({ test, key }: Scene) => test.rest('POST', `/keys/${key.id}/verify`);
const patch =
  (fields: () => object) =>
  ({ test, key }: Scene) =>
    test.rest('PATCH', `/keys/${key.id}`, fields());
const github = (baseUrl: () => string) => () => ({ slug: 'github', baseUrl: baseUrl() });
const PATH = '/canary-path?token=canary-query';
const UNCHANGED = () => ({ action: 'key.add' });

const VARIANTS: Variant[] = [
  {
    what: 'adding a key',
    act: async () => {},
    expected: () => ({ action: 'key.add', host: null, keySent: null }),
  },
  {
    what: 'adding a key with a base URL',
    key: () => ({ baseUrl: `https://Proxy.Example.com:8443${PATH}` }),
    act: async () => {},
    expected: () => ({ action: 'key.add', host: 'proxy.example.com:8443', keySent: null }),
  },
  {
    what: 'revealing a key',
    act: ({ test, key }) => test.rest('POST', `/keys/${key.id}/reveal`),
    expected: () => ({ action: 'key.reveal', host: null, keySent: null }),
  },
  {
    what: 'rotating a key',
    act: ({ test, key }) => test.rest('POST', `/keys/${key.id}/rotate`, { newApiKey: 'canary-new-secret' }),
    expected: () => ({ action: 'key.rotate', host: null, keySent: null }),
  },
  {
    what: 'a new name',
    act: patch(() => ({ name: 'New' })),
    expected: () => ({ action: 'key.update', host: null, previousHost: null }),
  },
  {
    what: 'the first base URL of a provider without one',
    act: patch(() => ({ baseUrl: `https://a.example.com${PATH}` })),
    expected: () => ({
      action: 'key.update',
      host: 'a.example.com',
      previousHost: null,
      fields: ['baseUrl'],
    }),
  },
  {
    what: 'a base URL in place of the provider’s',
    key: () => ({ slug: 'github' }),
    act: patch(() => ({ baseUrl: `https://ghe.example.com${PATH}` })),
    expected: () => ({ host: 'ghe.example.com', previousHost: 'api.github.com' }),
  },
  {
    what: 'the provider’s base URL in place of another',
    key: github(() => `https://ghe.example.com${PATH}`),
    act: patch(() => ({ baseUrl: null, name: 'New' })),
    expected: () => ({
      host: 'api.github.com',
      previousHost: 'ghe.example.com',
      fields: ['name', 'baseUrl'],
    }),
  },
  {
    what: 'another path on the same host',
    key: github(() => 'https://ghe.example.com/v1'),
    act: patch(() => ({ baseUrl: 'https://ghe.example.com/v2' })),
    expected: () => ({ host: 'ghe.example.com', previousHost: 'ghe.example.com' }),
  },
  {
    what: 'pinning a host with a port',
    act: ({ test, key }) => test.rest('POST', `/keys/${key.id}/hosts`, { host: 'API.Example.com:8443' }),
    expected: () => ({ action: 'key.pin-host', host: 'api.example.com:8443', keySent: null }),
  },
  {
    what: 'pinning an international name',
    act: ({ test, key }) => test.rest('POST', `/keys/${key.id}/hosts`, { host: 'Bücher.example' }),
    expected: () => ({ action: 'key.pin-host', host: 'xn--bcher-kva.example' }),
  },
  {
    what: 'unpinning a host',
    act: async ({ test, key }) => {
      await test.rest('POST', `/keys/${key.id}/hosts`, { host: 'api.example.com' });
      return test.rest('DELETE', `/keys/${key.id}/hosts/api.example.com`);
    },
    expected: () => ({ action: 'key.unpin-host', host: 'api.example.com' }),
  },
  {
    what: 'unpinning a host that is not pinned',
    act: ({ test, key }) => test.rest('DELETE', `/keys/${key.id}/hosts/api.example.com`),
    expected: UNCHANGED,
  },
  {
    what: 'an accepted key',
    key: github(() => echo.url),
    act: verify,
    expected: () => ({ action: 'key.verify', host: echo.host, status: 200, keySent: true, valid: true }),
  },
  {
    what: 'a rejected key',
    key: github(() => rejecting.url),
    act: verify,
    expected: () => ({
      action: 'key.verify',
      host: rejecting.host,
      status: 401,
      keySent: true,
      valid: false,
    }),
  },
  {
    what: 'a verification without a verdict',
    key: github(() => failing.url),
    act: verify,
    expected: () => ({ action: 'key.verify', host: failing.host, status: 500, keySent: true, valid: null }),
  },
  {
    what: 'a verification of a host that is not there',
    key: github(() => gone.url),
    act: verify,
    expected: () => ({ action: 'key.verify', host: gone.host, status: null, keySent: false, valid: null }),
  },
  {
    what: 'a verification that is redirected',
    key: github(() => redirecting.url),
    act: verify,
    expected: () => ({ action: 'key.verify', host: redirecting.host, keySent: true, valid: null }),
  },
  { what: 'a verification that cannot be made', act: verify, expected: UNCHANGED },
  {
    what: 'a call',
    act: call(() => `${echo.url}${PATH}`),
    expected: () => ({ action: 'key.test', host: echo.host, status: 200, keySent: true, method: 'GET' }),
  },
  {
    what: 'a call of a path',
    key: () => ({ baseUrl: other.url }),
    act: call(() => PATH, 'DELETE'),
    expected: () => ({ action: 'key.test', host: other.host, status: 200, keySent: true, method: 'DELETE' }),
  },
  {
    what: 'a call that fails',
    act: call(() => failing.url),
    expected: () => ({ action: 'key.test', host: failing.host, status: 500, keySent: true }),
  },
  {
    what: 'a call that breaks off',
    act: call(() => breaking.url),
    expected: () => ({ action: 'key.test', host: breaking.host, status: 200, keySent: true }),
  },
  {
    what: 'a call of a host that is not there',
    act: call(() => gone.url),
    expected: () => ({ action: 'key.test', host: gone.host, status: null, keySent: false }),
  },
  {
    what: 'a blocked call',
    act: call(() => `http://169.254.169.254${PATH}`),
    expected: () => ({ action: 'key.test', host: '169.254.169.254', status: null, keySent: false }),
  },
  {
    what: 'a redirected call',
    act: call(() => redirecting.url),
    expected: () => ({ action: 'key.test', host: redirecting.host, status: 401, keySent: true }),
  },
  {
    what: 'a call that is redirected to nothing',
    act: call(() => redirectingNowhere.url),
    expected: () => ({ action: 'key.test', host: redirectingNowhere.host, status: null, keySent: true }),
  },
  {
    what: 'a call without the key',
    on: () => open,
    act: call(() => echo.url),
    expected: () => ({ action: 'key.test', host: echo.host, status: 401, keySent: false }),
  },
  {
    what: 'a call to a pinned host',
    on: () => open,
    act: async (scene) => {
      await scene.test.rest('POST', `/keys/${scene.key.id}/hosts`, { host: echo.host });
      return call(() => echo.url)(scene);
    },
    expected: () => ({ action: 'key.test', host: echo.host, status: 200, keySent: true }),
  },
  {
    what: 'a call to another port of the base URL',
    on: () => open,
    key: () => ({ baseUrl: other.url }),
    act: call(() => echo.url),
    expected: () => ({ host: echo.host, keySent: false }),
  },
  {
    what: 'a call with a user name in its URL',
    act: call(() => `http://canary-user:canary-pass@${'127.0.0.1'}:1/`),
    expected: UNCHANGED,
  },
];

describe('the audit log says where a key went', () => {
  it.each(VARIANTS)('$what', async ({ key: fields, on, act, expected }) => {
    const test = on?.() ?? local;
    const key = await makeKey(test, fields?.());
    await act({ test, key });
    const { items } = (await test.rest('GET', `/audit?keyId=${key.id}&limit=1`)).body;
    expect(items[0]).toMatchObject({ keyId: key.id, ...expected() });
  });

  it('and contains no secret, path, query or body', async () => {
    for (const test of [local, open]) {
      const text = JSON.stringify((await test.rest('GET', '/audit?limit=200')).body);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain('canary');
      const rows = JSON.stringify(
        await test.deps.connection.db.selectFrom('audit_events').selectAll().execute(),
      );
      expect(rows).not.toMatch(/canary|sk-test/);
    }
  });
});
