import { describe, expect, it } from 'vitest';
import { companyHost } from '#src/plain/company-host.ts';
import { featureBadges } from '#src/plain/feature-badges.ts';
import { messagesOf } from '#test/messages.ts';
import { discoverApisInput, scrapeCompanyInput } from './research.ts';

describe('discovering APIs', () => {
  it('requires 3 characters and accepts at most 500', () => {
    for (const query of [undefined, '', 'ab', ' ab ']) {
      expect(messagesOf(discoverApisInput, { query })).toEqual({
        query: 'Query must be at least 3 characters',
      });
    }
    expect(messagesOf(discoverApisInput, { query: 'abc' })).toEqual({});
    expect(messagesOf(discoverApisInput, { query: 'q'.repeat(500) })).toEqual({});
    expect(messagesOf(discoverApisInput, { query: 'q'.repeat(501) })).toEqual({
      query: 'Must be at most 500 characters',
    });
  });

  it('saves nothing by default, and needs no industry', () => {
    expect(discoverApisInput.parse({ query: 'maps' })).toEqual({
      query: 'maps',
      autoSave: false,
      disregard: [],
    });
    expect(discoverApisInput.parse({ query: 'maps', industry: '' }).industry).toBeNull();
  });
});

describe('a company domain', () => {
  it.each([
    ['example.com', 'example.com'],
    [' Example.COM ', 'example.com'],
    ['https://example.com/docs?x#y', 'example.com'],
    ['http://example.com:8080/a', 'example.com:8080'],
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['localhost:3000', 'localhost:3000'],
    ['[::1]:80', '[::1]:80'],
  ])('%j becomes the host %j', (typed, host) => {
    expect(companyHost(typed)).toBe(host);
    expect(messagesOf(scrapeCompanyInput, { domain: typed })).toEqual({});
  });

  it.each([
    ['', ''],
    [' ', ''],
    ['a b', ', not the name of a company; Search query finds APIs by words'],
    ['ftp://example.com', ': only http and https sites can be read'],
    ['user@example.com', ', without a user name, a password or an email address'],
    ['javascript:alert(1)', ''],
    ['https://', ''],
    ['a:b:c', ''],
    ['x'.repeat(2_045), ': this text is too long'],
  ])('%j is rejected, and why', (domain, why) => {
    expect(companyHost(domain)).toBeUndefined();
    expect(messagesOf(scrapeCompanyInput, { domain })).toEqual({
      domain: `Enter a company domain, such as example.com${why}`,
    });
  });
});

describe('the badges of a result', () => {
  it('are three features of up to 15 characters, and the number of the others', () => {
    expect(featureBadges(['123456789012345', '1234567890123456', 'c', 'd', 'e'])).toEqual({
      badges: ['123456789012345', '123456789012345', 'c'],
      more: 2,
    });
    expect(featureBadges(['a', 'b', 'c'])).toEqual({ badges: ['a', 'b', 'c'], more: 0 });
    expect(featureBadges([])).toEqual({ badges: [], more: 0 });
  });

  it('never cut a character in half', () => {
    expect(featureBadges(['\u{1f511}'.repeat(20)]).badges[0]).toBe('\u{1f511}'.repeat(15));
  });
});
