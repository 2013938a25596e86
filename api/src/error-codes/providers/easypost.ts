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
const NOT_FOUND: Meaning = [
  'not-found',
  'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
];
const PAYMENT: Meaning = ['payment', 'The balance of the account is too low: top it up.'];
const ACCOUNT: Meaning = [
  'account',
  'The account of the carrier is not set up or was rejected: see its settings.',
];
const CONFLICT: Meaning = ['conflict', 'The label was used already, or is too old for a refund.'];
export const easypost: ProviderCodes = {
  name: 'EasyPost',
  slugs: ['easypost'],
  hosts: ['api.easypost.com'],
  source: 'https://docs.easypost.com/docs/errors',
  checked: '2026-11-25',
  codes: {
    'APIKEY.INACTIVE': 'credential',
    'APIKEY.INVALID': 'credential',
    'API_KEY.INVALID': 'credential',
    UNAUTHORIZED: 'credential',
    'APIKEY.REQUIRED': 'credential',
    'ADDRESS.VERIFY.FAILURE': REQUEST,
    'ADDRESS.VERIFICATION.FAILURE': REQUEST,
    'ADDRESS.VERIFICATION.INVALID': REQUEST,
    'E.ADDRESS.NOT_FOUND': REQUEST,
    'E.ADDRESS.INVALID': REQUEST,
    'E.HOUSE_NUMBER.INVALID': REQUEST,
    'ADDRESS.PARAMETERS.INVALID': REQUEST,
    'ADDRESS.COUNTRY.INVALID': REQUEST,
    'PARAMETER.REQUIRED': ['request', 'A parameter is missing.'],
    'PARAMETER.INVALID': 'request',
    'SHIPMENT.INVALID_PARAMS': 'request',
    'SHIPMENT.POSTAGE.FAILURE': [
      'account',
      'The carrier did not issue the label: see the account of the carrier, and the message.',
    ],
    'SHIPMENT.POSTAGE.EXISTS': ['conflict', 'The label was bought already.'],
    'SHIPMENT.RATE.UNAVAILABLE': REQUEST_2,
    'RATE.UNAVAILABLE': REQUEST_2,
    'SHIPMENT.RATES.UNAVAILABLE': REQUEST_2,
    'SHIPMENT.NOT_FOUND': 'not-found',
    'RECORD.NOT_FOUND': 'not-found',
    NOT_FOUND: 'not-found',
    'TRACKER.CREATE.ERROR': NOT_FOUND,
    'TRACKER.NOT_FOUND': NOT_FOUND,
    'TRACKING_CODE.INVALID': NOT_FOUND,
    'BILLING.INSUFFICIENT_FUNDS': PAYMENT,
    INSUFFICIENT_FUNDS: PAYMENT,
    PAYMENT_REQUIRED: PAYMENT,
    'CARRIER.ACCOUNT.NOT_FOUND': ACCOUNT,
    'CARRIER_ACCOUNT.INVALID': ACCOUNT,
    'REFUND.FAILURE': CONFLICT,
    'SHIPMENT.REFUND.UNAVAILABLE': CONFLICT,
    RATE_LIMITED: 'rate-limit',
    'MODE.UNAUTHORIZED': [
      'permission',
      'The {key} may not be used in this mode: test and production have different ones.',
    ],
    'SERVICE.UNAVAILABLE': 'overloaded',
    INTERNAL_SERVER_ERROR: 'server',
    TIMEOUT: ['server', 'The carrier took too long: try again.'],
  },
};
