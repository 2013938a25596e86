import { describe, expect, it } from 'vitest';
import { readResponseBody } from '#src/body/read-response-body.ts';
import { readError } from '#src/error/read-error.ts';
import { FACTS } from '#test/observed.ts';

const read = (url: string, status: number, value: unknown, slug?: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = readResponseBody({ body: Buffer.from(JSON.stringify(value)), headers });
  return readError({ status, headers, url, slug }, body, FACTS);
};

describe('a code', () => {
  const limit = { error: { code: 4, type: 'OAuthException', message: 'x' } };

  it('is read as the provider of the host explains it', () => {
    expect(read('https://graph.facebook.com/me', 400, limit)).toMatchObject({
      cause: 'rate-limit',
      source: 'host',
    });
    expect(read('https://api.example.com/me', 400, limit)).not.toMatchObject({ cause: 'rate-limit' });
  });

  it('is read as the provider of the key explains it, whatever the host', () => {
    expect(read('https://proxy.example.com/me', 400, limit, 'facebook-graph')).toMatchObject({
      cause: 'rate-limit',
      source: 'host',
    });
  });

  it('is read from a form that only one provider has', () => {
    const traced = { error: { ...limit.error, fbtrace_id: 'A' } };
    expect(read('https://proxy.example.com/me', 400, traced)).toMatchObject({
      cause: 'rate-limit',
      source: 'form',
    });
  });

  it('of a host that only ends like one of a provider is not read as its own', () => {
    expect(read('https://evilstripe.com/', 402, { error: { code: 'lock_timeout' } })).toBeUndefined();
    expect(read('https://api.stripe.com/', 402, { error: { code: 'lock_timeout' } })?.cause).toBe('conflict');
  });

  it.each(['constructor', 'toString', '__proto__'])('called %s is no code', (code) =>
    expect(read('https://api.stripe.com/', 402, { error: { code } })).toBeUndefined(),
  );
});

describe('words that a table or everybody has', () => {
  it.each([
    [
      'a plan that is named, not paid for',
      'https://api.linear.app/graphql',
      400,
      'Plan not found',
      'payment',
    ],
    ['what is planned', 'https://api.snyk.io/rest/', 400, 'The field explanation is too short', 'payment'],
    [
      'a thing that is missing',
      'https://api.close.com/api/v1/lead/',
      404,
      'This plan was deleted',
      'payment',
    ],
    [
      'a parameter called limit',
      'https://api.jotform.com/form',
      400,
      'limit must be less than 1000',
      'quota',
    ],
    ['a key of the data', 'https://api.maptiler.com/data', 400, 'The monkey has a keyword', 'credential'],
    ['a token of the text', 'https://api.letsdeel.com/rest', 400, 'The token count is 7', 'credential'],
    ['a field of an account', 'https://api-eu.dhl.com/x', 400, 'accountHolder is too long', 'account'],
    ['a link in a post', 'https://api.ayrshare.com/api/post', 400, 'The link is too long', 'customer'],
    [
      'an agent that is blocked',
      'https://api.example.com/',
      403,
      'The request has a User-Agent that is blocked',
      'restricted',
    ],
    [
      'terms of a search',
      'https://api.example.com/',
      400,
      'This endpoint does not accept search terms',
      'account',
    ],
    [
      'what is at its limit',
      'https://api.example.com/',
      400,
      'The team already has the maximum of 5 seats',
      'conflict',
    ],
  ] as const)('do not make %s another reason', (_what, url, status, message, cause) =>
    expect(read(url, status, { message })?.cause).not.toBe(cause),
  );

  it.each([['daily_limit', 'quota']])('read %s with 400 as %s', (code, cause) =>
    expect(read('https://api.example.com/', 400, { code })?.cause).toBe(cause),
  );

  it.each(['invalid_account_limit', 'invalid_rate_limit', 'size_limit_exceeded'])(
    'take %s for no limit',
    (code) =>
      expect(['request', undefined]).toContain(read('https://api.example.com/', 400, { code })?.cause),
  );

  it.each([
    [
      'https://api.content.tripadvisor.com/api/v1/location',
      403,
      { Message: 'User is not authorized with an explicit deny' },
    ],
    ['https://api.datadoghq.com/api/v1/monitor', 403, { errors: ['Forbidden'] }],
    ['https://api.brevo.com/v3/account', 401, { code: 'unauthorized', message: 'Key not found' }],
  ])('free no key at %s that may be a wrong one', (url, status, value) =>
    expect(read(url, status, value)?.cause).toBe('credential'),
  );

  it('say that only the address is not known', () =>
    expect(
      read('https://api.brevo.com/v3/account', 401, {
        code: 'unauthorized',
        message: 'We have detected you are using an unrecognised IP address 203.0.113.7',
      })?.cause,
    ).toBe('restricted'));
});

describe('a success', () => {
  it.each([
    [{ id: 1, status: 'error', message: 'The import failed' }],
    [{ status: 'completed', conclusion: 'failure' }],
    [{ error: [], result: {} }],
    [{ errors: [] }],
    [{ data: [{ error: 'in a log' }] }],
    [[{ ErrorCode: 0 }, { ErrorCode: 0 }]],
    [[{ success: false, text: 'the user said no' }]],
    [{ url: 'https://example.com', status_code: 500, message: 'was down at noon' }],
    [{ status: { code: 3, message: 'Shipped' } }],
  ])('is none that only speaks of an error: %j', (value) =>
    expect(read('https://api.example.com/', 200, value)).toBeUndefined(),
  );

  it.each([
    ['https://maps.googleapis.com/maps/api/geocode/json', { status: 'REQUEST_DENIED', results: [] }],
    ['https://www.alphavantage.co/query', { Note: 'x' }],
    ['https://api.example.com/', { status: 'error', message: 'x' }],
    ['https://api.example.com/', { ok: false }],
    ['https://api.example.com/', [{ ErrorCode: 0 }, { ErrorCode: 406, Message: 'x' }]],
    ['https://api.example.com/', { status_code: 429, error_message: 'x' }],
    ['https://api.mapbox.com/directions/v5/', { code: 'NoRoute', routes: [] }],
  ])('is none if the body of %s reports an error', (url, value) =>
    expect(read(url, 200, value)).toBeDefined(),
  );
});

describe('a 410', () => {
  it('is no matter of what the words of a body say is to be sent instead', () =>
    expect(
      read('https://acme.atlassian.net/', 410, { errorMessages: ['Use jql instead: a field is required'] }),
    ).toBeUndefined());

  it('is what a table says is gone', () =>
    expect(read('https://api.push.apple.com/3/device/a', 410, { reason: 'Unregistered' })?.cause).toBe(
      'customer',
    ));
});

describe('a batch that is a list', () => {
  const failed = { ErrorCode: 406, Message: 'The recipient is inactive' };

  it('failed in part if one entry failed', () =>
    expect(read('https://api.example.com/', 200, [{ ErrorCode: 0 }, failed])?.cause).toBe('partial'));

  it('is explained by its error if all failed', () =>
    expect(read('https://api.example.com/', 200, [failed, failed])?.cause).toBe('customer'));
});

it('a fault of SOAP is explained by its words, not by its 500', () => {
  const text =
    '<?xml version="1.0"?><s:Envelope xmlns:s="x"><s:Body><s:Fault><faultcode>f:INVALID_LOGIN</faultcode><faultstring>Invalid username, password or security token</faultstring></s:Fault></s:Body></s:Envelope>';
  const headers = { 'content-type': 'text/xml' };
  const body = readResponseBody({ body: Buffer.from(text), headers });
  const url = 'https://api.example.com/';
  expect(readError({ status: 500, headers, url }, body, FACTS)?.cause).toBe('credential');
});

const readText = (url: string, status: number, text: string, headers: Record<string, string>) =>
  readError({ status, headers, url }, readResponseBody({ body: Buffer.from(text), headers }), FACTS);
const HTML = { 'content-type': 'text/html' };

describe('an error in an odd place', () => {
  it('is a status that a table explains, if nothing else does', () => {
    const none = (status: number) => readText('https://api.deepl.com/v2/usage', status, '', {})?.cause;
    expect(none(456)).toBe('quota');
    expect(none(418)).toBeUndefined();
    expect(none(403)).toBe('credential');
    const said = readText('https://api.deepl.com/v2/usage', 403, 'Glossaries are not in your plan', {});
    expect(said?.cause).not.toBe('credential');
  });

  it('is a text with 200 of which a table knows the beginning', () => {
    const url = 'https://api.semrush.com/';
    const plain = { 'content-type': 'text/plain' };
    expect(readText(url, 200, 'ERROR 120 :: WRONG KEY - ID PAIR', plain)?.cause).toBe('credential');
    expect(readText(url, 200, 'Keyword;Volume\nerror codes;120', plain)).toBeUndefined();
  });

  it('is a text with 200 that begins as an error does, whose cause is left open unless its words are certain', () => {
    const plain = { 'content-type': 'text/plain' };
    const url = 'https://api.example.com/';
    expect(readText(url, 200, 'ERROR 120 :: WRONG KEY', plain)).toEqual({});
    expect(readText(url, 200, 'Invalid API key. Please sign up for a free key.', plain)?.cause).toBe(
      'credential',
    );
    expect(readText(url, 200, 'Errors are human, forgiving them divine.', plain)).toBeUndefined();
  });

  it('is a short page with 200 whose title is the error', () => {
    const page = (title: string) =>
      `<html><head><title>${title}</title></head><body>The API key is invalid.</body></html>`;
    expect(readText('https://api.example.com/', 200, page('Invalid Key'), HTML)?.cause).toBe('credential');
    expect(readText('https://api.example.com/', 200, page('Welcome'), HTML)).toBeUndefined();
  });

  it('is a list of texts, or of a zero and a text', () => {
    expect(read('https://api.example.com/', 400, ['This record could not be found'])?.cause).toBe(
      'not-found',
    );
    expect(read('https://api.example.com/', 400, [0, 'Invalid API key', '17'])?.cause).toBe('credential');
    expect(read('https://api.example.com/', 200, ['Invalid API key'])).toBeUndefined();
  });

  it('is a header with words', () => {
    const headers = { 'x-acme-error-message': 'Invalid API key: it was revoked' };
    expect(readText('https://api.example.com/', 403, '', headers)?.cause).toBe('credential');
  });
});

describe('what the wordings of other errors say', () => {
  it.each([
    [401, 'Digest of the payload differs from the HMAC that we computed', 'signature'],
    [403, 'Exports are part of the Business edition, please talk to sales', 'payment'],
    [403, 'The API product has not been switched on for this workspace yet', 'not-enabled'],
    [400, 'Workspace lives in our Frankfurt data centre, call api.eu.example.com', 'elsewhere'],
    [429, 'You have used all 500 lookups of this month', 'quota'],
  ])('of %i “%s” is its cause', (status, message, cause) =>
    expect(read('https://api.example.com/', status, { message })?.cause).toBe(cause),
  );

  it.each([
    [404, 'No static resource v1/itmes'],
    [500, 'Incorrect API key provided: it was revoked'],
    [400, 'Zxcv qwer'],
  ])('of %i “%s” is not what the status says better, or nothing', (status, message) =>
    expect(read('https://api.example.com/', status, { message })).toBeUndefined(),
  );
});
