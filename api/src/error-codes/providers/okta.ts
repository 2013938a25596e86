import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const okta: ProviderCodes = {
  name: 'Okta',
  slugs: ['okta'],
  hosts: ['*.okta.com', '*.oktapreview.com'],
  source: 'https://developer.okta.com/docs/reference/error-codes/',
  checked: '2026-11-22',
  messages: [
    [
      /already exists/i,
      ['conflict', 'Something with the same value exists already: the body names the field.'],
    ],
  ],
  codes: {
    E0000001: 'request',
    E0000004: ['customer', 'The user gave a wrong user name or password; the {key} is not the reason.'],
    E0000005: 'credential',
    E0000006: 'permission',
    E0000007: 'not-found',
    E0000008: 'not-found',
    E0000009: 'server',
    E0000011: 'credential',
    E0000015: ['not-enabled', 'The feature is not enabled for the organization.'],
    E0000022: ['request', 'The address does not accept this method.'],
    E0000047: 'rate-limit',
    E0000069: ['customer', 'The account of the user is locked.'],
  },
};
