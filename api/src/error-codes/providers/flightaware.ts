import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const flightaware: ProviderCodes = {
  name: 'FlightAware',
  slugs: ['flightaware'],
  hosts: ['aeroapi.flightaware.com'],
  source: 'https://www.flightaware.com/aeroapi/portal/documentation',
  checked: '2026-11-25',
  messages: [
    [/too many requests|rate/i, 'rate-limit'],
    [/invalid api key|unauthorized|authoriz/i, 'credential'],
    [
      /not (?:authorized|available|included)|tier|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/unknown|not found|no data/i, 'not-found'],
  ],
  codes: {},
};
