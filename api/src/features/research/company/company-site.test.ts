import { describe, expect, it } from 'vitest';
import {
  companySite,
  developerHosts,
  isOnSite,
  isTypedHost,
  originsOf,
} from '#src/features/research/company/company-site.ts';

const onSite = (typed: string, url: string) => isOnSite(companySite(typed), new URL(url));

describe('a company’s site', () => {
  it.each([
    ['acme.com', 'https://acme.com/x', true],
    ['acme.com', 'http://docs.acme.com', true],
    ['www.acme.com', 'https://acme.com', true],
    ['www.acme.com', 'https://api.acme.com', true],
    ['developer.acme.co.uk', 'https://acme.co.uk', true],
    ['acme.com', 'https://notacme.com', false],
    ['acme.com', 'https://acme.com.evil.example', false],
    ['shop.acme.com', 'https://acme.com', false],
    ['api.com', 'https://other.com', false],
    ['127.0.0.1:4000', 'http://127.0.0.1:5000', true],
    ['127.0.0.1:4000', 'http://1.127.0.0.1.example', false],
    ['[::1]:4000', 'http://[::1]', true],
    ['localhost:3000', 'http://api.localhost', true],
  ])('that was typed as %s includes %s: %s', (typed, url, isIncluded) => {
    expect(onSite(typed, url)).toBe(isIncluded);
  });

  it('has the typed host, identified by name and port, where the default port may be left out', () => {
    expect(isTypedHost(companySite('acme.com'), new URL('https://acme.com/'))).toBe(true);
    expect(isTypedHost(companySite('acme.com:443'), new URL('https://acme.com/'))).toBe(true);
    expect(isTypedHost(companySite('acme.com:8443'), new URL('https://acme.com/'))).toBe(false);
    expect(isTypedHost(companySite('127.0.0.1:1'), new URL('http://127.0.0.1:2/'))).toBe(false);
  });

  it('has developer hosts in addition to the typed one, with the same port', () => {
    expect(developerHosts(companySite('www.acme.com:8080'))).toEqual([
      'developer.acme.com:8080',
      'developers.acme.com:8080',
      'api.acme.com:8080',
      'docs.acme.com:8080',
    ]);
    expect(developerHosts(companySite('api.acme.com'))).not.toContain('api.acme.com');
    for (const typed of ['127.0.0.1', '[::1]', 'localhost'])
      expect(developerHosts(companySite(typed))).toEqual([]);
  });

  it('is tried over https first, but over http first if it is this machine or an IP address', () => {
    expect(originsOf(companySite('acme.com'))).toEqual(['https://acme.com', 'http://acme.com']);
    expect(originsOf(companySite('localhost:80'))[0]).toBe('http://localhost:80');
    expect(originsOf(companySite('10.0.0.1'))[0]).toBe('http://10.0.0.1');
  });
});
