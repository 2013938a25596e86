import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const honeycomb: ProviderCodes = {
  name: 'Honeycomb',
  slugs: ['honeycomb'],
  hosts: ['api.honeycomb.io', 'api.eu1.honeycomb.io'],
  source: 'https://api-docs.honeycomb.io/api/errors',
  checked: '2026-11-25',
  messages: [
    [
      /unknown api key|invalid api key/i,
      [
        'credential',
        'The API does not accept the {key}: it goes into the X-Honeycomb-Team header, and is wrong, or of a team in the other region (api.honeycomb.io or api.eu1.honeycomb.io).',
      ],
    ],
    [/dataset not found|not found/i, 'not-found'],
    [/already exists/i, ['conflict', 'A record with the same name or value exists already.']],
    [/denied|permission|scope/i, 'permission'],
    [/throttled|rate limit/i, 'rate-limit'],
  ],
  codes: {},
};
