import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const listenNotes: ProviderCodes = {
  name: 'Listen Notes',
  slugs: ['listen-notes'],
  hosts: ['listen-api.listennotes.com', 'listen-api-test.listennotes.com'],
  source: 'https://www.listennotes.com/api/docs/',
  checked: '2026-11-25',
  messages: [
    [
      /wrong api key|suspended/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, was not sent in the X-ListenAPI-Key header, or the account is suspended.',
      ],
    ],
    [
      /quota|limit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {},
};
