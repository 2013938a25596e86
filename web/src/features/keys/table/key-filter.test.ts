import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import {
  filterRows,
  needsAttention,
  readKeysSearch,
  searchRows,
} from '#src/features/keys/table/key-filter.ts';

const row = (key: Partial<ApiKey>, rest: Partial<KeyRow> = {}): KeyRow => ({
  key: {
    name: 'Production',
    apiKey: 'sk-********************',
    keyType: null,
    baseUrl: null,
    pinnedHosts: [],
    tags: [],
    isActive: true,
    verdict: null,
    checkProblem: null,
    ...key,
  } as ApiKey,
  provider: { name: 'OpenAI', slug: 'openai', verification: { method: 'GET', endpoint: '/' } } as Provider,
  days: 0,
  rotation: { days: 90, isRecommended: true },
  isDue: false,
  showsDue: false,
  expiry: 'none',
  ...rest,
});

const stripe = { name: 'Stripe', slug: 'stripe', verification: null } as Provider;
const VALID = { verifiedAt: '2026-11-22T08:00:00.000Z', valid: true, status: 200, message: '', scopes: null };
const rows = [
  row({ name: 'Shop', keyType: 'production', isActive: false }, { provider: stripe }),
  row({ name: 'Assistant', baseUrl: 'https://llm.internal/v1', tags: ['Berlin', 'r&d'] }, { isDue: true }),
  row(
    { name: 'Old shop', pinnedHosts: ['hooks.example.com'], verdict: VALID },
    { provider: stripe, expiry: 'past' },
  ),
];

const found = (search: string): string[] => searchRows(rows, search).map(({ key }) => key.name);

describe('searching the keys', () => {
  it.each([
    ['', ['Shop', 'Assistant', 'Old shop']],
    ['  ', ['Shop', 'Assistant', 'Old shop']],
    ['SHOP', ['Shop', 'Old shop']],
    ['stripe old', ['Old shop']],
    ['production', ['Shop']],
    ['llm.internal', ['Assistant']],
    ['berlin', ['Assistant']],
    ['hooks.', ['Old shop']],
    ['inactive', ['Shop']],
    ['active', ['Assistant', 'Old shop']],
    ['due', ['Assistant']],
    ['rejected', ['Shop']],
    ['valid', ['Old shop']],
    ['Never verified', ['Assistant']],
    ['never', ['Assistant']],
    ['cannot be verified', []],
    ['expired', ['Old shop']],
    ['sk-', ['Shop', 'Assistant', 'Old shop']],
    ['*', []],
    ['shop openai', []],
    // An abbreviation of a name, where no key has it as it was typed.
    ['asst', ['Assistant']],
    ['asst due', ['Assistant']],
    ['asst rejected', []],
  ])('%j finds %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });
});

describe('whether a key needs attention', () => {
  it.each([
    [row({}), false],
    [row({}, { expiry: 'later' }), false],
    [row({}, { expiry: 'soon' }), true],
    [row({}, { expiry: 'past' }), true],
    [row({}, { isDue: true, showsDue: true }), true],
    [row({}, { isDue: true }), false],
    [row({ isActive: false }), true],
  ])('is decided by its state: %#', (one, expected) => {
    expect(needsAttention(one)).toBe(expected);
  });
});

describe('filtering the keys', () => {
  const filtered = (filters: Parameters<typeof filterRows>[1]): string[] =>
    filterRows(rows, filters).map(({ key }) => key.name);

  it('returns the keys that match all filters, in their order', () => {
    expect(filtered({})).toEqual(['Shop', 'Assistant', 'Old shop']);
    expect(filtered({ provider: 'stripe' })).toEqual(['Shop', 'Old shop']);
    expect(filtered({ provider: 'stripe', type: 'production' })).toEqual(['Shop']);
    expect(filtered({ provider: 'openai', type: 'production' })).toEqual([]);
    expect(filtered({ tag: 'berlin' })).toEqual(['Assistant']);
    expect(filtered({ tag: 'berl' })).toEqual([]);
    expect(filtered({ show: 'attention', provider: 'stripe' })).toEqual(['Shop', 'Old shop']);
  });

  it('knows what a provider said, and what is due or over', () => {
    expect(filtered({ status: 'valid' })).toEqual(['Old shop']);
    expect(filtered({ status: 'rejected' })).toEqual(['Shop']);
    expect(filtered({ status: 'unverified' })).toEqual(['Assistant']);
    expect(filtered({ status: 'unverifiable' })).toEqual([]);
    expect(filtered({ status: 'due' })).toEqual(['Assistant']);
    expect(filtered({ status: 'expiring' })).toEqual([]);
    expect(filtered({ status: 'expired' })).toEqual(['Old shop']);
  });
});

it('reads the filters and the order from the URL', () => {
  const search = {
    q: 'shop',
    show: 'attention',
    provider: 'stripe',
    type: 'staging',
    status: 'due',
    tag: 'Berlin',
    sort: '-lastUsed',
  };
  expect(readKeysSearch(search)).toEqual(search);
});

it('leaves out what is not valid', () => {
  const search = { q: '', show: 'some', provider: '', type: 'other', status: 'other', sort: 'actions' };
  expect(Object.values(readKeysSearch(search)).filter((value) => value !== undefined)).toEqual([]);
});
