import { asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors of an endpoint come with 409, and their kind as a path: `path/not_found/..`. */
export const dropbox: ProviderCodes = {
  name: 'Dropbox',
  hosts: ['api.dropboxapi.com', 'content.dropboxapi.com'],
  source: 'https://www.dropbox.com/developers/documentation/http/documentation#error-handling',
  checked: '2026-11-25',
  find: (body) =>
    (asText(body.error_summary) ?? '')
      .split('/')
      .reverse()
      .filter((part) => /^[a-z_]{3,60}$/.test(part)),
  codes: {
    not_found: ['not-found', 'The path does not exist, or the app may not see it.'],
    invalid_access_token: 'credential',
    expired_access_token: [
      'credential',
      'The API does not accept the {key}: it is expired, as it is after four hours. Get another with the refresh token.',
    ],
    missing_scope: ['permission', 'The {key} lacks a scope: add it to the app, then log in again.'],
    no_permission: 'permission',
    no_write_permission: 'permission',
    too_many_requests: 'rate-limit',
    too_many_write_operations: 'rate-limit',
    insufficient_space: ['quota', 'The storage of the account is used up.'],
    malformed_path: ['request', 'The value of path has the wrong form: it begins with a slash.'],
    conflict: ['conflict', 'Something exists already at this path.'],
    restricted_content: ['policy', 'The content is blocked by the policy of the provider.'],
    other: 'server',
    unsupported_file: 'request',
    payload_too_large: ['request', 'The file is too large.'],
    too_many_files: ['request', 'The request has too many files; that value has to be smaller.'],
    user_suspended: ['account', 'The account is suspended.'],
    invalid_select_user: 'request',
    invalid_cursor: ['request', 'The cursor is a value that is not valid.'],
    reset: ['request', 'The cursor is a value that is too old: begin again.'],
    shared_link_already_exists: ['conflict', 'A link to this exists already.'],
    shared_link_not_found: 'not-found',
    email_not_verified: ['account', 'The e-mail address of the account is not verified.'],
    team_folder: 'permission',
    invalid_grant: ['credential', 'The code or the refresh token is expired or was revoked: connect again.'],
    cant_copy_shared_folder: 'request',
    duplicated_or_nested_paths: 'request',
    expired: ['credential', 'The token of the upload or link is expired.'],
    access_error: 'permission',
    incorrect_offset: [
      'request',
      'The offset is another value than what was uploaded: the body says the right one.',
    ],
    closed: ['conflict', 'The upload is finished already.'],
  },
};
