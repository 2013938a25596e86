import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: request a larger one, or delete what is not used.',
];

export const airtable: ProviderCodes = {
  name: 'Airtable',
  slugs: ['airtable'],
  hosts: ['api.airtable.com'],
  source: 'https://airtable.com/developers/web/api/errors',
  checked: '2026-11-25',
  codes: {
    AUTHENTICATION_REQUIRED: [
      'credential',
      'The API does not accept the {key}: it is missing or wrong. It takes personal access tokens (pat); the old API keys are not valid any more.',
    ],
    INVALID_PERMISSIONS: 'permission',
    INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND: [
      'permission',
      'The {key} lacks a permission (a scope, or access to this base), or the base or table does not exist.',
    ],
    NOT_FOUND: 'not-found',
    TABLE_NOT_FOUND: ['not-found', 'The table does not exist in this base.'],
    UNKNOWN_FIELD_NAME: ['request', 'The table has no field of this name.'],
    INVALID_VALUE_FOR_COLUMN: ['request', 'A field does not accept its value.'],
    INVALID_MULTIPLE_CHOICE_OPTIONS: [
      'request',
      'A field does not have this option: with typecast set to true the API adds it.',
    ],
    INVALID_REQUEST_UNKNOWN: 'request',
    RATE_LIMIT_REACHED: 'rate-limit',
    PUBLIC_API_BILLING_LIMIT_EXCEEDED: [
      'quota',
      'The calls of the workspace are used up for this month: choose a larger plan, or wait.',
    ],
    INVALID_FILTER_BY_FORMULA: [
      'request',
      'The formula of the filter is not a valid value: check the names of its fields.',
    ],
    INVALID_REQUEST_BODY: ['request', 'The API could not read the body.'],
    INVALID_REQUEST_MISSING_FIELDS: ['request', 'A field is missing.'],
    INVALID_RECORDS: 'request',
    INVALID_ATTACHMENT_OBJECT: [
      'request',
      'The attachment has no address that the API could fetch; its value has to change.',
    ],
    INVALID_OFFSET_VALUE: ['request', 'The offset is a value that is not valid.'],
    LIST_RECORDS_ITERATOR_NOT_AVAILABLE: [
      'request',
      'The offset is a value that is too old: begin at the first page.',
    ],
    ROW_DOES_NOT_EXIST: ['not-found', 'The record does not exist.'],
    MODEL_ID_NOT_FOUND: 'not-found',
    VIEW_NAME_NOT_FOUND: ['not-found', 'The view does not exist.'],
    SERVER_ERROR: 'server',
    UNAUTHORIZED: 'credential',
    NOT_AUTHORIZED: 'permission',
    INSUFFICIENT_SCOPES: 'permission',
    CANNOT_UPDATE_COMPUTED_FIELD: ['request', 'A field is computed and may not be set.'],
    FIELD_VALUE_INVALID: 'request',
    DUPLICATE_OR_EMPTY_FIELD_NAME: EXISTS,
    DUPLICATE_TABLE_NAME: EXISTS,
    TOO_MANY_WEBHOOKS_IN_BASE: LIMIT,
    TOO_MANY_WEBHOOKS_BY_OAUTH_INTEGRATION_IN_BASE: LIMIT,
    INVALID_PAGE_SIZE: 'request',
    TIMEOUT: ['server', 'The API took too long: try again.'],
    FAILED_STATE_CHECK: 'request',
    INVALID_REQUEST: 'request',
  },
};
