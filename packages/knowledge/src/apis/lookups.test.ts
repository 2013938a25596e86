import { describe, expect, it } from 'vitest';
import { apiNamed, apisOfDomain, domainsAbove, getApi, operationsOf } from '#src/apis/lookups.ts';
import { openKnowledge } from '#src/open-knowledge.ts';

const knowledge = openKnowledge();
const idsOf = (domain: string, limit?: number) => apisOfDomain(knowledge, domain, limit).map(({ id }) => id);

describe('getApi', () => {
  it('returns curated and directory entries in the same form', () => {
    const stripe = getApi(knowledge, 'stripe');
    expect(stripe).toMatchObject({ origin: 'curated', name: 'Stripe', baseUrl: 'https://api.stripe.com' });
    expect(stripe?.pricing).toMatch(/\.$/);
    const xkcd = getApi(knowledge, 'xkcd.com');
    expect(xkcd).toMatchObject({ origin: 'directory', provider: 'xkcd.com', pricing: null });
    expect(Object.keys(xkcd ?? {}).sort()).toEqual(Object.keys(stripe ?? {}).sort());
  });

  it('still finds an entry that a curated one replaces, and no unknown one', () => {
    expect(getApi(knowledge, 'stripe.com')?.origin).toBe('directory');
    expect(getApi(knowledge, 'no-such-api')).toBeUndefined();
  });
});

describe('apiNamed', () => {
  it('finds an API by its full name in any case and spacing, of two the curated one, and none by part of a name', () => {
    expect(apiNamed(knowledge, ' stripe ')?.id).toBe('stripe');
    expect(apiNamed(knowledge, 'adyen  balance\tcontrol API')?.name).toBe('Adyen Balance Control API');
    expect(apiNamed(knowledge, 'GitLab')?.origin).toBe('curated');
    expect(apiNamed(knowledge, 'Adyen Balance Control API')?.origin).toBe('directory');
    expect(apiNamed(knowledge, 'Strip')).toBeUndefined();
    expect(apiNamed(knowledge, '')).toBeUndefined();
  });
});

describe('operationsOf', () => {
  it('lists those to call first, then those from the directory, below one base URL', () => {
    const [first] = operationsOf(knowledge, 'stripe', 1);
    expect(first).toMatchObject({ apiId: 'stripe', method: 'POST', path: expect.stringMatching(/^\/v1\//) });
    const all = operationsOf(knowledge, 'stripe', 10_000);
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  });

  it('respects the limit and returns nothing for an unknown API', () => {
    expect(operationsOf(knowledge, 'xkcd.com', 1)).toHaveLength(1);
    expect(operationsOf(knowledge, 'xkcd.com', 0)).toEqual([]);
    expect(operationsOf(knowledge, 'xkcd.com', -1)).toEqual([]);
    expect(operationsOf(knowledge, 'no-such-api', 5)).toEqual([]);
  });
});

describe('apisOfDomain', () => {
  it('finds a company by its domain or a subdomain, in any case', () => {
    for (const domain of ['stripe.com', 'www.stripe.com', 'API.Stripe.com', 'stripe.com.'])
      expect(idsOf(domain)).toEqual(['stripe']);
  });

  it('lists each API once, the main product first, and respects the limit', () => {
    const ids = idsOf('twilio.com');
    expect(ids[0]).toBe('twilio');
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf('twilio.com', 2)).toHaveLength(2);
  });

  it('finds no company for a top-level domain, an IP address or a similar domain', () => {
    for (const domain of ['com', 'localhost', '127.0.0.1', 'notstripe.com', 'stripe.com.example.org', ''])
      expect(idsOf(domain)).toEqual([]);
  });
});

describe('domainsAbove', () => {
  it('removes one label after the other', () => {
    expect(domainsAbove('a.B.com')).toEqual(['a.b.com', 'b.com', 'com']);
  });
});
