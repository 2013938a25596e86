import { createPublicKey, sign } from 'node:crypto';
import type { Scheme } from '#src/scheme.ts';
import { ed25519KeyOf } from '#src/signatures/derived-keys.ts';
import { seconds } from '#src/signatures/hmac.ts';

/** The length of an Ed25519 key, which ends its DER. */
const KEY_BYTES = 32;

/** https://docs.discord.com/developers/events/webhook-events */
export const discordScheme: Scheme = {
  words: 'Ed25519 of the timestamp directly followed by the body, as hex',
  headers: ['X-Signature-Ed25519', 'X-Signature-Timestamp'],
  sign: ({ payload, secret, now }) => {
    const time = seconds(now);
    const signature = sign(null, Buffer.from(time + payload, 'utf8'), ed25519KeyOf(secret));
    return { 'X-Signature-Ed25519': signature.toString('hex'), 'X-Signature-Timestamp': time };
  },
  publicKeyOf: (secret) =>
    createPublicKey(ed25519KeyOf(secret))
      .export({ type: 'spki', format: 'der' })
      .subarray(-KEY_BYTES)
      .toString('hex'),
  check: {
    algorithm: 'ed25519',
    key: 'hex',
    signature: { header: 'X-Signature-Ed25519', encoding: 'hex', format: 'plain' },
    timestamp: { in: 'header', header: 'X-Signature-Timestamp', unit: 'seconds' },
    tolerance: 300,
    signed: ['timestamp', 'body'],
  },
};
