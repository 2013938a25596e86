import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What does not exist comes with 200, as a list that is null. */
export const thesportsdb: ProviderCodes = {
  name: 'TheSportsDB',
  slugs: ['thesportsdb'],
  hosts: ['www.thesportsdb.com', 'thesportsdb.com'],
  source: 'https://www.thesportsdb.com/documentation',
  checked: '2026-11-25',
  messages: [
    [
      /^error code: 1015\b|rate limit|too many requests/i,
      [
        'rate-limit',
        'Too many requests: 30 in a minute are free, and 100 with a premium key. Wait a minute.',
      ],
    ],
    [
      /invalid api.?key|missing api.?key|x-api-key/i,
      [
        'credential',
        'The API does not accept the {key}: version 1 has it in the path, version 2 in the X-API-KEY header, which needs a premium key.',
      ],
    ],
    [
      /premium|patreon/i,
      ['payment', 'This needs a premium key: its account has to pay for the subscription.'],
    ],
  ],
  codes: {},
};
