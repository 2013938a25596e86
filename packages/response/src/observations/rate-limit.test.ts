import { describe, expect, it } from 'vitest';
import { explainRateLimit } from '#src/observations/rate-limit.ts';
import { observed } from '#test/observed.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const explain = (headers: Record<string, string>, status = 200) =>
  explainRateLimit(observed({ status, headers }, { now: NOW }));

describe('the rate limit in words', () => {
  it.each([
    [
      'GitHub',
      {
        'x-ratelimit-limit': '5000',
        'x-ratelimit-remaining': '4999',
        'x-ratelimit-reset': `${NOW / 1000 + 1800}`,
      },
      '4999 of 5000 calls left, resets in 30 minutes.',
    ],
    [
      'X',
      {
        'x-rate-limit-limit': '15',
        'x-rate-limit-remaining': '0',
        'x-rate-limit-reset': `${NOW / 1000 + 60}`,
      },
      '0 of 15 calls left, resets in 60 seconds.',
    ],
    [
      'OpenAI',
      {
        'x-ratelimit-limit-requests': '500',
        'x-ratelimit-remaining-requests': '1',
        'x-ratelimit-reset-requests': '6m0s',
        'x-ratelimit-limit-tokens': '200000',
        'x-ratelimit-remaining-tokens': '199980',
        'x-ratelimit-reset-tokens': '6ms',
      },
      '1 of 500 calls left, resets in 6 minutes. 199980 of 200000 tokens left, resets in 1 second.',
    ],
    [
      'Anthropic',
      {
        'anthropic-ratelimit-requests-limit': '50',
        'anthropic-ratelimit-requests-remaining': '49',
        'anthropic-ratelimit-requests-reset': '2026-11-20T12:00:30Z',
      },
      '49 of 50 calls left, resets in 30 seconds.',
    ],
    ['Azure', { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-requests': '20' }, '0 tokens left.'],
    [
      'the IETF draft',
      { 'ratelimit-policy': '"default";q=100;w=60', ratelimit: '"default";r=50;t=30' },
      '50 of 100 calls left, resets in 30 seconds.',
    ],
    [
      'an earlier draft',
      { ratelimit: 'limit=100, remaining=50, reset=5' },
      '50 of 100 calls left, resets in 5 seconds.',
    ],
    [
      'the first draft',
      { 'ratelimit-limit': '100, 100;w=60', 'ratelimit-remaining': '1', 'ratelimit-reset': '30' },
      '1 of 100 calls left, resets in 30 seconds.',
    ],
    [
      'an API with milliseconds',
      { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': `${NOW + 5000}` },
      '3 calls left, resets in 5 seconds.',
    ],
    ['an API with one call left', { 'x-ratelimit-remaining': '1' }, '1 call left.'],
    [
      'an API whose reset has passed',
      { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '1000000000' },
      '3 calls left.',
    ],
  ])('as sent by %s', (_who, headers, words) => expect(explain(headers)).toBe(`Rate limit: ${words}`));

  it.each([
    [{}],
    [{ 'x-ratelimit-limit': '60' }],
    [{ 'x-ratelimit-remaining': 'lots' }],
    [{ 'x-ratelimit-remaining': '<b>5</b>' }],
    [{ 'x-ratelimit-remaining': '9'.repeat(3000) }],
  ])('is not reported for %j', (headers) => expect(explain(headers)).toBeUndefined());
});

describe('the pause that the API requests', () => {
  it.each([
    [{ 'retry-after': '20' }, 429, 'Wait 20 seconds before the next call.'],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:01:30 GMT' }, 503, 'Wait 90 seconds before the next call.'],
    [{ 'retry-after': '20', 'retry-after-ms': '19500' }, 429, 'Wait 20 seconds before the next call.'],
    [{ 'retry-after': '86400' }, 429, 'Wait 24 hours before the next call.'],
    [{ 'retry-after': '5' }, 202, 'Check again in 5 seconds.'],
  ])('%j', (headers, status, words) => expect(explain(headers, status)).toBe(words));

  it.each(['0', 'Thu, 19 Nov 2026 12:00:00 GMT', 'soon', '<script>', '-1', ''])(
    'is not reported for %j',
    (value) => {
      expect(explain({ 'retry-after': value }, 429)).toBeUndefined();
    },
  );
});

describe('a wait that only the body says', () => {
  it.each([
    [
      { message: 'Rate limit is exceeded. Try again in 12 seconds.' },
      'Wait 12 seconds before the next call.',
    ],
    [{ detail: 'Request was throttled. Expected available in 57 seconds.' }, 'Wait 57 seconds'],
    [{ error: { message: 'Please try again in 1m30s.' } }, 'Wait 90 seconds'],
    [{ error: 'rate limited', retry_after_ms: 30_000 }, 'Wait 30 seconds'],
    [{ error: { message: 'Too many requests', retryAfter: '45' } }, 'Wait 45 seconds'],
  ])('%j', (body, words) => {
    expect(explainRateLimit(observed({ status: 429, body }, { now: NOW }))).toContain(words);
  });

  it('is not read from other numbers', () => {
    const body = { message: 'Limited to 5 requests per 10 seconds.' };
    expect(explainRateLimit(observed({ status: 429, body }, { now: NOW }))).toBeUndefined();
  });

  it('is the time of a reset if a 429 has no other header', () => {
    expect(explain({ 'x-ratelimit-reset': `${NOW / 1000 + 60}` }, 429)).toBe(
      'Wait 60 seconds before the next call.',
    );
    expect(explain({ 'x-ratelimit-reset': `${NOW / 1000 + 60}` }, 200)).toBeUndefined();
  });
});
