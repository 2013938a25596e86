import { createHmac } from 'node:crypto';

/** Whole seconds since the epoch, as providers write them. */
export const seconds = (now: number): string => String(Math.floor(now / 1000));

export const hmac = (
  algorithm: 'sha256' | 'sha1',
  key: string | Uint8Array,
  text: string,
  encoding: 'hex' | 'base64',
): string => createHmac(algorithm, key).update(text, 'utf8').digest(encoding);
