import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { type ClassifiedAddress, classifyAddress, isInside, type Scope } from '#src/address.ts';
import { OutboundError } from '#src/errors.ts';
import { displayHost, isLoopbackName, type Target } from '#src/target.ts';

/**
 * Who asks. `user`: a call the person makes. `oauth`: token and metadata calls, https beyond loopback.
 * `auto`: links found on pages, URLs that a model names, anything nobody typed.
 */
export type Profile = 'user' | 'oauth' | 'auto';

type ForbiddenPair = { address: string; port: number };

export type PolicyOptions = {
  localNetworks: boolean;
  egressAllow: readonly string[];
  forbidden: () => readonly ForbiddenPair[];
};

/** Request context a decision depends on besides the address. */
export type Asker = {
  profile: Profile;
  /** Scope of the server whose redirect is being followed; null on the first hop. */
  from: Scope | null;
};

export type Policy = {
  /** @throws OutboundError `blocked` for what the name and port alone decide. */
  checkTarget(asker: Asker, target: Target): void;
  /** @throws OutboundError `blocked`; `forbidden` is what `forbiddenOn` gave, its names resolved. */
  checkAddress(
    asker: Asker,
    target: Target,
    address: string,
    forbidden: readonly string[],
  ): ClassifiedAddress;
  /** Addresses and names that are refused on this port. */
  forbiddenOn(port: number): string[];
};

/** Mail, databases, remote shells and caches: ports where an HTTP request can do harm and no web site lives. */
const DANGEROUS_PORTS = new Set([
  22, 25, 53, 110, 143, 465, 587, 993, 995, 2375, 3306, 5432, 6379, 11211, 27017,
]);
const METADATA_NAMES = new Set(['metadata.google.internal', 'metadata.goog']);
const WILDCARDS = new Set(['', '*', '0.0.0.0', '::']);
const WIDTH: Record<Scope, number> = { public: 3, private: 2, loopback: 1, never: 0 };

const blocked = (message: string) => new OutboundError('blocked', message);

const describe = (target: Target, { address, kind }: ClassifiedAddress): string =>
  target.literal ? `${target.hostname} is ${kind}` : `${target.hostname} resolves to ${address}, ${kind}`;

/**
 * @param entries CIDRs or single addresses
 * @throws TypeError naming the entry that is neither
 */
const parseNetworks = (entries: readonly string[]): [ipaddr.IPv4 | ipaddr.IPv6, number][] =>
  entries.map((entry) => {
    const text = entry.trim();
    const cidr = ipaddr.isValid(text) ? `${text}/${text.includes(':') ? 128 : 32}` : text;
    if (!ipaddr.isValidCIDR(cidr)) throw new TypeError(`"${entry}" is not an IP address or CIDR network`);
    return ipaddr.parseCIDR(cidr);
  });

const normaliseListener = (address: string): string => {
  const bare = address.toLowerCase().replace(/^\[|\]$/g, '');
  return isLoopbackName(bare) ? '127.0.0.1' : bare;
};

const isOwnAddress = ({ address, scope }: ClassifiedAddress): boolean =>
  scope === 'loopback' ||
  Object.values(networkInterfaces()).some((list) =>
    list?.some((own) => classifyAddress(own.address).address === address),
  );

/** Any loopback address reaches a listener on another: `localhost`, 127.0.0.2 and ::1 are too close to tell apart. */
const isSameListener = (target: ClassifiedAddress, listener: string): boolean => {
  if (WILDCARDS.has(listener)) return isOwnAddress(target);
  const known = classifyAddress(listener);
  return known.address === target.address || (known.scope === 'loopback' && target.scope === 'loopback');
};

/** Compiles the options once. @throws TypeError for an `egressAllow` entry that is no network. */
export const createPolicy = (options: PolicyOptions): Policy => {
  const allowed = parseNetworks(options.egressAllow);

  const isAllowed = (profile: Profile, { address, scope }: ClassifiedAddress): boolean => {
    if (scope === 'public') return true;
    if (options.localNetworks && profile !== 'auto') return true;
    const parsed = ipaddr.parse(address);
    return allowed.some((network) => isInside(parsed, network));
  };

  return {
    checkTarget: ({ profile }, target) => {
      if (METADATA_NAMES.has(target.hostname)) {
        throw blocked(`${target.hostname} is a cloud metadata service. Calls there are always refused`);
      }
      if (profile === 'auto' && DANGEROUS_PORTS.has(target.port)) {
        throw blocked(`Port ${target.port} is not a web port. Automatic calls there are refused`);
      }
    },

    checkAddress: ({ profile, from }, target, address, forbidden) => {
      const found = classifyAddress(address);
      const { scope } = found;
      if (scope === 'never') throw blocked(`${describe(target, found)}. Calls there are always refused`);
      if (forbidden.some((listener) => listener === target.hostname || isSameListener(found, listener))) {
        throw blocked(
          `${displayHost(target)} is this server itself or its database. Calls there are always refused`,
        );
      }
      if (!isAllowed(profile, found)) {
        const why = profile === 'auto' ? 'Automatic calls' : 'Calls from a server that others can reach';
        throw blocked(`${describe(target, found)}. ${why} go there only when EGRESS_ALLOW names it`);
      }
      if (profile === 'oauth' && !target.secure && scope !== 'loopback') {
        throw blocked(`OAuth calls to ${target.hostname} must use https`);
      }
      if (from && WIDTH[scope] < WIDTH[from]) {
        throw blocked(
          `A redirect leads from a ${from} server to ${target.hostname}, ${found.kind}. It was not followed`,
        );
      }
      return found;
    },

    forbiddenOn: (port) =>
      options.forbidden().flatMap((pair) => (pair.port === port ? [normaliseListener(pair.address)] : [])),
  };
};
