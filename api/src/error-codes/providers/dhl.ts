import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const dhl: ProviderCodes = {
  name: 'DHL',
  slugs: ['dhl'],
  hosts: ['api-eu.dhl.com', 'express.api.dhl.com', 'api.dhl.com', 'api-sandbox.dhl.com'],
  source: 'https://developer.dhl.com/api-reference/shipment-tracking',
  checked: '2026-11-25',
  messages: [
    [
      /no shipment with given tracking number|no (?:data|result) found|shipment not found/i,
      ['not-found', 'The tracking number does not exist, or the carrier has not scanned it yet: try later.'],
    ],
    [
      /unauthorized for given resource/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or its app is not approved for this API. It goes into the DHL-API-Key header.',
      ],
    ],
    [
      /missing or invalid credentials|unauthorized for given resource|invalid credentials|missing api key/i,
      'credential',
    ],
    [
      /too many requests within/i,
      [
        'rate-limit',
        'Too many requests: a new app may send 250 a day, and one in five seconds. Ask for more in its settings.',
      ],
    ],
    [/quota|too many requests|rate limit|spike arrest/i, 'rate-limit'],
    [
      /product\(s\).{0,40}not available|not available (?:based|for)|no (?:product|rate)/i,
      [
        'request',
        'The carrier has no service for this parcel: a value such as its weight, size or addresses has to change.',
      ],
    ],
    [
      /postal|postcode|city|address|location/i,
      [
        'request',
        'The address has a value that the carrier does not know: check its street, city and postal code.',
      ],
    ],
    [
      /account.{0,40}\b(?:not|invalid|blocked|suspended|inactive|closed|unknown)|(?:invalid|unknown|missing) (?:[\w-]+ )?account/i,
      ['account', 'The account of the carrier is not set up or was rejected: see its settings.'],
    ],
  ],
  codes: {},
};
