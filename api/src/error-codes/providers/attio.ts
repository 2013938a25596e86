import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = [
  'conflict',
  'A record with the same value of a unique attribute exists already: to change it, send PUT with matching_attribute.',
];
export const attio: ProviderCodes = {
  name: 'Attio',
  slugs: ['attio'],
  hosts: ['api.attio.com'],
  source: 'https://docs.attio.com/rest-api/guides/error-handling',
  checked: '2026-11-25',
  messages: [
    [
      /required scopes?/i,
      [
        'permission',
        'The {key} lacks the scopes that the message names: add them in the settings of the token.',
      ],
    ],
  ],
  codes: {
    not_found: 'not-found',
    unauthorized: 'credential',
    insufficient_scopes: 'permission',
    missing_value: ['request', 'A field is missing.'],
    value_not_found: ['request', 'A value in the request does not exist.'],
    validation_type: 'request',
    validation_error: 'request',
    uniqueness_conflict: EXISTS,
    slug_conflict: EXISTS,
    rate_limit_exceeded: 'rate-limit',
    billing_error: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    system_edit_unauthorized: 'permission',
    unknown_filter_attribute_slug: ['request', 'The filter names a field that the API does not know.'],
  },
};
