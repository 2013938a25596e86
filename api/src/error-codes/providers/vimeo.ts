import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const vimeo: ProviderCodes = {
  name: 'Vimeo',
  slugs: ['vimeo'],
  hosts: ['api.vimeo.com'],
  source: 'https://developer.vimeo.com/api/guides/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /upgrade|\bplans?\b|subscription/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    2204: [
      'request',
      'A parameter is missing or has a value that is not valid: invalid_parameters in the response names it.',
    ],
    2205: ['request', 'The API could not read the JSON of the body.'],
    2230: 'request',
    3200: ['permission', 'The {key} lacks a scope, which the message names: create one that has it.'],
    3429: 'permission',
    3433: 'permission',
    4101: ['quota', 'The storage of the plan is used up.'],
    4102: ['quota', 'The uploads of the week are used up.'],
    5000: 'not-found',
    5018: ['not-found', 'The album does not exist.'],
    5460: 'not-found',
    8000: 'credential',
    8001: 'credential',
    8002: 'credential',
    8003: 'credential',
    8012: 'credential',
    8300: 'request',
    9000: 'rate-limit',
  },
};
