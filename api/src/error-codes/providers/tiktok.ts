import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format, size or length is not allowed.',
];
const SCOPE: Meaning = [
  'permission',
  'The {key} lacks a scope for this: add it to the configuration and connect again.',
];
const UNREACHABLE: Meaning = [
  'request',
  'The API could not fetch the address that is a value in the request.',
];
const USER_LOG: Meaning = [
  'customer',
  'The user has to log in again: their login is expired or was revoked.',
];
/** A success has an error of the code `ok`. */
export const tiktok: ProviderCodes = {
  name: 'TikTok',
  slugs: ['tiktok'],
  hosts: ['open.tiktokapis.com', 'business-api.tiktok.com'],
  source: 'https://developers.tiktok.com/doc/tiktok-api-v2-error-handling',
  checked: '2026-11-25',
  codes: {
    40001: 'permission',
    40002: 'request',
    40100: 'rate-limit',
    40102: 'credential',
    40104: 'credential',
    40105: 'credential',
    40110: 'credential',
    50000: 'server',
    access_token_invalid: [
      'credential',
      'The {key} is expired or not valid: renew it with the refresh token.',
    ],
    internal_error: 'server',
    invalid_file_upload: API_ACCEPT,
    invalid_params: 'request',
    rate_limit_exceeded: 'rate-limit',
    scope_not_authorized: SCOPE,
    scope_permission_missed: SCOPE,
    spam_risk_too_many_posts: [
      'quota',
      'The posts of the day that the user may make by the API are used up.',
    ],
    spam_risk_user_banned_from_posting: ['customer', 'The user is banned from posting.'],
    spam_risk_too_many_pending_share: [
      'quota',
      'The pending posts of the user are used up: they have to finish some in the app.',
    ],
    reached_active_user_cap: ['quota', 'The users of the day that the application may have are used up.'],
    unaudited_client_can_only_post_to_private_accounts: [
      'account',
      'The application was not audited: until its review is over it may only post to private accounts, with SELF_ONLY as privacy_level.',
    ],
    url_ownership_unverified: [
      'account',
      'The domain of the address is not verified for the app of the account: verify it under URL properties in the developer portal, or upload the file itself (FILE_UPLOAD).',
    ],
    privacy_level_option_mismatch: [
      'request',
      'The value of privacy_level is not one that the user may choose.',
    ],
    token_not_authorized_for_specified_publish_id: 'permission',
    app_version_check_failed: ['customer', 'The user has to update the app.'],
    invalid_publish_id: 'not-found',
    file_format_check_failed: API_ACCEPT,
    duration_check_failed: API_ACCEPT,
    frame_rate_check_failed: API_ACCEPT,
    picture_size_check_failed: API_ACCEPT,
    video_pull_failed: UNREACHABLE,
    photo_pull_failed: UNREACHABLE,
    publish_cancelled: ['customer', 'The user canceled the post.'],
    auth_removed: USER_LOG,
    invalid_client: 'credential',
    invalid_grant: USER_LOG,
  },
};
