import { describe, expect, it } from 'vitest';
import { matchUrl } from '#src/match-url.ts';
import { builtCatalog } from '#test/catalog.ts';

const catalog = builtCatalog();
const found = (url: string, method?: string) => {
  const match = matchUrl(catalog, url, method);
  return match && [match.api.id, match.operation?.method, match.operation?.path];
};

describe('matchUrl', () => {
  it.each([
    [
      'https://api.stripe.com/v1/charges/ch_1/refunds',
      'GET',
      ['stripe', 'GET', '/v1/charges/{charge}/refunds'],
    ],
    ['https://api.github.com/repos/a/b/issues', 'POST', ['github', 'POST', '/repos/{owner}/{repo}/issues']],
    ['https://api.github.com/user?x=1', 'GET', ['github', 'GET', '/user']],
    ['https://xkcd.com/info.0.json', undefined, ['xkcd.com', 'GET', '/info.0.json']],
  ])('tells the operation of %s', (url, method, expected) => {
    expect(found(url, method)).toEqual(expected);
  });

  it('prefers the template with more literal segments', () => {
    expect(found('https://api.stripe.com/v1/payment_intents/search', 'GET')?.[2]).toBe(
      '/v1/payment_intents/search',
    );
  });

  it('recognises a host in any region', () => {
    expect(found('https://polly.eu-west-1.amazonaws.com/v1/voices', 'GET')).toEqual([
      'amazon-polly',
      'GET',
      '/v1/voices',
    ]);
    expect(found('https://polly.eu-west-1.amazonaws.com.example.org/v1/voices')).toBeUndefined();
  });

  it('finds the hand-written entry by the hosts of the entries it replaces', () => {
    expect(found('https://transcribe.eu-west-1.amazonaws.com/')?.[0]).toBe('amazon-transcribe');
  });

  it('returns the API without an operation if the host or the domain belongs to a single API', () => {
    expect(found('https://api.stripe.com/no/such/thing/at/all')).toEqual(['stripe', undefined, undefined]);
    expect(found('https://docs.stripe.com/')).toEqual(['stripe', undefined, undefined]);
  });

  it('does not guess if a host or a domain has several', () => {
    expect(found('https://www.googleapis.com/no/such/thing')).toBeUndefined();
    expect(found('https://nothing.googleapis.com/')).toBeUndefined();
  });

  it.each([
    'not a url',
    'ftp://api.stripe.com/',
    'javascript:alert(1)',
    'http://127.0.0.1/',
    'https://unknown.example.org/',
    '',
  ])('knows nothing of %j', (url) => {
    expect(found(url)).toBeUndefined();
  });
});
