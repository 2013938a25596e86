import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const airtable: ProviderCodes = {
  name: 'Airtable',
  slugs: ['airtable'],
  hosts: ['api.airtable.com'],
  source: 'https://airtable.com/developers/web/api/errors',
  checked: '2026-11-22',
  codes: {
    AUTHENTICATION_REQUIRED: 'credential',
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
      'A field does not have this option, and the API may not add it.',
    ],
    INVALID_REQUEST_UNKNOWN: 'request',
    RATE_LIMIT_REACHED: 'rate-limit',
    PUBLIC_API_BILLING_LIMIT_EXCEEDED: [
      'quota',
      'The calls of the workspace are used up for this month: choose a larger plan, or wait.',
    ],
  },
};
