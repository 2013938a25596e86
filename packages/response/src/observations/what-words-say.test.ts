import { expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

const said = (status: number, body: unknown, headers: Record<string, string> = {}): string =>
  analysisOf(observeResponse(observed({ status, body, headers })));

it.each([
  ['a type that is error', { type: 'error', message: 'Sender name is not registered' }],
  [
    'errors by name',
    { errors: { season: 'This season is only in the larger plans' }, results: 0, response: [] },
  ],
  [
    'errors by name beside a code',
    { errors: { season: 'This season is only in the larger plans', code: 4001, field: null } },
  ],
  [
    'the status in another language',
    { estado: 404, descripcion: 'No hay datos que satisfagan esos criterios' },
  ],
])('200 with %s is no success', (_, body) => {
  expect(said(200, body)).not.toContain('The call succeeded');
  expect(said(200, body)).toContain('reports an error in the body');
});

it.each([
  ['no error by name', { errors: {}, data: [1] }],
  ['numbers of errors', { errors: { fatal: 0, total: 3 }, hosts: ['a'] }],
  ['a type and a text', { type: 'note', message: 'Buy milk and bread' }],
  ['a state', { estado: 'SP', municipio: 'Santos' }],
  ['the number of a state', { estado: 450, nombre: 'Centro' }],
  ['times of errors', { errors: { last: '2026-01-01 10:00:00' }, hosts: ['a'] }],
  ['errors that are counted', { errors: { 'last one': 'two days ago', count: 3 }, hosts: ['a'] }],
  ['a name that has no errors', { errors: { critical: 'no errors', minor: 'none found' }, status: 'ok' }],
])('200 with %s is one', (_, body) => expect(said(200, body)).toContain('The call succeeded'));

it('200 with a text of several lines, such as an echo of settings, is one', () => {
  const text = 'Dear all\nurl="https://b.test/cb?page=2&access_token=a1B2c3"\napi_key="d4E5f6"\n';
  expect(said(200, text, { 'content-type': 'text/plain' })).toContain('The call succeeded');
});

it('207 leaves open what succeeded', () =>
  expect(said(207, { parts: [{ code: 200 }, { code: 404 }] })).not.toContain('The call succeeded'));

it.each([
  'No API key found in request',
  'Missing subscription key in the header',
  'Authorization header was not provided',
  'authentication not found in headers',
])('a key that was not found is not called wrong: %s', (message) => {
  expect(said(401, { message })).toContain('found no key');
  expect(said(401, { message })).not.toContain('rotate');
});

it.each([
  [401, 'No user with this API key'],
  [401, 'No active subscription for this API key'],
  [401, 'The API key was not found in our database'],
  [401, 'No such access token'],
  [403, 'No permission for credentials of this account'],
  [403, 'No access: the access token has no scope repo'],
  [401, 'Without admin rights the API key cannot list users'],
  [400, 'Authentication missing for the payment method'],
  [404, 'No webhooks with these credentials'],
  [400, 'No results for the auth token type'],
])('%i does not say that no key arrived where the words know one: %s', (status, message) =>
  expect(said(status, { message })).not.toContain('found no key'),
);

it('a server that failed to count calls has failed', () =>
  expect(said(500, { message: 'Failed to compute rate limits for report' })).toContain('failed on its side'));

it('a key that is wrong or missing may be either', () =>
  expect(said(401, { message: 'The API key is missing or invalid' })).toContain('does not accept the key'));

it.each([
  [401, 'Request limit reached'],
  [500, 'Quota violation. Quota limit exceeded for this identifier'],
])('%i that is about what is used up is not about the key or the server: %s', (status, message) => {
  const text = said(status, { message });
  expect(text).toMatch(/Too many requests|used up/);
  expect(text).not.toMatch(/rotate|failed on its side/);
});

it('a token that is not valid is no path, whatever the status', () =>
  expect(said(404, { errorMessage: 'Invalid Access Token' })).toContain('does not accept the key'));

it('what a 404 does not find is not the path that it advises about', () =>
  expect(
    said(404, { message: 'Could not find board with ID: 7. Share its pages with your integration first.' }),
  ).toContain('What the request names does not exist'));

it.each([
  [412, 'error during placement of the machine', 'If-Match'],
  [426, 'You asked for articles that are too far in the past', 'protocol'],
])('%i with words of another kind is not told by the book', (status, message, book) => {
  expect(said(status, { message })).not.toContain(book);
  expect(said(status, { message })).toContain('for the reason that it gives');
});

it('412 about a condition is', () =>
  expect(said(412, { message: 'The ETag does not match' })).toContain('If-Match'));

it('the error in a short web page is quoted', () =>
  expect(
    said(400, '<html><body><p><b>Error</b>: line 4: parse error: Unknown type "wya"</p></body></html>', {
      'content-type': 'text/html',
    }),
  ).toContain('The API says: line 4: parse error'));
