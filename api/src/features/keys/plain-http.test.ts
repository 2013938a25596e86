import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let upstream: Upstream;
let port: string;
beforeAll(async () => {
  upstream = await startUpstream((call, _request, response) => {
    const to = /^\/to\/(?<host>[^/]+)/.exec(call.path)?.groups?.host;
    if (to === undefined) response.end('{}');
    else response.writeHead(307, { location: `http://${to}:${port}/arrived` }).end();
  });
  port = new URL(upstream.url).port;
  // Every name leads to this machine, as an attacker's DNS may say.
  const lookup = async () => ['127.0.0.1'];
  const outbound = createOutbound({ localNetworks: true, egressAllow: [], forbidden: () => [], lookup });
  test = await createTestApp({ outbound });
});
afterAll(() => Promise.all([test.close(), upstream.close()]));

/** Calls with a key that has these pins, and returns the result and whether the key arrived anywhere. */
const call = async (
  endpoint: string,
  { pins = [], ...key }: { pins?: string[]; slug?: string; baseUrl?: string } = {},
) => {
  upstream.received.length = 0;
  const { id } = await makeKey(test, key);
  for (const host of pins) await test.rest('POST', `/keys/${id}/hosts`, { host });
  const input = { apiKeyId: id, endpoint: endpoint.replaceAll('PORT', port), method: 'GET' };
  const { body } = await test.rest('POST', '/test', input);
  const overTrpc = (await test.trpc('mutation', 'testing.run', input)).body;
  expect(overTrpc.withheldReason).toBe(body.withheldReason);
  return { body, arrived: JSON.stringify(upstream.received).includes(SECRET), calls: upstream.received };
};

const PINNED = [
  'pinned.test',
  'ported.test:80',
  'nas.lan',
  'app.local',
  'intranet',
  'api.internal',
  'localhost.test',
];

describe('over plain http a key is not sent, although its host is pinned or its provider’s', () => {
  it.each<[endpoint: string, slug?: string]>([
    ['http://pinned.test:PORT/x'],
    ['HTTP://PINNED.TEST:PORT/x'],
    ['http://pinned.test.:PORT/x'],
    ['http://pinned.test:PORT/x?a=https://pinned.test'],
    ['http://pinned.test:PORT#https://pinned.test'],
    ['http:pinned.test:PORT/x'],
    ['http:\\\\pinned.test:PORT\\x'],
    ['http://ｐｉｎｎｅｄ.test:PORT/x'],
    ['http://pinned%2Etest:PORT/x'],
    ['http://nas.lan:PORT/x'],
    ['http://app.local:PORT/x'],
    ['http://intranet:PORT/x'],
    ['http://api.internal:PORT/x'],
    ['http://localhost.test:PORT/x'],
    ['http://127.0.0.1.pinned.test:PORT/x'],
    ['http://api.openai.com:PORT/v1/models', 'openai'],
    ['http://API.OpenAI.com:PORT/v1/models', 'openai'],
    ['http://api.github.com:PORT/user', 'github'],
    ['http://api.stripe.com:PORT/v1/charges', 'stripe'],
    ['http://sts.eu-west-1.amazonaws.com:PORT/', 'aws'],
  ])('%s', async (endpoint, slug = 'custom') => {
    const { body, arrived, calls } = await call(endpoint, { slug, pins: PINNED });
    expect(arrived).toBe(false);
    expect(calls.length).toBeGreaterThan(0);
    expect(body).toMatchObject({ withheldReason: 'plain-http' });
    expect(body.analysis).toContain('over plain http, anyone on the network could read it');
    expect(body.analysis).not.toContain('Pin ');
  });

  it('and pinning it again, as the last result said before, changes nothing', async () => {
    const host = `pinned.test:${port}`;
    const { body, arrived } = await call('http://pinned.test:PORT/x', { pins: [host] });
    expect([body.withheldHost, body.withheldReason, arrived]).toEqual([host, 'plain-http', false]);
  });

  it('in a redirect from a local address to such a host', async () => {
    const { arrived, calls } = await call('http://127.0.0.1:PORT/to/pinned.test', { pins: PINNED });
    expect(calls.map(({ path, headers }) => [path, headers.authorization]).slice(0, 2)).toEqual([
      ['/to/pinned.test', `Bearer ${SECRET}`],
      ['/arrived', undefined],
    ]);
    expect(arrived).toBe(true);
  });
});

describe('a key is sent', () => {
  it.each([
    'http://127.0.0.1:PORT/x',
    'http://localhost:PORT/x',
    'http://LOCALHOST.:PORT/x',
    'http://2130706433:PORT/x',
    'http://0x7f.1:PORT/x',
    'http://app.localhost:PORT/x',
  ])('over plain http to a local address: %s', async (endpoint) => {
    const { body, arrived } = await call(endpoint);
    expect([body.withheldReason, arrived]).toEqual([undefined, true]);
    expect(body.analysis).not.toContain('plain http');
  });

  it('over plain http to the base URL that a person typed so, and the result says that it could be read', async () => {
    const { body, arrived } = await call('/x', { baseUrl: `http://nas.lan:${port}` });
    expect([body.withheldReason, arrived]).toEqual([undefined, true]);
    expect(body.analysis).toContain('The key was sent over plain http, as its base URL says');
    const other = await call(`http://other.lan:${port}/x`, { baseUrl: `http://nas.lan:${port}` });
    expect([other.body.withheldReason, other.arrived]).toEqual(['plain-http', false]);
  });
});

describe('the reason', () => {
  const hosts = {
    provider: ['8.8.8.8', '*.example.org'],
    baseUrl: null,
    pinned: [
      '8.8.4.4',
      '[2001:4860:4860::8888]',
      '[::ffff:808:404]',
      '1.1.1.1:80',
      'example.com',
      '10.0.0.1',
      'port.net:8443',
    ],
  };
  const why = (url: string, localNetworks = false) => whyWithheld(new URL(url), hosts, localNetworks);

  it.each([
    'http://8.8.8.8/',
    'http://8.8.4.4/',
    'http://134743044/',
    'http://0x8.0x8.0x4.0x4/',
    'http://8.8.1028/',
    'http://[2001:4860:4860::8888]/',
    'http://[2001:4860:4860:0:0:0:0:8888]/',
    'http://[::ffff:8.8.4.4]/',
    'http://[64:ff9b::a00:1]/',
    'http://[2002:a00:1::]/',
    'http://1.1.1.1/',
    'http://1.1.1.1:80/',
    'http://a.example.org/',
    'http://example.com:443/',
    'http://port.net:8443/',
    'http://169.254.169.254/',
    'http://0.0.0.0/',
    'http://never-pinned.net/',
  ])('is plain http for %s, on every network', (url) =>
    expect([why(url), why(url, true)]).toEqual(['plain-http', 'plain-http']),
  );

  it.each([
    'https://never-pinned.net/',
    'https://example.com.never-pinned.net/',
    'https://port.net/',
    'https://127.0.0.1/',
    'http://127.0.0.1/',
    'http://192.168.1.1/',
  ])('is the host for %s', (url) => expect(why(url)).toBe('host'));

  it.each([
    'https://8.8.8.8/',
    'https://8.8.4.4:99/',
    'https://example.com/',
    'http://10.0.0.1/',
    'https://port.net:8443/',
  ])('is absent for %s', (url) => expect(why(url)).toBeUndefined());
});
