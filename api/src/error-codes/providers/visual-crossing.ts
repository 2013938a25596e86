import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const visualCrossing: ProviderCodes = {
  name: 'Visual Crossing',
  slugs: ['visual-crossing'],
  hosts: ['weather.visualcrossing.com'],
  source: 'https://www.visualcrossing.com/resources/documentation/weather-api/how-to-deal-with-errors/',
  checked: '2026-11-25',
  messages: [
    [
      /no account found with api key|invalid api key|no api key/i,
      ['credential', 'The API does not accept the {key}: it is wrong, or was not sent as the parameter key.'],
    ],
    [
      /concurrent/i,
      [
        'rate-limit',
        'Too many requests at the same time for the plan: send the next one when one is finished.',
      ],
    ],
    [
      /maximum (?:daily cost|number)|exceeded the maximum/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [
      /invalid location|bad api request:? ?invalid location/i,
      [
        'not-found',
        'The place cannot be found: the location in the path has to be a value such as a city, an address or coordinates.',
      ],
    ],
    [
      /\bplans?\b|subscription/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
