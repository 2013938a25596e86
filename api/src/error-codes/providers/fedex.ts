import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const NOT_FOUND: Meaning = [
  'not-found',
  'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
];
const REQUEST: Meaning = [
  'request',
  'The address has a value that the carrier does not know: check its street, city and postal code.',
];
const REQUEST_2: Meaning = [
  'request',
  'The carrier has no service for this parcel: a value such as its weight, size or addresses has to change.',
];
export const fedex: ProviderCodes = {
  name: 'FedEx',
  slugs: ['fedex'],
  hosts: ['apis.fedex.com', 'apis-sandbox.fedex.com'],
  source: 'https://developer.fedex.com/api/en-us/guides/api-reference.html',
  checked: '2026-11-25',
  messages: [
    [/client credentials are invalid|access token (?:is )?(?:invalid|expired)/i, 'credential'],
    [/exceeded|too many/i, 'rate-limit'],
  ],
  codes: {
    'NOT.AUTHORIZED.ERROR': [
      'credential',
      'The token is expired, as it is after an hour, or not valid: get another.',
    ],
    'FORBIDDEN.ERROR': [
      'permission',
      'The project lacks access to this API: add it in the developer portal.',
    ],
    'BAD.REQUEST.ERROR': 'request',
    'NOT.FOUND.ERROR': 'not-found',
    'INTERNAL.SERVER.ERROR': 'server',
    'SERVICE.UNAVAILABLE.ERROR': 'overloaded',
    'INVALID.INPUT.EXCEPTION': 'request',
    'TRACKING.TRACKINGNUMBER.NOTFOUND': NOT_FOUND,
    'TRACKING.TRACKINGNUMBER.INVALID': NOT_FOUND,
    'TRACKING.REFERENCENUMBER.NOTFOUND': NOT_FOUND,
    'TRACKING.TRACKINGNUMBER.EMPTY': ['request', 'The tracking number is missing.'],
    'ACCOUNT.NUMBER.MISMATCH': ['account', 'The account number is not one of this project.'],
    'ACCOUNTNUMBER.REGISTRATION.REQUIRED': [
      'account',
      'The account number has to be registered for this project first.',
    ],
    'SHIPPER.POSTALCODE.INVALID': REQUEST,
    'RECIPIENT.POSTALCODE.INVALID': REQUEST,
    'SERVICE.PACKAGECOMBINATION.INVALID': REQUEST_2,
    'SERVICETYPE.NOT.ALLOWED': REQUEST_2,
    'RATE.LOCATION.NOSERVICE': REQUEST_2,
    'STANDARDIZED.ADDRESS.NOTFOUND': REQUEST,
    'SYSTEM.UNEXPECTED.ERROR': 'server',
    'SYSTEM.UNAVAILABLE.EXCEPTION': 'overloaded',
    'LOGIN.REAUTHENTICATE.ERROR': 'credential',
    'ACCOUNT.VALIDATION.ERROR': ['account', 'The account number is not valid.'],
  },
};
