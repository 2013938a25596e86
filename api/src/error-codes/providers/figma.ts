import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const figma: ProviderCodes = {
  name: 'Figma',
  slugs: ['figma'],
  hosts: ['api.figma.com'],
  source: 'https://developers.figma.com/docs/rest-api/errors/',
  checked: '2026-11-25',
  messages: [
    [/invalid token|token expired/i, 'credential'],
    [/invalid scope|scope/i, ['permission', 'The {key} lacks a scope: create one that has it.']],
    [
      /limited by figma plan|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/file not exportable/i, ['permission', 'The owner of the file does not allow this.']],
    [
      /render timeout|request too large/i,
      ['request', 'The request is too large: ask for fewer nodes at once.'],
    ],
  ],
  codes: {},
};
