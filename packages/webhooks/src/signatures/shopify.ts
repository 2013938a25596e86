import type { Scheme } from '#src/scheme.ts';
import { hmac } from '#src/signatures/hmac.ts';

/** https://shopify.dev/docs/apps/build/webhooks/verify-deliveries */
export const shopifyScheme: Scheme = {
  words: 'HMAC-SHA256 of the body, in base64',
  headers: ['X-Shopify-Hmac-SHA256'],
  sign: ({ payload, secret }) => ({ 'X-Shopify-Hmac-SHA256': hmac('sha256', secret, payload, 'base64') }),
  check: {
    algorithm: 'hmac-sha256',
    key: 'text',
    signature: { header: 'X-Shopify-Hmac-SHA256', encoding: 'base64', format: 'plain' },
    tolerance: 0,
    signed: ['body'],
  },
};
