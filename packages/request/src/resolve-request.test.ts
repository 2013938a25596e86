import { describe, expect, it } from 'vitest';
import { toApiRequest } from '#src/api-request.ts';
import { shownCredential } from '#src/credential.ts';
import { resolveRequest } from '#src/resolve-request.ts';

const api = { baseUrl: 'https://api.example.com/v1?v=3', defaultHeaders: { Accept: 'text/x', 'X-V': '1' } };

describe('a request to an API', () => {
  it('has its URL and the headers of the API, replaced by its own', () => {
    const resolved = resolveRequest(
      {
        method: 'POST',
        endpoint: '/items?a[]=1',
        query: [['b c', 'd&e']],
        headers: { accept: '*/*' },
        body: { kind: 'json', text: '[1]' },
      },
      api,
    );
    expect(resolved).toEqual({
      method: 'POST',
      url: new URL('https://api.example.com/v1/items?a%5B%5D=1&v=3&b+c=d%26e'),
      headers: { 'X-V': '1', 'Content-Type': 'application/json', accept: '*/*' },
      body: '[1]',
    });
  });

  it('keeps the query of the endpoint as typed', () => {
    const request = { method: 'GET', endpoint: 'https://a.example/?a[gte]=1+2&b=%20' } as const;
    expect(resolveRequest(request, api).url?.search).toBe('?a[gte]=1+2&b=%20');
    expect(resolveRequest({ ...request, query: [['c', '3']] }, api).url?.search).toBe(
      '?a[gte]=1+2&b=%20&c=3',
    );
  });

  it('says what is wrong with its endpoint', () => {
    const problem = 'This key has no base URL: enter a full URL, or set a base URL for the key';
    expect(resolveRequest({ method: 'GET', endpoint: '/x' }, { ...api, baseUrl: null })).toEqual({ problem });
    expect(resolveRequest({ method: 'GET', endpoint: ' ' }, api)).toEqual({
      problem: 'Endpoint is required',
    });
  });

  it('is created from the input of a test call', () => {
    const input = { method: 'PUT', endpoint: '/x', headers: { a: 'b' }, requestBody: { c: 1 } } as const;
    expect(toApiRequest(input)).toEqual({
      method: 'PUT',
      endpoint: '/x',
      headers: { a: 'b' },
      body: { kind: 'json', text: '{"c":1}' },
    });
  });
});

it('a shown credential uses the base URL of its key rather than that of its provider', () => {
  const provider = {
    slug: 'acme',
    baseUrl: 'https://api.acme.example',
    defaultHeaders: {},
    keyPlacement: { type: 'bearer' },
    hosts: ['api.acme.example'],
  } as const;
  const base = { ...provider, hosts: [...provider.hosts] };
  expect(shownCredential(base).baseUrl).toBe('https://api.acme.example');
  expect(shownCredential(base, { baseUrl: 'http://localhost:1', pinnedHosts: ['a.example'] })).toEqual({
    placement: { type: 'bearer' },
    baseUrl: 'http://localhost:1',
    defaultHeaders: {},
    hosts: { provider: ['api.acme.example'], baseUrl: 'http://localhost:1', pinned: ['a.example'] },
    secret: { variable: 'ACME_API_KEY' },
  });
});
