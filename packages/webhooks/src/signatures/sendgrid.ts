import { createPublicKey, sign } from 'node:crypto';
import type { Scheme } from '#src/scheme.ts';
import { p256KeyOf } from '#src/signatures/derived-keys.ts';
import { seconds } from '#src/signatures/hmac.ts';

const SIGNATURE = 'X-Twilio-Email-Event-Webhook-Signature';
const TIMESTAMP = 'X-Twilio-Email-Event-Webhook-Timestamp';

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features */
export const sendgridScheme: Scheme = {
  words: 'ECDSA with P-256 and SHA-256 of the timestamp directly followed by the body, in base64',
  headers: [SIGNATURE, TIMESTAMP],
  sign: ({ payload, secret, now }) => {
    const time = seconds(now);
    const signature = sign('sha256', Buffer.from(time + payload, 'utf8'), p256KeyOf(secret));
    return { [SIGNATURE]: signature.toString('base64'), [TIMESTAMP]: time };
  },
  publicKeyOf: (secret) =>
    createPublicKey(p256KeyOf(secret)).export({ type: 'spki', format: 'der' }).toString('base64'),
  check: {
    algorithm: 'ecdsa-p256',
    key: 'der',
    signature: { header: SIGNATURE, encoding: 'base64', format: 'plain' },
    timestamp: { in: 'header', header: TIMESTAMP, unit: 'seconds' },
    tolerance: 300,
    signed: ['timestamp', 'body'],
  },
};
