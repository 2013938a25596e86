import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
const USER_ADDRESS: Meaning = ['conflict', 'A user with this address or name exists already.'];
const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];
const WAY_LOG: Meaning = ['not-enabled', 'This way to log in is not enabled in the project.'];
const TIMEOUT: Meaning = [
  'server',
  'The function used too much time or memory, and took too long: see its log.',
];
export const supabase: ProviderCodes = {
  name: 'Supabase',
  slugs: ['supabase'],
  hosts: ['*.supabase.co', 'api.supabase.com', '*.supabase.in'],
  source: 'https://supabase.com/docs/guides/auth/debugging/error-codes',
  checked: '2026-11-25',
  statuses: { 540: ['account', 'The project of the account is paused: restore it in the dashboard.'] },
  messages: [
    [
      /invalid api key|no api key found/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, of another project, or was not sent in the apikey header.',
      ],
    ],
    [
      /jws(?:error)?|jwt (?:expired|malformed)|invalid jwt|invalid token|invalid number of segments|invalid claim/i,
      ['credential', 'The token of the user is expired or not valid: renew the session.'],
    ],
    [
      /row-level security/i,
      [
        'permission',
        'A row level security policy does not allow this: add one, or call with the session of a user.',
      ],
    ],
    [
      /bucket not found|object not found/i,
      ['not-found', 'The bucket or file does not exist, or a policy hides it.'],
    ],
    [
      /the resource already exists/i,
      ['conflict', 'A file of this name exists already: the header x-upsert with true replaces it.'],
    ],
    [/duplicate/i, EXISTS],
    [
      /exceeded the maximum allowed size|too large/i,
      ['request', 'The file is too large: the bucket or the project limits the size.'],
    ],
    [/mime type .{0,60}not supported/i, ['request', 'The bucket does not accept this type of file.']],
    [/user already registered/i, USER_ADDRESS],
    [
      /for security purposes, you can only|email rate limit/i,
      ['rate-limit', 'Too many requests for this user: wait as long as the message says.'],
    ],
    [
      /signups? not allowed|provider is not enabled|logins are disabled|provider.{0,30}(?:disabled|not enabled)/i,
      ['not-enabled', 'This way to log in is not enabled in the project: enable it there.'],
    ],
    [
      /project (?:is )?(?:paused|not active)/i,
      ['account', 'The project is paused: restore it in the dashboard of the account.'],
    ],
    [
      /exceed.{0,20}(?:quota|limit)|restricted due to/i,
      ['quota', 'A quota of the account is used up: choose a larger plan, or delete what is not used.'],
    ],
  ],
  codes: {
    invalid_credentials: WRONG_LOGIN,
    email_not_confirmed: ['customer', 'The user has not confirmed their e-mail address yet.'],
    phone_not_confirmed: ['customer', 'The user has not confirmed their phone number yet.'],
    user_not_found: ['customer', 'The user does not exist, or has not signed up yet.'],
    user_already_exists: USER_ADDRESS,
    email_exists: USER_ADDRESS,
    phone_exists: USER_ADDRESS,
    identity_already_exists: USER_ADDRESS,
    user_banned: ['customer', 'The user is banned.'],
    weak_password: ['customer', 'The password is too weak for the policy: ask the user for another.'],
    same_password: ['customer', 'The new password of the user is the same as the old one.'],
    otp_expired: ['customer', 'The code or the link of the user is expired or was used: send another.'],
    otp_disabled: ['not-enabled', 'Logging in with codes is not enabled.'],
    signup_disabled: ['not-enabled', 'Signing up is not enabled in the project.'],
    email_provider_disabled: ['not-enabled', 'Logging in with e-mail is not enabled in the project.'],
    phone_provider_disabled: ['not-enabled', 'Logging in by phone is not enabled in the project.'],
    provider_disabled: WAY_LOG,
    anonymous_provider_disabled: ['not-enabled', 'Anonymous users are not enabled in the project.'],
    oauth_provider_not_supported: WAY_LOG,
    over_email_send_rate_limit: [
      'rate-limit',
      'Too many requests: few e-mails may be sent in an hour without an SMTP server of your own.',
    ],
    over_sms_send_rate_limit: [
      'rate-limit',
      'Too many requests: too many messages were sent to this number.',
    ],
    over_request_rate_limit: 'rate-limit',
    session_not_found: [
      'credential',
      'The session of the user is expired or was ended: the token is not valid any more.',
    ],
    session_expired: ['credential', 'The token of the session is expired.'],
    refresh_token_not_found: ['credential', 'The refresh token of the user is expired or was revoked.'],
    refresh_token_already_used: [
      'credential',
      'The refresh token was used before and is not valid any more: a client must use each once.',
    ],
    bad_jwt: ['credential', 'The token of the user is not valid.'],
    no_authorization: ['credential', 'The token of a user is missing.'],
    not_admin: [
      'permission',
      'This lacks the role of an administrator: only the service role key may do it.',
    ],
    validation_failed: 'request',
    bad_json: 'request',
    email_address_invalid: ['request', 'The value is not an e-mail address that may be used.'],
    email_address_not_authorized: [
      'account',
      'Without an SMTP server of its own the project may only send to members of its account.',
    ],
    captcha_failed: ['customer', 'The user failed the captcha, or its token is missing.'],
    mfa_verification_failed: WRONG_LOGIN,
    insufficient_aal: ['customer', 'The user has to log in with a second factor.'],
    flow_state_expired: ['customer', 'The login took too long: send the user through it again.'],
    reauthentication_needed: ['customer', 'The user has to log in again first.'],
    hook_timeout: ['server', 'A hook of the project took too long: try again.'],
    request_timeout: ['server', 'The API took too long: try again.'],
    unexpected_failure: 'server',
    conflict: 'conflict',
    NoSuchBucket: 'not-found',
    NoSuchKey: 'not-found',
    InvalidJWT: 'credential',
    EntityTooLarge: ['request', 'The file is too large.'],
    KeyAlreadyExists: EXISTS,
    ResourceAlreadyExists: EXISTS,
    InvalidMimeType: 'request',
    DatabaseTimeout: ['server', 'The database took too long: try again.'],
    SlowDown: 'rate-limit',
    BOOT_ERROR: ['server', 'The function did not start: it failed on its side. See its log.'],
    WORKER_LIMIT: TIMEOUT,
    WORKER_RESOURCE_LIMIT: TIMEOUT,
    UNAUTHORIZED_NO_AUTH_HEADER: 'credential',
    UNAUTHORIZED_INVALID_JWT_FORMAT: [
      'credential',
      'The API does not accept the {key}: the function wants a token in the form of a JWT.',
    ],
  },
};
