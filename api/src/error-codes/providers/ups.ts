import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const REQUEST: Meaning = [
  'request',
  'The address has a value that the carrier does not know: check its street, city and postal code.',
];
const REQUEST_2: Meaning = [
  'request',
  'The carrier has no service for this parcel: a value such as its weight, size or addresses has to change.',
];
const ACCOUNT: Meaning = [
  'account',
  'The account of the carrier is not set up or was rejected: see its settings.',
];
const NOT_FOUND: Meaning = [
  'not-found',
  'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
];
export const ups: ProviderCodes = {
  name: 'UPS',
  slugs: ['ups'],
  hosts: ['onlinetools.ups.com', 'wwwcie.ups.com'],
  source: 'https://developer.ups.com/api/reference',
  checked: '2026-11-25',
  codes: {
    10400: 'credential',
    10401: ['credential', 'The client id or secret is wrong: the client does not exist.'],
    10403: ['permission', 'The application lacks access to this API: add the product to it.'],
    10429: 'rate-limit',
    110002: 'request',
    110208: REQUEST,
    110920: 'request',
    111057: REQUEST_2,
    111100: REQUEST_2,
    111210: REQUEST_2,
    111285: REQUEST,
    111286: REQUEST,
    120100: 'request',
    120101: ['request', 'The shipper number is missing or not valid.'],
    120120: ['account', 'The shipper number is not one of the account, or its account may not ship.'],
    120122: ACCOUNT,
    120124: ACCOUNT,
    120202: REQUEST,
    120802: REQUEST,
    120900: ['account', 'The account that pays is not valid.'],
    128032: 'request',
    151018: NOT_FOUND,
    151044: NOT_FOUND,
    190102: ['conflict', 'The label cannot be voided: it was used or voided already.'],
    190117: ['conflict', 'The label was voided already.'],
    250002: 'credential',
    250003: 'credential',
    250009: ['permission', 'The {key} lacks access to this API: add the product to the application.'],
    250010: 'credential',
    264002: REQUEST,
    9264030: REQUEST,
    TV0002: 'request',
    TW0001: NOT_FOUND,
    TV1002: NOT_FOUND,
  },
};
