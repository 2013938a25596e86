import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const gladia: ProviderCodes = {
  name: 'Gladia',
  slugs: ['gladia'],
  hosts: ['api.gladia.io'],
  source: 'https://docs.gladia.io/api-reference',
  checked: '2026-11-25',
  messages: [
    [
      /invalid parameter/i,
      [
        'request',
        'The API does not accept a parameter, or one is missing: validation_errors in the body names it.',
      ],
    ],
    [/rate limit|too many requests/i, 'rate-limit'],
    [
      /concurren/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    ],
    [
      /no hours left|quota|limit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [
      /gladia key|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing from the x-gladia-key header.',
      ],
    ],
  ],
  codes: {},
};
