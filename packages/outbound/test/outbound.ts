import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { OutboundError } from '#src/errors.ts';
import type { OpenSocket } from '#src/open-socket.ts';
import { openTcpSocket } from '#src/open-socket.ts';
import { createOutboundClient, type Outbound, type OutboundClientOptions } from '#src/outbound-client.ts';

/** An outbound client as it is while the server listens on loopback, with real sockets. DNS finds nothing by default. */
export const testOutbound = (options: Partial<OutboundClientOptions> = {}): Outbound => {
  const outbound = createOutboundClient({
    localNetworks: true,
    egressAllow: [],
    forbidden: () => [],
    lookup: async () => [],
    openSocket: openTcpSocket,
    ...options,
  });
  onTestFinished(() => outbound.close());
  return outbound;
};

/**
 * Stands in for the network: connects to the loopback port chosen by `portFor` and reports the requested address. So a
 * test shows what the policy allows, but not that the system connects to that address.
 */
export const openStandInSocket =
  (portFor: (address: string, port: number) => number, connectedTo: string[] = []): OpenSocket =>
  async (addresses, target) => {
    connectedTo.push(...addresses);
    const socket = connect({ host: '127.0.0.1', port: portFor(addresses[0]!, target.port) });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    return { socket, remoteAddress: addresses[0]! };
  };

/** The code of the OutboundError with which the call fails, or what happened instead. */
export const failureOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'no failure';
  } catch (error) {
    return error instanceof OutboundError ? error.code : `not an OutboundError: ${error}`;
  }
};

export const text = (response: { body: Uint8Array }): string => Buffer.from(response.body).toString('utf8');
