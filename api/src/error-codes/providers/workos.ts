import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];
export const workos: ProviderCodes = {
  name: 'WorkOS',
  slugs: ['workos'],
  hosts: ['api.workos.com'],
  source: 'https://workos.com/docs/reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /could not authorize the request|^unauthori[sz]ed$/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, expired or revoked. It is the secret one (sk_…) of the environment, and goes into the Authorization header after Bearer.',
      ],
    ],
  ],
  codes: {
    unauthorized: 'credential',
    invalid_client: 'credential',
    entity_not_found: [
      'not-found',
      'It does not exist in the environment of the {key}: check the id, and whether it is of staging or production.',
    ],
    user_not_found: 'not-found',
    organization_not_found: 'not-found',
    connection_not_found: 'not-found',
    connection_invalid: ['account', 'The connection of the account is not set up or not active.'],
    connection_unlinked: [
      'account',
      'The connection of the account is not linked to its identity provider yet.',
    ],
    email_required: ['request', 'A field is missing.'],
    email_not_available: ['conflict', 'A user with this address or name exists already.'],
    duplicate_external_id: EXISTS,
    user_creation_error: 'request',
    password_strength_error: [
      'customer',
      'The password is too weak for the policy: ask the user for another.',
    ],
    invalid_credentials: WRONG_LOGIN,
    invalid_one_time_code: WRONG_LOGIN,
    one_time_code_expired: ['customer', 'The code of the user is expired: send another.'],
    email_verification_required: ['customer', 'The user has to verify their e-mail address first.'],
    mfa_enrollment: ['customer', 'The user has to set up a second factor first.'],
    mfa_challenge: ['customer', 'The user has to enter the second factor.'],
    organization_selection_required: ['customer', 'The user has to choose an organization.'],
    sso_required: ['customer', 'The user has to log in by single sign-on.'],
    invalid_grant: ['credential', 'The code or the refresh token is expired or was used.'],
    invalid_request_parameters: 'request',
    unprocessable_entity: 'request',
    invalid_redirect_uri: ['request', 'The redirect URI is a value that is not registered.'],
    'redirect-uri-invalid': 'request',
    domain_already_exists: EXISTS,
    organization_domain_already_in_use: EXISTS,
    profile_not_allowed_outside_organization: [
      'customer',
      'The user is of another domain than the organization.',
    ],
    rate_limit_exceeded: 'rate-limit',
    forbidden: 'permission',
    idp_initiated_sso_disabled: ['not-enabled', 'Logins that the identity provider begins are not enabled.'],
  },
};
