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
    '127.0.0.1:4000 is this server itself or its database. Calls there are always refused',
  ],
  [
    'user',
    'http://localhost:4000/',
    'localhost:4000 is this server itself or its database. Calls there are always refused',
  ],
  [
    'user',
    'http://169.254.169.254/',
    '169.254.169.254 is a link-local address. Calls there are always refused',
  ],
  [
    'user',
    'http://[2002:7f00:1::]/',
    '2002:7f00:1:: is an IPv6 form of 127.0.0.1. Calls there are always refused',
  ],
  [
    'auto',
    'http://10.0.0.1/',
    '10.0.0.1 is a private network address. Automatic calls go there only when EGRESS_ALLOW names it',
  ],
  ['auto', 'https://api.example:6379/', 'Port 6379 is not a web port. Automatic calls there are refused'],
  ['oauth', 'http://8.8.8.8/token', 'OAuth calls to 8.8.8.8 must use https'],
  ['user', 'mailto:a@b.example', 'The URL must start with http:// or https://'],
  ['user', 'http://a:b@c.example', 'The URL must not hold a user name or password'],
] as const)('tells without DNS why %s may not call %s', (profile, url, message) => {
  const outbound = testOutbound({ forbidden: () => [{ address: '127.0.0.1', port: 4000 }] });
  expect(outbound.refusal(profile, url)?.message ?? null).toBe(message);
});

it.each(['0.0.0.0', '::', '*'])(
  'takes a listener on %s to be on every address of this machine',
  (address) => {
    const outbound = testOutbound({ forbidden: () => [{ address, port: 4000 }] });
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const urls = own.map((one) =>
      one.family === 'IPv6' ? `http://[${one.address}]:` : `http://${one.address}:`,
    );
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(outbound.refusal('user', `${url}4000/`)?.code, url).toBe('blocked');
    expect(outbound.refusal('user', 'http://8.8.8.8:4000/')).toBeNull();
    expect(outbound.refusal('user', 'http://10.255.255.254:4000/')).toBeNull();
  },
);

it.each(['10.0.0.0/33', 'example.com', '', '10.0.0.0/-1'])('refuses %j in EGRESS_ALLOW at once', (entry) => {
  const options = { localNetworks: true, egressAllow: [entry], forbidden: () => [] };
  expect(() => createOutbound(options)).toThrow(/is not an IP address or CIDR network/);
});
