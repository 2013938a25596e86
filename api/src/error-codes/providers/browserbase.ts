import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const browserbase: ProviderCodes = {
  name: 'Browserbase',
  slugs: ['browserbase'],
  hosts: ['api.browserbase.com'],
  source: 'https://docs.browserbase.com/guides/concurrency-rate-limits',
  checked: '2026-11-25',
  messages: [
    [
      /concurrent|max concurrent/i,
      [
        'rate-limit',
        'Too many requests at the same time: the plan limits how many sessions may run at once. End one, or choose a larger plan.',
      ],
    ],
    [
      /minutes|\bplans?\b|upgrade/i,
      [
        'payment',
        'The plan of the account does not include this, or its minutes are used up: choose a larger one, under its billing.',
      ],
    ],
    [
      /api key|unauthorized/i,
      ['credential', 'The API does not accept the {key}: it is wrong or missing. It goes into X-BB-API-Key.'],
    ],
  ],
  codes: {},
};
