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
  checked: '2026-11-25',
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
    VERIFY_CVV_FAILURE: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    VERIFY_AVS_FAILURE: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    PAN_FAILURE: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    EXPIRATION_FAILURE: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    CARD_NOT_SUPPORTED: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    BAD_EXPIRATION: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    CARDHOLDER_INSUFFICIENT_PERMISSIONS: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    INVALID_PIN: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    INVALID_ACCOUNT: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    VOICE_FAILURE: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    PAYMENT_LIMIT_EXCEEDED: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    ALLOWABLE_PIN_TRIES_EXCEEDED: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    CARD_DECLINED_CALL_ISSUER: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    CURRENCY_MISMATCH: ['request', 'The currency has another value than that of the location.'],
    INVALID_LOCATION: ['request', 'The location has a value that may not be used for this.'],
    INVALID_CARD_DATA: [
      'request',
      'The token of the card was used or is expired: that value has to be another.',
    ],
    CARD_TOKEN_EXPIRED: ['request', 'The token of the card is expired: that value has to be another.'],
    CARD_TOKEN_USED: ['request', 'The token of the card was used: that value has to be another.'],
    AMOUNT_TOO_HIGH: ['request', 'The value of the amount is too large.'],
    UNSUPPORTED_CARD_BRAND: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    REFUND_ALREADY_PENDING: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    PAYMENT_NOT_REFUNDABLE: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    REFUND_DECLINED: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    REFUND_AMOUNT_INVALID: ['request', 'The value of the refund is larger than what remains.'],
    INSUFFICIENT_PERMISSIONS_FOR_REFUND: 'permission',
    INSUFFICIENT_PERMISSIONS: 'permission',
    CONFLICT: 'conflict',
    CONFLICTING_PARAMETERS: 'request',
    EXPECTED_STRING: 'request',
    EXPECTED_INTEGER: 'request',
    EXPECTED_OBJECT: 'request',
    VALUE_TOO_LONG: ['request', 'A value is too long.'],
    VALUE_TOO_LOW: 'request',
    VALUE_TOO_HIGH: 'request',
    VALUE_EMPTY: ['request', 'A field is missing.'],
    INVALID_CURSOR: 'request',
    INVALID_TIME: 'request',
    INVALID_PHONE_NUMBER: 'request',
    INVALID_EMAIL_ADDRESS: 'request',
    ARRAY_EMPTY: ['request', 'A field is missing.'],
    ORDER_EXPIRED: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    ORDER_ALREADY_USED: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    V1_ACCESS_TOKEN: 'credential',
    V1_APPLICATION: ['not-found', 'The endpoint is retired and does not exist any more.'],
    GATEWAY_TIMEOUT: ['server', 'The API took too long: try again.'],
    SERVICE_UNAVAILABLE: 'overloaded',
    INTERNAL_SERVER_ERROR: 'server',
    TEMPORARY_ERROR: ['server', 'The API failed for a moment: try again.'],
    MERCHANT_SUBSCRIPTION_NOT_FOUND: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    UNREACHABLE_URL: ['request', 'The API could not fetch an address that is a value in the request.'],
    DELAYED_TRANSACTION_EXPIRED: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    DELAYED_TRANSACTION_CAPTURED: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    DELAYED_TRANSACTION_CANCELED: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    GIFT_CARD_AVAILABLE_AMOUNT: ['customer', 'The gift card of the customer does not have enough on it.'],
    MERCHANT_ERROR: 'request',
    NO_FIELDS_SET: ['request', 'A field is missing.'],
    TOO_MANY_MAP_ENTRIES: 'request',
    BUYER_REFUSED_PAYMENT: [
      'customer',
      'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
    ],
    PAYMENT_AMOUNT_MISMATCH: 'request',
    SANDBOX_NOT_SUPPORTED: 'request',
  },
};
