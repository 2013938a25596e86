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
const TRACKING_NUMBER: Meaning = [
  'not-found',
  'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
];
const BALANCE_ACCOUNT: Meaning = ['payment', 'The balance of the account is too low: top it up.'];
const ACCOUNT_CARRIER: Meaning = [
  'account',
  'The account of the carrier is not set up or was rejected: see its settings.',
];
const LABEL_USED: Meaning = ['conflict', 'The label was used already, or is too old for a refund.'];
const KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or not active, or was not sent as the user name of HTTP Basic.',
];
export const easypost: ProviderCodes = {
  name: 'EasyPost',
  slugs: ['easypost'],
  hosts: ['api.easypost.com'],
  source: 'https://docs.easypost.com/docs/errors',
  checked: '2026-11-25',
  codes: {
    'APIKEY.INACTIVE': KEY,
    'APIKEY.INVALID': KEY,
    'API_KEY.INVALID': KEY,
    UNAUTHORIZED: KEY,
    'APIKEY.REQUIRED': KEY,
    'ADDRESS.VERIFY.FAILURE': ADDRESS_VALUE,
    'ADDRESS.VERIFICATION.FAILURE': ADDRESS_VALUE,
    'ADDRESS.VERIFICATION.INVALID': ADDRESS_VALUE,
    'E.ADDRESS.NOT_FOUND': ADDRESS_VALUE,
    'E.ADDRESS.INVALID': ADDRESS_VALUE,
    'E.HOUSE_NUMBER.INVALID': ADDRESS_VALUE,
    'ADDRESS.PARAMETERS.INVALID': ADDRESS_VALUE,
    'ADDRESS.COUNTRY.INVALID': ADDRESS_VALUE,
    'PARAMETER.REQUIRED': ['request', 'A parameter is missing.'],
    'PARAMETER.INVALID': 'request',
    'SHIPMENT.INVALID_PARAMS': 'request',
    'SHIPMENT.POSTAGE.FAILURE': [
      'account',
      'The carrier did not issue the label: see the account of the carrier, and the message.',
    ],
    'SHIPMENT.POSTAGE.EXISTS': ['conflict', 'The label was bought already.'],
    'SHIPMENT.RATE.UNAVAILABLE': CARRIER_SERVICE,
    'RATE.UNAVAILABLE': CARRIER_SERVICE,
    'SHIPMENT.RATES.UNAVAILABLE': CARRIER_SERVICE,
    'SHIPMENT.NOT_FOUND': 'not-found',
    'RECORD.NOT_FOUND': 'not-found',
    NOT_FOUND: 'not-found',
    'TRACKER.CREATE.ERROR': TRACKING_NUMBER,
    'TRACKER.NOT_FOUND': TRACKING_NUMBER,
    'TRACKING_CODE.INVALID': TRACKING_NUMBER,
    'BILLING.INSUFFICIENT_FUNDS': BALANCE_ACCOUNT,
    INSUFFICIENT_FUNDS: BALANCE_ACCOUNT,
    PAYMENT_REQUIRED: BALANCE_ACCOUNT,
    'CARRIER.ACCOUNT.NOT_FOUND': ACCOUNT_CARRIER,
    'CARRIER_ACCOUNT.INVALID': ACCOUNT_CARRIER,
    'REFUND.FAILURE': LABEL_USED,
    'SHIPMENT.REFUND.UNAVAILABLE': LABEL_USED,
    RATE_LIMITED: 'rate-limit',
    'MODE.UNAUTHORIZED': [
      'permission',
      'The {key} may not be used in this mode: one for tests begins with EZTK, one for production with EZAK.',
    ],
    'SERVICE.UNAVAILABLE': 'overloaded',
    INTERNAL_SERVER_ERROR: 'server',
    TIMEOUT: ['server', 'The carrier took too long: try again.'],
  },
};
