import { expect, it } from 'vitest';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import { keyHosts } from '#src/features/providers/key-destination.ts';

it.each([
  [['ledger.evil.example'], 'https://ledger.evil.example/v1', ['ledger.evil.example']],
  [['*.acme.example'], null, ['*.acme.example']],
  [['api.acme.example'], 'http://127.0.0.1:3000/v1', ['api.acme.example', '127.0.0.1:3000']],
  [['127.0.0.1:3000'], 'http://127.0.0.1:3000/v1', ['127.0.0.1:3000']],
  [[], 'http://127.0.0.1:3000/v1', ['127.0.0.1:3000']],
  [[], 'http://192.168.1.7/v1', ['192.168.1.7']],
  [[], 'http://[fd00::7]/v1', ['[fd00::7]']],
  [[], 'http://100.64.0.7/v1', ['100.64.0.7']],
  [[], 'http://app.localhost./v1', ['app.localhost.']],
  [[], 'https://127.0.0.1.evil.example/', []],
  [[], 'https://93.184.216.34/', []],
  [[], 'http://169.254.169.254/', []],
  [[], 'https://acme.example:8443/', []],
  [[], null, []],
])('a key of a provider with the hosts %j and the base URL %s goes to %j', (hosts, baseUrl, expected) => {
  expect(keyHosts({ localNetworks: true }, { hosts, baseUrl })).toEqual(expected);
});

it.each([
  'http://127.0.0.1:3000/v1',
  'http://[fd00::7]/v1',
  'https://app.localhost/',
  'http://93.184.216.34/',
])('names the base URL %s exactly when a call would send a key there', (baseUrl) => {
  for (const localNetworks of [true, false]) {
    const named = keyHosts({ localNetworks }, { hosts: [], baseUrl }).length === 1;
    const bounds = { provider: [], baseUrl: null, pinned: [] };
    expect(named).toBe(mayReceiveKey(new URL(baseUrl), bounds, localNetworks));
  }
});
