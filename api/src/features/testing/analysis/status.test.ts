import { describe, expect, it } from 'vitest';
import { explainStatus } from '#src/features/testing/analysis/status.ts';
import { observed } from '#test/observed.ts';

const explain = (status: number, answer = {}, call = {}) =>
  explainStatus(observed({ status, ...answer }, call));

describe('the status in words', () => {
  it.each([
    [200, '200 OK: The call succeeded.'],
    [304, '304 Not Modified: Nothing has changed'],
    [302, '302 Found: The API points elsewhere and does not say where.'],
    [401, '401 Unauthorized: The API does not accept the key'],
    [403, '403 Forbidden: The API knows the key and refuses this action'],
    [418, "418 I'm a Teapot: The API found a fault in the request."],
    [529, '529: The API is overloaded.'],
    [599, '599: The API failed on its side.'],
    [999, '999: This is no status of HTTP.'],
  ])('%i', (status, words) => expect(explain(status)).toContain(words));
});

describe('where the status alone would mislead', () => {
  const limited = { headers: { 'x-ratelimit-remaining': '0' } };
  const elsewhere = { redirects: [{ status: 302, url: 'https://other.example/' }] };

  it.each([
    ['a bot check', 403, { headers: { 'cf-mitigated': 'challenge' } }, 'A bot check before the API'],
    ['a rate limit told by 403', 403, limited, 'Too many requests: the key itself is not the reason.'],
    ['a pause told by 403', 403, { headers: { 'retry-after': '60' } }, 'Too many requests'],
    ['a rate limit told by 400', 400, { body: { __type: 'ThrottlingException' } }, 'Too many requests'],
    [
      'a quota',
      429,
      { body: { error: { code: 'insufficient_quota' } } },
      'The quota of the account is used up',
    ],
    ['an error under 200', 200, { body: { ok: false } }, 'The API answered, and reports an error'],
    ['a key left behind by a redirect', 401, elsewhere, 'The API wants a key, and this call arrived without'],
  ])('it is read closer: %s', (_what, status, answer, words) =>
    expect(explain(status, answer)).toContain(words),
  );

  it('does not blame a key that was never sent', () => {
    for (const [status, isRefusedByCode] of [
      [401, false],
      [403, false],
      [400, true],
    ] as const) {
      const words = explain(status, {}, { withheldHost: 'api.example.com', isRefusedByCode });
      expect(words).toContain('The API wants a key, and this call arrived without one.');
    }
  });

  it('blames a key that the provider refuses by a code of its own', () => {
    expect(explain(400, {}, { isRefusedByCode: true })).toContain('The API does not accept the key');
  });

  it('takes a 429 without a word of quotas for a limit on requests', () => {
    expect(explain(429, { body: { error: { code: 'rate_limit_exceeded' } } })).toContain(
      '429 Too Many Requests: Too many requests with this key.',
    );
  });
});
