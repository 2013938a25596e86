import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sendcloud: ProviderCodes = {
  name: 'Sendcloud',
  slugs: ['sendcloud'],
  hosts: ['panel.sendcloud.sc'],
  source: 'https://api.sendcloud.dev/docs/sendcloud-public-api/',
  checked: '2026-11-25',
  messages: [
    [
      /invalid api key|invalid username|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: the public key goes as the user name and the secret key as the password into Basic authentication, and one is wrong or missing.',
      ],
    ],
    [
      /no shipping (?:method|price)|not (?:possible|available)/i,
      [
        'request',
        'The carrier has no service for this parcel: a value such as its weight, size or addresses has to change.',
      ],
    ],
    [
      /address|postal|house number/i,
      [
        'request',
        'The address has a value that the carrier does not know: check its street, city and postal code.',
      ],
    ],
    [
      /payment|invoice|direct debit|mandate/i,
      ['payment', 'The account has to add a payment method or pay: see its billing.'],
    ],
    [
      /subscription|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/already|announced/i, ['conflict', 'A record with the same value exists already.']],
    [/not found|no (?:parcel|shipment)/i, 'not-found'],
  ],
  codes: {},
};
