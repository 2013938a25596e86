import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];
const PASSWORD_WEAK: Meaning = [
  'customer',
  'The password is too weak for the policy: ask the user for another.',
];
const FIELD_MISSING: Meaning = ['request', 'A field is missing.'];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: choose a larger plan, or delete what is not used.',
];
const USER_LOG: Meaning = ['customer', 'The user has to log in at the provider again.'];
const WRONG_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, or not the secret key (sk_test_… or sk_live_…) of this instance. Copy it from the API keys page of the dashboard.',
];
export const clerk: ProviderCodes = {
  name: 'Clerk',
  slugs: ['clerk'],
  hosts: ['api.clerk.com', '*.clerk.accounts.dev'],
  source: 'https://clerk.com/docs/errors/overview',
  checked: '2026-11-25',
  codes: {
    authentication_invalid: [
      'credential',
      'The API does not accept the {key}: the secret key is missing from the Authorization header (Bearer sk_…), or is wrong.',
    ],
    clerk_key_invalid: WRONG_KEY,
    secret_key_invalid: WRONG_KEY,
    authorization_invalid: 'permission',
    authorization_header_format_invalid: [
      'credential',
      'The {key} is missing from the Authorization header, or has a wrong form.',
    ],
    resource_not_found: 'not-found',
    user_not_found: 'not-found',
    session_not_found: 'not-found',
    organization_not_found: 'not-found',
    form_identifier_exists: ['conflict', 'A user with this address or name exists already.'],
    form_identifier_not_found: ['customer', 'The user does not exist, or has not signed up yet.'],
    form_password_incorrect: WRONG_LOGIN,
    form_password_pwned: ['customer', 'The password was found in a leak: ask the user for another.'],
    form_password_length_too_short: PASSWORD_WEAK,
    form_password_not_strong_enough: PASSWORD_WEAK,
    form_code_incorrect: WRONG_LOGIN,
    verification_expired: ['customer', 'The code is expired: send the user another.'],
    verification_failed: WRONG_LOGIN,
    form_param_missing: FIELD_MISSING,
    form_param_nil: FIELD_MISSING,
    form_param_format_invalid: 'request',
    form_param_value_invalid: 'request',
    form_param_unknown: ['request', 'The API does not know a parameter.'],
    form_data_missing: FIELD_MISSING,
    form_invalid_password_length: PASSWORD_WEAK,
    request_body_invalid: 'request',
    request_invalid_for_environment: [
      'request',
      'A production instance does not accept this request, or a development one.',
    ],
    feature_not_enabled: [
      'not-enabled',
      'The feature is not enabled for the instance: enable it in the dashboard.',
    ],
    organization_not_enabled_in_instance: ['not-enabled', 'Organizations are not enabled for the instance.'],
    user_quota_exceeded: LIMIT,
    organization_quota_exceeded: LIMIT,
    organization_membership_quota_exceeded: LIMIT,
    unsupported_subscription_plan_features: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    user_locked: ['customer', 'The user is locked after too many wrong passwords.'],
    user_banned: ['customer', 'The user is banned.'],
    too_many_requests: 'rate-limit',
    duplicate_record: ['conflict', 'A record with the same name or value exists already.'],
    already_a_member_in_organization: ['conflict', 'The user is a member already.'],
    not_allowed_access: [
      'policy',
      'The address is blocked by the allow list or block list of the instance, a policy of its owner.',
    ],
    captcha_invalid: ['customer', 'The user failed the check against bots.'],
    origin_invalid: ['restricted', 'The origin of the request is not allowed for this instance.'],
    host_invalid: ['elsewhere', 'The instance is at another host.'],
    maintenance_mode: ['server', 'The API is under maintenance: try again later.'],
    internal_clerk_error: 'server',
    quota_exceeded: LIMIT,
    strategy_for_user_invalid: ['customer', 'The user has no such way to log in.'],
    oauth_missing_refresh_token: USER_LOG,
    oauth_token_retrieval_error: USER_LOG,
    form_password_size_in_bytes_exceeded: ['request', 'The password is too long.'],
    form_password_validation_failed: PASSWORD_WEAK,
    form_username_invalid_length: ['request', 'The username is too short or too long a value.'],
    form_param_max_length_exceeded: ['request', 'A value is too long: meta.param_name in the body names it.'],
    not_a_member_in_organization: ['not-found', 'The user is no member of the organization.'],
    identifier_already_signed_in: ['conflict', 'The user is signed in already.'],
    session_exists: ['conflict', 'The user is signed in already.'],
  },
};
