import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const xero: ProviderCodes = {
  name: 'Xero',
  slugs: ['xero'],
  hosts: ['api.xero.com', 'identity.xero.com'],
  source: 'https://developer.xero.com/documentation/api/accounting/responsecodes',
  checked: '2026-11-25',
  // The same words mean one thing with 401 and another with 403.
  find: ({ Status: status, Detail: detail, ErrorNumber: number }, headers) => [
    ...(typeof status === 'number' && typeof detail === 'string' ? [`${status} ${detail.slice(0, 60)}`] : []),
    ...(typeof number === 'number' ? [String(number)] : []),
    ...(headers['x-rate-limit-problem'] === undefined ? [] : [`${headers['x-rate-limit-problem']}-limit`]),
  ],
  messages: [
    [
      /TokenExpired/i,
      ['credential', 'The {key} is expired, as it is after 30 minutes: get another with the refresh token.'],
    ],
    [
      /InsufficientScope|AuthorizationUnsuccessful/i,
      [
        'permission',
        'The {key} lacks a scope for this (such as accounting.transactions): add it to the configuration and connect again.',
      ],
    ],
    [/already (?:exists|used)|must be unique/i, ['conflict', 'The value exists already.']],
  ],
  codes: {
    'day-limit': [
      'quota',
      'The calls of the day for this organization (5,000) are used up: wait as long as Retry-After says.',
    ],
    'minute-limit': [
      'rate-limit',
      'Too many requests: 60 in a minute are allowed for each organization. The {key} itself is not the reason.',
    ],
    'appminute-limit': [
      'rate-limit',
      'Too many requests of the app in this minute, in all its organizations together (10,000).',
    ],
    'concurrent-limit': ['rate-limit', 'Too many requests at the same time: 5 are allowed.'],
    '401 AuthenticationUnsuccessful': [
      'credential',
      'The API does not accept the {key}: it is wrong, expired or revoked, or Bearer before it is missing. Get another with the refresh token.',
    ],
    '403 AuthenticationUnsuccessful': [
      'permission',
      'The login lacks a permission for this organization: the Xero-tenant-id header is missing or wrong, or the organization was disconnected.',
    ],
    10: 'request',
    14: 'not-found',
    16: 'request',
    17: ['payment', 'The organization has to pay: its billing is not in order.'],
    invalid_grant: ['credential', 'The refresh token is expired or was used before: connect again.'],
  },
};
