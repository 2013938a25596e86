import { describe, expect, it } from 'vitest';
import { pathParams, withAccountFields, withPathValues } from '#src/path-params.ts';

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

describe('what is known of an account', () => {
  const fields = [
    { name: 'realmId', value: '123' },
    { name: 'host', value: 'evil.example' },
    { name: 'odd', value: '../a?b#c' },
  ];

  it.each([
    ['/v3/company/{realmId}/companyinfo/{realmId}', '/v3/company/123/companyinfo/123'],
    ['v3/{realmId}?of={realmId}', 'v3/123?of={realmId}'],
    ['https://api.example/v3/{realmId}', 'https://api.example/v3/123'],
    ['/{odd}/{other}', '/..%2Fa%3Fb%23c/{other}'],
    // No value decides where a call goes.
    ['https://{host}/a/{realmId}', 'https://{host}/a/123'],
    ['https://me.{host}', 'https://me.{host}'],
    ['{host}/{realmId}', '{host}/123'],
    ['HTTPS://u@{host}:1/', 'HTTPS://u@{host}:1/'],
  ])('stands in the path of %s only', (endpoint, expected) => {
    expect(withAccountFields(endpoint, fields)).toBe(expected);
    expect(withAccountFields(endpoint)).toBe(endpoint);
  });
});
