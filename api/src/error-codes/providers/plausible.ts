import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const plausible: ProviderCodes = {
  name: 'Plausible Analytics',
  slugs: ['plausible'],
  hosts: ['plausible.io'],
  source: 'https://plausible.io/docs/stats-api',
  checked: '2026-11-25',
  messages: [
    [
      /api key or site id/i,
      [
        'credential',
        'The API does not accept the {key} for this site: the {key} is wrong or of somebody without access to it, or site_id is not the domain as Plausible lists it.',
      ],
    ],
    [
      /missing api key/i,
      ['credential', 'The API does not accept the {key}: it is wrong or missing. Send it as a bearer token.'],
    ],
    [
      /does not have access to|subscription plan/i,
      ['payment', 'The plan of the account that owns the {key} does not include this API: see its billing.'],
    ],
    [
      /too many api requests/i,
      ['rate-limit', 'Too many requests this hour: wait, or ask for a higher limit.'],
    ],
  ],
  codes: {},
};
