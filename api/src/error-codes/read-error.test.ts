import { describe, expect, it } from 'vitest';
import { readError } from '#src/error-codes/read-error.ts';
import { readResponseBody } from '#src/response-body/read-response-body.ts';

const read = (url: string, status: number, value: unknown, slug?: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = readResponseBody({ body: Buffer.from(JSON.stringify(value)), headers });
  return readError({ status, headers, url, slug }, body);
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

describe('a batch that is a list', () => {
  const failed = { ErrorCode: 406, Message: 'The recipient is inactive' };

  it('failed in part if one entry failed', () =>
    expect(read('https://api.example.com/', 200, [{ ErrorCode: 0 }, failed])?.cause).toBe('partial'));

  it('is explained by its error if all failed', () =>
    expect(read('https://api.example.com/', 200, [failed, failed])?.cause).toBe('customer'));
});

it('a fault of SOAP is explained by its words, not by its 500', () => {
  const text =
    '<?xml version="1.0"?><s:Envelope xmlns:s="x"><s:Body><s:Fault><faultcode>f:INVALID_LOGIN</faultcode><faultstring>x</faultstring></s:Fault></s:Body></s:Envelope>';
  const headers = { 'content-type': 'text/xml' };
  const body = readResponseBody({ body: Buffer.from(text), headers });
  const url = 'https://api.example.com/';
  expect(readError({ status: 500, headers, url }, body)?.cause).toBe('credential');
});
