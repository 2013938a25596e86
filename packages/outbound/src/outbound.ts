import { lookup as dnsLookup } from 'node:dns/promises';
import type { Lookup } from '#src/connector.ts';
import type { OutgoingMarker } from '#src/headers.ts';
import type { Limits, SharedLimits } from '#src/limits.ts';
import { openTcpSocket } from '#src/open-socket.ts';
import { createOutboundClient, type Outbound } from '#src/outbound-client.ts';

export type { OutboundResponse } from '#src/call.ts';
export type { OutgoingMarker } from '#src/headers.ts';
export type { Outbound } from '#src/outbound-client.ts';
export type { OutboundRequest } from '#src/outbound-request.ts';
export type { OnResponse } from '#src/response-reader.ts';

export type OutboundOptions = {
  /** True if the server listens on loopback only: then `user` and `oauth` may reach loopback and private networks. */
  localNetworks: boolean;
  /**
   * CIDRs or addresses that every profile may reach in addition to public ones.
   * They never allow link-local, metadata or forbidden addresses.
   */
  egressAllow: readonly string[];
  /**
   * Always blocked: the server's own listeners and the database. Called for every call, because ports are known only
   * after listening. An address may be a host name; a wildcard address means all addresses of this machine.
   */
  forbidden: () => readonly { address: string; port: number }[];
  /** Default: the system's resolver. */
  lookup?: Lookup;
  limits?: Partial<Limits & SharedLimits>;
  /**
   * A header that is put on every request of every profile, after each redirect too. It replaces a header of that name
   * and cannot be removed by a caller. Default: none.
   */
  marker?: OutgoingMarker;
};

const systemLookup: Lookup = async (hostname) => {
  const records = await dnsLookup(hostname, { all: true, order: 'verbatim' });
  return records.map(({ address }) => address);
};

/**
 * The client for all outgoing calls. Proxies in the environment are not used: they would connect to unchecked addresses.
 * @throws TypeError for an `egressAllow` entry that is not a network
 */
export const createOutbound = (options: OutboundOptions): Outbound =>
  createOutboundClient({ ...options, lookup: options.lookup ?? systemLookup, openSocket: openTcpSocket });
