import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const xero: ProviderCodes = {
  name: 'Xero',
  slugs: ['xero'],
  hosts: ['api.xero.com', 'identity.xero.com'],
  source: 'https://developer.xero.com/documentation/api/accounting/responsecodes',
  checked: '2026-11-25',
  messages: [
    [
      /TokenExpired/i,
      ['credential', 'The {key} is expired, as it is after 30 minutes: get another with the refresh token.'],
    ],
    [
      /AuthenticationUnsuccessful/i,
      [
        'permission',
        'The login lacks a permission for this organization: the Xero-tenant-id is wrong, or the organization was disconnected.',
      ],
    ],
    [
      /InsufficientScope/i,
      ['permission', 'The {key} lacks a scope: add it to the configuration and connect again.'],
    ],
    [/already (?:exists|used)|must be unique/i, ['conflict', 'The value exists already.']],
  ],
  codes: {
    10: 'request',
    14: 'not-found',
    16: 'request',
    17: ['payment', 'The organization has to pay: its billing is not in order.'],
    invalid_grant: ['credential', 'The refresh token is expired or was used before: connect again.'],
  },
};
