import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ipqualityscore: ProviderCodes = {
  name: 'IPQualityScore',
  slugs: ['ipqualityscore'],
  hosts: ['ipqualityscore.com', 'www.ipqualityscore.com'],
  source: 'https://www.ipqualityscore.com/documentation/overview',
  checked: '2026-11-25',
  messages: [
    [
      /per day|daily/i,
      [
        'quota',
        'The requests of the day that the plan has are used up: wait for the next day, or choose a larger plan.',
      ],
    ],
    [/invalid or unauthorized key/i, 'credential'],
    [
      /insufficient credits|exceeded your (?:request )?quota|credit usage/i,
      ['payment', 'The credits of the account are used up: wait for the next month, or buy more.'],
    ],
    [/invalid (?:ip|email|phone|url|domain)|provide a valid|please check your submission/i, 'request'],
  ],
  codes: {},
};
