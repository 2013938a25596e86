import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USED_ENDPOINT: Meaning = [
  'permission',
  'The {key} may not be used for this: the endpoint needs a master key, which is chosen when a key is created, or another plan.',
];
const CALLS: Meaning = [
  'rate-limit',
  'Too many requests: the plan limits those to each endpoint by the minute, the hour and the day.',
];
export const apollo: ProviderCodes = {
  name: 'Apollo',
  slugs: ['apollo'],
  hosts: ['api.apollo.io'],
  source: 'https://docs.apollo.io/reference/status-codes-errors',
  checked: '2026-11-25',
  messages: [
    [/maximum number of api calls|rate limit|times per (?:minute|hour|day)/i, CALLS],
    [
      /\bfree plan/i,
      [
        'payment',
        'The account has to pay for this endpoint: its free plan does not include it. Choose a larger one.',
      ],
    ],
    [/not accessible with this api_?key|master (?:api )?key|api_inaccessible/i, USED_ENDPOINT],
    [
      /free plan|upgrade|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /insufficient credits|credits/i,
      ['payment', 'The credits of the account are used up: buy more, or wait until they are renewed.'],
    ],
    [
      /invalid (?:access )?credentials|invalid api key|x-api-key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent in the X-Api-Key header.',
      ],
    ],
  ],
  codes: {
    API_INACCESSIBLE: USED_ENDPOINT,
    INVALID_API_KEY_LOCATION: [
      'credential',
      'The API does not accept the {key} where it is: send it in the X-Api-Key header, not in the address or the body.',
    ],
  },
};
