import type { Scheme } from '#src/scheme.ts';
import { hmac } from '#src/signatures/hmac.ts';

/** https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries. The older SHA-1 is sent beside it. */
export const githubScheme: Scheme = {
  words: 'HMAC-SHA256 of the body, as hex, and the older HMAC-SHA1 of it',
  headers: ['X-Hub-Signature-256', 'X-Hub-Signature'],
  sign: ({ payload, secret }) => ({
    'X-Hub-Signature': `sha1=${hmac('sha1', secret, payload, 'hex')}`,
    'X-Hub-Signature-256': `sha256=${hmac('sha256', secret, payload, 'hex')}`,
  }),
  check: {
    algorithm: 'hmac-sha256',
    key: 'text',
    signature: { header: 'X-Hub-Signature-256', encoding: 'hex', format: 'plain', prefix: 'sha256=' },
    tolerance: 0,
    signed: ['body'],
  },
};
