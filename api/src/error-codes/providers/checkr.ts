import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const checkr: ProviderCodes = {
  name: 'Checkr',
  slugs: ['checkr'],
  hosts: ['api.checkr.com', 'api.checkr-staging.com'],
  source: 'https://docs.checkr.com/#section/Reference/Errors',
  checked: '2026-11-25',
  messages: [
    [/bad authentication|unauthorized/i, 'credential'],
    [
      /not credentialed|account setup|credentialing/i,
      ['account', 'The account is not approved yet: complete its setup in the dashboard.'],
    ],
    [/not found/i, 'not-found'],
    [/pending|already/i, ['conflict', 'The report or invitation exists already, or is pending.']],
  ],
  codes: {},
};
