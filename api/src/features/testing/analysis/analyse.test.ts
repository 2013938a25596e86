import { describe, expect, it } from 'vitest';
import { explainDeprecation } from '#src/features/testing/analysis/deprecation.ts';
import { readProblem } from '#src/features/testing/analysis/problem.ts';
import { explainRateLimit } from '#src/features/testing/analysis/rate-limit.ts';
import { explainShape } from '#src/features/testing/analysis/shape.ts';
import { explainStatus } from '#src/features/testing/analysis/status.ts';
import { readBody } from '#src/features/testing/response-body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the status in words', () => {
  it.each([
    [200, '200 OK: The call succeeded.'],
    [401, '401 Unauthorized: The API does not accept the key'],
    [403, '403 Forbidden: The API knows the key and refuses this action'],
    [418, "418 I'm a Teapot: The API found a fault in the request."],
    [599, '599: The API failed on its side.'],
    [999, '999: This is no status of HTTP.'],
  ])('%i', (status, words) => expect(explainStatus(status)).toContain(words));
});

describe('the rate limit in words', () => {
  it.each([
    [
      { 'x-ratelimit-remaining': '4999', 'x-ratelimit-limit': '5000' },
      'Rate limit: 4999 of 5000 calls left.',
    ],
    [{ 'ratelimit-remaining': '3' }, 'Rate limit: 3 calls left.'],
    [
      { 'x-ratelimit-remaining-requests': '1', 'retry-after': '20' },
      'Rate limit: 1 calls left. Wait before the next call: 20 s.',
    ],
    [
      { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' },
      'Wait before the next call: Fri, 01 Jan 2027 00:00:00 GMT.',
    ],
    [{}, undefined],
  ])('%j', (headers, words) => expect(explainRateLimit(headers)).toBe(words));
});

describe('deprecation in words', () => {
  it.each([
    [{ deprecation: '@1688169599' }, 'This endpoint is deprecated since 2023-06-30.'],
    [{ deprecation: 'true' }, 'This endpoint is deprecated.'],
    [{ sunset: 'Wed, 11 Nov 2026 23:59:59 GMT' }, 'It stops working on 2026-11-11.'],
    [{ deprecation: '@99999999999', sunset: 'soon' }, 'This endpoint is deprecated since 5138-11-16.'],
    [{}, undefined],
  ])('%j', (headers, words) => expect(explainDeprecation(headers)).toBe(words));
});

describe('the API’s own words', () => {
  it.each([
    [{ title: 'Out of credit', detail: 'Balance 30, cost 50.' }, 'Out of credit: Balance 30, cost 50.'],
    [{ error: { message: 'Invalid key' } }, 'Invalid key'],
    [{ error: 'invalid_grant', error_description: 'Token expired' }, 'Token expired'],
    [{ message: 'Not Found' }, 'Not Found'],
    [{ errors: [{ message: 'Bad field' }] }, 'Bad field'],
    [{ error: 'nope' }, 'nope'],
    [{ message: { nested: true } }, undefined],
    [['a'], undefined],
    ['text', undefined],
    [null, undefined],
  ])('%j', (body, words) => expect(readProblem(body)).toBe(words));

  it('are cut after 300 characters', () => {
    expect(readProblem({ message: 'x'.repeat(301) })).toHaveLength(300);
  });
});

describe('reading a body', () => {
  it.each([
    ['{"a":1}', 'application/json', { value: { a: 1 }, kind: 'json', isBrokenJson: false }],
    ['[1]', 'text/plain', { value: [1], kind: 'json', isBrokenJson: false }],
    ['hello', 'text/plain', { value: 'hello', kind: 'text', isBrokenJson: false }],
    ['{"a":', 'application/problem+json', { value: '{"a":', kind: 'text', isBrokenJson: true }],
    ['', 'application/json', { value: null, kind: 'empty', isBrokenJson: false }],
    ['hello', 'text/plain; charset=klingon', { value: 'hello', kind: 'text', isBrokenJson: false }],
  ])('%j of %s', (text, type, read) => expect(readBody(bytes(text), type)).toEqual(read));

  it('keeps JSON that nests more than 1,000 levels as text', () => {
    const nested = (levels: number) => bytes(`${'['.repeat(levels)}"]]{"${']'.repeat(levels)}`);
    expect(readBody(nested(1000)).kind).toBe('json');
    expect(readBody(nested(1001)).kind).toBe('text');
  });

  it('decodes the charset that the API names', () => {
    expect(readBody(new Uint8Array([0x66, 0xfc, 0x72]), 'text/plain; charset=iso-8859-1').value).toBe('für');
  });

  it('says what binary content is instead of showing it', () => {
    expect(readBody(new Uint8Array([0x89, 0x50, 0, 1]), 'image/png')).toMatchObject({
      value: 'Binary content (image/png, 4 bytes)',
      kind: 'binary',
    });
  });
});

describe('the form of a body in words', () => {
  it.each([
    ['{"id":1,"name":"x"}', 'The response is a JSON object with 2 fields: id, name.'],
    ['{}', 'The response is an empty JSON object.'],
    ['[{"id":1},{"id":2}]', 'The response is a JSON list of 2 entries, the first with id.'],
    ['[7]', 'The response is a JSON list of 1 entry.'],
    ['null', 'The response is a JSON null.'],
    ['hello', 'The response is text, not JSON.'],
    ['', 'The response has no body.'],
  ])('%s', (text, words) => expect(explainShape(readBody(bytes(text)))).toBe(words));

  it('names eight fields at most', () => {
    const wide = JSON.stringify(Object.fromEntries([...'abcdefghij'].map((name) => [name, 1])));
    expect(explainShape(readBody(bytes(wide)))).toContain('a, b, c, d, e, f, g, h and 2 more.');
  });
});
