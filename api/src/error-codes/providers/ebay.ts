import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ebay: ProviderCodes = {
  name: 'eBay',
  slugs: ['ebay'],
  hosts: ['api.ebay.com', 'apiz.ebay.com', 'api.sandbox.ebay.com'],
  source: 'https://developer.ebay.com/api-docs/static/oauth-trouble.html',
  checked: '2026-11-23',
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
  },
};
