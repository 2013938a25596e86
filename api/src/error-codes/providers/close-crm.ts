import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const closeCrm: ProviderCodes = {
  name: 'Close CRM',
  slugs: ['close-crm'],
  hosts: ['api.close.com'],
  source: 'https://developer.close.com/topics/errors/',
  checked: '2026-11-25',
  messages: [
    [
      /api key|could not be authenticated/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or was deleted. It goes as the user name into Basic authentication, without a password.',
      ],
    ],
    [/does not exist/i, ['not-found', 'It does not exist, or the user of the {key} may not see it.']],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
