import { createHmac, createSecretKey, hkdfSync, randomFillSync, timingSafeEqual } from 'node:crypto';
import type { OutgoingMarker } from '@gatehouse/outbound/outbound.ts';

/** The header that every outgoing request carries. */
export const CALL_MARKER = 'gatehouse-call';

const BYTES = 16;
/** 16 bytes in base64url. */
const PART = '[\\w-]{22}';
const MARKER = new RegExp(`^(${PART})\\.(${PART})$`);

/** Random numbers in base64url. Many are drawn at once, because a single one takes longer than its use. */
const createNonces = (): (() => string) => {
  const pool = Buffer.alloc(256 * BYTES);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += BYTES;
    return pool.toString('base64url', next - BYTES, next);
  };
};

export type CallMarker = OutgoingMarker & {
  /** Whether an instance of this installation made the value; a proxy may have joined several with commas. */
  isOurs: (value: string) => boolean;
};

/**
 * Marks what this installation sends, so that the gate of each of its instances recognizes it. Nobody else does: a
 * random number and its MAC look random, and no two are alike, so servers cannot tell by them who sent two requests.
 *
 * The key is derived from the master key, the one thing that all instances on a database share already: it needs no
 * table, works while the database is read-only, is never stored, and cannot be read from the data. Installations that
 * share a master key count as one, rightly: they can read each other's secrets. It changes with the master key, which
 * is only replaced while every instance is stopped.
 */
export const createCallMarker = (masterKey: Buffer): CallMarker => {
  // As a key object: with a buffer, each HMAC takes three times as long.
  const derived = hkdfSync('sha256', masterKey, Buffer.alloc(0), 'gatehouse call marker v1', 32);
  const key = createSecretKey(Buffer.from(derived));
  const nextNonce = createNonces();
  const macOf = (nonce: string): Buffer =>
    createHmac('sha256', key).update(nonce).digest().subarray(0, BYTES);

  const isOne = (value: string): boolean => {
    const [, nonce, mac] = MARKER.exec(value.trim()) ?? [];
    if (nonce === undefined || mac === undefined) return false;
    return timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(nonce));
  };

  return {
    name: CALL_MARKER,
    create: () => {
      const nonce = nextNonce();
      return `${nonce}.${macOf(nonce).toString('base64url')}`;
    },
    isOurs: (value) => value.split(',').some(isOne),
  };
};
