import { describe, expect, it } from 'vitest';
import {
  countHeaders,
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
