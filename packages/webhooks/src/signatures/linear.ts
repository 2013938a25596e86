import type { Scheme } from '#src/scheme.ts';
import { hmac } from '#src/signatures/hmac.ts';

/** Stands in webhook.yaml for the time of a delivery: 2026-11-22T12:00:00Z. */
const LINEAR_TIME = '1795348800000';

/** https://linear.app/developers/webhooks#securing-webhooks; the SDK of Linear allows a minute. */
export const linearScheme: Scheme = {
  words: 'HMAC-SHA256 of the body, as hex; the body has the time in webhookTimestamp',
  headers: ['Linear-Signature'],
  sign: ({ payload, secret }) => ({ 'Linear-Signature': hmac('sha256', secret, payload, 'hex') }),
  timeInPayload: LINEAR_TIME,
  check: {
    algorithm: 'hmac-sha256',
    key: 'text',
    signature: { header: 'Linear-Signature', encoding: 'hex', format: 'plain' },
    timestamp: { in: 'json', field: 'webhookTimestamp', unit: 'milliseconds' },
    tolerance: 60,
    signed: ['body'],
  },
};
