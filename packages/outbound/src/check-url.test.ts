import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { createOutbound } from '#src/outbound.ts';
import { testOutbound } from '#test/outbound.ts';

it.each([
  ['user', 'http://127.0.0.1:3000/', null],
  ['user', 'https://api.example/', null],
  ['oauth', 'http://localhost:3000/', null],
  [
    'user',
    'http://127.0.0.1:4000/',
    '127.0.0.1:4000 is this server itself or its database. Calls to it are always blocked',
  ],
  [
    'user',
    'http://localhost:4000/',
    'localhost:4000 is this server itself or its database. Calls to it are always blocked',
  ],
  [
    'user',
    'http://169.254.169.254/',
    '169.254.169.254 is a link-local address. Calls to it are always blocked',
  ],
  [
    'user',
    'http://[2002:7f00:1::]/',
    '2002:7f00:1:: is an IPv6 form of 127.0.0.1. Calls to it are always blocked',
  ],
  [
    'auto',
    'http://10.0.0.1/',
    '10.0.0.1 is a private network address. Automatic calls are blocked unless EGRESS_ALLOW includes it',
  ],
  ['auto', 'https://api.example:6379/', 'Port 6379 is not a web port. Automatic calls to it are blocked'],
  ['oauth', 'http://8.8.8.8/token', 'OAuth calls to 8.8.8.8 must use https'],
  ['user', 'mailto:a@b.example', 'The URL must start with http:// or https://'],
  ['user', 'http://a:b@c.example', 'The URL must not contain a user name or password'],
] as const)('returns without DNS why %s may not call %s', (profile, url, message) => {
  const outbound = testOutbound({ forbidden: () => [{ address: '127.0.0.1', port: 4000 }] });
  expect(outbound.checkUrl(profile, url)?.message ?? null).toBe(message);
});

it.each(['0.0.0.0', '::', '*'])(
  'treats a listener on %s as one on every address of this machine',
  (address) => {
    const outbound = testOutbound({ forbidden: () => [{ address, port: 4000 }] });
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const urls = own.map((one) =>
      one.family === 'IPv6' ? `http://[${one.address}]:` : `http://${one.address}:`,
    );
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(outbound.checkUrl('user', `${url}4000/`)?.code, url).toBe('blocked');
    expect(outbound.checkUrl('user', 'http://8.8.8.8:4000/')).toBeNull();
    expect(outbound.checkUrl('user', 'http://10.255.255.254:4000/')).toBeNull();
  },
);

it.each(['10.0.0.0/33', 'example.com', '', '10.0.0.0/-1'])(
  'rejects %j in EGRESS_ALLOW immediately',
  (entry) => {
    const options = { localNetworks: true, egressAllow: [entry], forbidden: () => [] };
    expect(() => createOutbound(options)).toThrow(/is not an IP address or CIDR network/);
  },
);
