import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const backblazeB2: ProviderCodes = {
  name: 'Backblaze B2',
  slugs: ['backblaze-b2'],
  hosts: ['api.backblazeb2.com', '*.backblazeb2.com', '*.backblaze.com'],
  source: 'https://www.backblaze.com/docs/cloud-storage-api-error-handling',
  checked: '2026-11-25',
  codes: {
    bad_request: 'request',
    bad_json: ['request', 'The API could not read the JSON of the body.'],
    invalid_bucket_id: ['request', 'The id of the bucket has a value that is not valid.'],
    invalid_file_id: ['request', 'The id of the file has a value that is not valid.'],
    bad_bucket_id: 'not-found',
    file_not_present: ['not-found', 'The file does not exist, or is hidden.'],
    no_such_file: ['not-found', 'The file does not exist.'],
    not_found: 'not-found',
    out_of_range: 'request',
    unauthorized: [
      // A wrong key gets it from b2_authorize_account, a right one that lacks something from the others.
      'credential',
      'In b2_authorize_account: the id of the {key} or the {key} itself is wrong. Elsewhere: the {key} lacks a capability (a permission) for this, or is restricted to another bucket.',
    ],
    bad_auth_token: [
      'credential',
      'The token is not valid here: call b2_authorize_account, and use its token with the apiUrl that it returns; for an upload, ask for another upload address.',
    ],
    expired_auth_token: [
      'credential',
      'The token is expired, as it is after a day: call b2_authorize_account again.',
    ],
    unsupported: 'request',
    access_denied: 'permission',
    cap_exceeded: ['quota', 'A cap of the account is used up: raise it in its settings.'],
    storage_cap_exceeded: ['quota', 'The storage cap of the account is used up: raise it in its settings.'],
    transaction_cap_exceeded: [
      'quota',
      'The cap of transactions of the day is used up: raise it under Caps & Alerts, or wait until midnight GMT.',
    ],
    download_cap_exceeded: ['quota', 'The download cap of the day is used up: raise it in the settings.'],
    duplicate_bucket_name: [
      'conflict',
      'The name of the bucket is taken already, by this account or another.',
    ],
    too_many_buckets: ['quota', 'The buckets that an account may have are used up.'],
    cannot_delete_non_empty_bucket: [
      'conflict',
      'The bucket is not empty, which conflicts with deleting it.',
    ],
    already_hidden: ['conflict', 'The file is hidden already.'],
    conflict: ['conflict', 'Somebody changed the bucket in the meantime.'],
    too_many_requests: 'rate-limit',
    service_unavailable: [
      'overloaded',
      'The server of the upload is busy: ask for another upload address, and try again.',
    ],
    internal_error: 'server',
    request_timeout: ['server', 'The upload took too long: try again.'],
    method_not_allowed: 'request',
    range_not_satisfiable: 'request',
  },
};
