import { createHash, randomBytes } from 'node:crypto';
import type { HeaderMap } from '@gatehouse/contract/common.ts';

/** Gives that many bytes, each time others. */
export type Bytes = (count: number) => Buffer;

/** The same bytes for the same text: an example must not change from one listing to the next. */
export const bytesOf = (text: string): Bytes => {
  let block = 0;
  return (count) => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      blocks.push(createHash('sha256').update(`${text} ${block}`).digest());
      block += 1;
    }
    return Buffer.concat(blocks).subarray(0, count);
  };
};

const BASE62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const uuid = (bytes: Buffer): string => {
  const hex = Buffer.from(bytes);
  // RFC 9562, 5.4: the version and the variant.
  hex[6] = ((hex[6] ?? 0) & 0x0f) | 0x40;
  hex[8] = ((hex[8] ?? 0) & 0x3f) | 0x80;
  return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

const isoSeconds = (now: number): string => `${new Date(now).toISOString().slice(0, 19)}Z`;

/** The headers of a delivery: with ids and times in place of what stands for them in a template. */
export const fillHeaders = (
  headers: Readonly<Record<string, string>>,
  now: number,
  bytes: Bytes = randomBytes,
): HeaderMap =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(
        /\{(uuid|iso|milliseconds|hex|base62)(?::(\d+))?\}/g,
        (_all, kind: string, length = '0') => {
          const count = Number(length);
          if (kind === 'uuid') return uuid(bytes(16));
          if (kind === 'iso') return isoSeconds(now);
          if (kind === 'milliseconds') return String(now);
          if (kind === 'hex')
            return bytes(Math.ceil(count / 2))
              .toString('hex')
              .slice(0, count);
          return Array.from(bytes(count), (byte) => BASE62[byte % BASE62.length]).join('');
        },
      ),
    ]),
  );
