import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const xero: ProviderCodes = {
  name: 'Xero',
  slugs: ['xero'],
  hosts: ['api.xero.com', 'identity.xero.com'],
  source: 'https://developer.xero.com/documentation/api/accounting/responsecodes',
  checked: '2026-11-25',
  // The same words mean one thing with 401 and another with 403.
  find: ({ Status: status, Detail: detail, ErrorNumber: number }) => [
    ...(typeof status === 'number' && typeof detail === 'string' ? [`${status} ${detail.slice(0, 60)}`] : []),
    ...(typeof number === 'number' ? [String(number)] : []),
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
