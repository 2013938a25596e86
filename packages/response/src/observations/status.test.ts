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
    ['a rate limit reported with 403', 403, limited, 'The key itself is not the reason.'],
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
      '429 Too Many Requests: Too many requests: wait, then call less often.',
    );
  });

  it.each([
    [{ jobId: '8', state: 'ERRORED' }, 'The API responded, and what it returned says that it failed.'],
    [{ status: 'Denied', items: [1] }, 'The API responded, and what it returned says that it failed.'],
    [
      { note: 'Roses need water at least twice a week.' },
      'The API responded with a sentence and nothing else: “Roses need water at least twice a week.”. Read whether that is what was asked for.',
    ],
  ])('does not claim success where the body leaves it open: %j', (body, words) =>
    expect(explain(200, { body })).toBe(`200 OK: ${words}`),
  );

  it.each([
    [{ message: 'The order was created with two items.' }],
    [{ id: 17, payment: { status: 'REJECTED' } }],
    [[{ id: 1, status: 'FAILED' }]],
    [{ status: 'expired', id: 4 }],
  ])(
    'claims success where only a part of the result failed, or a sentence says that it was done: %j',
    (body) => expect(explain(200, { body })).toBe('200 OK: The call succeeded.'),
  );

  it.each([
    [202, { message: 'The API daily limit of 10000 requests has been exceeded.' }],
    [200, { note: 'You have reached your free subscription limit. Upgrade to continue.' }],
  ])('takes a sentence about a limit for an error with %i', (status, body) =>
    expect(explain(status, { body })).toContain('reports an error in the body'),
  );

  it('takes a text about a wrong key for an error, and a text about a key that was made for none', () => {
    const text = { headers: { 'content-type': 'text/plain' } };
    const said = 'Invalid API key. Please sign up for a free key.';
    expect(explain(200, { ...text, body: said })).toContain('does not accept the key');
    const made = { message: 'API key created. Your limit is 1000 requests per day.' };
    expect(explain(201, { body: made })).toContain('something was created');
  });

  it('guesses no scope where the API gives another reason for a 403', () => {
    const [other, own] = [
      'Pets of this breed sleep at this hour.',
      'Your role may not read pets at this hour.',
    ];
    expect(explain(403, { body: { message: other } })).toBe(
      '403 Forbidden: The API knows the key but does not allow this action, for the reason that it gives.',
    );
    expect(explain(403, { body: { message: own } })).toContain('lacks a scope or a role');
  });

  it('takes no 400 with words in a list of alerts for one that could not be read', () => {
    const body = { alerts: [{ text: 'the server name is in use elsewhere', level: 'error' }] };
    expect(explain(400, { body })).not.toContain('could not read');
  });
});
