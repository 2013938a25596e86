import { describe, expect, it } from 'vitest';
import { isBelow, rebaseEndpoint } from '#src/rebase-endpoint.ts';

describe('the same call below another base URL', () => {
  it.each([
    [
      'https://api.a.com/v1/models?limit=2',
      ['https://api.a.com/v1'],
      'https://proxy.b.com/openai/v1',
      'https://proxy.b.com/openai/v1/models?limit=2',
    ],
    [
      'https://api.a.com/v1/models',
      ['https://api.a.com', 'https://api.a.com/v1/'],
      'http://127.0.0.1:9',
      'http://127.0.0.1:9/models',
    ],
    [
      'https://api.a.com/v2/models',
      ['https://api.a.com/v1'],
      'https://b.com/v1',
      'https://b.com/v1/v2/models',
    ],
    ['https://api.a.com/v10/models', ['https://api.a.com/v1'], 'https://b.com', 'https://b.com/v10/models'],
    ['https://api.a.com/v1', ['https://api.a.com/v1'], 'https://b.com/x', 'https://b.com/x/'],
    ['https://other.example/a', [], 'https://b.com', 'https://b.com/a'],
  ])('%s, known below %j, is below %s %s', (url, known, baseUrl, expected) => {
    expect(rebaseEndpoint(url, known, baseUrl)).toEqual({ url: expected });
  });

  it('is known by whole segments', () => {
    expect(isBelow('https://a.com/v1/x', 'https://a.com/v1/')).toBe(true);
    expect(isBelow('https://a.com/v1', 'https://a.com/v1')).toBe(true);
    expect(isBelow('https://a.com/v10', 'https://a.com/v1')).toBe(false);
    expect(isBelow('http://a.com/v1/x', 'https://a.com/v1')).toBe(false);
    expect(isBelow('https://a.com.evil.example/v1', 'https://a.com')).toBe(false);
  });
});
