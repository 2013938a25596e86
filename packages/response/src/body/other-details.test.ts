import type { JsonValue } from '@gatehouse/contract/common.ts';
import { describe, expect, it } from 'vitest';
import { otherDetails } from '#src/body/other-details.ts';

describe('what an error says besides its words', () => {
  it.each<[JsonValue, string[]]>([
    [
      { error: { message: 'Wrong', fields: { first_name: ["can't be blank"] } } },
      ["first_name: can't be blank"],
    ],
    [{ message: 'Wrong', errors: { token: ["can't be blank"] } }, ["token: can't be blank"]],
    [
      { error: { message: 'Wrong', query: { url: ['Missing data for required field.'] } } },
      ['url: Missing data for required field'],
    ],
    [{ error: 'Wrong', limit: 100, remaining: 0, count_of_stars: 5 }, ['limit: 100', 'remaining: 0']],
    [
      { message: 'Wrong', 'Tip 1': 'Send the Client-ID as a header.' },
      ['Tip 1: Send the Client-ID as a header'],
    ],
    [{ message: 'Wrong', invalidToken: true, retryable: false }, ['invalidToken: true']],
    [{ errors: [{ message: 'Wrong' }, { context: 'Check the key' }] }, ['context: Check the key']],
  ])('of %j', (body, details) => expect(otherDetails(body, 'Wrong')).toEqual(details));

  it.each([
    [{ message: 'Wrong', request_id: 'req_123', traceId: 'abc', timestamp: '2026-11-25T10:00:00Z' }],
    [{ message: 'Wrong', error: 'Bad Request', statusCode: 400, path: '/v1/items' }],
    [
      {
        message: 'Wrong',
        documentation_url: 'https://docs.example.com/errors',
        help: 'See our docs for more',
      },
    ],
    [{ message: 'wrong.', debug: 'Traceback (most recent call last)' }],
    [{ message: 'Wrong', id: '5f2b8c1e-90aa-4c3b-9d2e-1234567890ab', hint: 'x'.repeat(201) }],
    [
      {
        message: 'Wrong',
        access_token: 'abc-def',
        Authorization: 'Bearer abc def',
        password: 'correct horse battery',
      },
    ],
    [{ message: 'Wrong', passed_value: 'u123-abc', input: { email: 'ann@example.com', note: 'my diary' } }],
    [{ message: 'Wrong', credentials: { first: 'abc def' } }],
    [null],
    ['Wrong'],
  ])('is nothing for %j', (body) => expect(otherDetails(body, 'Wrong')).toEqual([]));

  it('repeats no secret that has the words of a fault in it', () => {
    const sent = { password: 'my dog is not blue', access_token: 'sk-not-wrong', pass: 'must love dogs' };
    expect(otherDetails({ message: 'Wrong', ...sent, input: sent }, 'Wrong')).toEqual([]);
  });

  it('repeats no secret that is under another name or inside of a text', () => {
    const sent = {
      hint: 'You sent token=zq81mfLw02Kd73HsPv65 again',
      rejected: 'sk-live-9fQ2mX7bT4kW1zR8',
      see: 'max 5 items',
    };
    expect(otherDetails({ message: 'Wrong', ...sent }, 'Wrong')).toEqual(['see: max 5 items']);
  });

  it('takes about as long for what was said in megabytes as for a little', () => {
    const many = Object.fromEntries(Array.from({ length: 199 }, (_, at) => [`a${at}`, 'wrong']));
    const fastest = (said: string): number =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const start = performance.now();
          otherDetails(many, said);
          return performance.now() - start;
        }),
      );
    const little = fastest(`wrong ${'x '.repeat(2_000)}`);
    expect(fastest(`wrong ${'x '.repeat(1_000_000)}`)).toBeLessThan(20 * little);
  });

  it('is a few of many, and looks at a part of a large body', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, at) => [`a${at}`, `must not be ${at} long`]),
    );
    expect(otherDetails(many, '')).toHaveLength(4);
    const empty = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`a${at}`, null]));
    expect(otherDetails({ empty, last: { hint: 'not reached' } }, '')).toEqual([]);
  });
});
