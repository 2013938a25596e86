import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const merge: ProviderCodes = {
  name: 'Merge',
  slugs: ['merge'],
  hosts: ['api.merge.dev', 'api-eu.merge.dev', 'api-ap.merge.dev'],
  source: 'https://docs.merge.dev/basics/error-handling/',
  checked: '2026-11-25',
  find: ({ errors }) => listOf(errors).flatMap((one) => asText(asObject(one)?.problem_type) ?? []),
  messages: [
    [
      /re-?link/i,
      [
        'customer',
        'The customer has to link their account again: the login at the other system is not valid any more.',
      ],
    ],
    [
      /account[ -]token/i,
      [
        'credential',
        'The token of the linked account, in the X-Account-Token header, is missing, wrong or of another category or environment.',
      ],
    ],
    [
      /invalid token|authentication credentials|invalid api key/i,
      [
        'credential',
        'The API does not accept the {key}: the API key in Authorization or the token of the linked account in X-Account-Token is wrong, or they are of different environments or regions.',
      ],
    ],
    [
      /\b(?:your|current) plan\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    MISSING_REQUIRED_FIELD: ['request', 'A field is missing: the pointer names it.'],
    MISSING_PERMISSION: [
      'permission',
      'The linked account lacks a permission at the other system: its administrator has to grant it.',
    ],
    INVALID_FIELD: ['request', 'A field has a wrong value: the pointer names it.'],
    UNRECOGNIZED_FIELD: ['request', 'The model has no such field: the pointer names it.'],
    NON_UNIQUE_VALUE: ['conflict', 'A record with the same value exists already.'],
    RATE_LIMITED: ['rate-limit', 'Too many requests at the other system: wait before the next one.'],
    PROVIDER_ERROR: ['server', 'The other system failed on its side: the details quote it. Try again later.'],
    THIRD_PARTY_ERROR: [
      'server',
      'The other system failed on its side: the details quote it. Try again later.',
    ],
  },
};
