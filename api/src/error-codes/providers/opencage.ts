import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const opencage: ProviderCodes = {
  name: 'OpenCage',
  slugs: ['opencage'],
  hosts: ['api.opencagedata.com'],
  source: 'https://opencagedata.com/api#codes',
  checked: '2026-11-25',
  messages: [
    [/unknown api key|missing api key|invalid api key/i, 'credential'],
    [
      /quota exceeded/i,
      ['quota', 'The requests of the day are used up: wait until midnight UTC, or choose a larger plan.'],
    ],
    [
      /ip address rejected|disabled|blocked/i,
      ['restricted', 'The {key} is disabled, or may not be used from this address.'],
    ],
    [/too many requests|rate limited/i, 'rate-limit'],
    [/coordinates out of bounds|invalid request|missing or bad query/i, 'request'],
  ],
  codes: {},
};
