import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Scheme } from '#src/scheme.ts';
import { rsaKeyOf } from '#src/signatures/derived-keys.ts';

const ID = 'PAYPAL-TRANSMISSION-ID';
const TIME = 'PAYPAL-TRANSMISSION-TIME';
const SIGNATURE = 'PAYPAL-TRANSMISSION-SIG';

/** CRC-32 of the bytes of a text; the one of node:zlib is newer than the oldest Node that runs this. */
const crc32 = (text: string): number => {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

/** The last key pair: a delivery needs its pair twice, and finding primes takes a while. A webhook ID is no secret. */
let last: { id: string; key: Promise<KeyObject> } | undefined;

const keyOf = (id: string): Promise<KeyObject> => {
  if (last?.id !== id) last = { id, key: rsaKeyOf(id) };
  return last.key;
};

/**
 * https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod. What PayPal signs is signed here with a
 * key pair that is derived from the webhook ID: only PayPal has the private key of its certificate.
 */
export const paypalScheme: Scheme = {
  words:
    'RSA with SHA-256 of the transmission id, its time, the webhook ID and the CRC-32 of the body, separated by |, in base64',
  headers: [ID, TIME, SIGNATURE],
  sign: async ({ payload, secret, headers }) => {
    const text = [headers[ID], headers[TIME], secret, crc32(payload)].join('|');
    return { [SIGNATURE]: sign('sha256', Buffer.from(text, 'utf8'), await keyOf(secret)).toString('base64') };
  },
  problemOf: (secret) =>
    /^\w+$/.test(secret) ? undefined : 'A webhook ID consists of letters, digits and underscores',
  publicKeyOf: async (secret) =>
    createPublicKey(await keyOf(secret))
      .export({ type: 'spki', format: 'der' })
      .toString('base64'),
  check: {
    algorithm: 'rsa-sha256',
    key: 'der',
    keyVariable: 'PAYPAL_WEBHOOK_PUBLIC_KEY',
    signature: { header: SIGNATURE, encoding: 'base64', format: 'plain' },
    id: ID,
    timestamp: { in: 'header', header: TIME, unit: 'iso' },
    tolerance: 300,
    signed: ['id', { text: '|' }, 'timestamp', { text: '|' }, 'variable', { text: '|' }, 'crc32'],
  },
};
