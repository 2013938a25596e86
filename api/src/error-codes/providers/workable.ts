import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const workable: ProviderCodes = {
  name: 'Workable',
  slugs: ['workable'],
  hosts: ['*.workable.com'],
  source: 'https://workable.readme.io/reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /not authorized|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of another account than that of the subdomain.',
      ],
    ],
    [
      /validation failed/i,
      [
        'request',
        'The API does not accept the value of a field, or one is missing: validation_errors in the body names it.',
      ],
    ],
    [
      /scope|forbidden/i,
      ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'],
    ],
    [/not found/i, 'not-found'],
    [/already|duplicate/i, ['conflict', 'A record with the same value exists already.']],
  ],
  codes: {},
};
