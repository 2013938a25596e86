import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CARD: Meaning = [
  'customer',
  'The card of the customer was declined or is not valid; your account and the {key} are not the reason. Ask for another card.',
];

export const square: ProviderCodes = {
  name: 'Square',
  slugs: ['square'],
  hosts: ['connect.squareup.com', 'connect.squareupsandbox.com'],
  source: 'https://developer.squareup.com/reference/square/enums/ErrorCode',
  checked: '2026-11-22',
  codes: {
    CARD_DECLINED: CARD,
    GENERIC_DECLINE: CARD,
    INSUFFICIENT_FUNDS: CARD,
    CVV_FAILURE: CARD,
    ADDRESS_VERIFICATION_FAILURE: CARD,
    CARD_EXPIRED: CARD,
    INVALID_CARD: CARD,
    INVALID_EXPIRATION: CARD,
    TRANSACTION_LIMIT: CARD,
    CARD_DECLINED_VERIFICATION_REQUIRED: ['customer', 'The bank asks the customer to confirm the payment.'],
    UNAUTHORIZED: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of the other environment (sandbox or production).',
    ],
    ACCESS_TOKEN_EXPIRED: 'credential',
    ACCESS_TOKEN_REVOKED: 'credential',
    CLIENT_DISABLED: 'account',
    APPLICATION_DISABLED: 'account',
    CARD_PROCESSING_NOT_ENABLED: ['not-enabled', 'The location is not enabled for card payments.'],
    INSUFFICIENT_SCOPES: 'permission',
    FORBIDDEN: 'permission',
    RATE_LIMITED: 'rate-limit',
    NOT_FOUND: 'not-found',
    IDEMPOTENCY_KEY_REUSED: [
      'conflict',
      'The idempotency key was used before with another body: send a new one.',
    ],
    VERSION_MISMATCH: ['conflict', 'Somebody changed the object in the meantime: read it again.'],
    MISSING_REQUIRED_PARAMETER: ['request', 'A parameter is missing.'],
    INVALID_VALUE: 'request',
    BAD_REQUEST: 'request',
  },
};
