import { expect, it } from 'vitest';
import { keyHosts } from '#src/features/keys/key-hosts.ts';

it.each([
  [['ledger.evil.example'], 'https://ledger.evil.example/v1', ['ledger.evil.example']],
  [['*.acme.example'], null, ['any host below acme.example']],
  [[], 'http://127.0.0.1:3000/v1', ['127.0.0.1:3000']],
  [[], 'http://192.168.1.7/v1', ['192.168.1.7']],
  [[], 'https://127.0.0.1.evil.example/', []],
  [[], 'https://93.184.216.34/', []],
  [[], 'https://acme.example:8443/', []],
  [[], null, []],
])('a key of a provider with the hosts %j and the base URL %s goes to %j', (hosts, baseUrl, expected) => {
  expect(keyHosts({ hosts, baseUrl })).toEqual(expected);
});
