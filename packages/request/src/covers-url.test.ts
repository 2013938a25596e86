import { describe, expect, it } from 'vitest';
import { coversUrl } from '#src/covers-url.ts';

const covers = (
  url: string,
  {
    baseUrl = null,
    provider = [],
    pinned = [],
  }: { baseUrl?: string | null; provider?: string[]; pinned?: string[] },
) => coversUrl({ baseUrl, hosts: { provider, baseUrl, pinned } }, url);

describe('a credential covers a URL', () => {
  it('below its base URL, also over http, and not beside it', () => {
    const baseUrl = 'http://localhost:4100/one/';
    expect(covers('http://localhost:4100/one/items?a=1', { baseUrl })).toBe(true);
    expect(covers('http://localhost:4100/one', { baseUrl })).toBe(true);
    expect(covers('http://localhost:4100/onemore', { baseUrl })).toBe(false);
    expect(covers('http://localhost:4101/one/items', { baseUrl })).toBe(false);
  });

  it('at the hosts of its provider and at pinned ones, over https', () => {
    const hosts = {
      provider: ['api.example.com', '*.example.org'],
      pinned: ['pinned.example', 'port.example:8443'],
    };
    for (const [url, expected] of [
      ['https://api.example.com/v1', true],
      ['https://eu.example.org/v1', true],
      ['https://example.org/v1', false],
      ['https://pinned.example:9000/', true],
      ['https://port.example:8443/', true],
      ['https://port.example/', false],
      ['http://api.example.com/v1', false],
      ['https://other.example/', false],
      ['{{base}}/v1', false],
    ] as const)
      expect([url, covers(url, hosts)]).toEqual([url, expected]);
  });

  it('not because it is local', () => {
    expect(covers('http://127.0.0.1:8080/', {})).toBe(false);
  });
});
