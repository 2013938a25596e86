import { lookup as dnsLookup } from 'node:dns/promises';
import type { Lookup } from '#src/connector.ts';
import { dialTcp } from '#src/dial.ts';
import { createEngine, type Outbound } from '#src/engine.ts';
import type { ConcurrencyLimits, Limits } from '#src/limits.ts';

export type { OutboundRequest, OutboundResponse } from '#src/call.ts';
export type { Outbound } from '#src/engine.ts';

export type OutboundOptions = {
  /** True while the product listens on loopback only: then `user` and `oauth` may reach loopback and private networks. */
  localNetworks: boolean;
  /**
   * CIDRs or addresses that may be reached besides public ones, by every profile.
   * They never open link-local and metadata addresses or what is forbidden.
   */
  egressAllow: readonly string[];
  /**
   * What is always refused: the own listeners, the database. Asked on every call, for ports are known only after
   * listening. An address may be a host name; a wildcard address stands for all of this machine's.
   */
  forbidden: () => readonly { address: string; port: number }[];
  /** Default: the system's resolver. */
  lookup?: Lookup;
  limits?: Partial<Limits & ConcurrencyLimits>;
};

const systemLookup: Lookup = async (hostname) => {
  const records = await dnsLookup(hostname, { all: true, order: 'verbatim' });
  return records.map(({ address }) => address);
};

/**
 * The one door out. Proxies named in the environment are not used: they would connect where nobody checks.
 * @throws TypeError for an `egressAllow` entry that is no network
 */
export const createOutbound = (options: OutboundOptions): Outbound =>
  createEngine({ ...options, lookup: options.lookup ?? systemLookup, dial: dialTcp });
