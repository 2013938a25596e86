import { expect, it } from 'vitest';
import { shownConnectionCredential } from '#src/credential.ts';
import { curlCommand } from '#src/curl-command.ts';

const provider = {
  slug: 'acme',
  baseUrl: null,
  defaultHeaders: { 'X-Version': '1' },
  hosts: ['api.acme.com'],
};

it('a connection carries its token as its provider wants it, in a command too', () => {
  const shown = shownConnectionCredential(provider, {
    tokenPlacement: { type: 'header', name: 'X-Token' },
    tokenHeaders: { 'Client-Id': 'a-client' },
    tokenHosts: ['shop.acme.com'],
    pinnedHosts: ['files.acme.com'],
    baseUrl: 'https://shop.acme.com',
    accountFields: [{ name: 'tenant', label: 'Tenant', value: 'a/b' }],
  });
  expect(shown.hosts).toEqual({
    provider: ['api.acme.com', 'shop.acme.com'],
    baseUrl: null,
    pinned: ['files.acme.com'],
  });
  const command = curlCommand({ method: 'GET', endpoint: 'https://shop.acme.com/x' }, shown, { key: shown });
  expect(command).toMatch(/x-token: /i);
  expect(command).toMatch(/client-id: a-client/i);
  expect(command).not.toContain('Bearer');
  // What is known of the account stands in the path, and its base URL in front of it.
  const called = curlCommand({ method: 'GET', endpoint: '/v1/{tenant}/{other}' }, shown, { key: shown });
  expect(called).toContain('https://shop.acme.com/v1/a%2Fb/%7Bother%7D');
});

it('one that was deleted is shown with a bearer token', () => {
  expect(shownConnectionCredential(provider).placement).toEqual({ type: 'bearer' });
});
