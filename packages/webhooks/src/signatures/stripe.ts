import type { Scheme } from '#src/scheme.ts';
import { hmac, seconds } from '#src/signatures/hmac.ts';

/** https://docs.stripe.com/webhooks#verify-manually; its own library allows five minutes. */
export const stripeScheme: Scheme = {
  words:
    'HMAC-SHA256 of the timestamp, a dot and the body, as hex; the key is the whole secret, whsec_ included',
  headers: ['Stripe-Signature'],
  sign: ({ payload, secret, now }) => {
    const time = seconds(now);
    return { 'Stripe-Signature': `t=${time},v1=${hmac('sha256', secret, `${time}.${payload}`, 'hex')}` };
  },
  check: {
    algorithm: 'hmac-sha256',
    key: 'text',
    signature: { header: 'Stripe-Signature', encoding: 'hex', format: 'stripe' },
    timestamp: { in: 'signature', unit: 'seconds' },
    tolerance: 300,
    signed: ['timestamp', { text: '.' }, 'body'],
  },
};
