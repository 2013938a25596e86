import { describe, expect, it } from 'vitest';
import {
  countHeaders,
  flagsOfBody,
  INITIAL_VALUES,
  pathInForm,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';

const row = (name: string, value: string) => ({ id: name, name, value });

describe('the call created from the form', () => {
  const values = { ...INITIAL_VALUES, endpoint: ' /x ' };

  it('has no body and no headers if none are given', () => {
    const bare = { apiKeyId: 3, endpoint: '/x', method: 'POST' };
    expect(toRunTestInput({ keyId: 3 }, { ...values, method: 'POST' })).toEqual(bare);
    expect(toRunTestInput({ keyId: 3 }, { ...values, method: 'POST', body: '' })).toEqual(bare);
    expect(toRunTestInput({ keyId: 3 }, { ...values, method: 'POST', headers: [row(' ', '')] })).toEqual(
      bare,
    );
  });

  it('has any other JSON value as its body, unless it is a GET', () => {
    expect(toRunTestInput({ keyId: 3 }, { ...values, method: 'POST', body: '[]' }).body).toEqual({
      kind: 'json',
      text: '[]',
    });
    expect(toRunTestInput({ keyId: 3 }, { ...values, method: 'DELETE', body: 'null' }).body).toEqual({
      kind: 'json',
      text: 'null',
    });
    expect(toRunTestInput({ keyId: 3 }, { ...values, body: '{"a":1}' })).not.toHaveProperty('body');
  });

  it('has an empty object only if what was opened sends it', () => {
    const post = { ...values, method: 'POST' as const, body: '{ }' };
    expect(toRunTestInput({ keyId: 3 }, post)).not.toHaveProperty('body');
    const flags = flagsOfBody('POST', { kind: 'json', text: '{ }' });
    expect(toRunTestInput({ keyId: 3 }, { ...post, ...flags }).body).toEqual({ kind: 'json', text: '{ }' });
    expect(flagsOfBody('POST', { kind: 'json', text: '[]' })).toEqual({});
    expect(flagsOfBody('GET', { kind: 'json', text: '{}' })).toEqual({
      hasRareBody: true,
      sendsEmptyObject: true,
    });
  });

  it.each(['application/json', 'text/plain', 'application/xml', 'application/csp-report'])(
    'has JSON as it was typed under the Content-Type %s',
    (type) => {
      const body = '{"n":12345678901234567890, "p":1.0}';
      const headers = [row('Content-Type', type)];
      expect(toRunTestInput({ keyId: 3 }, { ...values, method: 'POST', body, headers }).body).toEqual({
        kind: 'json',
        text: body,
      });
    },
  );

  it('has the numbers of a form as they were typed, and texts as they are', () => {
    const body = '{"n":12345678901234567890,"p":-1.0e2,"q":7,"t":"\\"1.0","u":[1.50,"2.50"]}';
    const headers = [row('Content-Type', 'application/x-www-form-urlencoded')];
    expect(toRunTestInput({ keyId: 3 }, { ...values, method: 'POST', body, headers }).requestBody).toEqual({
      n: '12345678901234567890',
      p: '-1.0e2',
      q: 7,
      t: '"1.0',
      u: ['1.50', '2.50'],
    });
  });

  it('has the header rows that are filled in, trimmed', () => {
    const headers = [row(' X-Trace ', ' 7 '), row('', ''), row('Empty', '')];
    expect(countHeaders(headers)).toBe(2);
    expect(toRunTestInput({ keyId: 3 }, { ...values, headers }).headers).toEqual({
      'X-Trace': '7',
      Empty: '',
    });
  });
});

describe('an error that the server found', () => {
  it.each([
    [['endpoint'], 'endpoint'],
    [['apiKeyId'], 'apiKeyId'],
    [['requestBody', 'a', 0], 'body'],
    [['headers', 'X-Trace'], 'headers.1.value'],
    [['headers', 'X-Other'], undefined],
    [['headers'], undefined],
    [['method'], undefined],
    [[], undefined],
  ])('at %j is shown at %s', (path, field) => {
    expect(pathInForm(path, { headers: [row('Accept', 'a'), row(' X-Trace ', 'b')] })).toBe(field);
  });
});
