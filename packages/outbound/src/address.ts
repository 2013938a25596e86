import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** From widest to narrowest; `never` is out of bounds for everybody. */
export type Scope = 'public' | 'private' | 'loopback' | 'never';

export type ClassifiedAddress = {
  /** Canonical text; for an IPv6 form that carries an IPv4 address, that IPv4 address. */
  address: string;
  scope: Scope;
  /** What it is, to follow "is" in a sentence: "a private network address". */
  kind: string;
};

type V4 = ipaddr.IPv4;
type V6 = ipaddr.IPv6;

/**
 * Cloud metadata services that do not sit in a range refused anyway: Azure's wire server, Alibaba Cloud,
 * AWS over IPv6 (its documentation reserves fd00:ec2::/32 for services of an instance), Google Cloud over IPv6.
 */
const METADATA = ['168.63.129.16/32', '100.100.100.200/32', 'fd00:ec2::/32', 'fd20:ce::254/128'].map((cidr) =>
  ipaddr.parseCIDR(cidr),
);

const RANGE_SCOPES: Record<string, [Scope, string]> = {
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
const RESERVED: [Scope, string] = ['never', 'a reserved address'];

/** Whether the address lies inside the network; false across families. */
export const isInside = (address: V4 | V6, [network, bits]: [V4 | V6, number]): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

const v4 = (high: number, low: number): V4 => new ipaddr.IPv4([high >> 8, high & 255, low >> 8, low & 255]);

/** The IPv4 addresses inside a NAT64 address of RFC 8215's local prefix; null when no RFC 6052 layout fits exactly. */
const localNat64 = ([, , , a = 0, b = 0, c = 0, d = 0, e = 0]: number[]): V4[] | null => {
  if (a === 0 && b === 0 && c === 0) return [v4(d, e)];
  const is48BitLayout = b >> 8 === 0 && (c & 255) === 0 && d === 0 && e === 0;
  return is48BitLayout ? [v4(a, ((b & 255) << 8) | (c >> 8))] : null;
};

/** IPv4 addresses that a transition form carries; null when it is none, empty when it is one that cannot be read. */
const transitionAddresses = (parts: number[]): V4[] | null => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = parts;
  const zeroUpTo = (count: number) => parts.slice(0, count).every((part) => part === 0);
  if (zeroUpTo(6) && !(g === 0 && h <= 1)) return [v4(g, h)];
  if (a === 0x64 && b === 0xff9b && c === 0 && d === 0 && e === 0 && f === 0) return [v4(g, h)];
  if (a === 0x64 && b === 0xff9b && c === 1) return localNat64(parts) ?? [];
  if (a === 0x2002) return [v4(b, c)];
  if (a === 0x2001 && b === 0) return [v4(c, d), v4(g ^ 0xffff, h ^ 0xffff)];
  return null;
};

const classifyPlain = (address: V4 | V6): ClassifiedAddress => {
  const text = address.toString();
  if (METADATA.some((network) => isInside(address, network))) {
    return { address: text, scope: 'never', kind: 'a cloud metadata address' };
  }
  const [scope, kind] = RANGE_SCOPES[address.range()] ?? RESERVED;
  // Only 2000::/3 is handed out as global unicast; ipaddr.js calls everything that it does not know unicast.
  const isUnassigned =
    address.kind() === 'ipv6' && scope === 'public' && ((address as V6).parts[0]! & 0xe000) !== 0x2000;
  return isUnassigned
    ? { address: text, scope: RESERVED[0], kind: RESERVED[1] }
    : { address: text, scope, kind };
};

/**
 * IPv6 with its dotted tail in hexadecimal groups: ipaddr.js reads ::127.0.0.1 as ::ffff:127.0.0.1, another address.
 * The zone goes too; it names an interface of this machine.
 */
const withHexTail = (text: string): string =>
  text.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...octets: string[]) => {
    const [a, b, c, d] = octets.slice(0, 4).map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });

/**
 * Says what an IP address is. IPv4-mapped addresses count as the IPv4 address that they are. The other forms that carry
 * one (IPv4-compatible, NAT64, 6to4, Teredo) are public when all that they carry is, and else out of bounds: nobody
 * reaches a local service that way, while a gateway on the path might.
 */
export const classifyAddress = (text: string): ClassifiedAddress => {
  const family = isIP(text);
  if (family === 0) return { address: text, scope: 'never', kind: 'no IP address' };
  const address = ipaddr.process(family === 4 ? text : withHexTail(text));
  if (address.kind() === 'ipv4') return classifyPlain(address);
  const carried = transitionAddresses((address as V6).parts);
  if (!carried) return classifyPlain(address);
  const inner = carried.map(classifyPlain);
  const bad = inner.find((one) => one.scope !== 'public');
  if (inner.length > 0 && !bad) return inner.at(-1)!;
  return {
    address: bad?.address ?? address.toString(),
    scope: 'never',
    kind: bad ? `an IPv6 form of ${bad.address}` : RESERVED[1],
  };
};
