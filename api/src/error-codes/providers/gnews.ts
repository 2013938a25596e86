import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const gnews: ProviderCodes = {
  name: 'GNews',
  slugs: ['gnews'],
  hosts: ['gnews.io'],
  source: 'https://docs.gnews.io/error-handling',
  checked: '2026-11-25',
  messages: [
    [
      /api key|token is invalid|did not provide/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. It goes into the parameter apikey.',
      ],
    ],
    [
      /request limit for today|daily|reached your request limit/i,
      ['quota', 'The requests of the day are used up: wait until midnight UTC, or choose a larger plan.'],
    ],
    [/too many requests/i, 'rate-limit'],
    [
      /\bplans?\b|upgrade|activate/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/syntax|missing|required|invalid/i, 'request'],
  ],
  codes: {},
};
