import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const linkedin: ProviderCodes = {
  name: 'LinkedIn',
  slugs: ['linkedin'],
  hosts: ['api.linkedin.com'],
  source: 'https://learn.microsoft.com/en-us/linkedin/marketing/versioning',
  checked: '2026-11-25',
  messages: [
    [
      /\bDAY limit/i,
      [
        'quota',
        'The calls of the day are used up, for the application or the member: wait until midnight UTC.',
      ],
    ],
  ],
  codes: {
    NONEXISTENT_VERSION: [
      'elsewhere',
      'This version of the API is retired or does not exist: send a newer one in the LinkedIn-Version header.',
    ],
    VERSION_MISSING: ['request', 'The header LinkedIn-Version is missing.'],
    RESTRICTED_RESOURCE: ['permission', 'The app is not allowed to use this product: request access to it.'],
    ACCESS_DENIED: [
      'permission',
      'The {key} lacks a scope for this: add the product that has it to the app in the developer portal, then connect again. For a company page the member needs a role on it as well.',
    ],
    EXPIRED_ACCESS_TOKEN: [
      'credential',
      'The API does not accept the access token: it is expired, as it is after 60 days. Connect again, or use the refresh token.',
    ],
    REVOKED_ACCESS_TOKEN: 'credential',
    INVALID_ACCESS_TOKEN: 'credential',
    EMPTY_ACCESS_TOKEN: 'credential',
    DUPLICATE_POST: ['conflict', 'The same text was posted already.'],
    '65600': 'credential',
    '65601': 'credential',
    '65602': 'credential',
    '65604': 'credential',
    UNAUTHORIZED: 'credential',
    INVALID_URN_TYPE: 'request',
    INVALID_URN_ID: 'not-found',
    FIELD_VALUE_INVALID: 'request',
    MISSING_FIELD: ['request', 'A field is missing.'],
    QUERY_PARAM_NOT_ALLOWED: ['request', 'The API does not know a parameter.'],
    PARAM_INVALID: 'request',
    FIELD_LENGTH_TOO_LONG: ['request', 'A value is too long.'],
    MISSING_PERMISSION: 'permission',
    TOO_MANY_REQUESTS: 'rate-limit',
    UNPROCESSABLE_ENTITY: 'request',
    INTERNAL_SERVER_ERROR: 'server',
    NOT_FOUND: 'not-found',
    INVALID_VALUE_FOR_FIELD: 'request',
  },
};
