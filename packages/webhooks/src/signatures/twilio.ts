import type { Scheme } from '#src/scheme.ts';
import { hmac } from '#src/signatures/hmac.ts';

/** Names in order, each directly followed by its value; a value that is repeated counts once. */
const sortedParams = (payload: string): string => {
  const params = new URLSearchParams(payload);
  const names = [...new Set(params.keys())].toSorted((a, b) => (a < b ? -1 : 1));
  return names
    .flatMap((name) => [...new Set(params.getAll(name))].toSorted().map((value) => name + value))
    .join('');
};

/** The URL as a server sees it, which is what a receiver signs again. */
const seenUrl = (url: string): string => {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
};

/** https://www.twilio.com/docs/usage/webhooks/webhooks-security */
export const twilioScheme: Scheme = {
  words: 'HMAC-SHA1 of the URL and the sorted parameters of the form, in base64',
  headers: ['X-Twilio-Signature'],
  sign: ({ payload, url, secret }) => ({
    'X-Twilio-Signature': hmac('sha1', secret, seenUrl(url) + sortedParams(payload), 'base64'),
  }),
  check: {
    algorithm: 'hmac-sha1',
    key: 'text',
    signature: { header: 'X-Twilio-Signature', encoding: 'base64', format: 'plain' },
    tolerance: 0,
    signed: ['url', 'form'],
  },
};
