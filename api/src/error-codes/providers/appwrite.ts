import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WRONG_LOGIN: Meaning = [
  'customer',
  'The user gave a wrong name, password or code; the {key} is not the reason.',
];
const EXISTS: Meaning = ['conflict', 'A user with this address or name exists already.'];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: choose a larger plan, or delete what is not used.',
];
const RECORD_SAME: Meaning = ['conflict', 'A record with the same name or value exists already.'];
export const appwrite: ProviderCodes = {
  name: 'Appwrite',
  slugs: ['appwrite'],
  hosts: ['*.cloud.appwrite.io', 'cloud.appwrite.io'],
  source: 'https://appwrite.io/docs/advanced/platform/response-codes',
  checked: '2026-11-25',
  hasForm: ({ type, version, code }) =>
    typeof type === 'string' && typeof code === 'number' && /^\d+\.\d+\.\d+$/.test(String(version)),
  messages: [
    [
      /role: guests/i,
      [
        // A wrong key counts as a guest.
        'credential',
        'The API takes this for the call of a guest, who lacks the scope that the message names: the {key} is missing or wrong (header X-Appwrite-Key), or no user is logged in.',
      ],
    ],
    [
      /not accessible in this region/i,
      [
        'elsewhere',
        'The project is in another region: call the host of that one (such as fra.cloud.appwrite.io), which its settings in the console name.',
      ],
    ],
  ],
  codes: {
    user_unauthorized: [
      'permission',
      'The {key} or the user lacks a permission: add the scope, or a permission on the resource.',
    ],
    general_unauthorized_scope: [
      'permission',
      'The {key} lacks a scope, or no user is logged in: the message names the scope.',
    ],
    general_access_forbidden: 'permission',
    user_invalid_credentials: WRONG_LOGIN,
    user_invalid_token: ['customer', 'The token of the user is expired or was used.'],
    user_already_exists: EXISTS,
    user_email_already_exists: EXISTS,
    user_phone_already_exists: EXISTS,
    user_not_found: 'not-found',
    user_blocked: ['customer', 'The user is blocked.'],
    user_jwt_invalid: 'credential',
    user_session_not_found: 'not-found',
    user_session_already_exists: ['conflict', 'A session exists already: end it first.'],
    user_count_exceeded: LIMIT,
    user_auth_method_unsupported: ['not-enabled', 'This way to log in is not enabled in the project.'],
    user_password_mismatch: WRONG_LOGIN,
    user_more_factors_required: ['customer', 'The user has to enter a second factor.'],
    project_not_found: [
      'not-found',
      'The project does not exist in this region: check its id (header X-Appwrite-Project) and the host.',
    ],
    project_unknown: ['not-found', 'The project does not exist: check the X-Appwrite-Project header.'],
    project_key_expired: 'credential',
    project_paused: ['account', 'The project is paused: restore it in the console of the account.'],
    database_not_found: 'not-found',
    collection_not_found: 'not-found',
    table_not_found: 'not-found',
    document_not_found: 'not-found',
    row_not_found: 'not-found',
    attribute_not_found: 'not-found',
    storage_bucket_not_found: 'not-found',
    storage_file_not_found: 'not-found',
    function_not_found: 'not-found',
    document_already_exists: RECORD_SAME,
    row_already_exists: RECORD_SAME,
    document_invalid_structure: [
      'request',
      'A field of the document is missing or has a value that does not fit.',
    ],
    row_invalid_structure: ['request', 'A field of the row is missing or has a value that does not fit.'],
    document_update_conflict: ['conflict', 'Somebody changed the document in the meantime.'],
    attribute_not_available: [
      'not-ready',
      'The attribute is being created and is not ready: try again shortly.',
    ],
    attribute_limit_exceeded: LIMIT,
    general_argument_invalid: 'request',
    general_query_invalid: [
      'request',
      'The query is not valid: a parameter names something that does not exist or has no index.',
    ],
    general_query_limit_exceeded: ['request', 'The query has too many values.'],
    general_unknown_origin: [
      'restricted',
      'The origin may not use this project: add its host as a platform in the console.',
    ],
    general_rate_limit_exceeded: 'rate-limit',
    storage_file_type_unsupported: 'request',
    storage_invalid_file_size: ['request', 'The file is too large for the bucket.'],
    storage_file_empty: 'request',
    team_invite_already_exists: RECORD_SAME,
    general_server_error: 'server',
    general_unknown: 'server',
    additional_resource_not_allowed: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    billing_limit_reached: ['quota', 'A limit of the plan is used up.'],
    limit_bandwidth: ['quota', 'The bandwidth of the plan is used up.'],
  },
};
