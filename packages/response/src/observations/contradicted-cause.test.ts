import { describe, expect, it } from 'vitest';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';

const said = (status: number, body: unknown, headers: Record<string, string> = {}): string =>
  analysisOf(observeResponse(observed({ status, body, headers })));

const page = { 'content-type': 'text/html' };

describe('a cause that the words themselves contradict is not given', () => {
  it.each([
    ['a session that ended', 401, 'Your session has expired. Sign in to the console again.', /log in again/],
    ['no session', 200, { error: { message: 'No valid session was found' } }, /log in again/],
    ['a call without a key', 403, 'anonymous user may not read the bucket', /anonymous/],
    ['a call without a user', 401, 'Anonymous access is not allowed for this index', /anonymous/],
    [
      'a prevention of CSRF',
      403,
      'CSRF protection: the header X-Requested-With is required',
      /the header or/,
    ],
    ['another one', 400, 'Possible CSRF: Content-Type must be application/json', /the header or/],
    ['a captcha', 403, 'Please solve the captcha first', /a person has to solve/],
    ['another one', 200, { error: { code: 9, message: 'captcha is required' } }, /a person has to solve/],
    ['sessions', 429, 'Maximum number of sessions reached', /end those/],
    ['other sessions', 403, 'There are too many active logins of this user', /end those/],
  ])('%s', (_, status, body, words) => {
    const text = said(status, typeof body === 'string' ? { message: body } : body);
    expect(text).toMatch(words);
    expect(text).not.toMatch(
      /rotate|CSRF token that belongs|blocked by the policy|choose a larger|knows the key/,
    );
  });

  it.each([
    ['the session of an upload', 404, 'The upload session has expired', /log in again/],
    ['a lesson', 404, 'The training session expired', /log in again/],
    ['a talk', 400, 'The conference session has expired', /log in again/],
    ['a page of sessions', 400, 'The sessions parameter is not valid', /log in again/],
    ['what is anonymous', 404, 'The anonymous survey does not exist', /call is anonymous/],
    ['what may not be done to one', 400, 'Anonymous users cannot be invited', /call is anonymous/],
    ['a token of CSRF', 403, 'CSRF token missing in the header X-CSRFToken', /the header or/],
    ['another one', 403, 'The CSRF cookie is not set', /the header or/],
    ['the answer to a captcha', 400, 'The captcha response is not valid', /a person has to solve/],
    ['the name of one', 404, 'There is no captcha of this name', /a person has to solve/],
    ['another rate', 429, 'Too many logins, slow down', /end those/],
    ['a rate', 429, 'Too many requests in this session', /end those/],
    ['places of a plan', 402, 'Seat limit of the plan exceeded', /end those/],
  ])('but %s is something else', (_, status, message, never) =>
    expect(said(status, { message })).not.toMatch(never),
  );

  it.each([
    [
      403,
      'API quota exceeded, it is renewed every month',
      { 'retry-after': '86400' },
      /wait until it is reset/,
    ],
    [403, 'The quota of your subscription is used up', { 'retry-after': '7200' }, /wait until it is reset/],
    [403, 'The quota of your subscription is used up', {}, /plan and balance/],
    [403, 'Your quota is exhausted, please upgrade', {}, /plan and balance/],
    [429, 'Quota exceeded, see your billing', { 'retry-after': '1' }, /plan and balance/],
  ])('%i %s with %j', (status, message, headers, words) =>
    expect(said(status, { message }, headers as Record<string, string>)).toMatch(words),
  );
});

describe('the words come before the sentence of the status', () => {
  it.each([
    [
      'a page',
      409,
      '<h1>409 Conflict</h1><p>The lock of this wiki page is held by Ann.</p>',
      page,
      /held by Ann/,
    ],
    [
      'a page',
      500,
      '<body><h1>Error 500: Internal Server Error</h1>The mail spool is full</body>',
      page,
      /spool/,
    ],
    ['headers', 400, { message: 'Request headers are too large' }, {}, /cookies or a very long token/],
    ['cookies', 400, { error: 'Cookie too big for this server' }, {}, /cookies or a very long token/],
    ['a feature', 501, { message: 'Exports have been disabled by your administrator' }, {}, /switched off/],
    [
      'a feature',
      403,
      { message: 'Public sharing was turned off by the owner of the site' },
      {},
      /switched off/,
    ],
    ['501', 501, { message: 'Backups are made at night only' }, {}, /reason that it gives/],
    ['406', 406, { message: 'Only application/hal+json is acceptable here' }, {}, /the Accept header allows/],
    [
      '406',
      406,
      { title: 'Not Acceptable', detail: 'Supported media types: text/csv' },
      {},
      /the Accept header allows/,
    ],
    ['a type', 400, { message: 'Could not convert string "tomorrow" to DateTime' }, {}, /another type/],
    [
      'a type',
      400,
      { message: 'Cannot deserialize value of type `LocalDate` from String "x"' },
      {},
      /another type/,
    ],
    ['a revision', 409, { message: 'Revision conflict: the draft was changed' }, {}, /current revision/],
    ['a revision', 409, { error: 'Stale object: lock version does not match' }, {}, /current revision/],
    ['a gateway', 503, { message: 'no available server' }, {}, /behind it/],
    ['a gateway', 503, { message: 'No server is available to handle this request.' }, {}, /behind it/],
    ['502', 502, { message: 'Internal server error' }, {}, /A gateway in front/],
    ['an id', 400, { message: 'This slug is taken already', data: { existing_id: 71 } }, {}, /“71”/],
    ['an id', 422, { message: 'Duplicate name', error: { resource_id: 'a9' } }, {}, /“a9”/],
  ])('of %s: %i %j', (_, status, body, headers, words) =>
    expect(said(status, body, headers as Record<string, string>)).toMatch(words),
  );

  it.each([
    ['only the status', 409, '<h1>409 Conflict</h1><hr><center>nginx/1.24</center>', page, /API says/],
    ['a page of a site', 409, '<h1>Welcome</h1><p>409 visitors have been here today.</p>', page, /API says/],
    ['a row of headers', 400, { message: 'The header row of the file is too long' }, {}, /very long token/],
    ['a body', 400, { message: 'The body is too large' }, {}, /very long token/],
    [
      'a user',
      403,
      { message: 'The user has been disabled by an administrator' },
      {},
      /This is switched off/,
    ],
    ['a key', 401, { message: 'The API key was disabled by the owner' }, {}, /This is switched off/],
    ['501', 501, { message: 'This method is not implemented' }, {}, /reason that it gives/],
    ['406', 406, { message: 'The parcel was refused at the door' }, {}, /the Accept header allows/],
    ['a type', 400, { message: 'The type is missing' }, {}, /another type/],
    ['a file', 422, { message: 'The slides could not be converted to PDF' }, {}, /another type/],
    ['money', 400, { message: 'Cannot convert an amount from EUR to XAU' }, {}, /another type/],
    ['a room', 409, { message: 'The room is booked for that time' }, {}, /current revision/],
    ['a plan', 402, { message: 'No servers are available in your plan' }, {}, /behind it/],
    ['500', 500, { message: 'Internal server error' }, {}, /A gateway in front/],
    ['the id of a call', 400, { message: 'Too long', data: { request_id: 'r1' } }, {}, /that is there/],
  ])('but not of %s: %i %j', (_, status, body, headers, never) =>
    expect(said(status, body, headers as Record<string, string>)).not.toMatch(never),
  );
});

describe('an error one level down is one beside a 200', () => {
  it.each([
    [
      'with codes',
      { order_get_response: { code: '404', sub_code: 'ORDER_NOT_FOUND', sub_msg: '订单不存在' }, sign: 'x' },
    ],
    [
      'in Japanese',
      { user_response: { code: '1002', msg: '失敗しました', sub_msg: '残高が足りません' }, signature: 'x' },
    ],
    ['under data', { data: { success: false, message: 'The parcel does not exist' } }],
    ['under data with a code', { data: { errorCode: 41, errorMessage: 'Station is closed' } }],
  ])('%s', (_, body) => {
    expect(said(200, body)).not.toContain('The call succeeded');
    expect(said(200, body)).not.toContain('sign: ');
    expect(said(200, body)).toMatch(/订单不存在|残高|parcel does not|Station/);
  });

  it.each([
    ['a success with its code', { order_get_response: { code: '10000', msg: 'Success', id: 4 }, sign: 'x' }],
    ['another one', { user_response: { code: '0', msg: '成功', sub_msg: '' }, sign: 'x' }],
    ['a thing', { data: { id: 7, status: 'failed', message: 'Out of paper' } }],
    ['numbers', { data: { code: 12, name: 'Berlin', message: 'Hello to all' } }],
  ])('but not %s', (_, body) => expect(said(200, body)).not.toContain('reports an error'));
});
