import { describe, expect, it } from 'vitest';
import { providerOfUrl } from '#src/features/providers/provider-of-url.ts';

const PROVIDERS = [
  { name: 'Exact', hosts: ['api.exact.test'], baseUrl: 'https://api.exact.test/v1' },
  { name: 'Wide', hosts: ['*.wide.test'], baseUrl: null },
  { name: 'Narrow', hosts: ['api.wide.test'], baseUrl: null },
  { name: 'Maps', hosts: ['shared.test'], baseUrl: 'https://shared.test/maps' },
  { name: 'Mail', hosts: ['shared.test'], baseUrl: 'https://shared.test/mail/v1' },
  { name: 'Port', hosts: [], baseUrl: 'http://localhost:4010' },
];

describe('the provider of a URL', () => {
  it.each([
    ['https://api.exact.test/other', 'Exact'],
    ['https://a.b.wide.test/', 'Wide'],
    ['https://api.wide.test/', 'Narrow'],
    ['https://shared.test/mail/v1/send', 'Mail'],
    ['https://shared.test/maps', 'Maps'],
    ['http://localhost:4010/x', 'Port'],
    ['http://localhost:4011/x', undefined],
    ['https://wide.test/', undefined],
    ['https://evil-wide.test/', undefined],
    ['https://api.exact.test.evil.test/', undefined],
    ['https://exact.test/', undefined],
  ])('%s is %s', (url, name) => {
    expect(providerOfUrl(PROVIDERS, new URL(url))?.name).toBe(name);
  });
});
