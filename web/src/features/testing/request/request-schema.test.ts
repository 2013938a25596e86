import { describe, expect, it } from 'vitest';
import { INITIAL_VALUES, type RequestValues } from '#src/features/requests/offers/request-values.ts';
import { requestSchema } from '#src/features/testing/request/request-schema.ts';

const BASE = 'https://api.example.com';

const problems = (values: Partial<RequestValues> & { apiKeyId?: number }, baseUrl: string | null = BASE) => {
  const all = { apiKeyId: 1, ...INITIAL_VALUES, endpoint: '/x', ...values };
  const { error } = requestSchema(all, { baseUrl, hosts: [] }).safeParse(all);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const row = (name: string, value: string) => ({ id: name, name, value });

describe('the validation of the form', () => {
  it('accepts a complete request', () => {
    expect(problems({})).toEqual([]);
  });

  it('reports all invalid fields at once', () => {
    expect(problems({ apiKeyId: undefined, endpoint: ' ', method: 'POST', body: '{' })).toEqual([
      'apiKeyId: API key is required',
      'endpoint: Endpoint is required',
      'body: Invalid JSON in request body. Line 1, column 2: Expected a property name in double quotes or } before the end',
    ]);
  });

  it('rejects an endpoint of 2,049 characters and accepts one of 2,048', () => {
    expect(problems({ endpoint: `/${'a'.repeat(2047)}` })).toEqual([]);
    expect(problems({ endpoint: `/${'a'.repeat(2048)}` })).toEqual([
      'endpoint: Must be at most 2048 characters',
    ]);
  });

  it('rejects an endpoint with parameters that are not filled in, and accepts other braces', () => {
    expect(problems({ endpoint: '/repos/{owner}/{repo}' })).toEqual([
      'endpoint: Fill in {owner} and {repo} first. To send a brace itself, write %7B and %7D.',
    ]);
    expect(problems({ endpoint: '/repos/acme/%7Brepo%7D?filter={"a":1}' })).toEqual([]);
  });

  it('rejects a path if the key has no base URL', () => {
    expect(problems({}, null)).toEqual([
      'endpoint: This key has no base URL: enter a full URL, or set a base URL for the key',
    ]);
  });

  it('rejects a path if the provider of the connection has none either, and does not speak of a key', () => {
    const values = { connectionId: 1, ...INITIAL_VALUES, endpoint: '/x' };
    const api = { baseUrl: null, hosts: [], noun: 'access token' } as const;
    expect(requestSchema(values, api).safeParse(values).error?.issues).toMatchObject([
      { path: ['endpoint'], message: 'The provider of this connection has no base URL: enter a full URL' },
    ]);
  });

  it('rejects a body that is not JSON and reports the line, unless the method sends no body', () => {
    const body = '{\n  "a": 1,\n  b: 2\n}';
    expect(problems({ method: 'PUT', body })).toEqual([
      'body: Invalid JSON in request body. Line 3, column 3: Expected a property name in double quotes',
    ]);
    expect(problems({ method: 'GET', body })).toEqual([]);
    expect(problems({ method: 'DELETE', body: '  ' })).toEqual([]);
  });

  it('rejects a header whose name or value cannot be sent, and takes one that repeats', () => {
    expect(problems({ headers: [row('bad name', 'x')] })).toEqual(['headers.0.name: Not a header name']);
    expect(problems({ headers: [row('', 'x')] })).toEqual(['headers.0.name: Not a header name']);
    expect(problems({ headers: [row('', ''), row('a', 'x\ny')] })).toEqual([
      'headers.1.value: Not a header value',
    ]);
    expect(problems({ headers: [row('Accept', '1'), row('accept', '2')] })).toEqual([]);
  });
});
