import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const segment: ProviderCodes = {
  name: 'Segment',
  slugs: ['segment'],
  hosts: ['api.segment.io', 'api.segmentapis.com', 'events.eu1.segmentapis.com'],
  source: 'https://segment.com/docs/connections/sources/catalog/libraries/server/http-api/',
  checked: '2026-11-25',
  messages: [
    [/invalid write ?key|write key/i, 'credential'],
    [
      /feature.{0,40}not enabled|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    authorization_failed: 'permission',
    unauthenticated: 'credential',
    forbidden: 'permission',
    'not-found': 'not-found',
    'bad-request': 'request',
  },
};
