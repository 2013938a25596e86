import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USED_ENDPOINT: Meaning = [
  'permission',
  'The {key} may not be used for this: the endpoint needs a master key, or another plan.',
];
export const apollo: ProviderCodes = {
  name: 'Apollo',
  slugs: ['apollo'],
  hosts: ['api.apollo.io'],
  source: 'https://docs.apollo.io/reference/status-codes-errors',
  checked: '2026-11-25',
  messages: [
    [/not accessible with this api_?key|master (?:api )?key|api_inaccessible/i, USED_ENDPOINT],
    [
      /free plan|upgrade|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /insufficient credits|credits/i,
      ['payment', 'The credits of the account are used up: buy more, or wait until they are renewed.'],
    ],
    [/invalid (?:access )?credentials|invalid api key/i, 'credential'],
    [/maximum number of api calls|rate limit|times per (?:minute|hour|day)/i, 'rate-limit'],
  ],
  codes: {
    API_INACCESSIBLE: USED_ENDPOINT,
  },
};
