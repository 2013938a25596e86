import type { Socket } from 'node:net';
import type { AddressScope } from '#src/address.ts';
import type { Deadline } from '#src/deadline.ts';
import { dnsFailure } from '#src/failures.ts';
import { type OpenSocket, startTls } from '#src/open-socket.ts';
import type { Caller, Policy } from '#src/policy.ts';
import { displayHost, isLoopbackName, LOOPBACK_ADDRESSES, type RequestTarget } from '#src/target.ts';

/** Resolves a host name to all its addresses. */
export type Lookup = (hostname: string) => Promise<string[]>;

export type ConnectionTimings = { dns: number | null; connect: number | null; tls: number | null };

export type Connection = { socket: Socket; address: string; scope: AddressScope; timings: ConnectionTimings };

export type ConnectorDeps = { policy: Policy; lookup: Lookup; openSocket: OpenSocket };

/** How many addresses of one host name are tried; all of them are checked. */
const MAX_ADDRESSES_TRIED = 8;

const resolve = async (lookup: Lookup, hostname: string): Promise<string[]> => {
  const addresses = await lookup(hostname).catch((error: unknown) => {
    throw dnsFailure(error, hostname);
  });
  if (addresses.length === 0) throw dnsFailure(null, hostname);
  return addresses;
};

/** The forbidden addresses of a port, with names resolved; a name that does not resolve stays a name. */
const forbiddenAddresses = async ({ policy, lookup }: ConnectorDeps, port: number): Promise<string[]> => {
  const listed = policy.forbiddenOn(port);
  const found = await Promise.all(
    listed.map(async (entry) => {
      const isName = /[a-z]/.test(entry) && !entry.includes(':');
      return isName ? [entry, ...(await lookup(entry).catch(() => []))] : [entry];
    }),
  );
  return found.flat();
};

const targetAddresses = async ({ lookup }: ConnectorDeps, target: RequestTarget): Promise<string[]> => {
  if (target.literal) return [target.hostname];
  return isLoopbackName(target.hostname) ? LOOPBACK_ADDRESSES : resolve(lookup, target.hostname);
};

/** Checks a kept connection again: the forbidden addresses or the caller may have changed since it was opened. */
export const recheck = async (
  deps: ConnectorDeps,
  caller: Caller,
  target: RequestTarget,
  address: string,
): Promise<void> => {
  deps.policy.checkTarget(caller, target);
  const isAnythingForbidden = deps.policy.forbiddenOn(target.port).length > 0;
  const forbidden = isAnythingForbidden ? await forbiddenAddresses(deps, target.port) : [];
  deps.policy.checkAddress(caller, target, address, forbidden);
};

/**
 * Opens a connection: checks every address of the host name, connects to one of them, and checks the address at the
 * other end again before any byte is sent.
 * @throws OutboundError `blocked`, `dns`, `refused`, `unreachable`, `reset`, `tls`, `timeout`, `aborted`
 */
export const openConnection = async (
  deps: ConnectorDeps,
  caller: Caller,
  target: RequestTarget,
  deadline: Deadline,
): Promise<Connection> => {
  deadline.enter('connect', displayHost(target));
  deps.policy.checkTarget(caller, target);
  const isNamed = !target.literal && !isLoopbackName(target.hostname);
  const dnsStart = performance.now();
  const addresses = await deadline.race(targetAddresses(deps, target));
  const dns = isNamed ? performance.now() - dnsStart : null;

  const forbidden = await deadline.race(forbiddenAddresses(deps, target.port));
  for (const address of addresses) deps.policy.checkAddress(caller, target, address, forbidden);

  const connectStart = performance.now();
  const opened = await deps.openSocket(addresses.slice(0, MAX_ADDRESSES_TRIED), target, deadline);
  const connect = performance.now() - connectStart;
  try {
    const { address, scope } = deps.policy.checkAddress(caller, target, opened.remoteAddress, forbidden);
    if (!target.secure)
      return { socket: opened.socket, address, scope, timings: { dns, connect, tls: null } };
    const tlsStart = performance.now();
    const socket = await startTls(opened.socket, target, deadline);
    return { socket, address, scope, timings: { dns, connect, tls: performance.now() - tlsStart } };
  } catch (error) {
    opened.socket.destroy();
    throw error;
  }
};
