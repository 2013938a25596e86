import { Client } from 'undici';
import type { Scope } from '#src/address.ts';
import type { Connection } from '#src/connector.ts';

/**
 * One connection with an HTTP client on it, used by one call at a time. That is what ties a connection's timings to the
 * call that opened it, and a call's end to its connection.
 */
export type PooledConnection = {
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

export type ConnectionPool = {
  /** A kept connection, or undefined. */
  take(key: string): PooledConnection | undefined;
  open(connection: Connection, origin: string, headerBytes: number): PooledConnection;
  giveBack(key: string, pooled: PooledConnection): void;
  close(): void;
};

/** Kept connections over all hosts; the oldest goes first. */
const MAX_KEPT = 32;

const createPooledConnection = (
  { socket, address, scope }: Connection,
  origin: string,
  headerBytes: number,
): PooledConnection => {
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

export const createConnectionPool = (): ConnectionPool => {
  // Insertion order is age: the first entry is the one kept longest.
  const kept = new Map<PooledConnection, string>();
  const inUse = new Set<PooledConnection>();

  const drop = (pooled: PooledConnection) => {
    kept.delete(pooled);
    inUse.delete(pooled);
    pooled.destroy();
  };

  return {
    take: (key) => {
      for (const [pooled, pooledKey] of kept) {
        if (pooledKey !== key) continue;
        kept.delete(pooled);
        if (pooled.isOpen()) {
          inUse.add(pooled);
          pooled.kept = true;
          return pooled;
        }
        drop(pooled);
      }
      return undefined;
    },
    open: (connection, origin, headerBytes) => {
      const pooled = createPooledConnection(connection, origin, headerBytes);
      inUse.add(pooled);
      pooled.client.once('disconnect', () => drop(pooled));
      return pooled;
    },
    giveBack: (key, pooled) => {
      if (!inUse.delete(pooled) || !pooled.isOpen()) return drop(pooled);
      kept.set(pooled, key);
      if (kept.size > MAX_KEPT) drop(kept.keys().next().value!);
    },
    close: () => {
      for (const pooled of [...kept.keys(), ...inUse]) drop(pooled);
    },
  };
};
