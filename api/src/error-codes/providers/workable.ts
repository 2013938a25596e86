import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const workable: ProviderCodes = {
  name: 'Workable',
  slugs: ['workable'],
  hosts: ['*.workable.com'],
  source: 'https://workable.readme.io/reference/errors',
  checked: '2026-11-25',
  messages: [
    [/not authorized|unauthorized/i, 'credential'],
    [
      /scope|forbidden/i,
      ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'],
    ],
    [/not found/i, 'not-found'],
    [/already|duplicate/i, ['conflict', 'A record with the same value exists already.']],
  ],
  codes: {},
};
