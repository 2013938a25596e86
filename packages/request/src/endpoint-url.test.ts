import { describe, expect, it } from 'vitest';
import { resolveEndpoint, storedUrlProblem } from '#src/endpoint-url.ts';

describe('where a call will go', () => {
  it.each([
    ['/v1/models', 'https://api.example.com', 'https://api.example.com/v1/models'],
    ['v1/models', 'https://api.example.com/', 'https://api.example.com/v1/models'],
    ['/models?limit=2', 'https://api.example.com/v1', 'https://api.example.com/v1/models?limit=2'],
    ['//models', 'https://api.example.com/v1/', 'https://api.example.com/v1/models'],
    ['  /models ', 'http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1/models'],
    ['?limit=2', 'https://api.example.com/v1', 'https://api.example.com/v1?limit=2'],
    ['/models', 'https://api.example.com/v1?version=3#x', 'https://api.example.com/v1/models?version=3'],
    ['/models?a=1', 'https://a.example/?v=3&v=4', 'https://a.example/models?a=1&v=3&v=4'],
    ['/models?v=9', 'https://a.example?v=3', 'https://a.example/models?v=9'],
    ['http://localhost:3000/x', 'https://api.example.com', 'http://localhost:3000/x'],
    ['https://other.example/a b', null, 'https://other.example/a%20b'],
  ])('%s under %s is %s', (typed, baseUrl, url) => {
    expect(resolveEndpoint(typed, baseUrl)).toEqual({ url });
  });

  it('is null while nothing is typed', () => {
    expect(resolveEndpoint('   ', 'https://api.example.com')).toBeNull();
  });

  it.each([
    ['/models', null, 'This key has no base URL: enter a full URL, or set a base URL for the key'],
    ['ftp://example.com', null, 'Endpoint must start with http:// or https://'],
    ['javascript:alert(1)', 'https://a.example', 'Endpoint must start with http:// or https://'],
    ['http://', null, 'Endpoint is not a valid URL'],
    [
      'http://u:p@example.com',
      null,
      'Endpoint must not contain a user name or password: the key is added for you',
    ],
    ['../admin', 'https://a.example/v1', 'This path leaves the base URL by “..”: enter the full URL instead'],
    [
      '/x/%2e%2e\\..\\admin',
      'https://a.example/v1',
      'This path leaves the base URL by “..”: enter the full URL instead',
    ],
  ])('says what is wrong with %s', (typed, baseUrl, problem) => {
    expect(resolveEndpoint(typed, baseUrl)).toEqual({ problem });
  });

  it('says that the provider of a connection has no base URL: the connection itself never has one', () => {
    expect(resolveEndpoint('/models', null, [], 'access token')).toEqual({
      problem: 'The provider of this connection has no base URL: enter a full URL',
    });
  });
});

describe('a full URL that is to be stored', () => {
  it.each(['https://api.example.com/v1', 'http://127.0.0.1:1/a..b?path=../x#/..', ' https://a.example '])(
    'is accepted: %s',
    (url) => {
      expect(storedUrlProblem(url)).toBeUndefined();
    },
  );

  it.each([
    [
      'https://a.example/v1/../admin',
      'This URL contains “..” and leads elsewhere: enter where it leads, https://a.example/admin',
    ],
    ['https://a.example/v1/..%2fadmin', expect.stringContaining('“..”')],
    ['https://a.example/v1\\..\\admin', expect.stringContaining('https://a.example/admin')],
    ['/v1', 'Endpoint is not a valid URL'],
    ['ftp://a.example', 'Endpoint must start with http:// or https://'],
  ])('is rejected: %s', (url, problem) => {
    expect(storedUrlProblem(url)).toEqual(problem);
  });
});
