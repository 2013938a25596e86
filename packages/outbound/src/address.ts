import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** From widest to narrowest; `never` is blocked for every profile. */
export type AddressScope = 'public' | 'private' | 'loopback' | 'never';

export type ClassifiedAddress = {
  /** Canonical text; for an IPv6 form that embeds an IPv4 address, that IPv4 address. */
  address: string;
  scope: AddressScope;
  /** A noun phrase for a sentence with "is": "a private network address". */
  kind: string;
};

type V4 = ipaddr.IPv4;
type V6 = ipaddr.IPv6;

/**
 * Cloud metadata services outside the ranges that are blocked anyway: Azure's wire server, Alibaba Cloud,
 * AWS over IPv6 (its documentation reserves fd00:ec2::/32 for services of an instance), Google Cloud over IPv6.
 */
const METADATA = ['168.63.129.16/32', '100.100.100.200/32', 'fd00:ec2::/32', 'fd20:ce::254/128'].map((cidr) =>
  ipaddr.parseCIDR(cidr),
);

const RANGE_SCOPES: Record<string, [AddressScope, string]> = {
  unicast: ['public', 'a public address'],
  private: ['private', 'a private network address'],
  carrierGradeNat: ['private', 'a private network address'],
  uniqueLocal: ['private', 'a private network address'],
  loopback: ['loopback', 'a loopback address'],
  linkLocal: ['never', 'a link-local address'],
  unspecified: ['never', 'an unspecified address'],
  multicast: ['never', 'a multicast address'],
  broadcast: ['never', 'a broadcast address'],
};
const RESERVED: [AddressScope, string] = ['never', 'a reserved address'];

/** Whether the address lies inside the network; false across families. */
export const isInside = (address: V4 | V6, [network, bits]: [V4 | V6, number]): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

const v4 = (high: number, low: number): V4 => new ipaddr.IPv4([high >> 8, high & 255, low >> 8, low & 255]);

/** The IPv4 addresses inside a NAT64 address of RFC 8215's local prefix; null if no RFC 6052 layout fits exactly. */
const localNat64 = ([, , , a = 0, b = 0, c = 0, d = 0, e = 0]: number[]): V4[] | null => {
  if (a === 0 && b === 0 && c === 0) return [v4(d, e)];
  const is48BitLayout = b >> 8 === 0 && (c & 255) === 0 && d === 0 && e === 0;
  return is48BitLayout ? [v4(a, ((b & 255) << 8) | (c >> 8))] : null;
};

/** IPv4 addresses embedded in a transition form; null if it is not such a form, empty if it cannot be read. */
const transitionAddresses = (parts: number[]): V4[] | null => {
  const [, b = 0, c = 0, d = 0, , , g = 0, h = 0] = parts;
  const beginsWith = (...start: number[]) => start.every((part, at) => parts[at] === part);
  if (beginsWith(0, 0, 0, 0, 0, 0) && (g !== 0 || h > 1)) return [v4(g, h)];
  if (beginsWith(0x64, 0xff9b, 0, 0, 0, 0)) return [v4(g, h)];
  if (beginsWith(0x64, 0xff9b, 1)) return localNat64(parts) ?? [];
  if (beginsWith(0x2002)) return [v4(b, c)];
  if (beginsWith(0x2001, 0)) return [v4(c, d), v4(g ^ 0xffff, h ^ 0xffff)];
  return null;
};

const classifyPlain = (address: V4 | V6): ClassifiedAddress => {
  const text = address.toString();
  if (METADATA.some((network) => isInside(address, network))) {
    return { address: text, scope: 'never', kind: 'a cloud metadata address' };
  }
  const [scope, kind] = RANGE_SCOPES[address.range()] ?? RESERVED;
  // Only 2000::/3 is allocated as global unicast; ipaddr.js calls everything it does not know unicast.
  const isUnassigned =
    address.kind() === 'ipv6' && scope === 'public' && ((address as V6).parts[0]! & 0xe000) !== 0x2000;
  return isUnassigned
    ? { address: text, scope: RESERVED[0], kind: RESERVED[1] }
    : { address: text, scope, kind };
};

/**
 * IPv6 with its dotted tail in hexadecimal groups: ipaddr.js reads ::127.0.0.1 as ::ffff:127.0.0.1, a different address.
 * The zone is removed too: it names a network interface of this machine.
 */
const withHexTail = (text: string): string =>
  text.replace(/%.*/s, '').replace(/(?<!\d)(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...octets: string[]) => {
    const [a, b, c, d] = octets.slice(0, 4).map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });

/** The IPv4 address that an IPv4-mapped address means; any other text unchanged. */
export const unmapped = (text: string): string => {
  if (isIP(text) !== 6) return text;
  const address = ipaddr.process(withHexTail(text));
  return address.kind() === 'ipv4' ? address.toString() : text;
};

/**
 * Classifies an IP address. An IPv4-mapped address counts as its IPv4 address. The other forms that embed one
 * (IPv4-compatible, NAT64, 6to4, Teredo) are public if every embedded address is, and blocked otherwise: they are no
 * normal way to reach a local service, but a gateway on the path might forward them to one.
 */
export const classifyAddress = (text: string): ClassifiedAddress => {
  const family = isIP(text);
  if (family === 0) return { address: text, scope: 'never', kind: 'not an IP address' };
  const address = ipaddr.process(family === 4 ? text : withHexTail(text));
  if (address.kind() === 'ipv4') return classifyPlain(address);
  const embedded = transitionAddresses((address as V6).parts);
  if (!embedded) return classifyPlain(address);
  const inner = embedded.map(classifyPlain);
  const bad = inner.find((one) => one.scope !== 'public');
  if (inner.length > 0 && !bad) return inner.at(-1)!;
  return {
    address: bad?.address ?? address.toString(),
    scope: 'never',
    kind: bad ? `an IPv6 form of ${bad.address}` : RESERVED[1],
  };
};
