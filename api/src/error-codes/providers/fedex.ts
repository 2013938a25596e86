import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TRACKING_NUMBER: Meaning = [
  'not-found',
  'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
];
const ADDRESS_VALUE: Meaning = [
  'request',
  'The address has a value that the carrier does not know: check its street, city and postal code.',
];
const CARRIER_SERVICE: Meaning = [
  'request',
  'The carrier has no service for this parcel: a value such as its weight, size or addresses has to change.',
];
export const fedex: ProviderCodes = {
  name: 'FedEx',
  slugs: ['fedex'],
  hosts: ['apis.fedex.com', 'apis-sandbox.fedex.com'],
  source: 'https://developer.fedex.com/api/en-us/guides/api-reference.html',
  checked: '2026-11-25',
  // Tracking answers with 200, and with an error in each result.
  find: ({ output }) => {
    const results = listOf(asObject(output)?.completeTrackResults)
      .flatMap((one) => listOf(asObject(one)?.trackResults))
      .map((one) => asText(asObject(asObject(one)?.error)?.code));
    return results.includes(undefined) ? [] : results.flatMap((code) => code ?? []);
  },
  messages: [
    [
      /client credentials/i,
      [
        'credential',
        'The API does not accept the {key}: the client id or secret is wrong, or is of the other environment (apis.fedex.com or apis-sandbox.fedex.com).',
      ],
    ],
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
    'TRACKING.TRACKINGNUMBER.NOTFOUND': TRACKING_NUMBER,
    'TRACKING.TRACKINGNUMBER.INVALID': TRACKING_NUMBER,
    'TRACKING.REFERENCENUMBER.NOTFOUND': TRACKING_NUMBER,
    'TRACKING.TRACKINGNUMBER.EMPTY': ['request', 'The tracking number is missing.'],
    'ACCOUNT.NUMBER.MISMATCH': [
      'account',
      'The account number is a value that does not belong to this project: add it in the developer portal, or send another.',
    ],
    'ACCOUNTNUMBER.REGISTRATION.REQUIRED': [
      'account',
      'The account number has to be registered for this project first.',
    ],
    'SHIPPER.POSTALCODE.INVALID': ADDRESS_VALUE,
    'RECIPIENT.POSTALCODE.INVALID': ADDRESS_VALUE,
    'SERVICE.PACKAGECOMBINATION.INVALID': CARRIER_SERVICE,
    'SERVICETYPE.NOT.ALLOWED': CARRIER_SERVICE,
    'RATE.LOCATION.NOSERVICE': CARRIER_SERVICE,
    'STANDARDIZED.ADDRESS.NOTFOUND': ADDRESS_VALUE,
    'SYSTEM.UNEXPECTED.ERROR': 'server',
    'SYSTEM.UNAVAILABLE.EXCEPTION': 'overloaded',
    'LOGIN.REAUTHENTICATE.ERROR': 'credential',
    'ACCOUNT.VALIDATION.ERROR': ['account', 'The account number is not valid.'],
  },
};
