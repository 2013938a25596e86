import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const tink: ProviderCodes = {
  name: 'Tink',
  slugs: ['tink'],
  hosts: ['api.tink.com'],
  source: 'https://docs.tink.com/api#general/error-codes',
  checked: '2026-11-25',
  codes: {
    'oauth.invalid_scope': 'permission',
    'oauth.access_denied': 'permission',
    'oauth.invalid_client': 'credential',
    'oauth.token_not_found': 'credential',
    'auth.unauthorized': 'credential',
    'auth.forbidden': 'permission',
    TEMPORARY_ERROR: ['server', 'The bank had a problem: try again later.'],
    AUTHENTICATION_ERROR: ['customer', 'The user could not log in at the bank.'],
    SESSION_EXPIRED: [
      'customer',
      'The user’s session at the bank is expired: send them through the login again.',
    ],
    'user.user_with_external_user_id_already_exists': [
      'conflict',
      'A user with this external id exists already: use that one.',
    ],
  },
};
