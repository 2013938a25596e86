import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const listenNotes: ProviderCodes = {
  name: 'Listen Notes',
  slugs: ['listen-notes'],
  hosts: ['listen-api.listennotes.com'],
  source: 'https://www.listennotes.com/api/docs/',
  checked: '2026-11-25',
  messages: [
    [/wrong api key|suspended/i, 'credential'],
    [
      /quota|limit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {},
};
