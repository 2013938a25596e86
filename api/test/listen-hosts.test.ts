import { describe, expect, it } from 'vitest';
import { readEnv } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { OWN, ownDatabase, reachItself, runServer, TOKEN } from '#test/reach-itself.ts';

// EGRESS_ALLOW opens the way to this machine, so that only the check of its own addresses is left.
const EGRESS_ALLOW = ['127.0.0.0/8', '::1/128', ...OWN.map((address) => `${address}/32`)].join(',');

it.each([
  '::ffff:0.0.0.0',
  '::',
  '::ffff:127.0.0.1',
  ...OWN.slice(0, 1).map((address) => `::ffff:${address}`),
])(
  'a server that listens on %s does not call itself',
  async (HOST) => {
    const server = await runServer(await ownDatabase(), { HOST, ACCESS_TOKEN: TOKEN, EGRESS_ALLOW });
    expect(await reachItself(server, [String(server.port)])).toMatchObject({ reached: [] });
  },
  60_000,
);

describe('HOST', () => {
  const kindOf = (HOST: string): string => {
    try {
      const env = readEnv({ HOST, ACCESS_TOKEN: TOKEN });
      if (env.listensEverywhere) return 'everywhere';
      return env.listensOnLoopback ? 'loopback' : 'other';
    } catch (error) {
      return error instanceof StartError ? 'refused' : String(error);
    }
  };
  const needsToken = (HOST: string): boolean => {
    try {
      readEnv({ HOST });
      return false;
    } catch {
      return true;
    }
  };

  it.each([
    ...['0.0.0.0', '0', '0x0', '00', '0.0', '0.0.0', '0x0.0x0', '000.000.000.000', '%30', '０.０.０.０'].map(
      (host) => [host, 'everywhere'],
    ),
    ...['::', '[::]', '::0', '0::0', '0:0:0:0:0:0:0:0', '::0.0.0.0'].map((host) => [host, 'everywhere']),
    ...['::ffff:0.0.0.0', '[::ffff:0.0.0.0]', '::ffff:0:0', '::FFFF:0:0', '0:0:0:0:0:ffff:0:0'].map(
      (host) => [host, 'everywhere'],
    ),
    ...[
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '0x7f.1',
      '0x7f000001',
      '2130706433',
      '0177.0.0.1',
      '127.255.255.254',
    ].map((host) => [host, 'loopback']),
    ...[
      '::1',
      '[::1]',
      '0:0:0:0:0:0:0:1',
      '::ffff:127.0.0.1',
      '[::ffff:7f00:1]',
      '::FFFF:127.9.9.9',
      '[::1',
    ].map((host) => [host, 'loopback']),
    ...['localhost', 'LOCALHOST', 'localhost.', 'Localhost.'].map((host) => [host, 'loopback']),
    ...['10.0.0.5', '::ffff:10.0.0.5', '192.168.1.5', '8.8.8.8', 'fd00::5', 'fe80::1', '169.254.1.1'].map(
      (host) => [host, 'other'],
    ),
    ...[
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '0.0.0.1',
      'gatehouse.example',
      'my-host',
      'my-host.',
    ].map((host) => [host, 'other']),
    ...['localhost.evil.test', '127.0.0.1.evil.test', 'notlocalhost', 'foo.localhost', '*'].map((host) => [
      host,
      'other',
    ]),
    ...[
      'fe80::1%eth0',
      '::1%lo',
      '127.0.0.1:80',
      'localhost:80',
      'http://localhost',
      'a b',
      '/tmp/socket',
      'user@localhost',
      '256.1.1.1',
      '127.0.0.1/8',
      '::ffff:127.0.0.1.',
    ].map((host) => [host, 'refused']),
  ])('"%s" is understood as %s', (host, kind) => {
    expect(kindOf(host)).toBe(kind);
    expect(needsToken(host)).toBe(kind !== 'loopback');
  });
});
