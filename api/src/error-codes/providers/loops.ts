import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const loops: ProviderCodes = {
  name: 'Loops',
  slugs: ['loops'],
  hosts: ['app.loops.so'],
  source: 'https://loops.so/docs/api-reference/intro',
  checked: '2026-11-25',
  messages: [
    [
      /already on (?:list|audience)|already exists/i,
      ['conflict', 'A record with the same value exists already.'],
    ],
    [/invalid api ?key/i, 'credential'],
    [
      /sending domain|account setup/i,
      [
        'account',
        'The sender is not verified or not allowed for the account: verify it, or use one that is.',
      ],
    ],
    [/data variables?/i, ['request', 'The template, or a value for one of its fields, does not fit.']],
    [/missing|required/i, ['request', 'A field is missing: the message names it.']],
    [
      /transactional.{0,40}not found|no transactional/i,
      ['not-found', 'The transactional message does not exist: check its id.'],
    ],
  ],
  codes: {},
};
