import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors are texts. */
export const usgsEarthquakes: ProviderCodes = {
  name: 'USGS Earthquake Catalog',
  slugs: ['usgs-earthquakes'],
  hosts: ['earthquake.usgs.gov'],
  source: 'https://earthquake.usgs.gov/fdsnws/event/1/',
  checked: '2026-11-25',
  messages: [
    [
      /exceeds search limit/i,
      [
        'request',
        'The search matches too many events: send values that match fewer, such as a shorter time or a larger minmagnitude, or limit and offset.',
      ],
    ],
    [
      /\bbad \w+ value|unknown parameter/i,
      ['request', 'A parameter has a value or a name that is not valid: the message says which.'],
    ],
  ],
  codes: {},
};
