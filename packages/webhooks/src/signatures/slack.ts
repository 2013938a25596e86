import type { Scheme } from '#src/scheme.ts';
import { hmac, seconds } from '#src/signatures/hmac.ts';

/** https://docs.slack.dev/authentication/verifying-requests-from-slack */
export const slackScheme: Scheme = {
  words: 'HMAC-SHA256 of v0, the timestamp and the body, separated by colons, as hex',
  headers: ['X-Slack-Request-Timestamp', 'X-Slack-Signature'],
  sign: ({ payload, secret, now }) => {
    const time = seconds(now);
    return {
      'X-Slack-Request-Timestamp': time,
      'X-Slack-Signature': `v0=${hmac('sha256', secret, `v0:${time}:${payload}`, 'hex')}`,
    };
  },
  check: {
    algorithm: 'hmac-sha256',
    key: 'text',
    signature: { header: 'X-Slack-Signature', encoding: 'hex', format: 'plain', prefix: 'v0=' },
    timestamp: { in: 'header', header: 'X-Slack-Request-Timestamp', unit: 'seconds' },
    tolerance: 300,
    signed: [{ text: 'v0:' }, 'timestamp', { text: ':' }, 'body'],
  },
};
