import { describe, expect, it } from 'vitest';
import { explainStatus } from '#src/observations/status.ts';
import { observed } from '#test/observed.ts';

const explain = (status: number, response = {}, call = {}) =>
  explainStatus(observed({ status, ...response }, call));

describe('the status in words', () => {
  it.each([
    [200, '200 OK: The call succeeded.'],
    [304, '304 Not Modified: Nothing has changed'],
    [302, '302 Found: The API points elsewhere but does not say where.'],
    [401, '401 Unauthorized: The API does not accept the key'],
    [403, '403 Forbidden: The API knows the key but does not allow this action'],
    [418, "418 I'm a Teapot: The API found an error in the request."],
    [529, '529: The API is overloaded.'],
    [599, '599: The API failed on its side.'],
    [999, '999: This is not an HTTP status.'],
  ])('%i', (status, words) => expect(explain(status)).toContain(words));
});

describe('if the status alone would mislead', () => {
  const limited = { headers: { 'x-ratelimit-remaining': '0' } };
  const elsewhere = { redirects: [{ status: 302, url: 'https://other.example/' }] };

  it.each([
    ['a bot check', 403, { headers: { 'cf-mitigated': 'challenge' } }, 'A bot check in front of the API'],
    ['a rate limit reported with 403', 403, limited, 'Too many requests: the key itself is not the reason.'],
    ['a pause requested with 403', 403, { headers: { 'retry-after': '60' } }, 'Too many requests'],
    ['a rate limit reported with 400', 400, { body: { __type: 'ThrottlingException' } }, 'Too many requests'],
    [
      'a quota',
      429,
      { body: { error: { code: 'insufficient_quota' } } },
      'The quota of the account is used up',
    ],
    ['an error with 200', 200, { body: { ok: false } }, 'The API responded, but reports an error'],
    ['a key dropped at a redirect', 401, elsewhere, 'The API requires a key, but this call arrived without'],
  ])('it is interpreted with the response: %s', (_what, status, response, words) =>
    expect(explain(status, response)).toContain(words),
  );

  it('does not blame a key that was never sent', () => {
    for (const [status, isRejectedByCode] of [
      [401, false],
      [403, false],
      [400, true],
    ] as const) {
      const words = explain(status, {}, { withheldHost: 'api.example.com', isRejectedByCode });
      expect(words).toContain('The API requires a key, but this call arrived without one.');
    }
  });

  it('blames a key that the provider rejects with its own error code', () => {
    expect(explain(400, {}, { isRejectedByCode: true })).toContain('The API does not accept the key');
  });

  it('treats a 429 that does not mention a quota as a limit on requests', () => {
    expect(explain(429, { body: { error: { code: 'rate_limit_exceeded' } } })).toContain(
      '429 Too Many Requests: Too many requests with this key.',
    );
  });
});
