import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyAddress } from '#src/address.ts';
import { SEED } from '#test/seed.ts';

/**
 * The reference: the IANA special-purpose registries as a block list, and embedded IPv4 read from the bytes with big
 * integers. It shares neither tables nor code with what it checks.
 */
const notGlobal = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notGlobal.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  notGlobal.addSubnet(network, bits, 'ipv6');
}

const v4Text = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
const isGlobalV4 = (value: bigint): boolean => !notGlobal.check(v4Text(value), 'ipv4');
const v6Text = (value: bigint): string =>
  Array.from({ length: 8 }, (_, i) => ((value >> BigInt(112 - 16 * i)) & 0xffffn).toString(16)).join(':');

const isGlobalV6 = (value: bigint): boolean => {
  const low = value & 0xffffffffn;
  if (value >> 32n === 0xffffn || (value >> 32n === 0n && value > 1n)) return isGlobalV4(low);
  if (value >> 32n === 0x64ff9bn << 64n) return isGlobalV4(low);
  if (value >> 80n === 0x64ff9b0001n) {
    if (((value >> 32n) & 0xffffffffffffn) === 0n) return isGlobalV4(low);
    const isExact = (value & 0xff00_00ff_ffff_ffffn) === 0n && (value & 0xff_ffffn) === 0n;
    return isExact && isGlobalV4((((value >> 64n) & 0xffffn) << 16n) | ((value >> 40n) & 0xffffn));
  }
  if (value >> 112n === 0x2002n) return isGlobalV4((value >> 80n) & 0xffffffffn);
  if (value >> 96n === 0x20010000n)
    return isGlobalV4((value >> 64n) & 0xffffffffn) && isGlobalV4(low ^ 0xffffffffn);
  return value >> 125n === 1n && !notGlobal.check(v6Text(value), 'ipv6');
};

const bits = (count: bigint) => fc.bigInt({ min: 0n, max: (1n << count) - 1n });

/** Addresses near the important boundaries: a special prefix and its length, the rest random. */
const PREFIXES_V6 = [
  [0n, 96n],
  [0xffffn, 96n],
  [0x64ff9bn << 64n, 96n],
  [0x64ff9b0001n, 48n],
  [0x64ff9b0001n << 48n, 96n],
  [0x2002n, 16n],
  [0x20010000n, 32n],
  [0x2001n, 16n],
  [0x20010db8n, 32n],
  [0xfe80n, 16n],
  [0xfd00n, 16n],
  [0x2a00n, 16n],
] as const;
const EMBEDDED = ['7f000001', '0a000001', 'a9fea9fe', '08080808', '64646464', '646464c8', 'a83f8110'].map(
  (hex) => BigInt(`0x${hex}`),
);
const anyV6 = fc.oneof(
  bits(128n),
  bits(125n).map((rest) => (1n << 125n) | rest),
  ...PREFIXES_V6.map(([prefix, length]) =>
    bits(128n - length).map((rest) => (prefix << (128n - length)) | rest),
  ),
  fc
    .tuple(fc.constantFrom(...PREFIXES_V6), fc.constantFrom(...EMBEDDED), fc.constantFrom(0n, 32n, 64n, 80n))
    .map(([[prefix, length], inner, shift]) => (prefix << (128n - length)) | (inner << shift))
    .map((value) => value & ((1n << 128n) - 1n)),
);
const anyV4 = fc.oneof(
  bits(32n),
  fc
    .tuple(fc.constantFrom(10n, 100n, 127n, 168n, 169n, 172n, 192n, 198n, 203n), bits(24n))
    .map(([a, b]) => (a << 24n) | b),
);

describe('classifying an address', () => {
  it('agrees with the registries on 10,000 random IPv4 addresses', () => {
    // 100.100.100.200 lies inside 100.64.0.0/10, so the block list contains it already.
    fc.assert(
      fc.property(anyV4, (value) => {
        expect(classifyAddress(v4Text(value)).scope === 'public').toBe(isGlobalV4(value));
      }),
      { numRuns: 10_000, seed: SEED },
    );
  });

  it('agrees with the registries on 20,000 random IPv6 addresses, including embedded IPv4', () => {
    fc.assert(
      fc.property(anyV6, (value) => {
        const found = classifyAddress(v6Text(value));
        expect(found.scope === 'public', `${v6Text(value)} is ${found.kind}`).toBe(isGlobalV6(value));
      }),
      { numRuns: 20_000, seed: SEED },
    );
  });

  it.each([
    ['8.8.8.8', 'public', '8.8.8.8'],
    ['2606:4700::1111', 'public', '2606:4700::1111'],
    ['10.1.2.3', 'private', '10.1.2.3'],
    ['100.64.0.1', 'private', '100.64.0.1'],
    ['fd12::1', 'private', 'fd12::1'],
    ['127.8.8.8', 'loopback', '127.8.8.8'],
    ['::1', 'loopback', '::1'],
    ['::ffff:127.0.0.1', 'loopback', '127.0.0.1'],
    ['::ffff:10.0.0.1', 'private', '10.0.0.1'],
    ['::ffff:8.8.8.8', 'public', '8.8.8.8'],
    ['64:ff9b::8.8.8.8', 'public', '8.8.8.8'],
    ['64:ff9b::7f00:1', 'never', '127.0.0.1'],
    ['::127.0.0.1', 'never', '127.0.0.1'],
    ['2002:7f00:1::', 'never', '127.0.0.1'],
    ['2002:808:808::', 'public', '8.8.8.8'],
    ['64:ff9b:1:a00:0:100::', 'never', '10.0.0.1'],
    ['64:ff9b:1:808:8:800::', 'public', '8.8.8.8'],
    ['fd00:ec2::254', 'never', 'fd00:ec2::254'],
    ['100.100.100.200', 'never', '100.100.100.200'],
    ['168.63.129.16', 'never', '168.63.129.16'],
    ['::', 'never', '::'],
    ['fe80::1%eth0', 'never', undefined],
    ['example.com', 'never', 'example.com'],
    ['0x7f.1', 'never', '0x7f.1'],
    ['', 'never', ''],
  ] as const)('classifies %s as %s', (text, scope, address) => {
    const found = classifyAddress(text);
    expect(found.scope).toBe(scope);
    if (address !== undefined) expect(found.address).toBe(address);
  });
});
