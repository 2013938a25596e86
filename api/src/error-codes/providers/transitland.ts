import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const transitland: ProviderCodes = {
  name: 'Transitland',
  slugs: ['transitland'],
  hosts: ['transit.land', 'api.transit.land'],
  source: 'https://www.transit.land/documentation/rest-api/',
  checked: '2026-11-25',
  messages: [
    [
      /unauthorized|no api key|invalid (?:authentication|api key)/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. Send it in the apikey header or parameter.',
      ],
    ],
  ],
  codes: {},
};
