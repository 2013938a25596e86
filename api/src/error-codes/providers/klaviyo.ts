import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PRIVATE_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is missing, wrong or deleted. A private key (pk_…) goes after Klaviyo-API-Key into the Authorization header.',
];

export const klaviyo: ProviderCodes = {
  name: 'Klaviyo',
  slugs: ['klaviyo'],
  hosts: ['a.klaviyo.com'],
  source: 'https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling',
  checked: '2026-11-25',
  messages: [
    [
      /revision/i,
      ['request', 'The revision header has a value that the API does not know, or it is missing.'],
    ],
    [
      /missing.{0,30}scope|required scopes/i,
      ['permission', 'The {key} lacks a scope: add it, or create one that has it.'],
    ],
  ],
  codes: {
    not_authenticated: PRIVATE_KEY,
    authentication_failed: PRIVATE_KEY,
    permission_denied: 'permission',
    not_found: 'not-found',
    throttled: 'rate-limit',
    invalid: 'request',
    duplicate_profile: ['conflict', 'A profile with this address exists already: the body names its id.'],
    required: ['request', 'A field is missing.'],
    method_not_allowed: 'request',
    conflict: 'conflict',
    not_acceptable: 'request',
    expired: ['request', 'The revision header names a version that is retired: give it a newer value.'],
    error: 'server',
    service_unavailable: 'overloaded',
    ineligible_for_subscription: [
      'customer',
      'The recipient unsubscribed or was suppressed, and has to subscribe again.',
    ],
  },
};
