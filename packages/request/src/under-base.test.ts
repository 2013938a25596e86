import { expect, it } from 'vitest';
import { endpointUnder, underBase } from '#src/under-base.ts';

it.each([
  ['/v1/models', 'http://localhost:11434/v1/', '/models'],
  ['/v1/models', 'http://localhost:11434', '/v1/models'],
  ['/api/v3/repos/{owner}', 'https://git.example.com/api/v3', '/repos/{owner}'],
  ['/user', 'https://git.example.com/user', '/user'],
  ['/v1', 'https://api.example.com/v1', '/v1'],
  ['/v1/a/v1/b', 'https://api.example.com/v1', '/a/v1/b'],
  ['/v1/search?path=/v1/x', 'https://api.example.com/v1', '/search?path=/v1/x'],
  ['/1/models', 'https://api.example.com/v1', '/1/models'],
  ['/v1/models', null, '/v1/models'],
  ['https://api.example.com/v1/x', 'https://api.example.com/v1', 'https://api.example.com/v1/x'],
])('%s under %s is %s', (path, baseUrl, expected) => {
  expect(underBase(path, baseUrl)).toBe(expected);
});

it.each([
  ['https://api.example.com', 'https://api.example.com/v1', '/models', '/v1/models'],
  ['https://api.example.com/v1', 'https://api.example.com', '/v1/models', '/models'],
  ['https://api.example.com/v1/', 'https://api.example.com/v1', '/models', '/models'],
  [
    'https://api.example.com/v1',
    'https://api.example.com/v10',
    '/models',
    'https://api.example.com/v10/models',
  ],
  ['https://api.example.com', 'https://mail.example.com', '/send', 'https://mail.example.com/send'],
  [null, 'https://api.example.com', '/v1/models', 'https://api.example.com/v1/models'],
  ['https://acme.example.com/api', null, '/api/items', '/items'],
  [null, null, '/items', '/items'],
])('from %s, an operation below %s at %s is %s', (baseUrl, own, path, expected) => {
  expect(endpointUnder(baseUrl, own, path)).toBe(expected);
});
