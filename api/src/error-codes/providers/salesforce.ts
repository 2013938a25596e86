import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: request a larger one, or delete what is not used.',
];

export const salesforce: ProviderCodes = {
  name: 'Salesforce',
  slugs: ['salesforce'],
  hosts: ['*.salesforce.com', '*.force.com'],
  source: 'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm',
  checked: '2026-11-25',
  messages: [
    [
      /not supported on this domain/i,
      [
        'elsewhere',
        'This way of logging in is at the other host: that of the organization (My Domain), such as acme.my.salesforce.com, not login or test.',
      ],
    ],
    [
      /no client credentials user/i,
      ['not-enabled', 'The flow with client credentials is not enabled: set the user to run as in the app.'],
    ],
    [
      /hasn.t approved this (?:consumer|app)/i,
      [
        'permission',
        'The user lacks the permission for this app: approve it once in a login, or pre-authorize their profile in its policies.',
      ],
    ],
    [
      /^authentication failure/i,
      [
        'credential',
        'The login is wrong: the name, the password with its security token, or the host (test for a sandbox). Many organizations do not allow this flow.',
      ],
    ],
  ],
  codes: {
    invalid_client_id: [
      'credential',
      'The consumer key of the app is wrong for this organization. A new app takes about ten minutes.',
    ],
    OAUTH_APP_ACCESS_DENIED: [
      'permission',
      'The user lacks the permission to use this app: its policies name the profiles.',
    ],
    OAUTH_APP_BLOCKED: ['policy', 'The app is blocked by an administrator of the organization.'],
    INVALID_SESSION_ID: 'credential',
    INVALID_AUTH_HEADER: 'credential',
    REQUEST_LIMIT_EXCEEDED: [
      'quota',
      'The calls of the organization are used up for 24 hours: wait, or buy more.',
    ],
    API_DISABLED_FOR_ORG: [
      'not-enabled',
      'The API is not enabled for this organization: its edition or its user lacks it.',
    ],
    API_CURRENTLY_DISABLED: ['not-enabled', 'The API is not enabled right now.'],
    INSUFFICIENT_ACCESS: 'permission',
    INSUFFICIENT_ACCESS_OR_READONLY: 'permission',
    INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY: 'permission',
    NOT_FOUND: 'not-found',
    ENTITY_IS_DELETED: ['not-found', 'The record does not exist any more: it was deleted.'],
    INVALID_FIELD: [
      'request',
      'The query names a field that the object does not have, or that the user may not see.',
    ],
    INVALID_TYPE: [
      'request',
      'The object does not exist under this name, or the user may not see it: check the value.',
    ],
    MALFORMED_QUERY: ['request', 'The API could not read the query.'],
    MALFORMED_ID: ['request', 'The value of an id has the wrong form.'],
    REQUIRED_FIELD_MISSING: ['request', 'A required field is missing.'],
    FIELD_CUSTOM_VALIDATION_EXCEPTION: ['request', 'A validation rule of the organization rejects a value.'],
    STRING_TOO_LONG: ['request', 'A value is too long for its field.'],
    DUPLICATE_VALUE: ['conflict', 'A record with the same value exists already.'],
    DUPLICATES_DETECTED: ['conflict', 'A rule of the organization found that the record exists already.'],
    UNABLE_TO_LOCK_ROW: ['conflict', 'Another request works on the same record at the same time: try again.'],
    STORAGE_LIMIT_EXCEEDED: ['quota', 'The storage of the organization is used up.'],
    SERVER_UNAVAILABLE: 'overloaded',
    UNKNOWN_EXCEPTION: 'server',
    INVALID_QUERY_FILTER_OPERATOR: 'request',
    INVALID_QUERY_LOCATOR: [
      'request',
      'The cursor of the query is a value that is too old: send the query again.',
    ],
    INVALID_ID_FIELD: 'request',
    INVALID_CROSS_REFERENCE_KEY: [
      'request',
      'A value names a record that does not exist or may not be used.',
    ],
    INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST: ['request', 'A field has a value that is not one of its list.'],
    INVALID_FIELD_FOR_INSERT_UPDATE: ['request', 'A field may not be set.'],
    INVALID_EMAIL_ADDRESS: 'request',
    JSON_PARSER_ERROR: ['request', 'The API could not read the JSON of the body.'],
    FIELD_INTEGRITY_EXCEPTION: 'request',
    FIELD_FILTER_VALIDATION_EXCEPTION: 'request',
    NUMBER_OUTSIDE_VALID_RANGE: 'request',
    QUERY_TIMEOUT: ['server', 'The query took too long: try again with a narrower one.'],
    QUERY_TOO_COMPLICATED: ['request', 'The query is too long or has too many values.'],
    EXCEEDED_ID_LIMIT: ['request', 'The request has too many values.'],
    CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY: [
      'request',
      'A trigger or flow of the organization does not accept the values: the message names it.',
    ],
    CANNOT_EXECUTE_FLOW_TRIGGER: [
      'request',
      'A flow of the organization does not accept the values: the message names it.',
    ],
    APEX_ERROR: ['server', 'Code of the organization failed on its side: the message names it.'],
    TRANSFER_REQUIRES_READ: 'permission',
    OPERATION_TOO_LARGE: ['request', 'The operation is too large.'],
    TXN_SECURITY_METERING_ERROR: ['policy', 'A policy of the organization blocked this.'],
    INVALID_LOGIN: [
      'credential',
      'The name, the password or the security token of the login is wrong, or the user is locked.',
    ],
    LOGIN_MUST_USE_SECURITY_TOKEN: [
      'credential',
      'The login is not valid without the security token: it follows the password.',
    ],
    PASSWORD_LOCKOUT: ['account', 'The account is locked after too many wrong passwords.'],
    ORG_LOCKED: ['account', 'The organization is locked: ask the support.'],
    TRIAL_EXPIRED: ['payment', 'The trial is over: the account has to pay.'],
    INACTIVE_OWNER_OR_USER: ['request', 'The owner is a value that names a user who is not active.'],
    LICENSE_LIMIT_EXCEEDED: LIMIT,
    LIMIT_EXCEEDED: LIMIT,
    METHOD_NOT_ALLOWED: 'request',
    ILLEGAL_QUERY_PARAMETER_VALUE: 'request',
    INVALID_INPUT: 'request',
    ENTITY_IS_LOCKED: ['conflict', 'The record is locked, as in an approval, by somebody already.'],
    UNSUPPORTED_API_VERSION: ['not-found', 'The version in the path is retired and does not exist any more.'],
    INVALIDJOB: 'request',
    CONCURRENT_REQUEST_LIMIT_EXCEEDED: [
      'rate-limit',
      'Too many requests of more than 20 seconds run at the same time.',
    ],
    REQUEST_RUNNING_TOO_LONG: ['server', 'The request took too long: ask for less.'],
    FUNCTIONALITY_NOT_ENABLED: ['not-enabled', 'The feature is not enabled in the organization.'],
    invalid_grant: ['credential', 'The login is expired or was revoked, or a value of it is wrong.'],
    inactive_user: ['account', 'The account of the user is not active.'],
    ip_restricted: [
      'restricted',
      'The {key} may not be used from this address: the profile has a range of allowed ones.',
    ],
    DELETE_FAILED: ['conflict', 'Other records depend on this one, which conflicts with deleting it.'],
    UNABLE_TO_LOCK_ROWS: [
      'conflict',
      'Another request for the same resource is not finished: try again shortly.',
    ],
  },
};
