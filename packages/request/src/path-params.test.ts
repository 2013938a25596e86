import { describe, expect, it } from 'vitest';
import { pathParams, withPathValues } from '#src/path-params.ts';

it.each([
  ['/repos/{owner}/{repo}', ['owner', 'repo']],
  ['/a/{id}/b/{id}', ['id']],
  ['/search?q={q}', []],
  ['/act_{ad-account-id}/{$filter}#{x}', ['ad-account-id', '$filter']],
  ['https://api.example.com/{{version}}/users/{id}', ['id']],
  ['/items/{}/{"a":1}', []],
])('the path of %s has the parameters %j', (endpoint, expected) => {
  expect(pathParams(endpoint)).toEqual(expected);
});

describe('values of parameters in the path', () => {
  it.each([
    ['/repos/{owner}/{repo}', { owner: 'jane', repo: 'a/b c' }, '/repos/jane/a%2Fb%20c'],
    ['/users/{id}?id={id}', { id: '7' }, '/users/7?id={id}'],
    ['/users/{id}', { id: '' }, '/users/{id}'],
    ['/users/{id}', {}, '/users/{id}'],
    ['/users/{constructor}', {}, '/users/{constructor}'],
    ['/users/{id}', { id: '{{user}}-x?' }, '/users/{{user}}-x%3F'],
    ['/{a}', { a: '{b}', b: 'c' }, '/%7Bb%7D'],
    ['/{{a}}/{a}', { a: '1' }, '/{{a}}/1'],
    ['/users/{id}', { id: '$&\ud800' }, '/users/%24%26%EF%BF%BD'],
  ])('in %s: %j', (endpoint, values, expected) => {
    expect(withPathValues(endpoint, values)).toBe(expected);
  });
});
