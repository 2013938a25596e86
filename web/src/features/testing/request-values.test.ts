import { describe, expect, it } from 'vitest';
import {
  countHeaders,
  INITIAL_VALUES,
  pathInForm,
  type RequestValues,
  requestSchema,
  toRunTestInput,
} from '#src/features/testing/request-values.ts';

const BASE = 'https://api.example.com';

const problems = (values: Partial<RequestValues> & { apiKeyId?: number }, baseUrl: string | null = BASE) => {
  const all = { apiKeyId: 1, ...INITIAL_VALUES, endpoint: '/x', ...values };
  const { error } = requestSchema(all.method, baseUrl).safeParse(all);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const row = (name: string, value: string) => ({ id: name, name, value });

describe('what the form refuses', () => {
  it('is nothing in a request that is complete', () => {
    expect(problems({})).toEqual([]);
  });

  it('is told for every field at once', () => {
    expect(problems({ apiKeyId: undefined, endpoint: ' ', method: 'POST', body: '{' })).toEqual([
      'apiKeyId: API key is required',
      'endpoint: Endpoint is required',
      'body: Invalid JSON in request body. Line 1, column 2: Expected a property name in double quotes or } before the end',
    ]);
  });

  it('is an endpoint of 2,049 characters, not one of 2,048', () => {
    expect(problems({ endpoint: `/${'a'.repeat(2047)}` })).toEqual([]);
    expect(problems({ endpoint: `/${'a'.repeat(2048)}` })).toEqual([
      'endpoint: Must be at most 2048 characters',
    ]);
  });

  it('is a path where the key has no base URL', () => {
    expect(problems({}, null)).toEqual([
      'endpoint: This key has no base URL: enter a full URL, or set a base URL for the key',
    ]);
  });

  it('is a body that is no JSON, with its line, unless the method sends none', () => {
    const body = '{\n  "a": 1,\n  b: 2\n}';
    expect(problems({ method: 'PUT', body })).toEqual([
      'body: Invalid JSON in request body. Line 3, column 3: Expected a property name in double quotes',
    ]);
    expect(problems({ method: 'GET', body })).toEqual([]);
    expect(problems({ method: 'DELETE', body: '  ' })).toEqual([]);
  });

  it('is a header whose name or value cannot be sent, or that is there twice', () => {
    expect(problems({ headers: [row('bad name', 'x')] })).toEqual(['headers.0.name: Not a header name']);
    expect(problems({ headers: [row('', 'x')] })).toEqual(['headers.0.name: Not a header name']);
    expect(problems({ headers: [row('', ''), row('a', 'x\ny')] })).toEqual([
      'headers.1.value: Not a header value',
    ]);
    expect(problems({ headers: [row('Accept', '1'), row('accept', '2')] })).toEqual([
      'headers.1.name: This header is there already',
    ]);
  });
});

describe('the call that values describe', () => {
  const values = { ...INITIAL_VALUES, endpoint: ' /x ' };

  it('has no body and no headers where none are given', () => {
    const bare = { apiKeyId: 3, endpoint: '/x', method: 'POST' };
    expect(toRunTestInput(3, { ...values, method: 'POST' })).toEqual(bare);
    expect(toRunTestInput(3, { ...values, method: 'POST', body: '' })).toEqual(bare);
    expect(toRunTestInput(3, { ...values, method: 'POST', headers: [row(' ', '')] })).toEqual(bare);
  });

  it('has any other JSON value as its body, except of a GET', () => {
    expect(toRunTestInput(3, { ...values, method: 'POST', body: '[]' }).requestBody).toEqual([]);
    expect(toRunTestInput(3, { ...values, method: 'DELETE', body: 'null' }).requestBody).toBeNull();
    expect(toRunTestInput(3, { ...values, body: '{"a":1}' })).not.toHaveProperty('requestBody');
  });

  it('has its filled header rows, trimmed', () => {
    const headers = [row(' X-Trace ', ' 7 '), row('', ''), row('Empty', '')];
    expect(countHeaders(headers)).toBe(2);
    expect(toRunTestInput(3, { ...values, headers }).headers).toEqual({ 'X-Trace': '7', Empty: '' });
  });
});

describe('what the server found wrong with a call', () => {
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
