import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WRONG_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is missing, wrong or expired. It goes into the as-api-key header.',
];

export const aftership: ProviderCodes = {
  name: 'AfterShip',
  slugs: ['aftership'],
  hosts: ['api.aftership.com'],
  source: 'https://www.aftership.com/docs/tracking/quickstart/request-errors',
  checked: '2026-11-25',
  // 40101 is a kind of 401.
  find: ({ meta }) => {
    const code = String(asObject(meta)?.code ?? '');
    return /^\d{3,5}$/.test(code) && !/^2\d\d/.test(code) ? [code, code.slice(0, 3)] : [];
  },
  codes: {
    401: WRONG_KEY,
    403: 'permission',
    404: 'not-found',
    429: 'rate-limit',
    4001: 'request',
    4002: 'request',
    4003: ['conflict', 'The tracking exists already.'],
    4004: [
      'not-found',
      'The tracking number does not exist, or the carrier has not scanned it yet: try later.',
    ],
    4005: 'request',
    4006: 'request',
    4007: ['request', 'The courier has a value that does not exist, or cannot be told from the number.'],
    4008: ['account', 'The courier needs an account of its own, which is not set up.'],
    4009: 'request',
    4010: 'request',
    4011: 'request',
    4012: ['request', 'The courier cannot be told from the number: name it in a field.'],
    4013: 'request',
    4014: 'request',
    4015: 'request',
    4016: ['conflict', 'The tracking was restarted already.'],
    4017: ['conflict', 'The tracking is active already.'],
    4101: 'credential',
    4102: 'credential',
    4103: 'credential',
    4104: 'permission',
    4105: 'permission',
    4106: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    40101: 'credential',
    40103: 'credential',
  },
};
