import type { HeaderMap } from '@gatehouse/contract/common.ts';

const first = (headers: HeaderMap, names: readonly string[]): string | undefined =>
  names.map((name) => headers[name]).find((value) => value !== undefined);

// The three spellings in use: the IETF draft's, GitHub's and its many followers', and OpenAI's.
const LIMIT = ['ratelimit-limit', 'x-ratelimit-limit', 'x-rate-limit-limit', 'x-ratelimit-limit-requests'];
const REMAINING = [
  'ratelimit-remaining',
  'x-ratelimit-remaining',
  'x-rate-limit-remaining',
  'x-ratelimit-remaining-requests',
];

/** How many calls are left, and how long to wait where the API says so (Retry-After, RFC 9110 section 10.2.3). */
export const explainRateLimit = (headers: HeaderMap): string | undefined => {
  const remaining = first(headers, REMAINING);
  const limit = first(headers, LIMIT);
  const wait = headers['retry-after'];
  const left =
    remaining === undefined
      ? undefined
      : `Rate limit: ${remaining}${limit === undefined ? '' : ` of ${limit}`} calls left.`;
  const retry =
    wait === undefined ? undefined : `Wait before the next call: ${/^\d+$/.test(wait) ? `${wait} s` : wait}.`;
  return [left, retry].filter(Boolean).join(' ') || undefined;
};
