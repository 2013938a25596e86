import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const salesforce: ProviderCodes = {
  name: 'Salesforce',
  slugs: ['salesforce'],
  hosts: ['*.salesforce.com', '*.force.com'],
  source: 'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm',
  checked: '2026-11-22',
  codes: {
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
  },
};
