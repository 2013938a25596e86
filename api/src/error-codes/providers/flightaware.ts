import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const flightaware: ProviderCodes = {
  name: 'FlightAware',
  slugs: ['flightaware'],
  hosts: ['aeroapi.flightaware.com'],
  source: 'https://www.flightaware.com/aeroapi/portal/documentation',
  checked: '2026-11-25',
  messages: [
    [
      /too many requests|rate limit/i,
      [
        'rate-limit',
        'Too many requests (or pages of results) in a minute for the plan: ask for fewer pages with max_pages.',
      ],
    ],
    [
      /invalid api key|unauthorized|authoriz/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. It goes into the x-apikey header.',
      ],
    ],
    [
      /not (?:available|included)|\btier\b|\bplans?\b|subscri/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/unknown|not found|no data/i, 'not-found'],
  ],
  codes: {},
};
