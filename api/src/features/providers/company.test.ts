import { describe, expect, it } from 'vitest';
import { companyOf, isOfCompany } from '#src/features/providers/company.ts';

describe('the company that a host belongs to', () => {
  it.each([
    ['acme.com', 'acme.com'],
    ['www.acme.com', 'acme.com'],
    ['api.acme.com', 'acme.com'],
    ['docs.acme.com', 'acme.com'],
    ['developers.acme.co.uk', 'acme.co.uk'],
    ['ACME.com', 'acme.com'],
    ['acme.com.', 'acme.com'],
    ['www.acme.com.', 'acme.com'],
    ['acme.com:443', 'acme.com'],
    ['acme.com:8443', 'acme.com:8443'],
    ['acme.zendesk.com', 'acme.zendesk.com'],
    ['eu.api.acme.com', 'eu.api.acme.com'],
    ['docs.github.io', 'docs.github.io'],
    ['www.vercel.app', 'www.vercel.app'],
    ['api.co.uk', 'api.co.uk'],
    ['docs.com.au', 'docs.com.au'],
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]:3000', '[::1]:3000'],
    ['[::1]', '[::1]'],
    ['localhost:4000', 'localhost:4000'],
    ['api.localhost', 'api.localhost'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['\u0430cme.com', 'xn--cme-5cd.com'],
  ])('%s is %s', (host, company) => {
    expect(companyOf(host)).toBe(company);
  });

  it.each([
    ['acme.com', 'acme.com', true],
    ['acme.com', 'api.eu.acme.com', true],
    ['acme.com', '*.acme.com', true],
    ['acme.com', 'notacme.com', false],
    ['acme.com', 'acme.com.evil.example', false],
    ['acme.com', 'com', false],
    ['acme.zendesk.com', '*.zendesk.com', false],
    ['acme.zendesk.com', 'zendesk.com', false],
    ['github.io', 'acme.github.io', false],
    ['github.io', '*.github.io', false],
    ['github.io', 'github.io', true],
    ['co.uk', 'acme.co.uk', false],
    ['acme.com:8443', 'acme.com', false],
    ['127.0.0.1:3000', '127.0.0.1:3000', true],
    ['[::1]:3000', '[::1]:3000', true],
    ['acme.com', 'acme.com.', true],
    ['127.0.0.1:3000', '127.0.0.1:3001', false],
  ])('%s owns %s: %s', (company, host, isOwn) => {
    expect(isOfCompany(company, host)).toBe(isOwn);
  });
});
