import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const opencage: ProviderCodes = {
  name: 'OpenCage',
  slugs: ['opencage'],
  hosts: ['api.opencagedata.com'],
  source: 'https://opencagedata.com/api#codes',
  checked: '2026-11-25',
  messages: [
    [
      /(?:unknown|missing|invalid) api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. It goes into the parameter key.',
      ],
    ],
    [
      /quota exceeded/i,
      ['quota', 'The requests of the day are used up: wait until midnight UTC, or choose a larger plan.'],
    ],
    [
      /ip address rejected/i,
      ['restricted', 'The {key} may not be used from this address: change that in the dashboard.'],
    ],
    [
      /disabled|blocked|suspended/i,
      ['account', 'The account or its {key} was disabled: see the dashboard, and ask the support.'],
    ],
    [/too many requests|rate limited/i, 'rate-limit'],
    [
      /missing or bad query|coordinates out of bounds/i,
      [
        'request',
        'The parameter q is missing or not valid: it takes an address of two letters or more, or coordinates as “latitude,longitude”.',
      ],
    ],
    [/invalid request/i, 'request'],
  ],
  codes: {},
};
