import { describe, expect, it } from 'vitest';
import { explainProblem } from '#src/observations/problem.ts';
import { observed, rememberSecret } from '#test/observed.ts';

const explain = (body: unknown, response = {}) =>
  explainProblem(observed({ status: 400, body, ...response }));

describe('the API’s own words', () => {
  it.each([
    [{ title: 'Out of credit', detail: 'Balance 30, cost 50.' }, 'Out of credit: Balance 30, cost 50.'],
    [{ title: 'Out of credit.', detail: 'Cost 50.' }, 'Out of credit: Cost 50.'],
    [{ title: 'Too much', detail: 'Too much' }, 'Too much'],
    [
      { title: 'Invalid', errors: [{ detail: 'must be positive', pointer: '#/age' }] },
      'Invalid (age: must be positive)',
    ],
    [{ error: { message: 'Invalid key' } }, 'Invalid key'],
    [
      { error: { message: 'Bad.', innererror: { message: 'Body must be present.' } } },
      'Bad. (Body must be present)',
    ],
    [{ error: 'invalid_grant', error_description: 'Token expired' }, 'Token expired (code invalid_grant)'],
    [{ message: 'Failed', errors: [{ field: 'title', code: 'missing' }] }, 'Failed (title: missing)'],
    [
      { message: ['name is empty', 'age is not a number'], error: 'Bad Request' },
      'name is empty; age is not a number',
    ],
    [{ errors: [{ message: 'Bad field' }] }, 'Bad field'],
    [{ errors: ['Name is missing'] }, 'Name is missing'],
    [{ title: 'Invalid.', errors: { Name: ['is required.'] } }, 'Invalid. (Name: is required)'],
    [
      { errors: [{ title: 'Invalid', detail: 'Too short', source: { pointer: '/data/name' } }] },
      'data/name: Invalid: Too short',
    ],
    [{ detail: [{ loc: ['body', 'name'], msg: 'field required' }] }, 'body.name: field required'],
    [{ detail: 'Not authenticated' }, 'Not authenticated'],
    [{ name: ['This field is required.'] }, 'name: This field is required'],
    [{ Message: 'Rate exceeded', __type: 'ThrottlingException' }, 'Rate exceeded (code ThrottlingException)'],
    [{ code: 21211, message: 'Not a number.' }, 'Not a number. (code 21211)'],
    [{ error: { code: 400, message: 'Coded as the status' } }, 'Coded as the status'],
    [{ 'odata.error': { message: { value: 'Bad query' } } }, 'Bad query'],
    [{ error: 'nope' }, 'nope'],
    [[{ error: { message: 'In a list' } }], 'In a list'],
    ['missing parameter: q', 'missing parameter: q'],
  ])('of %j', (body, words) => expect(explain(body)).toBe(`The API says: ${words}`));

  it.each([[{ message: { nested: true } }], [{ data: 1 }], [''], [null]])('are not found in %j', (body) =>
    expect(explain(body)).toBeUndefined(),
  );

  it('are the beginning of a long text that is no page', () => {
    expect(explain(`Error 400: Bad Request\n\n${'x'.repeat(1_000)}`)).toMatch(
      /^The API says: Error 400: Bad Request x{200,300}…$/,
    );
    expect(explain(`<html>${'x'.repeat(1_000)}`)).toBeUndefined();
  });

  it.each([
    [
      { error: { message: 'No Record found', detail: 'An ACL hides it' } },
      'No Record found (An ACL hides it)',
    ],
    [{ message: 'not_allowed', description: 'Upgrade the plan.' }, 'not_allowed (Upgrade the plan)'],
    [
      { message: 'Invalid.', errors: [{ field: 'long_url', error_code: 'invalid' }] },
      'Invalid. (long_url: invalid)',
    ],
    [
      { error: { message: 'Malformed.', details: [{ target: 'name', message: 'is too long' }] } },
      'Malformed. (name: is too long)',
    ],
  ])('come with what explains them: %j', (body, words) =>
    expect(explain(body)).toBe(`The API says: ${words}`),
  );

  it('are found in an XML error, with its code', () => {
    const xml =
      '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>It &amp; is gone</Message></Error>';
    expect(explain(xml)).toBe('The API says: It & is gone (code NoSuchKey)');
  });

  it('are left out if they only repeat the status', () => {
    expect(explain({ message: 'not found' }, { statusText: 'Not Found' })).toBeUndefined();
    expect(explain({ code: 7, message: 'Not Found' }, { statusText: 'Not Found' })).toBe(
      'The API returned the code 7.',
    );
  });

  it('are cut after 300 characters, and stay on one line', () => {
    const words = explain({ message: `a\n\u001b[31m\u202eb${'x'.repeat(400)}` });
    expect(words).toMatch(/^The API says: a \[31mbx+…$/);
    expect(words).toHaveLength('The API says: '.length + 300);
  });

  it('do not repeat the key', () => {
    rememberSecret('a-key-that-is-in-use');
    expect(explain({ message: 'Incorrect key: a-key-that-is-in-use.' })).toBe(
      'The API says: Incorrect key: [secret].',
    );
  });
});

describe('an error with a status of success', () => {
  it.each([
    [{ data: null, errors: [{ message: 'No field foo' }] }, 'No field foo'],
    [{ ok: false, error: 'invalid_auth' }, 'invalid_auth'],
    [{ success: false, errors: [{ code: 6003, message: 'Invalid headers' }] }, 'Invalid headers (code 6003)'],
    [{ error: { message: 'nope' } }, 'nope'],
  ])('is reported: %j', (body, words) => {
    expect(explain(body, { status: 200 })).toBe(`The API says: ${words}`);
  });

  it.each([
    [{ errors: [] }],
    [{ error: null }],
    [{ error: '' }],
    [{ error: {} }],
    [{ message: 'done' }],
    [[]],
  ])('is not reported for %j', (body) => expect(explain(body, { status: 200 })).toBeUndefined());
});
