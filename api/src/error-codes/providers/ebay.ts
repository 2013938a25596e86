import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ebay: ProviderCodes = {
  name: 'eBay',
  slugs: ['ebay'],
  hosts: ['api.ebay.com', 'apiz.ebay.com', 'api.sandbox.ebay.com'],
  source: 'https://developer.ebay.com/api-docs/static/oauth-trouble.html',
  checked: '2026-11-25',
  find: (body) => {
    const id = asObject(listOf(body.errors)[0])?.errorId;
    return typeof id === 'number' ? [String(id)] : [];
  },
  codes: {
    '1001': 'credential',
    '1002': [
      'credential',
      'The API requires an access token, and it is missing: the token is not valid or was not sent.',
    ],
    '1003': ['credential', 'The token is of the wrong type for this, and so is not valid.'],
    '1100': ['permission', 'The {key} lacks a scope for this, or the account lacks a permission.'],
    '2001': ['rate-limit', 'Too many requests: the calls of the day or of the second are used up.'],
    '2002': 'server',
    '2003': 'server',
    518: ['quota', 'The calls of the day are used up.'],
    931: 'credential',
    932: ['credential', 'The token is expired: get another.'],
    1101: 'permission',
    2004: 'request',
    11001: ['not-found', 'The item does not exist or is over.'],
    11002: ['request', 'The form of the item id is not a valid value.'],
    11006: 'request',
    12001: ['request', 'A parameter is missing: a search needs words, a category or an id.'],
    12002: 'request',
    12006: ['request', 'The category has a value that does not exist.'],
    17470: 'credential',
    25001: 'server',
    25002: ['request', 'The item lacks a value, or one is not valid: the message names it.'],
    25003: 'request',
    25004: 'request',
    25005: 'request',
    25007: 'request',
    25009: 'not-found',
    25013: ['not-found', 'The offer or group does not exist.'],
    25019: ['account', 'The account of the seller may not list this yet: see its limits.'],
    25604: 'not-found',
    25702: ['not-found', 'The SKU does not exist in the inventory.'],
    25709: [
      'request',
      'A header or field has a wrong value: Accept-Language and Content-Language have to be a locale such as en-US.',
    ],
    25710: ['not-found', 'What the request names was not found.'],
    25713: ['not-found', 'The offer does not exist.'],
    32100: 'not-found',
    80000: 'request',
    21916984: 'credential',
    21917053: 'credential',
  },
};
