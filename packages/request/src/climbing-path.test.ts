import { describe, expect, it } from 'vitest';
import { climbs } from '#src/climbing-path.ts';

describe('a path with a “..” segment', () => {
  it.each([
    '../admin',
    '/..',
    '/v1/../../admin',
    '/v1/%2e%2e/admin',
    '/v1/.%2E/admin',
    '/v1/%2e./admin',
    '/v1/..%2fadmin',
    '/v1/..%5Cadmin',
    '\\..\\admin',
    '/v1\\..\\admin',
    '/v1/%252e%252e/admin',
    '/v1/.\t./admin',
    '/v1/.\n.\r/admin',
    '/v1/..;/admin',
    '/v1/..;a=b/admin',
    '/v1/%2e%2e%3b/admin'.replace('%3b', ';'),
    'https://api.example.com/v1/../admin?a=1',
    'https://api.example.com/v1/x/..#top',
  ])('is found in %j', (path) => {
    expect(climbs(path)).toBe(true);
  });

  it.each([
    '/v1/models',
    '/v1/a..b',
    '/v1/..a',
    '/v1/a..',
    '/v1/...',
    '/v1/.',
    '/v1/files?path=../x',
    '/v1/files#/../x',
    '/v1/100%25/x',
    '/v1/%E2%80%A5/x',
    'https://api.example.com/v1',
  ])('is not found in %j', (path) => {
    expect(climbs(path)).toBe(false);
  });
});
