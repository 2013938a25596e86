import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const shippo: ProviderCodes = {
  name: 'Shippo',
  slugs: ['shippo'],
  hosts: ['api.goshippo.com'],
  source: 'https://docs.goshippo.com/docs/api_concepts/errors/',
  checked: '2026-11-25',
  // A label that could not be made comes with 201.
  find: ({ object_id: id, status, messages }) =>
    typeof id === 'string' && status === 'ERROR' && Array.isArray(messages) ? ['label-failed'] : [],
  messages: [
    [
      /token (?:does not exist|is invalid)|invalid token|credentials were not provided|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing after ShippoToken in the Authorization header.',
      ],
    ],
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
      /required|may not be (?:null|blank)/i,
      ['request', 'A field is missing: the body names it, with what is wrong.'],
    ],
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
    'label-failed': [
      'request',
      'The carrier made no label: messages in the body says which value it does not accept, such as a rate that is expired or an address.',
    ],
    carrier_error: ['account', 'The carrier returned an error: see its account, and the message.'],
  },
};
