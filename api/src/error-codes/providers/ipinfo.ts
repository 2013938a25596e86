import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ipinfo: ProviderCodes = {
  name: 'IPinfo',
  slugs: ['ipinfo'],
  hosts: ['ipinfo.io', 'api.ipinfo.io'],
  source: 'https://ipinfo.io/developers/responses',
  checked: '2026-11-25',
  messages: [
    [
      /rate limit exceeded|hit the (?:daily|monthly) limit|monthly limit/i,
      [
        'quota',
        'The requests of the month are used up: choose a larger plan, or send the {key} if it was not.',
      ],
    ],
    [/unknown token|invalid token/i, 'credential'],
    [/wrong ip|provide a valid ip|not a valid/i, ['request', 'The value is not an IP address.']],
    [
      /token does not have access|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
