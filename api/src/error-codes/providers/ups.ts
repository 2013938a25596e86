import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ADDRESS_VALUE: Meaning = [
  'request',
  'The address has a value that the carrier does not know: check its street, city and postal code.',
];
const CARRIER_SERVICE: Meaning = [
  'request',
  'The carrier has no service for this parcel: a value such as its weight, size or addresses has to change.',
];
const ACCOUNT_CARRIER: Meaning = [
  'account',
  'The account of the carrier is not set up or was rejected: see its settings.',
];
const TRACKING_NUMBER: Meaning = [
  'not-found',
  'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
];
const TOKEN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or expired, or is of the other environment (onlinetools.ups.com or wwwcie.ups.com for tests).',
];
export const ups: ProviderCodes = {
  name: 'UPS',
  slugs: ['ups'],
  hosts: ['onlinetools.ups.com', 'wwwcie.ups.com'],
  source: 'https://developer.ups.com/api/reference',
  checked: '2026-11-25',
  // Tracking answers with 200, and with a warning for a number that it does not know.
  find: ({ response, trackResponse }) => {
    const warnings = listOf(asObject(trackResponse)?.shipment).map((one) => listOf(asObject(one)?.warnings));
    return [
      ...listOf(asObject(response)?.errors),
      ...(warnings.every((some) => some.length > 0) ? warnings.flat() : []),
    ].flatMap((one) => asText(asObject(one)?.code) ?? []);
  },
  codes: {
    10400: 'credential',
    10401: ['credential', 'The client id or secret is wrong: the client does not exist.'],
    10403: ['permission', 'The application lacks access to this API: add the product to it.'],
    10429: 'rate-limit',
    110002: 'request',
    110208: ADDRESS_VALUE,
    110920: 'request',
    111057: CARRIER_SERVICE,
    111100: CARRIER_SERVICE,
    111210: CARRIER_SERVICE,
    111285: ADDRESS_VALUE,
    111286: ADDRESS_VALUE,
    120100: 'request',
    120101: ['request', 'The shipper number is missing or not valid.'],
    120120: ['account', 'The shipper number is not one of the account, or its account may not ship.'],
    120122: ACCOUNT_CARRIER,
    120124: ACCOUNT_CARRIER,
    120202: ADDRESS_VALUE,
    120802: ADDRESS_VALUE,
    120900: ['account', 'The account that pays is not valid.'],
    128032: 'request',
    151018: TRACKING_NUMBER,
    151044: TRACKING_NUMBER,
    190102: ['conflict', 'The label cannot be voided: it was used or voided already.'],
    190117: ['conflict', 'The label was voided already.'],
    250002: TOKEN,
    250003: TOKEN,
    250009: ['permission', 'The {key} lacks access to this API: add the product to the application.'],
    250010: 'credential',
    264002: ADDRESS_VALUE,
    9264030: ADDRESS_VALUE,
    TV0002: 'request',
    TW0001: TRACKING_NUMBER,
    TV1002: TRACKING_NUMBER,
  },
};
