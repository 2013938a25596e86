import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Dial } from '#src/dial.ts';
import { dialTcp } from '#src/dial.ts';
import { createEngine, type EngineOptions, type Outbound } from '#src/engine.ts';
import { OutboundError } from '#src/errors.ts';

/** An outbound as it is while listening on loopback, with real sockets; DNS knows nothing unless told. */
export const testOutbound = (options: Partial<EngineOptions> = {}): Outbound => {
  const outbound = createEngine({
    localNetworks: true,
    egressAllow: [],
    forbidden: () => [],
    lookup: async () => [],
    dial: dialTcp,
    ...options,
  });
  onTestFinished(() => outbound.close());
  return outbound;
};

/**
 * Stands in for the network: whatever address is dialled, a loopback port chosen by `portFor` answers, under the dialled
 * address. It shows what the guard lets through; that the system connects to that address is not shown.
 */
export const dialStandIn =
  (portFor: (address: string, port: number) => number, dialled: string[] = []): Dial =>
  async (addresses, target) => {
    dialled.push(...addresses);
    const socket = connect({ host: '127.0.0.1', port: portFor(addresses[0]!, target.port) });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    return { socket, remoteAddress: addresses[0]! };
  };

/** The code of the OutboundError that the call fails with, or what happened instead. */
export const failureOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'no failure';
  } catch (error) {
    return error instanceof OutboundError ? error.code : `not an OutboundError: ${error}`;
  }
};

export const text = (response: { body: Uint8Array }): string => Buffer.from(response.body).toString('utf8');
