import { describe, expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

const CALLED = 'https://api.example.com/v1/items';

const said = (status: number, message: string, headers: Record<string, string> = {}, url = CALLED): string =>
  analysisOf(observeResponse(observed({ status, body: { message }, headers, url }, { url: new URL(url) })));

describe('what a message says comes before what its status means', () => {
  it.each([
    [400, 'El pago fue rechazado. Intente más tarde.', 'was declined'],
    [402, 'The transaction was denied by the acquirer', 'was declined'],
    [400, 'Insufficient stock', 'for the reason that it gives'],
    [400, 'The depot is closed on Sundays, please call us', 'for the reason that it gives'],
    [412, 'not enough free capacity in this zone', 'no room for it'],
    [503, 'No available host can take this volume', 'no room for it'],
    [408, 'The charger is offline', 'wake it up or switch it on'],
    [504, 'Device is not reachable', 'wake it up or switch it on'],
    [422, 'The search window is too large: offset exceeds 10000', 'narrow it'],
    [403, 'Failed to prove the ownership of the domain', 'owner'],
  ])('%i %s', (status, message, words) => {
    expect(said(status, message)).toContain(words);
    expect(said(status, message)).not.toMatch(/compare the body|waited too long/);
  });

  it.each([
    [400, 'The field "size" must be a number', 'compare the parameters'],
    [408, 'The request body did not arrive in time', 'waited too long'],
    [404, 'The device does not exist in this account', 'does not exist'],
    [403, 'The role of this user may not read the capacity report', 'lacks a scope or a role'],
  ])('%i is told by the book where it is that: %s', (status, message, words) =>
    expect(said(status, message)).toContain(words),
  );

  it.each([
    [409, 'An order with this number already exists'],
    [422, 'Duplicate entry for key slug'],
    [409, 'The idempotency key was used for another body'],
  ])('%i was sent twice: %s', (status, message) => expect(said(status, message)).toContain('sent twice'));

  it.each([
    [409, 'The invoice is paid and cannot be voided'],
    [409, 'The type cat does not match the collection dogs'],
    [409, ''],
  ])('%i was not: %s', (status, message) => expect(said(status, message)).not.toContain('sent twice'));

  it('a conflict names what stands in its way', () =>
    expect(
      analysisOf(
        observeResponse(
          observed({ status: 409, body: { title: 'Key used already', existing_id: 'pay_8812' } }),
        ),
      ),
    ).toContain('“pay_8812”'));
});

describe('a word is not taken for the cause that others have it for', () => {
  it.each([
    ['Usage limit of the API reached', /Wait|wait/, /plan and balance/],
    ['Your monthly plan is used up, upgrade it', /plan/, /ended in errors/],
    ['Error limit reached for this client', /ended in errors/, /plan and balance/],
  ])('429 %s', (message, words, never) => {
    expect(said(429, message)).toMatch(words);
    expect(said(429, message)).not.toMatch(never);
  });

  it('the header of any limit says when it is reset', () =>
    expect(said(420, 'Error limit reached', { 'x-app-error-limit-reset': '41' })).toContain(
      'Wait 41 seconds',
    ));

  it.each([
    [200, 'embedding failed: request to Cohere API failed with status code: 401 invalid api token'],
    [502, 'upstream service Maps returned 403: the API key is not valid'],
  ])('%i the failure of another service is not that of the key: %s', (status, message) => {
    const text = analysisOf(observeResponse(observed({ status, body: { errors: [{ message }] } })));
    expect(text).toContain('Another service');
    expect(text).not.toContain('rotate');
  });

  it('401 of the API itself is', () =>
    expect(said(401, 'Request failed with status code 401: invalid token')).not.toContain('Another service'));

  it.each([
    [403, 'CORS: this origin is not allowed', 'Origin'],
    [403, 'Origin https://a.example is not allowed', 'Origin'],
    [422, 'https://a.example/hook: timed out', 'could not call the address'],
    [400, 'The callback URL did not respond in time', 'could not call the address'],
    [400, 'https://a.example/hook: connection refused', 'could not call the address'],
    [423, 'The workspace is frozen', 'somebody'],
    [503, 'The cluster is in read-only mode', 'somebody'],
    [503, 'The keystore is sealed', 'somebody'],
    [419, 'CSRF token mismatch.', 'cookies of the same session'],
  ])('%i %s', (status, message, words) => expect(said(status, message)).toContain(words));

  it.each([
    [403, 'The origin airport is not served', 'Origin'],
    [400, 'The timeout of the webhook has to be a number', 'could not call the address'],
    [423, 'The file is locked by anna', 'somebody who'],
    [503, 'The service is starting up, please retry', 'somebody who'],
    [422, 'The property id is read-only', 'somebody who'],
    [400, 'This country of origin is not allowed', 'Origin header'],
    [404, 'No resources found in this namespace', 'no room for it'],
    [400, 'The context window is exceeded by 20 tokens', 'range of results'],
    [400, 'No coordinates were given', 'order of the coordinates'],
    [400, 'The transaction was rejected: nonce too low', 'was declined'],
    [403, 'The ownership of a folder cannot be changed', 'not an owner'],
  ])('%i %s is none', (status, message, words) => expect(said(status, message)).not.toContain(words));
});

describe('alternatives are those that the request has', () => {
  const WRONG = 'The signature is invalid';

  it('no region and no clock where it names none', () => {
    const text = said(403, WRONG, {}, 'https://api.example.com/v3/routes?id=7&signature=6A2B');
    expect(text).toContain('signature of the request does not match');
    expect(text).not.toMatch(/region|clock/);
  });

  it.each([
    ['https://x.eu-central-1.example.com/v3/routes', 'region'],
    ['https://api.example.com/v3/routes?timestamp=17&sign=6A2B', 'clock'],
    [CALLED, 'clock'],
  ])('but there where it does: %s', (url, words) => expect(said(403, WRONG, {}, url)).toContain(words));

  it('no id where a place was not found', () => {
    expect(said(404, 'No road was found near the coordinates 7.1, 48.2')).toContain(
      'order of the coordinates',
    );
    expect(said(404, 'No order was found with the number 17')).toContain('check the ids');
  });

  it('a bare number is to be looked up', () =>
    expect(
      analysisOf(observeResponse(observed({ body: { success: false, error: { code: 4107 } } }))),
    ).toContain('The API returned the code 4107: look it up in its documentation'));
});
