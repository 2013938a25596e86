import { expect, it } from 'vitest';
import { OutboundError } from '#src/errors.ts';
import type { Outbound } from '#src/outbound-client.ts';
import type { CallProfile } from '#src/policy.ts';
import {
  BAD_ADDRESSES,
  LOOPBACK_HOSTS,
  NEVER_HOSTS,
  PRIVATE_HOSTS,
  WRAPPED_HOSTS,
} from '#test/hostile-hosts.ts';
import { openStandInSocket, testOutbound } from '#test/outbound.ts';
import { startCanary, startHttp } from '#test/servers.ts';

const PUBLIC_V4 = '93.184.215.14';
const PUBLIC_V6 = '2606:2800:21f:cb07::1';
const REDIRECT_CODES = [301, 302, 303, 307, 308];
const BLOCKED_CODES = new Set(['blocked', 'bad_url', 'bad_redirect']);

/**
 * The canary stands in for every address except the two public ones, so it counts every connection that the policy
 * allows by mistake, including those to link-local and metadata addresses.
 */
const setUp = async () => {
  const canary = await startCanary();
  const site = await startHttp((request, response) => {
    const [code, location] = request.url!.slice(1).split('~');
    const bytes = Buffer.from(decodeURIComponent(location!)).toString('latin1');
    response.writeHead(Number(code), { location: bytes }).end();
  });
  const connectedTo: string[] = [];
  const isPublic = (address: string) => address === PUBLIC_V4 || address === PUBLIC_V6;
  const openSocket = openStandInSocket(
    (address) => (isPublic(address) ? site.port : canary.port),
    connectedTo,
  );
  return { canary, site, openSocket, connectedTo };
};

type Attempt = { outbound: Outbound; profile: CallProfile; url: string };

/** Runs all attempts and returns those that were not blocked. */
const runAll = async (attempts: Attempt[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { outbound, profile, url } of attempts) {
    const outcome = await outbound.request(profile, { method: 'GET', url }).then(
      (response) => `status ${response.status}`,
      (error: unknown) => (error instanceof OutboundError ? error.code : String(error)),
    );
    if (!BLOCKED_CODES.has(outcome)) wrong.push(`${profile} ${url}: ${outcome}`);
  }
  return wrong;
};

const urls = (hosts: readonly string[], ports: readonly number[]): string[] =>
  hosts.flatMap((host) => ports.flatMap((port) => [`http://${host}:${port}/`, `https://${host}:${port}/`]));

const local = { localNetworks: true };
const served = { localNetworks: false };

it('blocks every spelling of an address that a profile may not reach, without opening a connection', async () => {
  const { canary, openSocket } = await setUp();
  const open = testOutbound({ ...local, openSocket });
  const shared = testOutbound({ ...served, openSocket });
  const ports = [canary.port, 80];
  const never = urls([...WRAPPED_HOSTS, ...NEVER_HOSTS], ports);
  const narrow = urls([...LOOPBACK_HOSTS, ...PRIVATE_HOSTS], ports);
  const attempts: Attempt[] = [
    ...[...never, ...narrow].map((url) => ({ outbound: open, profile: 'auto' as const, url })),
    ...never.map((url) => ({ outbound: open, profile: 'user' as const, url })),
    ...narrow.map((url) => ({ outbound: shared, profile: 'user' as const, url })),
    ...narrow.map((url) => ({ outbound: shared, profile: 'oauth' as const, url })),
    ...urls([...PRIVATE_HOSTS, PUBLIC_V4], [80])
      .filter((url) => url.startsWith('http:'))
      .map((url) => ({ outbound: open, profile: 'oauth' as const, url })),
  ];
  expect(attempts.length).toBeGreaterThanOrEqual(800);
  expect(await runAll(attempts)).toEqual([]);
  expect(canary.connections()).toBe(0);
  // The canary does count connections.
  const allowed = { method: 'GET', url: `http://127.0.0.1:${canary.port}/`, limits: { headersMs: 50 } };
  await expect(open.request('user', allowed)).rejects.toMatchObject({ code: 'timeout' });
  expect(canary.connections()).toBe(1);
});

it('does not let EGRESS_ALLOW allow an address that is always blocked', async () => {
  const { canary, openSocket } = await setUp();
  const outbound = testOutbound({ ...local, openSocket, egressAllow: ['0.0.0.0/0', '::/0'] });
  const attempts = urls([...WRAPPED_HOSTS, ...NEVER_HOSTS], [canary.port]).flatMap((url) =>
    (['auto', 'user', 'oauth'] as const).map((profile) => ({ outbound, profile, url })),
  );
  expect(await runAll(attempts)).toEqual([]);
  expect(canary.connections()).toBe(0);
});

it('blocks a host name if any of its addresses is blocked, at any position of the DNS result', async () => {
  const { canary, openSocket } = await setUp();
  const results = BAD_ADDRESSES.flatMap((bad) => [
    [bad],
    [bad, PUBLIC_V4],
    [PUBLIC_V4, bad],
    [PUBLIC_V6, bad, PUBLIC_V4],
    [...Array.from({ length: 20 }, () => PUBLIC_V4), bad],
  ]);
  const attempts = results.map((addresses) => ({
    outbound: testOutbound({ ...local, openSocket, lookup: async () => addresses }),
    profile: 'auto' as const,
    url: `http://mixed.example:${canary.port}/`,
  }));
  expect(attempts.length).toBe(70);
  expect(await runAll(attempts)).toEqual([]);
  expect(canary.connections()).toBe(0);
});

it('connects only to the addresses it has checked when a name server changes its result', async () => {
  const { canary, site, openSocket, connectedTo } = await setUp();
  for (const bad of BAD_ADDRESSES) {
    let lookups = 0;
    const lookup = async () => (++lookups === 1 ? [PUBLIC_V4] : [bad]);
    const outbound = testOutbound({ ...local, openSocket, lookup });
    const url = 'http://rebinding.example/200~x';
    expect((await outbound.request('auto', { method: 'GET', url })).status).toBe(200);
    expect(lookups).toBe(1);
    // Another port needs another connection, whose lookup gets the other address.
    const again = { method: 'GET', url: 'http://rebinding.example:8080/200~x' };
    await expect(outbound.request('auto', again)).rejects.toMatchObject({ code: 'blocked' });
  }
  expect(new Set(connectedTo)).toEqual(new Set([PUBLIC_V4]));
  expect(site.connections()).toBe(BAD_ADDRESSES.length);
  expect(canary.connections()).toBe(0);
});

it('blocks redirects to a narrower network with every redirect status', async () => {
  const { canary, openSocket } = await setUp();
  const outbound = testOutbound({ ...local, openSocket });
  const hosts = [...LOOPBACK_HOSTS, ...WRAPPED_HOSTS, ...PRIVATE_HOSTS, ...NEVER_HOSTS];
  const from = (code: number, location: string) =>
    `http://${PUBLIC_V4}/${code}~${encodeURIComponent(location)}`;
  const attempts = REDIRECT_CODES.flatMap((code) =>
    hosts.flatMap((host) =>
      (['user', 'auto'] as const).map((profile) => ({
        outbound,
        profile,
        url: from(code, `http://${host}:${canary.port}/`),
      })),
    ),
  );
  for (const location of [
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'http://u:p@example.com/',
    'javascript:alert(1)',
  ]) {
    attempts.push(
      ...REDIRECT_CODES.map((code) => ({ outbound, profile: 'user' as const, url: from(code, location) })),
    );
  }
  expect(attempts.length).toBeGreaterThanOrEqual(900);
  expect(await runAll(attempts)).toEqual([]);
  expect(canary.connections()).toBe(0);
});

it('blocks its own listener by any spelling and any loopback address', async () => {
  const { canary, openSocket } = await setUp();
  const listeners = [
    '127.0.0.1',
    '::1',
    '[::1]',
    '0.0.0.0',
    '::',
    'localhost',
    '127.0.0.9',
    '::ffff:127.0.0.1',
    '',
  ];
  const attempts = listeners.flatMap((address) => {
    const outbound = testOutbound({
      ...local,
      openSocket,
      forbidden: () => [{ address, port: canary.port }],
    });
    return urls(LOOPBACK_HOSTS, [canary.port]).flatMap((url) =>
      (['user', 'oauth'] as const).map((profile) => ({ outbound, profile, url })),
    );
  });
  expect(attempts.length).toBeGreaterThanOrEqual(900);
  expect(await runAll(attempts)).toEqual([]);
  expect(canary.connections()).toBe(0);
});

it('blocks a database that is configured by host name, by that name and by its addresses', async () => {
  const { canary, openSocket } = await setUp();
  const lookup = async (name: string) => (name === 'db.internal' ? ['10.0.0.7'] : ['10.0.0.7', '10.0.0.8']);
  const forbidden = () => [{ address: 'db.internal', port: canary.port }];
  const outbound = testOutbound({ ...local, openSocket, lookup, forbidden });
  const hosts = ['db.internal', 'DB.internal.', '10.0.0.7', '[::ffff:10.0.0.7]', 'alias.example'];
  const attempts = urls(hosts, [canary.port]).map((url) => ({ outbound, profile: 'user' as const, url }));
  expect(await runAll(attempts)).toEqual([]);
  expect(canary.connections()).toBe(0);
});

it('rejects URLs that are not plain http or https, and blocks non-web ports for automatic calls', async () => {
  const { canary, openSocket } = await setUp();
  const outbound = testOutbound({ ...local, openSocket, lookup: async () => [PUBLIC_V4] });
  const schemes = [
    'file',
    'ftp',
    'gopher',
    'ws',
    'wss',
    'data',
    'javascript',
    'dict',
    'ldap',
    'unix',
    'blob:http',
    'view-source',
  ];
  const odd = [
    '',
    ' ',
    'example.com',
    '//example.com',
    'http://',
    'http:///',
    'http://.',
    'http://..:80/',
    'http://exa mple/',
  ];
  const hosts = [
    'http://user@example.com/',
    'https://user:pw@example.com/',
    'http://:pw@example.com/',
    'http://example.com:0/',
  ];
  const bad = [
    ...schemes.map((scheme) => `${scheme}://127.0.0.1:${canary.port}/`),
    ...odd,
    ...hosts,
    'http://[::1',
    'http://256.256.256.256/',
    'http://1.2.3.4.5/',
    'http://[fe80::1%25lo]/',
    `http://${'a'.repeat(64)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example/`,
    `http://example.com/${'x'.repeat(9_000)}`,
  ];
  const ports = [22, 25, 53, 110, 143, 465, 587, 993, 995, 2375, 3306, 5432, 6379, 11211, 27017];
  const attempts = [
    ...bad.map((url) => ({ outbound, profile: 'user' as const, url })),
    ...urls(['example.com', PUBLIC_V4], ports).map((url) => ({ outbound, profile: 'auto' as const, url })),
  ];
  expect(await runAll(attempts)).toEqual([]);
  expect(canary.connections()).toBe(0);
});

it('sends nothing if the connected address is not the requested one', async () => {
  const requests: string[] = [];
  const server = await startHttp((request, response) => {
    requests.push(request.url!);
    response.end();
  });
  const real = openStandInSocket(() => server.port);
  for (const remoteAddress of [...BAD_ADDRESSES, '']) {
    const outbound = testOutbound({
      openSocket: async (...args) => ({ ...(await real(...args)), remoteAddress }),
    });
    const call = outbound.request('auto', { method: 'GET', url: `http://${PUBLIC_V4}/` });
    await expect(call).rejects.toMatchObject({ code: 'blocked' });
  }
  expect(requests).toEqual([]);
});
