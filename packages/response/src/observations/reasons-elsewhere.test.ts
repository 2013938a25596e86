import { describe, expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

type Said = {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  url?: string;
  method?: string;
};

const said = ({ status, body = '', headers = {}, url = 'https://api.example.com/v1/items', method }: Said) =>
  analysisOf(
    observeResponse(
      observed(
        { status, body, headers, url },
        { url: new URL(url), ...(method === undefined ? {} : { method }) },
      ),
    ),
  );

const PAGE = { 'content-type': 'text/html' };
const page = (title: string, text = ''): string =>
  `<html><head><title>${title}</title></head><body><h1>${text}</h1></body></html>`;

describe('a reason outside the body', () => {
  it.each([
    [{ status: 404, headers: { reason: 'The access token is invalid' } }, 'does not accept the key'],
    [{ status: 403, headers: { 'x-error-message': 'Daily quota exceeded' } }, 'Daily quota exceeded'],
    [{ status: 403, headers: { 'x-xsrf-token': 'Required' } }, 'cookies of the same session'],
    [
      { status: 403, body: { message: 'You may not write' }, headers: { 'x-csrf-token': 'Required' } },
      'cookies of the same session',
    ],
    [{ status: 302, headers: { location: '/users/sign_in' } }, 'its sign-in page'],
    [{ status: 302, headers: { location: 'https://id.example.com/login?next=%2F' } }, 'its sign-in page'],
    [
      { status: 308, headers: { location: 'https://api.example.com/v2/items' } },
      'It points to https://api.example.com/v2/items.',
    ],
  ])('is read from a header: %j', (given, words) => expect(said(given)).toContain(words));

  it('is no code of a login', () =>
    expect(said({ status: 302, headers: { location: '/callback?code=a1b2' } })).not.toContain('a1b2'));

  it.each([
    [{ status: 403, headers: { 'x-csrf-token': 'a1b2' } }, 'does not allow this action'],
    [{ status: 404, headers: { message: 'ok' } }, 'nothing at this path'],
    [{ status: 404, headers: { 'x-served-message': 'Have a nice day' } }, 'nothing at this path'],
    [{ status: 200, headers: { message: 'Two items were left out' } }, 'The call succeeded'],
    [{ status: 302, headers: { location: '/catalog/blogs' } }, 'It points to'],
    [{ status: 302 }, 'points elsewhere but does not say where'],
  ])('is not made of any other: %j', (given, words) => expect(said(given)).toContain(words));

  it.each([
    [403, page('Error 403 Anti-forgery token is missing here'), 'cookies of the same session'],
    [400, page('400 The SSL certificate error'), 'client certificate'],
    [403, page('Error 403 Your API key is expired since May'), 'Your API key is expired since May'],
  ])('%i is read from the title of a page: %s', (status, body, words) => {
    const text = said({ status, body, headers: PAGE });
    expect(text).toContain(words);
    expect(text).not.toContain('firewall');
  });

  it.each([
    [403, page('Attention Required! | Edge', 'Sorry, you have been blocked'), 'firewall'],
    [404, page('404 Not Found', 'Not Found'), 'nothing at this path'],
    [502, page('502 Bad Gateway | Edge'), 'A gateway in front of the API'],
  ])('%i that only names the status has none: %s', (status, body, words) => {
    const text = said({ status, body, headers: PAGE });
    expect(text).toContain(words);
    expect(text).not.toContain('The API says');
  });

  it('names the server that a bare page is of', () =>
    expect(
      said({
        status: 413,
        body: page('413 Payload Too Large'),
        headers: { ...PAGE, server: 'Apache/2.4.1 (Unix)' },
      }),
    ).toContain('"413 Payload Too Large", of Apache'));
});

describe('a reason in the body', () => {
  it('is the text of an exception', () =>
    expect(
      said({
        status: 400,
        body: { status: 400, error: 'Bad Request', exception: 'ArgumentError: date is not valid: tomorow' },
      }),
    ).toContain('The API says: ArgumentError: date is not valid: tomorow'));

  it('is not the bare name of one', () =>
    expect(
      said({ status: 500, body: { error: 'Boom of the core', exception: 'java.lang.Error' } }),
    ).toContain('The API says: Boom of the core'));

  it('is the detail of XML before its summary', () =>
    expect(
      said({
        status: 403,
        headers: { 'content-type': 'application/xml' },
        body: '<Error><Code>Nope</Code><Message>The call was refused by us.</Message><ErrorDetail>The link ended on Monday at noon.</ErrorDetail></Error>',
      }),
    ).toContain('The API says: The link ended on Monday at noon'));

  it.each([
    [521, 'error code: 521', 'found its server down'],
    [524, 'Error 524', 'waited too long for it'],
  ])('is not the number of the status: %i', (status, body, words) => {
    const text = said({ status, body, headers: { 'content-type': 'text/plain' } });
    expect(text).toContain(words);
    expect(text).not.toContain('The API says');
  });

  it('is what could not be read, not what is missing because of that', () =>
    expect(
      said({
        status: 400,
        body: {
          title: 'One or more validation errors occurred.',
          status: 400,
          errors: {
            dto: ['The dto field is required.'],
            '$.age': ['The JSON value could not be converted.'],
          },
        },
      }),
    ).toMatch(/\$\.age: .*dto/));
});

describe('no success is claimed', () => {
  it.each([
    ['an error under its own name', { valid: false, serviceError: 'TOO_MANY_CALLS' }],
    ['one in words', { total: 0, queryError: 'Unknown column zip' }],
    ['a list of errors', [{ error: { code: 7, message: 'The lamp does not dim' } }]],
    ['a list of errors in words', [{ error: 'The lamp does not dim' }]],
  ])('of %s', (_, body) => {
    expect(said({ status: 200, body })).not.toContain('The call succeeded');
    expect(said({ status: 200, body })).toContain('reports an error in the body');
  });

  it.each([
    ['no such error', { valid: true, serviceError: 'NONE' }],
    ['a value of its own', { valid: true, serviceError: 'VALID' }],
    ['a word that only ends so', { genre: 'film', terror: 'much of it' }],
    ['a number', { value: 12.5, standardError: 0.3 }],
    ['the last error of a thing', { name: 'nightly', lastError: 'The disk was full' }],
    ['things that have errors', [{ name: 'a', error: 'The disk was full' }, { name: 'b' }]],
  ])('but of %s', (_, body) => expect(said({ status: 200, body })).toContain('The call succeeded'));

  it.each([
    ['<br />\n<b>Notice</b>:  Undefined index: id in <b>/srv/www/a.php</b> on line <b>7</b><br />\n{"id":1}'],
    [
      'Fatal error: Uncaught Error: Division by zero in /a/b.php:3\nStack trace:\n#0 {main}\n  thrown in /a/b.php on line 3',
    ],
    ['PHP Warning:  Division by zero in /srv/www/a.php on line 7\n{"id":1}'],
  ])('of a script that warns before its JSON: %s', (body) => {
    const text = said({ status: 200, body, headers: PAGE });
    expect(text).not.toContain('The call succeeded');
    expect(text).not.toContain('not the address of an API');
    expect(text).toMatch(/The API says: (?:Undefined index: id|Uncaught Error: Division|Division by zero)/);
  });

  it('but of a page about warnings', () =>
    expect(said({ status: 200, body: page('Warning: steep path'), headers: PAGE })).toContain(
      'not the address of an API',
    ));
});

describe('what became of a success', () => {
  it.each([
    [{ jobId: 'j1', statusUrl: '/v1/jobs/j1' }, 'Check its progress at https://api.example.com/v1/jobs/j1.'],
    [
      { links: { status_uri: 'https://api.example.com/s/9' } },
      'Check its progress at https://api.example.com/s/9.',
    ],
    [{ operationHandle: 'op-77' }, 'Ask for its result with operationHandle “op-77”.'],
  ])('is asked where the body says: %j', (body, words) =>
    expect(said({ status: 202, body })).toContain(words),
  );

  it('is not asked for at an address of something else', () =>
    expect(said({ status: 202, body: { imageUrl: 'https://api.example.com/i.png' } })).not.toMatch(
      /progress at|result with/,
    ));

  it.each([[{ id: 4, status: 'already_exists' }], [{ ID: 'a', state: 'Unchanged' }]])(
    'is told where nothing new was done: %j',
    (body) => expect(said({ status: 200, body })).toContain('Note that'),
  );

  it('is counted where each part has its status', () => {
    const results = [
      { status: 200, id: 'a' },
      { status: 409, error: { message: 'is taken already', field: 'slug' } },
      { status: 201, id: 'c' },
      { status: 500, error: { message: 'try later' } },
    ];
    const text = said({ status: 207, body: { meta: { failed: 2 }, results } });
    expect(text).toContain('2 of 4 parts failed');
    expect(text).toContain('the first with index 1');
    expect(text).toMatch(/“slug”[\s\S]*is taken already/);
    expect(said({ status: 207, body: { results: [{ status: 200, id: 'a' }] } })).not.toContain('failed:');
  });

  it.each([
    [{ items: [{ status: 'ok' }, { status: 'error', message: 'no name' }] }, '1 of 2 parts failed'],
    [[{ status: 201 }, { status: 201 }], '0 of 2 parts failed'],
    ['<D:multistatus><D:status>HTTP/1.1 423 Locked</D:status></D:multistatus>', '1 of 1 parts failed'],
  ])('is counted with 207 in whatever list: %j', (body, words) => {
    const text = said({
      status: 207,
      body,
      headers: typeof body === 'string' ? { 'content-type': 'text/xml' } : {},
    });
    expect(text).toContain(words);
    expect(said({ status: 200, body })).not.toContain('parts failed');
  });

  it.each([
    ['https://hook.example.com/in?challenge=abc-123', 'abc-123', 'repeats the challenge'],
    ['https://hook.example.com/in?echostr=5571', '5571', 'repeats the challenge'],
    ['https://hook.example.com/in?challenge=abc-123', 'abc-124', 'The call succeeded.'],
    ['https://api.example.com/in?page=2', '2', 'The call succeeded.'],
  ])('is a challenge that was echoed: %s %s', (url, body, words) =>
    expect(said({ status: 200, url, body, headers: { 'content-type': 'text/plain' } })).toContain(words),
  );
});
