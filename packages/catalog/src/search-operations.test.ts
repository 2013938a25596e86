import { describe, expect, it } from 'vitest';
import { searchOperations } from '#src/search-operations.ts';
import { builtCatalog } from '#test/catalog.ts';

const catalog = builtCatalog();
const found = (query: string, apiId?: string, limit = 5) =>
  searchOperations(catalog, { query, apiId, limit }).map(
    ({ apiId: api, method, path }) => `${api} ${method} ${path}`,
  );

describe('searchOperations', () => {
  it('finds an operation in the whole catalogue by what it does', () => {
    expect(found('create payment intent')[0]).toBe('stripe POST /v1/payment_intents');
    expect(found('list voices text to speech').join()).toMatch(/voices/);
  });

  it('finds an operation of one API', () => {
    expect(found('refund a charge', 'stripe')).toContain('stripe POST /v1/refunds');
    for (const line of found('list', 'xkcd.com')) expect(line).toMatch(/^xkcd\.com /);
  });

  it('reads a verb as a method', () => {
    expect(found('delete customer', 'stripe', 1)).toEqual(['stripe DELETE /v1/customers/{customer}']);
    expect(found('create customer', 'stripe', 1)).toEqual(['stripe POST /v1/customers']);
  });

  it('widens the query if no operation has all the words', () => {
    expect(found('create payment intent zebra')[0]).toBe('stripe POST /v1/payment_intents');
    expect(found('zebraq')).toEqual([]);
  });

  it('corrects a mistyped word', () => {
    expect(found('create paymnet intent')[0]).toBe('stripe POST /v1/payment_intents');
  });

  it('returns nothing for an unknown API, an empty query or a limit of zero', () => {
    expect(found('list', 'no-such-api')).toEqual([]);
    expect(found('')).toEqual([]);
    expect(found('list', undefined, 0)).toEqual([]);
  });

  it('returns at most a hundred, each once', () => {
    const many = found('user', undefined, 101);
    expect(many.length).toBeLessThanOrEqual(100);
    expect(new Set(many).size).toBe(many.length);
  });

  it('treats words of its query language as plain words', () => {
    for (const query of ['"', 'a OR', 'NEAR(', 'summary:x', '*', 'AND'])
      expect(() => found(query)).not.toThrow();
  });
});
