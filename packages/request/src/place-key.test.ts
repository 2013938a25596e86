import { describe, expect, it } from 'vitest';
import { placeKey } from '#src/place-key.ts';

const request = (url = 'https://api.example.com/x?a=1') => ({
  method: 'GET',
  url: new URL(url),
  headers: { accept: '*/*' },
  body: undefined,
});

describe('placing a key', () => {
  it('puts a bearer token into the authorization header', () => {
    expect(placeKey(request(), 'k', { type: 'bearer' })).toMatchObject({
      headers: { accept: '*/*', authorization: 'Bearer k' },
      secretHeaders: ['authorization'],
    });
  });

  it('puts it into the provider’s header, after its prefix', () => {
    const placed = placeKey(request(), 'k', { type: 'header', name: 'X-Api-Key', prefix: 'Key ' });
    expect(placed).toMatchObject({ headers: { 'x-api-key': 'Key k' }, secretHeaders: ['x-api-key'] });
  });

  it('puts it into the query once, encoded, and leaves the caller’s URL unchanged', () => {
    const original = request('https://api.example.com/x?key=old&a=1');
    const placed = placeKey(original, 'k&=ü', { type: 'query', name: 'key' });
    expect(placed.url.href).toBe('https://api.example.com/x?key=k%26%3D%C3%BC&a=1');
    expect(placed.secretQuery).toEqual(['key']);
    expect(original.url.href).toBe('https://api.example.com/x?key=old&a=1');
  });

  it.each([
    ['user:pass:word', 'user:pass:word'],
    ['only-a-user', 'only-a-user:'],
    ['ü😀:ß', 'ü😀:ß'],
  ])('sends %s as basic %s', (secret, pair) => {
    const { headers } = placeKey(request(), secret, { type: 'basic' });
    expect(Buffer.from(String(headers.authorization).slice('Basic '.length), 'base64').toString()).toBe(pair);
  });
});
