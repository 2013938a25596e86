import { asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors of an endpoint come with 409, and their kind as a path: `path/not_found/..`. */
export const dropbox: ProviderCodes = {
  name: 'Dropbox',
  hosts: ['api.dropboxapi.com', 'content.dropboxapi.com'],
  source: 'https://www.dropbox.com/developers/documentation/http/documentation#error-handling',
  checked: '2026-11-22',
  find: (body) =>
    (asText(body.error_summary) ?? '')
      .split('/')
      .reverse()
      .filter((part) => /^[a-z_]{3,60}$/.test(part)),
  codes: {
    not_found: ['not-found', 'The path does not exist, or the app may not see it.'],
    invalid_access_token: 'credential',
    expired_access_token: 'credential',
    missing_scope: ['permission', 'The {key} lacks a scope: add it to the app, then log in again.'],
    no_permission: 'permission',
    no_write_permission: 'permission',
    too_many_requests: 'rate-limit',
    too_many_write_operations: 'rate-limit',
    insufficient_space: ['quota', 'The storage of the account is used up.'],
    malformed_path: ['request', 'The value of path has the wrong form: it begins with a slash.'],
    conflict: ['conflict', 'Something exists already at this path.'],
  },
};
