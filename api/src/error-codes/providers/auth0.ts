import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const auth0: ProviderCodes = {
  name: 'Auth0',
  slugs: ['auth0'],
  hosts: ['*.auth0.com'],
  source: 'https://auth0.com/docs/api/authentication',
  checked: '2026-11-23',
  messages: [
    [
      /service not enabled within domain/i,
      ['not-enabled', 'The API of this audience is not enabled in the tenant: check the value of audience.'],
    ],
    [
      /client is not authorized to access/i,
      [
        'permission',
        'The application is not allowed to use this API: authorize it in the settings of the API.',
      ],
    ],
    [
      /wrong email or password/i,
      ['customer', 'The user gave a wrong e-mail address or password; the {key} is not the reason.'],
    ],
  ],
  codes: {
    mfa_required: ['customer', 'The user has to log in with a second factor.'],
    too_many_attempts: ['customer', 'The user tried to log in too often and is locked out for a while.'],
    invalid_user_password: ['customer', 'The user gave a wrong name or password.'],
    password_leaked: ['customer', 'The password of the user was leaked: they have to choose another.'],
    insufficient_scope: ['permission', 'The {key} lacks a scope for this.'],
    inexistent_user: 'not-found',
    user_exists: 'conflict',
    unauthorized: ['policy', 'A rule or an action of the tenant refused the login.'],
    too_many_requests: 'rate-limit',
  },
};
