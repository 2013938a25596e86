import { Client } from 'undici';
import type { Scope } from '#src/address.ts';
import type { Connection } from '#src/connector.ts';

/**
 * One connection with an HTTP client on it, used by one call at a time. That is what ties a connection's timings to the
 * call that opened it, and a call's end to its connection.
 */
export type Lane = {
  readonly client: Client;
  readonly address: string;
  readonly scope: Scope;
  /** True from the second call on. */
  kept: boolean;
  /** The connection broke; an answer that "ended" this way is not whole. */
  isBroken(): boolean;
  isOpen(): boolean;
  destroy(): void;
};

export type Lanes = {
  /** A kept connection, or undefined. */
  take(key: string): Lane | undefined;
  open(connection: Connection, origin: string, headerBytes: number): Lane;
  giveBack(key: string, lane: Lane): void;
  close(): void;
};

/** Kept connections over all hosts; the oldest goes first. */
const MAX_KEPT = 32;

const createLane = ({ socket, address, scope }: Connection, origin: string, headerBytes: number): Lane => {
  let isHandedOver = false;
  const client = new Client(origin, {
    connect: (_options, callback) => {
      const first = !isHandedOver;
      isHandedOver = true;
      // A second connection would be one that nobody has checked, so there is none.
      // Answering in the same turn would leave the client waiting forever: it is still inside its own connect step.
      queueMicrotask(() =>
        first ? callback(null, socket) : callback(new Error('The connection is closed'), null),
      );
    },
    allowH2: false,
    useMilo: false,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    // The client refuses at this many bytes of names and values, the limit says how many are accepted.
    maxHeaderSize: headerBytes + 1,
  });
  return {
    client,
    address,
    scope,
    kept: false,
    isBroken: () => socket.errored !== null,
    isOpen: () => !socket.destroyed && !client.destroyed,
    destroy: () => {
      socket.destroy();
      void client.destroy();
    },
  };
};

export const createLanes = (): Lanes => {
  // Insertion order is age: the first entry is the one kept longest.
  const kept = new Map<Lane, string>();
  const inUse = new Set<Lane>();

  const drop = (lane: Lane) => {
    kept.delete(lane);
    inUse.delete(lane);
    lane.destroy();
  };

  return {
    take: (key) => {
      for (const [lane, laneKey] of kept) {
        if (laneKey !== key) continue;
        kept.delete(lane);
        if (lane.isOpen()) {
          inUse.add(lane);
          lane.kept = true;
          return lane;
        }
        drop(lane);
      }
      return undefined;
    },
    open: (connection, origin, headerBytes) => {
      const lane = createLane(connection, origin, headerBytes);
      inUse.add(lane);
      lane.client.once('disconnect', () => drop(lane));
      return lane;
    },
    giveBack: (key, lane) => {
      if (!inUse.delete(lane) || !lane.isOpen()) return drop(lane);
      kept.set(lane, key);
      if (kept.size > MAX_KEPT) drop(kept.keys().next().value!);
    },
    close: () => {
      for (const lane of [...kept.keys(), ...inUse]) drop(lane);
    },
  };
};
