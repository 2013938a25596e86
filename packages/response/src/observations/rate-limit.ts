import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { errorBodyOf } from '#src/error/failed-call.ts';
import { errorOf } from '#src/observations/error-of.ts';
import { count, span } from '#src/observations/formatting.ts';
import type { Explainer } from '#src/observations/observation.ts';
import { waitInBody } from '#src/observations/retry-in-body.ts';

type Names = { limit: string; remaining: string; reset: string };

const named = (prefix: string, suffix = ''): Names => ({
  limit: `${prefix}limit${suffix}`,
  remaining: `${prefix}remaining${suffix}`,
  reset: `${prefix}reset${suffix}`,
});

/** The header names in use: early IETF drafts, GitHub and its many followers, X, OpenAI and Azure, Anthropic, BigCommerce. */
const CALLS: readonly Names[] = [
  named('ratelimit-'),
  named('x-ratelimit-'),
  named('x-rate-limit-'),
  named('x-ratelimit-', '-requests'),
  {
    limit: 'anthropic-ratelimit-requests-limit',
    remaining: 'anthropic-ratelimit-requests-remaining',
    reset: 'anthropic-ratelimit-requests-reset',
  },
  // RapidAPI; then Kong, which names the span of time.
  {
    limit: 'x-ratelimit-requests-limit',
    remaining: 'x-ratelimit-requests-remaining',
    reset: 'x-ratelimit-requests-reset',
  },
  ...['second', 'minute', 'hour', 'day', 'month'].map((span) => ({
    limit: `x-ratelimit-limit-${span}`,
    remaining: `x-ratelimit-remaining-${span}`,
    reset: 'ratelimit-reset',
  })),
  {
    limit: 'x-rate-limit-requests-quota',
    remaining: 'x-rate-limit-requests-left',
    reset: 'x-rate-limit-time-reset-ms',
  },
];
const TOKENS: readonly Names[] = [
  named('x-ratelimit-', '-tokens'),
  {
    limit: 'anthropic-ratelimit-tokens-limit',
    remaining: 'anthropic-ratelimit-tokens-remaining',
    reset: 'anthropic-ratelimit-tokens-reset',
  },
];

// A list such as `100, 100;w=60` begins with the limit that is reached first.
const leadingNumber = (value: string | undefined): number | undefined => {
  // Reddit counts in tenths: `594.0`.
  const digits = /^\s*(\d{1,15})(?:\.\d{1,3})?(?![\d.])/.exec(value ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const DURATION = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/;

/** Milliseconds from now: seconds, a time in seconds or milliseconds since the epoch, `6m0s`, or a date. */
const untilReset = (value: string | undefined, now: number): number | undefined => {
  if (value === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value)) {
    const number = Number(value);
    if (number < 1e9) return number * 1000;
    return (number < 1e12 ? number * 1000 : number) - now;
  }
  const [matched, h = '0', m = '0', s = '0', ms = '0'] = DURATION.exec(value) ?? [];
  if (matched) return ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(ms);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time - now;
};

const sentence = (
  { remaining, limit, reset }: { remaining: number; limit: number | undefined; reset: number | undefined },
  noun: string,
): string => {
  const left = limit === undefined ? count(remaining, noun) : `${remaining} of ${count(limit, noun)}`;
  return `${left} left${reset !== undefined && reset > 0 ? `, resets in ${span(reset)}` : ''}.`;
};

const resetOf = (headers: HeaderMap, name: string, now: number): number | undefined =>
  name.endsWith('-ms') ? leadingNumber(headers[name]) : untilReset(headers[name], now);

const fromNames = (
  headers: HeaderMap,
  spellings: readonly Names[],
  noun: string,
  now: number,
): string | undefined => {
  for (const names of spellings) {
    const remaining = leadingNumber(headers[names.remaining]);
    if (remaining === undefined) continue;
    return sentence(
      { remaining, limit: leadingNumber(headers[names.limit]), reset: resetOf(headers, names.reset, now) },
      noun,
    );
  }
  return undefined;
};

/** The single header of the IETF draft: `"default";r=50;t=30`, with the limit as `q` in the policy; in an earlier draft `limit=100, remaining=50, reset=30`. */
const fromStructured = ({ ratelimit, 'ratelimit-policy': policy }: HeaderMap): string | undefined => {
  const item = (text: string | undefined, pattern: RegExp): number | undefined =>
    leadingNumber(pattern.exec(text ?? '')?.[1]);
  const remaining = item(ratelimit, /(?:;\s*r|\bremaining)=(\d+)/);
  if (remaining === undefined) return undefined;
  const limit = item(policy, /;\s*q=(\d+)/) ?? item(ratelimit, /\blimit=(\d+)/);
  const reset = item(ratelimit, /(?:;\s*t|\breset)=(\d+)/);
  return sentence({ remaining, limit, reset: reset === undefined ? undefined : reset * 1000 }, 'call');
};

/** Retry-After, or a header that an API calls so: `x-rate-limit-retry-after-seconds`. */
const RETRY_AFTER = /(?:^|-)retry-after(?:-seconds)?$/;

/** Milliseconds. Retry-After is seconds or a date (RFC 9110 section 10.2.3); OpenAI and Azure also give milliseconds. */
const waitOf = (headers: HeaderMap, now: number): number | undefined => {
  const exact = leadingNumber(headers['retry-after-ms']);
  if (exact !== undefined) return exact;
  const value =
    headers['retry-after'] ?? Object.entries(headers).find(([name]) => RETRY_AFTER.test(name))?.[1];
  if (value === undefined) return undefined;
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
};

/** When a limit is reset that was reached, for APIs that say only that: `x-ratelimit-reset`, `x-esi-error-limit-reset`. */
const RESET = /limit-reset(?:-after)?$/;

const untilAnyReset = (headers: HeaderMap, now: number): number | undefined =>
  Object.entries(headers)
    .map(([name, value]) => (RESET.test(name) ? untilReset(value, now) : undefined))
    .find((ms) => ms !== undefined);

const waitSentence = (ms: number, isSuccess: boolean): string =>
  isSuccess ? `Check again in ${span(ms)}.` : `Wait ${span(ms)} before the next call.`;

/** How many calls are left, and how long to wait if the API says so. */
export const explainRateLimit: Explainer = (observed) => {
  const { response, body, now } = observed;
  const { headers, status } = response;
  const left = [
    fromStructured(headers) ?? fromNames(headers, CALLS, 'call', now),
    fromNames(headers, TOKENS, 'token', now),
  ].filter((part) => part !== undefined);
  const isSuccess = status < 300 && errorOf(observed) === undefined;
  const wait =
    waitOf(headers, now) ??
    (isSuccess ? undefined : waitInBody(errorBodyOf(body))) ??
    ((status === 429 || status === 420) && left.length === 0 ? untilAnyReset(headers, now) : undefined);
  const parts = [
    left.length === 0 ? undefined : `Rate limit: ${left.join(' ')}`,
    wait !== undefined && wait > 0 ? waitSentence(wait, isSuccess) : undefined,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
};
