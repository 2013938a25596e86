import type { Scheme } from '#src/scheme.ts';
import { hmac, seconds } from '#src/signatures/hmac.ts';

const PREFIX = 'whsec_';

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

const problemOf = (secret: string): string | undefined => {
  const isWritten = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(secret);
  const { length } = keyOf(secret);
  return isWritten && length >= 24 && length <= 64
    ? undefined
    : 'The secret must be whsec_ and the base64 of 24 to 64 bytes';
};

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md; OpenAI and GitLab sign so too. */
export const standardWebhooksScheme: Scheme = {
  words:
    'Standard Webhooks: HMAC-SHA256 of the id, the timestamp and the body, separated by dots, in base64; the key is what whsec_ is followed by, decoded',
  headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  sign: ({ payload, secret, headers, now }) => {
    const time = seconds(now);
    const signed = `${headers['webhook-id']}.${time}.${payload}`;
    return {
      'webhook-timestamp': time,
      'webhook-signature': `v1,${hmac('sha256', keyOf(secret), signed, 'base64')}`,
    };
  },
  problemOf,
  check: {
    algorithm: 'hmac-sha256',
    key: 'whsec',
    signature: { header: 'webhook-signature', encoding: 'base64', format: 'list' },
    id: 'webhook-id',
    timestamp: { in: 'header', header: 'webhook-timestamp', unit: 'seconds' },
    tolerance: 300,
    signed: ['id', { text: '.' }, 'timestamp', { text: '.' }, 'body'],
  },
};
