import { expect, it } from 'vitest';
import { requireLoopback } from '#src/lifecycle/require-loopback.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const local = { host: 'localhost', listensOnLoopback: true };
const at = (...addresses: string[]) => addresses.map((address) => ({ address, port: 4000 }));

it('a name that leads elsewhere than to loopback stops the start', () => {
  expect(() => requireLoopback(local, at('127.0.0.1', '::1'))).not.toThrow();
  expect(() => requireLoopback(local, at('::ffff:127.0.0.1'))).not.toThrow();
  for (const address of ['192.168.1.5', '0.0.0.0', '::', '::ffff:0.0.0.0', 'fd00::5', '8.8.8.8']) {
    expect(() => requireLoopback(local, at('127.0.0.1', address)), address).toThrow(StartError);
    expect(() => requireLoopback(local, at(address)), address).toThrow(address);
  }
});

it('a server that may listen beyond loopback does', () => {
  expect(() => requireLoopback({ host: '0.0.0.0', listensOnLoopback: false }, at('0.0.0.0'))).not.toThrow();
});
