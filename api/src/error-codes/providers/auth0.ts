import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];

export const auth0: ProviderCodes = {
  name: 'Auth0',
  slugs: ['auth0'],
  hosts: ['*.auth0.com'],
  source: 'https://auth0.com/docs/api/authentication',
  checked: '2026-11-25',
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
    access_denied: ['customer', 'The user, a rule or a policy denied the login.'],
    invalid_grant: WRONG_LOGIN,
    invalid_password: WRONG_LOGIN,
    password_dictionary_error: ['customer', 'The password is too common: ask the user for another.'],
    password_no_user_info_error: ['customer', 'The password holds the name of the user: ask for another.'],
    password_strength_error: ['customer', 'The password is too weak: ask the user for another.'],
    invalid_signup: ['customer', 'The user exists already, or the values are not valid.'],
    username_exists: ['conflict', 'A user of this name exists already.'],
    unauthorized_client: [
      'not-enabled',
      'The grant is not enabled for the application: enable it in its settings.',
    ],
    invalid_client: 'credential',
    requires_verification: ['customer', 'The user has to pass a check against bots.'],
    blocked_user: ['customer', 'The user is blocked.'],
    login_required: ['customer', 'The user has to log in.'],
    consent_required: ['customer', 'The user has to give their consent.'],
    interaction_required: ['customer', 'The user has to log in again.'],
    inexistent_connection: ['not-found', 'The connection does not exist.'],
    invalid_body: 'request',
    invalid_query_string: 'request',
    invalid_uri: 'request',
    invalid_token: 'credential',
    operation_not_supported: 'not-enabled',
    inexistent_client: ['not-found', 'The application does not exist.'],
    auth0_idp_error: ['conflict', 'The user exists already, or the identity provider returned an error.'],
    insufficient_entitlements: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    expired_token: ['customer', 'The user took too long to log in.'],
    authorization_pending: [
      'not-ready',
      'The user has not logged in yet, so the token is not ready: ask again shortly.',
    ],
    slow_down: 'rate-limit',
    feature_not_enabled: 'not-enabled',
    unsupported_grant_type: ['not-enabled', 'The grant is not enabled for the application.'],
    mfa_invalid_code: WRONG_LOGIN,
    password_change_required: ['customer', 'The user has to change their password.'],
  },
};
