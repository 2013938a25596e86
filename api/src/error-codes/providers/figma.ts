import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const figma: ProviderCodes = {
  name: 'Figma',
  slugs: ['figma'],
  hosts: ['api.figma.com'],
  source: 'https://developers.figma.com/docs/rest-api/errors/',
  checked: '2026-11-25',
  messages: [
    [
      /limited by figma plan|incorrect account type/i,
      [
        'payment',
        'The account has to pay for a larger plan: variables need a full seat in an Enterprise plan, others an Organization plan.',
      ],
    ],
    [/invalid token|token expired/i, 'credential'],
    [
      /invalid scope|scope/i,
      ['permission', 'The {key} lacks a scope, which the message names: create one that has it.'],
    ],
    [
      /\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/file not exportable/i, ['permission', 'The owner of the file does not allow this.']],
    [
      /render timeout|request too large/i,
      ['request', 'The request is too large: ask for fewer nodes at once, with ids and depth.'],
    ],
  ],
  codes: {},
};
