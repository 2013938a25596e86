import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { unmapped } from '#src/address.ts';
import { EVERY_ADDRESS, normalizeListener } from '#src/own-addresses.ts';
import { LOOPBACK_HOSTS } from '#test/hostile-hosts.ts';
import { failureOf, openStandInSocket, testOutbound } from '#test/outbound.ts';
import { startCanary } from '#test/servers.ts';

const OWN = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

const asMapped = (address: string): string => `[::ffff:${address}]`;

const WILDCARDS = [
  '0.0.0.0',
  '::',
  '[::]',
  '0',
  '0x0',
  '00.0',
  '0.0',
  '0:0:0:0:0:0:0:0',
  '::0',
  '::0.0.0.0',
  '::ffff:0.0.0.0',
  '[::ffff:0.0.0.0]',
  '::FFFF:0:0',
  '0:0:0:0:0:ffff:0:0',
  '::%eth0',
  ' 0.0.0.0 ',
  '*',
  '',
];

const LOOPBACK = [
  '127.0.0.1',
  '127.0.0.9',
  '127.1',
  '0x7f.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '::1',
  '[::1]',
  '::1%lo',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]',
  '::FFFF:127.0.0.3',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'api.localhost',
  'api.localhost.',
];

const SPECIFIC = OWN.flatMap((address) => [address, `::ffff:${address}`, asMapped(address)]);

describe('a listener', () => {
  it.each(WILDCARDS)('"%s" means every address of this machine', (host) =>
    expect(normalizeListener(host)).toBe(EVERY_ADDRESS),
  );

  it.each([
    ['DB.Internal.', 'db.internal'],
    ['db_1', 'db_1'],
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[FD00::5]', 'fd00::5'],
  ])('"%s" is "%s"', (host, spelling) => expect(normalizeListener(host)).toBe(spelling));

  it('is not reached by any spelling of an address of this machine, however it was configured', async () => {
    const canary = await startCanary();
    const openSocket = openStandInSocket(() => canary.port);
    const targets = [...LOOPBACK_HOSTS, ...OWN, ...OWN.map(asMapped)];
    const reached: string[] = [];
    for (const address of [...WILDCARDS, ...LOOPBACK, ...SPECIFIC]) {
      const forbidden = () => [{ address, port: canary.port }];
      const outbound = testOutbound({ openSocket, forbidden });
      for (const host of targets) {
        const call = outbound.request('user', { method: 'GET', url: `http://${host}:${canary.port}/` });
        const outcome = await failureOf(call);
        if (outcome !== 'blocked') reached.push(`${address} by ${host}: ${outcome}`);
      }
    }
    expect(WILDCARDS.length + LOOPBACK.length).toBeGreaterThanOrEqual(37);
    expect(reached).toEqual([]);
    expect(canary.connections()).toBe(0);
  });

  it('leaves its other ports and other machines alone', async () => {
    const outbound = testOutbound({ forbidden: () => [{ address: '::ffff:0.0.0.0', port: 4000 }] });
    expect(outbound.checkUrl('user', 'http://127.0.0.1:4001/')).toBeNull();
    expect(outbound.checkUrl('user', 'http://10.255.0.9:4000/')).toBeNull();
    expect(outbound.checkUrl('user', 'http://127.0.0.1:4000/')?.code).toBe('blocked');
  });
});

it('only an IPv4-mapped address is its IPv4 address, not the other forms that contain one', () => {
  expect(unmapped('::ffff:127.0.0.1')).toBe('127.0.0.1');
  expect(unmapped('::ffff:0:0')).toBe('0.0.0.0');
  for (const other of [
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::1',
    '127.0.0.1',
    'localhost',
    '',
  ])
    expect(unmapped(other), other).toBe(other);
});
