import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const taxjar: ProviderCodes = {
  name: 'TaxJar',
  slugs: ['taxjar'],
  hosts: ['api.taxjar.com', 'api.sandbox.taxjar.com'],
  source: 'https://developers.taxjar.com/api/reference/#errors',
  checked: '2026-11-25',
  messages: [
    [
      /not authorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or is of the other environment (api.taxjar.com or api.sandbox.taxjar.com).',
      ],
    ],
    [/already (?:exists|imported)/i, ['conflict', 'A record with the same id exists already.']],
    [/not used within|no to zip|required|is (?:not )?(?:valid|invalid)|isn.t a valid/i, 'request'],
    [
      /provided transaction_id|already exists|unprocessable/i,
      ['conflict', 'A record with the same value exists already.'],
    ],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
