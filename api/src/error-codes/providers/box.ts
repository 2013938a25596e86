import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const box: ProviderCodes = {
  name: 'Box',
  slugs: ['box'],
  hosts: ['api.box.com', 'upload.box.com'],
  source: 'https://developer.box.com/guides/api-calls/permissions-and-errors/common-errors/',
  checked: '2026-11-25',
  codes: {
    unauthorized: 'credential',
    invalid_grant: ['credential', 'The refresh token or the grant is expired or was used: connect again.'],
    access_denied_insufficient_permissions: [
      'permission',
      'The {key} lacks a scope, or its user lacks a permission for this file or folder: invite the user or the service account as a collaborator.',
    ],
    insufficient_scope: 'permission',
    access_denied_item_locked: ['conflict', 'Another user locked the item: it is in use already.'],
    forbidden: 'permission',
    access_from_location_blocked: ['restricted', 'The account may not be used from this address or country.'],
    forbidden_by_policy: ['policy', 'A policy of the enterprise does not allow this.'],
    file_size_limit_exceeded: ['request', 'The file is too large for the plan.'],
    storage_limit_exceeded: ['quota', 'The storage of the account is used up.'],
    terms_of_service_required: ['account', 'The user has to accept the terms of service of the account.'],
    not_found: [
      'not-found',
      'The file or folder does not exist, or the user of the {key} may not see it: a service account sees only what it was invited to.',
    ],
    not_trashed: ['conflict', 'The item is not in the trash, or was restored already.'],
    preview_cannot_be_generated: ['request', 'The API does not accept this kind of file for a preview.'],
    trashed: ['not-found', 'The item is in the trash: for the API it does not exist.'],
    item_name_in_use: ['conflict', 'An item of this name exists already: the body names it.'],
    item_name_invalid: 'request',
    item_name_too_long: ['request', 'The name is too long.'],
    folder_not_empty: ['conflict', 'The folder is not empty; deleting it conflicts with that.'],
    conflict: EXISTS,
    user_already_collaborator: ['conflict', 'The user is a collaborator already.'],
    name_temporarily_reserved: [
      'conflict',
      'Another request uses this name at the same time: try again shortly.',
    ],
    operation_blocked_temporary: [
      'conflict',
      'The item is being changed by another request: try again later.',
    ],
    sync_state_precondition_failed: 'conflict',
    precondition_failed: ['conflict', 'Somebody changed the item in the meantime: read it again.'],
    upload_session_not_found: 'not-found',
    bad_digest: ['request', 'The digest does not fit the value that was sent.'],
    bad_request: 'request',
    cyclical_folder_structure: 'request',
    corporate_service_required: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    rate_limit_exceeded: 'rate-limit',
    unavailable: 'overloaded',
    internal_server_error: 'server',
    event_already_exists: EXISTS,
    recently_deleted: ['not-found', 'It was deleted and does not exist any more.'],
    metadata_after_file_contents: 'request',
    unauthorized_client: [
      'not-enabled',
      'The application is not authorized in the enterprise: its administrator has to enable it.',
    ],
  },
};
