import { describe, expect, it } from 'vitest';
import { validateEndpoint } from '#src/features/endpoints/endpoint-schema.ts';
import {
  NEW_ENDPOINT,
  otherNames,
  toEndpointInput,
  updateOf,
  valuesOfRequest,
} from '#src/features/endpoints/endpoint-values.ts';

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
      body: { kind: 'json', text: '{"a":[1]}' },
    });
    expect(toEndpointInput({ ...full, requestBody: '[1.00]' }).body).toEqual({
      kind: 'json',
      text: '[1.00]',
    });
    const form = '{"Content-Type":"application/x-www-form-urlencoded"}';
    expect(toEndpointInput({ ...full, headers: form })).toMatchObject({
      requestBody: { a: [1] },
      body: null,
    });
    expect(toEndpointInput({ ...valid, headers: ' ', requestBody: '{}' })).toMatchObject({
      headers: null,
      requestBody: null,
      body: null,
    });
  });

  it('contains the request that is to be saved', () => {
    const request = {
      method: 'PATCH' as const,
      endpoint: 'https://api.example.com/v1/items/1?a=b',
      headers: { 'X-A': 'b' },
      body: { kind: 'json' as const, text: '{"a":1}' },
    };
    const values = valuesOfRequest(request, 3);
    expect(values.name).toBe('PATCH /v1/items/1');
    expect(toEndpointInput(values)).toMatchObject({
      providerId: 3,
      method: 'PATCH',
      endpoint: request.endpoint,
      headers: { 'X-A': 'b' },
      requestBody: null,
      body: { kind: 'json', text: '{\n  "a": 1\n}' },
    });
  });

  describe('of a request that was opened from a saved endpoint', () => {
    const saved = {
      id: 5,
      providerId: 1,
      name: 'List models',
      description: 'All of them',
      isFavorite: true,
      apiKeyId: null,
      connectionId: null,
      withoutKey: false,
      keyDeleted: false,
      method: 'GET',
      endpoint: 'https://api.example.com/v1/models?limit=2',
      headers: null,
      requestBody: null,
      body: null,
      folderId: null,
      createdAt: '',
      updatedAt: '',
    } as const;
    const requested = (endpoint: string, method: 'GET' | 'POST' = 'GET') =>
      updateOf(saved, valuesOfRequest({ method, endpoint, headers: { 'X-A': 'b' } }, 3));

    it('contains the endpoint with the request as it is now', () => {
      const { values } = requested('https://api.example.com/v1/models?limit=9');
      expect(toEndpointInput(values)).toMatchObject({
        name: 'List models',
        providerId: 1,
        description: 'All of them',
        isFavorite: true,
        endpoint: 'https://api.example.com/v1/models?limit=9',
        headers: { 'X-A': 'b' },
      });
    });

    it.each([
      ['https://api.example.com/v1/models?limit=9', 'GET', false],
      ['https://api.example.com/v1/items', 'GET', true],
      ['https://api.example.com/v1/models?limit=2', 'POST', true],
      ['https://other.example.com/v1/models?limit=2', 'GET', true],
    ] as const)('%s by %s is probably new: %s', (endpoint, method, isMeant) => {
      expect(requested(endpoint, method).asNew.isMeant).toBe(isMeant);
    });

    it('changes the names with the way to save, except for what was typed', () => {
      const { values, asNew } = requested('https://api.example.com/v1/items');
      expect(otherNames(values, values, asNew, true)).toEqual({ name: 'GET /v1/items', providerId: '3' });
      expect(otherNames(asNew, values, asNew, false)).toEqual({ name: 'List models', providerId: '1' });
      const typed = { ...values, name: 'Mine' };
      expect(otherNames(typed, values, asNew, true)).toEqual({ name: 'Mine', providerId: '3' });
    });
  });
});
