import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A user with this address or name exists already.'];
const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];
const LINK_USER: Meaning = ['customer', 'The link of the user is expired or was used: send another.'];
const REDIRECT_URL: Meaning = [
  'request',
  'The redirect URL is a value that is not registered in the dashboard.',
];
export const stytch: ProviderCodes = {
  name: 'Stytch',
  slugs: ['stytch'],
  hosts: ['api.stytch.com', 'test.stytch.com'],
  source: 'https://stytch.com/docs/api/errors',
  checked: '2026-11-25',
  codes: {
    unauthorized_credentials: [
      'credential',
      'The API does not accept the {key}: the project id (as the name) or the secret (as the password) is wrong, or of the other environment. Test projects are at test.stytch.com.',
    ],
    invalid_secret_authentication: 'credential',
    invalid_project_id: 'credential',
    invalid_project_id_authentication: 'credential',
    unauthorized_action: 'permission',
    unauthorized_environment: [
      'credential',
      'The {key} is wrong for this environment: test and live have different hosts.',
    ],
    user_not_found: 'not-found',
    user_lock_not_found: 'not-found',
    member_not_found: 'not-found',
    organization_not_found: 'not-found',
    session_not_found: [
      'customer',
      'The session of the user is over or does not exist: they have to log in again.',
    ],
    duplicate_email: EXISTS,
    duplicate_phone_number: EXISTS,
    duplicate_member_email: EXISTS,
    otp_code_not_found: WRONG_LOGIN,
    unable_to_auth_otp_code: WRONG_LOGIN,
    unable_to_auth_magic_link: LINK_USER,
    unable_to_auth_totp_code: WRONG_LOGIN,
    unable_to_auth_oauth_token: ['customer', 'The login of the user is expired: send them through it again.'],
    magic_link_not_found: LINK_USER,
    weak_password: ['customer', 'The password is too weak for the policy: ask the user for another.'],
    breached_password: ['customer', 'The password was found in a leak: ask the user for another.'],
    reset_password: ['customer', 'The user has to set another password.'],
    inactive_email: ['customer', 'The address of the user bounced, or complained.'],
    no_match_for_provided_oauth_url: REDIRECT_URL,
    no_match_for_provided_magic_link_url: REDIRECT_URL,
    bad_domain_for_stripe: 'request',
    too_many_requests: 'rate-limit',
    email_template_not_found: 'not-found',
    billing_not_verified_for_email: [
      'payment',
      'Without a payment method, messages may only go to your own domain: add one in the billing.',
    ],
    billing_not_verified: ['payment', 'The project has no payment method: add one in its billing.'],
    sms_user_blocked: ['customer', 'The user blocked these messages.'],
    user_locked: ['customer', 'The user is locked after too many wrong passwords.'],
    invalid_email: ['request', 'The value is not an e-mail address.'],
    invalid_phone_number: ['request', 'The value is not a phone number.'],
    missing_secret: 'credential',
    internal_server_error: 'server',
    captcha_required: ['customer', 'The user has to solve a captcha.'],
  },
};
