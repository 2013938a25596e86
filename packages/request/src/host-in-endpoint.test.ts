import { describe, expect, it } from 'vitest';
import { resolveEndpoint } from '#src/endpoint-url.ts';

const BASE = 'https://slack.com/api';
const HOSTS = ['slack.com', '*.slack.com', 'api.partner.info'];

describe('an endpoint without a scheme that begins with a host', () => {
  it.each([
    ['api.github.com/user', 'https://api.github.com/user'],
    ['API.GitHub.com', 'https://api.github.com/'],
    ['example.co.uk?a=1', 'https://example.co.uk/?a=1'],
    ['api.stripe.com:8443/v1', 'https://api.stripe.com:8443/v1'],
    ['files.slack.com/x', 'https://files.slack.com/x'],
    ['api.partner.info/x', 'https://api.partner.info/x'],
    ['localhost:3000/x', 'http://localhost:3000/x'],
    ['127.0.0.1/x', 'http://127.0.0.1/x'],
    ['[::1]:8080/x', 'http://[::1]:8080/x'],
  ])('%s is %s', (typed, url) => {
    expect(resolveEndpoint(typed, BASE, HOSTS)).toEqual({ url, isHost: true });
    expect(resolveEndpoint(typed, null, HOSTS)).toEqual({ url, isHost: true });
  });

  it('the host of the base URL is known', () => {
    expect(resolveEndpoint('api.corp.example/x', 'https://api.corp.example/v1')).toEqual({
      url: 'https://api.corp.example/x',
      isHost: true,
    });
  });
});

describe('a path below the base URL', () => {
  it.each([
    'users.list',
    'users.info',
    'chat.postMessage',
    'auth.test',
    'index.php',
    'data.json?x=1',
    'v1.0/me',
    '1.1/statuses/update.json',
    'localhost',
    'user.id',
    'app.js',
    '/api.github.com/user',
    'a_b.com/x',
    '-a.com',
    'a..com',
    'notslack.test/x',
  ])('%s stays one', (typed) => {
    expect(resolveEndpoint(typed, BASE, HOSTS)).toEqual({ url: `${BASE}/${typed.replace(/^\//, '')}` });
  });
});

it('a host with a wrong port is no valid URL', () => {
  expect(resolveEndpoint('api.github.com:99999/x', BASE)).toEqual({ problem: 'Endpoint is not a valid URL' });
});
