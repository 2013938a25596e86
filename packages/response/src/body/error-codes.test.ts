import { expect, it } from 'vitest';
import { errorCodesOf } from '#src/body/error-codes.ts';
import { readResponseBody } from '#src/body/read-response-body.ts';

const codesOf = (text: string, headers: Record<string, string> = {}) =>
  errorCodesOf(readResponseBody({ body: Buffer.from(text), headers }), { status: 400, headers });

it.each([
  ['Facebook', { error: { message: 'x', type: 'OAuthException', code: 190 } }, ['190', 'OAuthException']],
  [
    'Google',
    { error: { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
    ['API_KEY_INVALID', '400', 'INVALID_ARGUMENT'],
  ],
  ['a Google service that returns a list', [{ error: { code: 403 } }], ['403']],
  ['an older Google service', { error: { errors: [{ reason: 'keyInvalid' }] } }, ['keyInvalid']],
  ['Twilio', { code: 20003, message: 'x' }, ['20003']],
  ['Stripe', { error: { code: 'card_declined', type: 'card_error' } }, ['card_declined', 'card_error']],
  [
    'AWS in JSON',
    { __type: 'com.amazon.coral.service#UnrecognizedClientException' },
    ['UnrecognizedClientException'],
  ],
  ['OAuth', { error: 'invalid_grant', error_description: 'x' }, ['invalid_grant']],
  ['JSON:API', { errors: [{ status: '422', code: 'taken' }] }, ['taken', '422']],
  ['a problem whose type is a URL', { type: 'https://example.com/p', title: 'x' }, []],
  ['a sentence in place of a code', { code: 'something went wrong' }, []],
  ['a scalar', 7, []],
  ['null', null, []],
])('are found in a response of %s', (_who, body, codes) => {
  expect(codesOf(JSON.stringify(body))).toEqual(codes);
});

it('are found in XML and in the AWS header', () => {
  const xml = '<ErrorResponse><Error><Code>InvalidClientTokenId</Code></Error></ErrorResponse>';
  expect(codesOf(xml)).toEqual(['InvalidClientTokenId']);
  const headers = { 'x-amzn-errortype': 'ThrottlingException:http://internal.amazon.com/coral/' };
  expect(codesOf('{}', headers)).toEqual(['ThrottlingException']);
});

it.each([
  ['12345678901234567890', ['12345678901234567890']],
  ['190.0', ['190.0']],
  ['1e400', ['1e400']],
  ['-0', ['-0']],
])('that are numbers are quoted as they were sent: %s', (code, codes) => {
  expect(codesOf(`{"error":{"code":${code}}}`)).toEqual(codes);
});

it('that are numbers in a long body are left out rather than rounded', () => {
  const body = (code: string) => `{"code":${code},"more":"${'x'.repeat(70_000)}"}`;
  expect(codesOf(body('12345678901234567890'))).toEqual([]);
  expect(codesOf(body('190'))).toEqual(['190']);
});
