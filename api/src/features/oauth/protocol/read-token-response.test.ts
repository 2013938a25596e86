import { SEED } from '@gatehouse/outbound/test/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ReadTokenResponse,
  readTokenResponse,
} from '#src/features/oauth/protocol/read-token-response.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const YEAR = 365 * 86_400;

const read = (body: unknown, status = 200, tokenPath: string[] | null = null): ReadTokenResponse => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readTokenResponse({ status, text }, { tokenPath, now: NOW });
};
const grantIn = (body: unknown, tokenPath: string[] | null = null) => {
  const result = read(body, 200, tokenPath);
  if (!('grant' in result)) throw new Error(JSON.stringify(result));
  return result.grant;
};
const token = { access_token: 'the-token' };

describe('a token response', () => {
  it('is read with all of its fields', () => {
    const others = { refresh_token: 'r', id_token: 'i', scope: 'a b' };
    const body = { ...token, ...others, token_type: 'bearer', expires_in: 60 };
    expect(grantIn(body)).toEqual({
      accessToken: 'the-token',
      refreshToken: 'r',
      idToken: 'i',
      tokenType: 'Bearer',
      scopes: ['a', 'b'],
      expiresIn: 60,
      hosts: [],
      fields: {},
      account: null,
      dpopKey: null,
    });
  });

  it.each([
    ['a list', ['a', 'b', 'a', 7, ''], ['a', 'b']],
    ['a text with commas', 'a,b, c', ['a', 'b', 'c']],
    ['an empty text', '', []],
    ['nothing', undefined, null],
    ['something else', { a: 1 }, null],
  ])('may have its scopes as %s', (_what, scope, scopes) => {
    expect(grantIn({ ...token, scope }).scopes).toEqual(scopes);
  });

  it.each([
    ['text', { expires_in: '3600' }, 3600],
    ['a fraction', { expires_in: 3599.9 }, 3599],
    ['a negative number', { expires_in: -5 }, 30],
    ['29', { expires_in: 29 }, 30],
    ['30', { expires_in: 30 }, 30],
    ['31', { expires_in: 31 }, 31],
    ['a year', { expires_in: YEAR }, YEAR],
    ['more than a year', { expires_in: YEAR + 1 }, YEAR],
    ['a text of many digits', { expires_in: '9'.repeat(400) }, YEAR],
    ['a word', { expires_in: 'never' }, null],
    ['zero', { expires_in: 0 }, null],
    ['null', { expires_in: null }, null],
    ['nothing, with a refresh token', { refresh_token: 'r' }, 3600],
    ['zero, with a refresh token', { expires_in: 0, refresh_token: 'r' }, 3600],
    ['a time in seconds', { expires_at: NOW / 1000 + 100 }, 100],
    ['a time in milliseconds', { expires_at: NOW + 100_000 }, 100],
    ['a time as text', { expires_at: '2026-01-01T00:01:40Z' }, 100],
    ['a time that is over', { expires_at: '2020-01-01T00:00:00Z' }, 30],
    ['the time 0, for never', { expires_at: 0 }, null],
    ['a lifetime and a time', { expires_in: 50, expires_at: NOW / 1000 + 100 }, 50],
    ['a lifetime called expires (Facebook)', { expires: 5183 }, 5183],
  ])('may have its lifetime as %s', (_what, fields, expiresIn) => {
    expect(grantIn({ ...token, ...fields }).expiresIn).toBe(expiresIn);
  });

  it('counts an endless number as a year', () => {
    expect(grantIn('{"access_token":"the-token","expires_in":1e999}').expiresIn).toBe(YEAR);
  });

  it.each([
    [undefined, 'Bearer'],
    ['', 'Bearer'],
    ['BEARER', 'Bearer'],
    ['bot', 'bot'],
    ['machine', 'machine'],
    [7, 'Bearer'],
    ['two words', 'Bearer'],
    ['x\r\ny', 'Bearer'],
    ['t'.repeat(65), 'Bearer'],
  ])('may have the token type %j', (token_type, tokenType) => {
    expect(grantIn({ ...token, token_type }).tokenType).toBe(tokenType);
  });

  it.each(['mac', 'MAC', ' mac', 'hmac', 'mac-sha-256', 'http_mac', 'pop', 'hok', 'N_A', 'Hawk'])(
    'is not used if it has the token type %j, which is more than a bearer token',
    (token_type) => {
      expect(read({ ...token, token_type })).toEqual({ unusable: 'bad_type' });
      expect(read({ data: { ...token, token_type } })).toEqual({ unusable: 'bad_type' });
    },
  );

  it('may be form-encoded, and start with a byte order mark', () => {
    expect(grantIn('access_token=a%2Bb+c&expires_in=60&scope=a%2Cb')).toMatchObject({
      accessToken: 'a+b c',
      expiresIn: 60,
      scopes: ['a', 'b'],
    });
    expect(grantIn(`\uFEFF  ${JSON.stringify(token)}\n`).accessToken).toBe('the-token');
  });

  it('may have the token in the one object that has it, or where the path says', () => {
    expect(grantIn({ data: { inner: { ...token, refresh_token: 'r' } }, meta: {} }).refreshToken).toBe('r');
    const slack = {
      ok: true,
      access_token: 'bot-token',
      authed_user: { id: 'U1', access_token: 'user-token' },
    };
    expect(grantIn(slack).accessToken).toBe('bot-token');
    expect(grantIn(slack, ['authed_user']).accessToken).toBe('user-token');
    expect(grantIn({ ...slack, authed_user: { id: 'U1' } }, ['authed_user']).accessToken).toBe('bot-token');
    expect(read({ one: token, two: token })).toEqual({ unusable: 'no_token' });
    expect(read({ list: [token] })).toEqual({ unusable: 'no_token' });
    expect(read({ a: { b: { c: { d: token } } } })).toEqual({ unusable: 'no_token' });
  });

  it('accepts tokens of 32 KiB, and none that is longer or not printable ASCII', () => {
    const longest = 't'.repeat(32 * 1024);
    expect(grantIn({ access_token: longest, refresh_token: longest }).refreshToken).toBe(longest);
    expect(read({ access_token: `${longest}t` })).toEqual({ unusable: 'bad_token' });
    expect(read({ ...token, refresh_token: `${longest}t` })).toEqual({ unusable: 'bad_token' });
    expect(read({ access_token: 'a\r\nx: y' })).toEqual({ unusable: 'bad_token' });
    expect(read({ access_token: 'tok\uFFFDen' })).toEqual({ unusable: 'bad_token' });
    expect(grantIn({ ...token, id_token: `${longest}t` }).idToken).toBeNull();
  });

  it.each([
    ['nothing', '', 'empty'],
    ['spaces', ' \n', 'empty'],
    ['a page', '<!doctype html><title>Log in</title>', 'html'],
    ['a list', [token], 'unreadable'],
    ['a text', '"the-token"', 'unreadable'],
    ['words', 'it works', 'unreadable'],
    ['half of JSON', '{"access_token":"the-to', 'unreadable'],
    ['too many levels', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, 'unreadable'],
    ['10 MB', `{"access_token":"${'t'.repeat(10_000_000)}"}`, 'unreadable'],
    ['a name twice', '{"access_token":"a","access_token":"b"}', 'repeated_names'],
    ['an error that a second one hides', '{"error":"x","access_token":"a","error":null}', 'repeated_names'],
    ['a name twice in a form', 'access_token=a&access_token=b', 'repeated_names'],
    ['no token', { token_type: 'bearer' }, 'no_token'],
    ['a token that is no text', { access_token: 7 }, 'no_token'],
    ['a token in a prototype', '{"__proto__":{"access_token":"a"}}', 'no_token'],
    ['a token in a constructor', '{"constructor":{"access_token":"a"}}', 'no_token'],
  ])('cannot be used if it is %s', (_what, body, unusable) => {
    expect(read(body)).toEqual({ unusable });
  });

  it('never finds a token in a path of names that every object has', () => {
    for (const path of [['__proto__'], ['constructor'], ['toString', 'name']])
      expect(read({ id: 1 }, 200, path)).toEqual({ unusable: 'no_token' });
  });
});

describe('an error in a token response', () => {
  const refusedAs = (body: unknown, status = 200) => {
    const result = read(body, status);
    return 'refused' in result
      ? { code: result.refused.code, description: result.refused.description }
      : result;
  };

  it.each([
    ['of RFC 6749', 400, { error: 'invalid_grant', error_description: 'd' }, 'invalid_grant', 'd'],
    ['in a 200', 200, { error: 'bad_code', error_description: 'd' }, 'bad_code', 'd'],
    ['form-encoded (GitHub)', 200, 'error=bad_code&error_description=so+it+is', 'bad_code', 'so it is'],
    ['with ok: false (Slack)', 200, { ok: false, error: 'invalid_code' }, 'invalid_code', ''],
    ['with only ok: false', 200, { ok: false }, 'provider_error', ''],
    ['with success: false', 200, { success: false, message: 'd' }, 'provider_error', 'd'],
    [
      'as an object (Facebook)',
      400,
      { error: { message: 'd', type: 'OAuthException', code: 100 } },
      'OAuthException_100',
      'd',
    ],
    ['as an object (Google)', 400, { error: { code: 403, message: 'd', status: 'X' } }, '403', 'd'],
    ['as errcode (WeChat)', 200, { errcode: 40029, errmsg: 'd' }, '40029', 'd'],
    ['as status (HubSpot)', 400, { status: 'BAD_AUTH_CODE', message: 'd' }, 'BAD_AUTH_CODE', 'd'],
    ['as error_type (Instagram)', 400, { error_type: 'T', code: 400, error_message: 'd' }, 'T', 'd'],
    ['as code and msg (Lark)', 200, { code: 20003, msg: 'd' }, '20003', 'd'],
    ['as a list (Twitter)', 403, { errors: [{ code: 99, message: 'd' }] }, '99', 'd'],
    ['one level below', 200, { data: { error: 'x', description: 'd' } }, 'x', 'd'],
    ['that is only described', 200, { ...token, error_description: 'd' }, 'provider_error', 'd'],
    ['without words', 503, 'upstream timed out', 'http_503', 'upstream timed out'],
    ['as a page', 502, '<h1>Bad gateway</h1>', 'http_502', ''],
    ['without a body', 401, '', 'http_401', ''],
  ])('is found %s', (_where, status, body, code, description) => {
    expect(refusedAs(body, status)).toEqual({ code, description });
  });

  it.each([
    ['at the top', { ...token, error: 'x' }],
    ['as an object', { ...token, error: { a: 1 } }],
    ['as true', { ...token, error: true }],
    ['as a number', { ...token, error: 1 }],
    ['as a list', { ...token, errors: ['x'] }],
    ['as ok: false', { ...token, ok: false }],
    ['as success: "false"', { ...token, success: 'false' }],
    ['as errcode', { ...token, errcode: 1 }],
    ['beside the nested token', { data: { ...token, error: 'x' } }],
    ['above the nested token', { error: 'x', data: token }],
    ['between both', { data: { error: 'x', inner: token } }],
  ])('counts although a token is there too: %s', (_where, body) => {
    expect(read(body)).toMatchObject({ refused: {}, secrets: ['the-token'] });
  });

  it.each([201, 204, 299])('is none with status %i', (status) => {
    expect(read(token, status)).toMatchObject({ grant: { accessToken: 'the-token' } });
  });

  it.each([199, 300, 302, 400, 401, 500])('is any status like %i, also with a token', (status) => {
    expect(read(token, status)).not.toHaveProperty('grant');
  });

  it.each([[null], [''], [false], [0], [{}], [[]]])('is none if it says %j', (error) => {
    expect(grantIn({ ...token, error, errors: error, errcode: error, ok: true }).accessToken).toBe(
      'the-token',
    );
  });
});

describe('whatever a token endpoint sends', () => {
  const names = fc.constantFrom(
    ...[
      'access_token',
      'refresh_token',
      'id_token',
      'expires_in',
      'expires_at',
      'expires',
      'scope',
      'token_type',
    ],
    ...[
      'error',
      'errors',
      'ok',
      'data',
      'authed_user',
      '__proto__',
      'constructor',
      'toString',
      'message',
      'x',
    ],
  );
  const anything = fc.letrec((tie) => ({
    value: fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.double(), fc.string(), tie('object')),
    object: fc.dictionary(names, tie('value'), { maxKeys: 6 }),
  }));
  const path = fc.option(fc.array(names, { maxLength: 3 }), { nil: null });

  it('never throws, and gives only grants within the limits', () => {
    const text = fc.oneof(
      anything.object.map((body) => JSON.stringify(body)),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 100, max: 599 }), path, (body, status, tokenPath) => {
        const result = readTokenResponse({ status, text: body }, { tokenPath, now: NOW });
        if (!('grant' in result)) return;
        const { accessToken, expiresIn, tokenType } = result.grant;
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(300);
        expect(accessToken).toMatch(/^[\x20-\x7e]{1,32768}$/);
        expect(tokenType).toMatch(/^\S{1,64}$/);
        if (expiresIn !== null) expect(expiresIn >= 30 && expiresIn <= YEAR).toBe(true);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('never takes an error for success', () => {
    const error = fc.oneof(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && text.trim() !== '0'),
      fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
      fc.integer({ min: 1 }),
      fc.constant(true),
    );
    fc.assert(
      fc.property(anything.object, error, path, (body, reason, tokenPath) => {
        const text = JSON.stringify({ ...(body as object), access_token: 'a', error: reason });
        expect(readTokenResponse({ status: 200, text }, { tokenPath, now: NOW })).not.toHaveProperty('grant');
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });
});
