import { describe, expect, it } from 'vitest';
import { readDeviceAuthorization } from '#src/features/oauth/device/read-device-authorization.ts';

const CODES = {
  device_code: 'a-device-code-0123456789',
  user_code: 'WDJB-MJHT',
  verification_uri: 'https://login.example.com/device',
  expires_in: 900,
  interval: 5,
};

const read = (fields: Record<string, unknown>, status = 200) =>
  readDeviceAuthorization({ status, text: JSON.stringify({ ...CODES, ...fields }) });

const READ = {
  deviceCode: CODES.device_code,
  userCode: CODES.user_code,
  verificationUri: CODES.verification_uri,
  verificationUriComplete: null,
  expiresIn: 900,
  interval: 5,
};

describe('what begins a login with a code is read', () => {
  it('from JSON, and from a form as GitHub sends it', () => {
    expect(read({})).toEqual({ authorization: READ });
    const form = new URLSearchParams(
      Object.entries(CODES).map(([name, value]): [string, string] => [name, String(value)]),
    );
    expect(readDeviceAuthorization({ status: 200, text: form.toString() })).toEqual({ authorization: READ });
  });

  it('with the names that Google has', () => {
    const names = { verification_uri: undefined, verification_url: 'https://www.google.com/device' };
    expect(read(names)).toMatchObject({
      authorization: { verificationUri: 'https://www.google.com/device' },
    });
  });

  it.each([
    [undefined, 5],
    [0, 5],
    ['soon', 5],
    [null, 5],
    ['7', 7],
    [-3, 1],
    [0.2, 1],
    [1, 1],
    [60, 60],
    [61, 60],
    [1e300, 60],
  ])('with an interval of %s as %i s', (interval, expected) => {
    expect(read({ interval })).toMatchObject({ authorization: { interval: expected } });
  });

  it.each([
    [undefined, 600],
    [0, 600],
    ['never', 600],
    ['1800', 1800],
    [-1, 30],
    [30, 30],
    [3600, 3600],
    [3601, 3600],
    [Number.MAX_SAFE_INTEGER, 3600],
  ])('with a lifetime of %s as %i s', (expires_in, expected) => {
    expect(read({ expires_in })).toMatchObject({ authorization: { expiresIn: expected } });
  });

  it.each([
    'http://127.0.0.1:8080/device',
    'http://localhost/device',
    `https://login.example.com/${'x'.repeat(2048 - 26)}`,
  ])('with the page %s', (verification_uri) => {
    expect(read({ verification_uri })).toMatchObject({
      authorization: { verificationUri: verification_uri },
    });
  });

  it('with the page as a browser reads it', () => {
    expect(read({ verification_uri: ' https://login.EXAMPLE.com/a b ' })).toMatchObject({
      authorization: { verificationUri: 'https://login.example.com/a%20b' },
    });
  });

  it.each(['javascript:alert(1)', 'http://login.example.com/?user_code=1', 7, ''])(
    'without a page with the code filled in that must not be opened: %s',
    (verification_uri_complete) => {
      expect(read({ verification_uri_complete })).toEqual({ authorization: READ });
    },
  );

  it.each([64, 8192])('with codes of %i characters', (length) => {
    const code = 'x'.repeat(length);
    expect(read(length === 64 ? { user_code: code } : { device_code: code })).toMatchObject({
      authorization: {},
    });
  });
});

describe('is not believed', () => {
  it.each([
    ['a page without TLS', { verification_uri: 'http://login.example.com/device' }],
    ['a page that runs code', { verification_uri: 'javascript:alert(1)' }],
    ['a page of another kind', { verification_uri: 'data:text/html,<h1>Log in</h1>' }],
    ['a page with a password', { verification_uri: 'https://a:b@login.example.com/' }],
    ['a page that is no URL', { verification_uri: 'login.example.com/device' }],
    ['a page that is too long', { verification_uri: `https://login.example.com/${'x'.repeat(2049 - 26)}` }],
    ['a page that gets too long', { verification_uri: `https://login.example.com/${'ä'.repeat(700)}` }],
    ['a code to enter of 65 characters', { user_code: 'x'.repeat(65) }],
    ['an empty code to enter', { user_code: ' ' }],
    ['a code to enter with a line break', { user_code: 'AB\nCD' }],
    ['a code to enter that is written backwards', { user_code: 'AB\u202eCD' }],
    ['a code to enter that looks like another', { user_code: '\u0410\u0412\u0421' }],
    ['a code to enter that is a list', { user_code: ['AB'] }],
    ['a device code of 8193 characters', { device_code: 'x'.repeat(8193) }],
    ['a device code that no form can carry', { device_code: 'a\u0000b' }],
  ])('%s', (_what, fields) => {
    expect(read(fields)).toEqual({ unusable: 'bad_code' });
  });

  it.each(['device_code', 'user_code', 'verification_uri'])('a response without its %s', (name) => {
    expect(read({ [name]: undefined })).toEqual({ unusable: 'no_code' });
  });

  it.each([
    ['', 'empty'],
    ['<h1>Log in</h1>', 'html'],
    ['[1]', 'unreadable'],
    ['device_code=a&device_code=b', 'repeated_names'],
  ])('the text %j', (text, unusable) => {
    expect(readDeviceAuthorization({ status: 200, text })).toEqual({ unusable });
  });
});

describe('an error is one', () => {
  it('whatever the status, and beside codes', () => {
    for (const status of [200, 400, 403])
      expect(
        read({ error: 'unauthorized_client', error_description: 'No device flow' }, status),
      ).toMatchObject({
        refused: { code: 'unauthorized_client', description: 'No device flow', status },
        // It must not be shown.
        secrets: [CODES.device_code],
      });
  });

  it('with a status alone', () => {
    expect(readDeviceAuthorization({ status: 503, text: '<h1>Busy</h1>' })).toMatchObject({
      refused: { code: 'http_503', description: '' },
    });
    expect(read({}, 500)).toMatchObject({ refused: { code: 'provider_error' } });
  });
});
