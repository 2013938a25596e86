import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const shodan: ProviderCodes = {
  name: 'Shodan',
  slugs: ['shodan'],
  hosts: ['api.shodan.io'],
  source: 'https://developer.shodan.io/api',
  checked: '2026-11-25',
  messages: [
    [
      /no information available/i,
      [
        'not-found',
        'The address is not known: nothing about it was found, so for the API it does not exist.',
      ],
    ],
    [
      /insufficient (?:query|scan|export) credits|out of .{0,20}credits/i,
      [
        'quota',
        'The query or scan credits of the month are used up: wait until they are renewed, or choose a larger plan.',
      ],
    ],
    [
      /requires membership|upgrade|higher plan|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/invalid api key|401 unauthorized/i, 'credential'],
    [/rate limit/i, 'rate-limit'],
    [/invalid ip|invalid (?:search )?query|parse/i, 'request'],
  ],
  codes: {},
};
