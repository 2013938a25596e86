import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const crowdin: ProviderCodes = {
  name: 'Crowdin',
  slugs: ['crowdin'],
  hosts: ['api.crowdin.com', '*.api.crowdin.com'],
  source: 'https://support.crowdin.com/developer/api/',
  checked: '2026-11-25',
  find: ({ errors }) =>
    listOf(errors).flatMap((one) =>
      listOf(asObject(asObject(one)?.error)?.errors).flatMap((fault) => asText(asObject(fault)?.code) ?? []),
    ),
  messages: [
    [
      /unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired, or of the other product. Tokens of Crowdin Enterprise work at the host of the organization only (its name before .api.crowdin.com).',
      ],
    ],
    [
      /token scopes?/i,
      [
        'permission',
        'The {key} lacks a scope for this: create another, with it, in the settings of the account.',
      ],
    ],
    [/scope|permission|forbidden/i, 'permission'],
    [/not found/i, 'not-found'],
    [/unique|already|notunique/i, EXISTS],
    [
      /limit|\bplans?\b|subscription/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    notUnique: EXISTS,
    isEmpty: ['request', 'A field is missing: the body names it as key.'],
    invalid: 'request',
    notInArray: [
      'request',
      'The value of a field is none of those that it may have: the body names it as key.',
    ],
  },
};
