import { describe, expect, it } from 'vitest';
import { validateEndpoint } from '#src/shared/endpoints/endpoint-schema.ts';
import { NEW_ENDPOINT, toEndpointInput, valuesOfRequest } from '#src/shared/endpoints/endpoint-values.ts';

const valid = {
  ...NEW_ENDPOINT,
  providerId: '1',
  name: 'List models',
  endpoint: 'https://api.example.com/v1',
};

describe('the form of an endpoint', () => {
  it('reports what is missing, with the messages of the operation', () => {
    expect(validateEndpoint({ ...NEW_ENDPOINT, method: null })).toEqual({
      providerId: 'Please select an API provider',
      name: 'Name must be at least 2 characters.',
      endpoint: 'Please enter a valid URL.',
      method: 'Please select a method',
    });
    expect(validateEndpoint({ ...valid, name: 'x' })).toEqual({
      name: 'Name must be at least 2 characters.',
    });
    expect(validateEndpoint({ ...valid, endpoint: '/v1/models' })).toEqual({
      endpoint: 'Please enter a valid URL.',
    });
  });

  it.each([
    [{ endpoint: 'https://a.example/v1/../x' }, 'endpoint', /leads elsewhere.*https:\/\/a\.example\/x$/],
    [{ headers: '{' }, 'headers', /^Invalid JSON in headers\. Line 1, column 2/],
    [{ headers: '[]' }, 'headers', /^The headers must be a JSON object$/],
    [{ headers: '{"a b":"c"}' }, 'headers', /^Not a header name$/],
    [{ headers: '{"a":1}' }, 'headers', /./],
    [{ requestBody: '[1]' }, 'requestBody', /^The request body must be a JSON object$/],
    [{ requestBody: 'x' }, 'requestBody', /^Invalid JSON in request body\. Line 1, column 1/],
  ])('rejects %j', (wrong, field, message) => {
    expect(validateEndpoint({ ...valid, ...wrong })).toEqual({ [field]: expect.stringMatching(message) });
  });

  it('is valid with headers and a body, and takes blank text and {} for none', () => {
    const full = { ...valid, headers: '{"A":"b"}', requestBody: '{"a":[1]}' };
    expect(validateEndpoint(full)).toEqual({});
    expect(toEndpointInput(full)).toMatchObject({
      providerId: 1,
      headers: { A: 'b' },
      requestBody: { a: [1] },
    });
    expect(toEndpointInput({ ...valid, headers: ' ', requestBody: '{}' })).toMatchObject({
      headers: null,
      requestBody: null,
    });
  });

  it('contains the request that is to be saved', () => {
    const request = {
      method: 'PATCH' as const,
      endpoint: 'https://api.example.com/v1/items/1?a=b',
      headers: { 'X-A': 'b' },
      body: { a: 1 },
    };
    const values = valuesOfRequest(request, 3);
    expect(values.name).toBe('PATCH /v1/items/1');
    expect(toEndpointInput(values)).toMatchObject({
      providerId: 3,
      method: 'PATCH',
      endpoint: request.endpoint,
      headers: { 'X-A': 'b' },
      requestBody: { a: 1 },
    });
  });
});
