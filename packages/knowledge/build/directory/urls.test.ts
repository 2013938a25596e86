import { describe, expect, it } from 'vitest';
import { linkOrNull, serverFacts } from './urls.ts';

describe('linkOrNull', () => {
  it('keeps http and https links to hosts on the internet', () => {
    expect(linkOrNull(' https://docs.example.dev/a ')).toBe('https://docs.example.dev/a');
    expect(linkOrNull('http://docs.example.dev')).toBe('http://docs.example.dev/');
  });

  it.each([
    'javascript:alert(1)',
    'ftp://files.example.dev/',
    '/relative',
    'www.example.dev',
    'https://user:secret@example.dev/',
    'https://localhost/',
    'https://vtex.local/',
    'https://example.com/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://intranet/',
    '',
    undefined,
    42,
    { url: 'https://docs.example.dev' },
  ])('has no link for %j', (value) => {
    expect(linkOrNull(value)).toBeNull();
  });

  it('keeps a link of 2,048 characters, not one more', () => {
    const link = `https://docs.acme.dev/${'a'.repeat(2048 - 22)}`;
    expect(linkOrNull(link)).toBe(link);
    expect(linkOrNull(`${link}a`)).toBeNull();
  });
});

describe('serverFacts', () => {
  it('prefers https and removes the trailing slash', () => {
    const facts = serverFacts([{ url: 'http://api.acme.dev/v1/' }, { url: 'https://api.acme.dev/v1/' }]);
    expect(facts).toEqual({ baseUrl: 'https://api.acme.dev/v1', hosts: ['api.acme.dev'], patterns: [] });
  });

  it('fills in the defaults of variables and keeps a region open', () => {
    const url = 'https://polly.{region}.acme.dev';
    expect(serverFacts([{ url, variables: { region: { default: 'us-east-1' } } }])).toEqual({
      baseUrl: 'https://polly.us-east-1.acme.dev',
      hosts: ['polly.us-east-1.acme.dev'],
      patterns: ['polly.*.acme.dev'],
    });
  });

  it('does not use an example account as the base URL', () => {
    const url = 'https://{account}.acme.dev/api';
    expect(serverFacts([{ url, variables: { account: { default: 'demo' } } }])).toEqual({
      baseUrl: null,
      hosts: [],
      patterns: ['*.acme.dev'],
    });
  });

  it('has no pattern that would match a whole top-level domain', () => {
    expect(serverFacts([{ url: 'https://{host}.dev' }]).patterns).toEqual([]);
    expect(serverFacts([{ url: 'https://{host}' }]).patterns).toEqual([]);
  });

  it('reads a URL without a scheme as https and drops relative ones', () => {
    expect(serverFacts([{ url: '/api/v2' }, { url: '//app.acme.dev/rest' }]).baseUrl).toBe(
      'https://app.acme.dev/rest',
    );
    expect(serverFacts(undefined)).toEqual({ baseUrl: null, hosts: [], patterns: [] });
    expect(serverFacts('nonsense')).toEqual({ baseUrl: null, hosts: [], patterns: [] });
  });
});
