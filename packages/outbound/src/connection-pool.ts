import { Client } from 'undici';
import type { AddressScope } from '#src/address.ts';
import type { Connection } from '#src/connector.ts';

/**
 * One connection with its own HTTP client, used by one call at a time. So a connection's timings belong to the call that
 * opened it, and ending a call closes its connection only.
 */
export type PooledConnection = {
  readonly client: Client;
  readonly address: string;
  readonly scope: AddressScope;
  /** True from the second call on. */
  kept: boolean;
  /** The connection failed; a response that "ended" this way is incomplete. */
  isBroken(): boolean;
  isOpen(): boolean;
  destroy(): void;
};

export type ConnectionPool = {
  /** A kept connection, or undefined. */
  take(key: string): PooledConnection | undefined;
  open(connection: Connection, origin: string, headerBytes: number): PooledConnection;
  release(key: string, pooled: PooledConnection): void;
  close(): void;
};

/** Kept connections across all hosts; the oldest is closed first. */
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
      // A second connection would be unchecked, so it is never opened.
      // Calling back in the same turn would leave the client waiting forever: it is still inside its own connect step.
      queueMicrotask(() =>
        first ? callback(null, socket) : callback(new Error('The connection is closed'), null),
      );
    },
    allowH2: false,
    useMilo: false,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    // The client rejects headers of exactly this size; the limit is the largest size that is accepted.
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
  // In insertion order: the first entry has been kept longest.
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
    release: (key, pooled) => {
      if (!inUse.delete(pooled) || !pooled.isOpen()) return drop(pooled);
      kept.set(pooled, key);
      if (kept.size > MAX_KEPT) drop(kept.keys().next().value!);
    },
    close: () => {
      for (const pooled of [...kept.keys(), ...inUse]) drop(pooled);
    },
  };
};
