import { describe, expect, it } from 'vitest';
import { ENDPOINT_METHODS } from '#src/plain/endpoint-options.ts';
import { messagesOf } from '#test/messages.ts';
import { createEndpointInput, patchEndpointInput } from './endpoints.ts';

const endpoint = { providerId: 1, name: 'Models', endpoint: 'https://api.example.com/v1', method: 'GET' };

describe('saving an endpoint', () => {
  it('requires provider, name, URL and method', () => {
    const messages = {
      providerId: 'Please select an API provider',
      name: 'Name must be at least 2 characters.',
      endpoint: 'Please enter a valid URL.',
      method: 'Please select a method',
    };
    expect(messagesOf(createEndpointInput, {})).toEqual(messages);
    expect(
      messagesOf(createEndpointInput, { providerId: 0, name: 'x', endpoint: '/v1', method: 'TRACE' }),
    ).toEqual(messages);
  });

  it('accepts a name of 2 to 200 characters', () => {
    for (const [length, message] of [
      [1, 'Name must be at least 2 characters.'],
      [2, undefined],
      [200, undefined],
      [201, 'Must be at most 200 characters'],
    ] as const) {
      expect(messagesOf(createEndpointInput, { ...endpoint, name: 'n'.repeat(length) }).name).toBe(message);
    }
  });

  it('is not a favorite by default', () => {
    expect(createEndpointInput.parse(endpoint).isFavorite).toBe(false);
    expect(createEndpointInput.parse({ ...endpoint, isFavorite: true }).isFavorite).toBe(true);
  });

  it('accepts seven methods', () => {
    expect([...ENDPOINT_METHODS]).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
    for (const method of ENDPOINT_METHODS) {
      expect(messagesOf(createEndpointInput, { ...endpoint, method })).toEqual({});
    }
  });

  it('accepts only objects or null as body and headers', () => {
    const full = { ...endpoint, requestBody: { a: [1] }, headers: { 'X-A': 'b' }, description: 'd' };
    expect(createEndpointInput.parse(full)).toMatchObject(full);
    expect(messagesOf(createEndpointInput, { ...endpoint, requestBody: null, headers: null })).toEqual({});
    for (const bad of [[], 'text', 1]) {
      expect(createEndpointInput.safeParse({ ...endpoint, requestBody: bad }).success).toBe(false);
      expect(createEndpointInput.safeParse({ ...endpoint, headers: bad }).success).toBe(false);
    }
  });
});

describe('changing an endpoint', () => {
  it('leaves absent fields unchanged, including the favorite', () => {
    expect(patchEndpointInput.parse({ id: 7, name: 'New name' })).toEqual({ id: 7, name: 'New name' });
    expect(patchEndpointInput.parse({ id: '7', isFavorite: true })).toEqual({ id: 7, isFavorite: true });
  });

  it('checks given fields as saving does', () => {
    expect(messagesOf(patchEndpointInput, { id: 7, name: 'x', endpoint: 'javascript:alert(1)' })).toEqual({
      name: 'Name must be at least 2 characters.',
      endpoint: 'Please enter a valid URL.',
    });
  });

  it('accepts what was read', () => {
    const read = {
      ...endpoint,
      id: 7,
      description: null,
      requestBody: null,
      headers: null,
      isFavorite: true,
    };
    const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
    expect(patchEndpointInput.parse({ ...read, ...times })).toEqual(read);
  });
});
