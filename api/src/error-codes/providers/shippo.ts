import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const shippo: ProviderCodes = {
  name: 'Shippo',
  slugs: ['shippo'],
  hosts: ['api.goshippo.com'],
  source: 'https://docs.goshippo.com/docs/api_concepts/errors/',
  checked: '2026-11-25',
  messages: [
    [/invalid token|credentials were not provided|authentication/i, 'credential'],
    [
      /carrier account/i,
      ['account', 'The account of the carrier is not set up or was rejected: see its settings.'],
    ],
    [
      /insufficient (?:funds|balance)|billing|payment/i,
      ['payment', 'The account has to add a payment method or pay: see its billing.'],
    ],
    [/duplicate|already/i, ['conflict', 'A record with the same value exists already.']],
    [
      /address/i,
      [
        'request',
        'The address has a value that the carrier does not know: check its street, city and postal code.',
      ],
    ],
    [/not found/i, 'not-found'],
  ],
  codes: {
    carrier_error: ['account', 'The carrier returned an error: see its account, and the message.'],
  },
};
