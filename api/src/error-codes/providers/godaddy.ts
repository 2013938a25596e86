import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const godaddy: ProviderCodes = {
  name: 'GoDaddy',
  slugs: ['godaddy'],
  hosts: ['api.godaddy.com', 'api.ote-godaddy.com'],
  source: 'https://developer.godaddy.com/doc/endpoint/domains',
  checked: '2026-11-25',
  codes: {
    UNABLE_TO_AUTHENTICATE: [
      'credential',
      'The API does not accept the {key} and its secret: one is wrong, or they are of the other environment (OTE is api.ote-godaddy.com, production api.godaddy.com).',
    ],
    MISSING_CREDENTIALS: [
      'credential',
      'The {key} is missing or not valid: the Authorization header is “sso-key”, a space, and key:secret.',
    ],
    ACCESS_DENIED: [
      'permission',
      'The account may not use this API: it has fewer than ten domains or lacks the plan that is required (for availability, fifty), or the domain belongs to another account.',
    ],
    UNKNOWN_DOMAIN: ['not-found', 'The domain does not exist in this account.'],
    INVALID_BODY: [
      'request',
      'A field of the body is missing or has a value that is not accepted: the list fields in the response names each, with its path.',
    ],
    UNKNOWN_FIELD: 'request',
    INVALID_SHOPPER_ID: 'request',
    INVALID_VALUE_ENUM: 'request',
    MISMATCH_FORMAT: 'request',
    DUPLICATE_RECORD: ['conflict', 'A record with the same name or value exists already.'],
    TOO_MANY_REQUESTS: 'rate-limit',
    QUOTA_EXCEEDED: [
      'quota',
      'A quota of the account is used up: choose a larger plan, or delete what is not used.',
    ],
    UNAVAILABLE_DOMAIN: ['conflict', 'The domain is taken already.'],
    INVALID_PAYMENT_INFO: ['payment', 'The payment of the account was declined: see its billing.'],
    UNSUPPORTED_TLD: 'request',
    NOT_FOUND: 'not-found',
    CONFLICTING_STATUS: 'conflict',
    ERROR_INTERNAL: 'server',
  },
};
