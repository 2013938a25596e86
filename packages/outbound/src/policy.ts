import ipaddr from 'ipaddr.js';
import { type AddressScope, type ClassifiedAddress, classifyAddress, isInside } from '#src/address.ts';
import { OutboundError } from '#src/errors.ts';
import { isSameListener, normalizeListener } from '#src/own-addresses.ts';
import { displayHost, type RequestTarget } from '#src/target.ts';

/**
 * Who makes the call. `user`: the user. `oauth`: token and metadata calls, https only except on loopback.
 * `auto`: links found on pages, URLs suggested by a model, anything that nobody typed.
 */
export type CallProfile = 'user' | 'oauth' | 'auto';

type ForbiddenPair = { address: string; port: number };

export type PolicyOptions = {
  localNetworks: boolean;
  egressAllow: readonly string[];
  forbidden: () => readonly ForbiddenPair[];
};

/** What a decision depends on, in addition to the address. */
export type Caller = {
  profile: CallProfile;
  /** Scope of the server whose redirect is being followed; null on the first hop. */
  from: AddressScope | null;
};

export type Policy = {
  /** @throws OutboundError `blocked` if the name or port alone is reason enough */
  checkTarget(caller: Caller, target: RequestTarget): void;
  /** @param forbidden the result of `forbiddenOn`, with names resolved. @throws OutboundError `blocked` */
  checkAddress(
    caller: Caller,
    target: RequestTarget,
    address: string,
    forbidden: readonly string[],
  ): ClassifiedAddress;
  /** Addresses and names that are blocked on this port. */
  forbiddenOn(port: number): string[];
};

/** Mail, databases, remote shells and caches: ports where an HTTP request can do harm and no web site runs. */
const DANGEROUS_PORTS = new Set([
  22, 25, 53, 110, 143, 465, 587, 993, 995, 2375, 3306, 5432, 6379, 11211, 27017,
]);
const METADATA_NAMES = new Set(['metadata.google.internal', 'metadata.goog']);
const WIDTH: Record<AddressScope, number> = { public: 3, private: 2, loopback: 1, never: 0 };

const blocked = (message: string) => new OutboundError('blocked', message);

const describe = (target: RequestTarget, { address, kind }: ClassifiedAddress): string =>
  target.literal ? `${target.hostname} is ${kind}` : `${target.hostname} resolves to ${address}, ${kind}`;

/**
 * @param entries CIDRs or single addresses
 * @throws TypeError with the entry that is neither
 */
const parseNetworks = (entries: readonly string[]): [ipaddr.IPv4 | ipaddr.IPv6, number][] =>
  entries.map((entry) => {
    const text = entry.trim();
    const cidr = ipaddr.isValid(text) ? `${text}/${text.includes(':') ? 128 : 32}` : text;
    if (!ipaddr.isValidCIDR(cidr)) throw new TypeError(`"${entry}" is not an IP address or CIDR network`);
    return ipaddr.parseCIDR(cidr);
  });

/** Parses the options once. @throws TypeError for an `egressAllow` entry that is not a network */
export const createPolicy = (options: PolicyOptions): Policy => {
  const allowed = parseNetworks(options.egressAllow);

  const isAllowed = (profile: CallProfile, { address, scope }: ClassifiedAddress): boolean => {
    if (scope === 'public') return true;
    if (options.localNetworks && profile !== 'auto') return true;
    const parsed = ipaddr.parse(address);
    return allowed.some((network) => isInside(parsed, network));
  };

  return {
    checkTarget: ({ profile }, target) => {
      if (METADATA_NAMES.has(target.hostname)) {
        throw blocked(`${target.hostname} is a cloud metadata service. Calls to it are always blocked`);
      }
      if (profile === 'auto' && DANGEROUS_PORTS.has(target.port)) {
        throw blocked(`Port ${target.port} is not a web port. Automatic calls to it are blocked`);
      }
    },

    checkAddress: ({ profile, from }, target, address, forbidden) => {
      const found = classifyAddress(address);
      const { scope } = found;
      if (scope === 'never') throw blocked(`${describe(target, found)}. Calls to it are always blocked`);
      if (forbidden.some((listener) => listener === target.hostname || isSameListener(found, listener))) {
        throw blocked(
          `${displayHost(target)} is this server itself or its database. Calls to it are always blocked`,
        );
      }
      if (!isAllowed(profile, found)) {
        const why =
          profile === 'auto' ? 'Automatic calls' : 'Calls from a server that is open to other machines';
        throw blocked(`${describe(target, found)}. ${why} are blocked unless EGRESS_ALLOW includes it`);
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
      options.forbidden().flatMap((pair) => (pair.port === port ? [normalizeListener(pair.address)] : [])),
  };
};
