import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const smarty: ProviderCodes = {
  name: 'Smarty',
  slugs: ['smarty'],
  hosts: ['*.api.smarty.com', '*.smartystreets.com'],
  source: 'https://www.smarty.com/docs/cloud/us-street-api',
  checked: '2026-11-25',
  messages: [
    [/authentication|credentials|auth-id/i, 'credential'],
    [
      /subscription|active/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /referer|not allowed/i,
      ['restricted', 'The {key} may not be used from this web site: add its host to the embedded key.'],
    ],
  ],
  codes: {},
};
