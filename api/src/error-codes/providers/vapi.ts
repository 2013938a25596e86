import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const vapi: ProviderCodes = {
  name: 'Vapi',
  slugs: ['vapi'],
  hosts: ['api.vapi.ai'],
  source: 'https://docs.vapi.ai/server-url',
  checked: '2026-11-25',
  messages: [
    [
      /wallet balance|purchase more credits|credits/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [
      /over concurrency|concurrency limit/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    ],
    [
      /daily outbound/i,
      [
        'quota',
        'The calls of the day that a number bought at Vapi may make are used up: import a number of your own, such as one of Twilio.',
      ],
    ],
    [
      /limit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [
      /invalid key|private key|public key|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or the public one where the private is required, which is sent after Bearer in the Authorization header.',
      ],
    ],
    [/couldn.t get|not found/i, 'not-found'],
    [/must be|should (?:not )?(?:be|exist)|need (?:either )?/i, 'request'],
  ],
  codes: {},
};
