import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SETTINGS_ACCOUNT: Meaning = [
  'customer',
  'The settings of your account for fraud blocked the payment of this customer.',
];
const CARD: Meaning = [
  'customer',
  'The data of the card is wrong or the card is expired: ask the customer to correct it.',
];
const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const SUM_ITEMS: Meaning = ['request', 'The sum of the items is another value than the amount.'];
const FIELD_MISSING: Meaning = ['request', 'A field is missing.'];
const CARD_PAYMENTS: Meaning = ['not-enabled', 'Card payments are not enabled for the account.'];

const APP: Meaning = [
  'permission',
  'The app lacks the permission for this: enable the feature in its settings in the developer dashboard, then get another access token.',
];
const ABSENT: Meaning = [
  'not-found',
  'The id does not exist for this account in this environment: sandbox and live have different hosts and data.',
];
const DECLINED: Meaning = [
  'customer',
  'The payment method of the customer was declined (INSTRUMENT_DECLINED); your account and the {key} are not the reason. Let the customer choose another one.',
];

export const paypal: ProviderCodes = {
  name: 'PayPal',
  slugs: ['paypal'],
  hosts: ['*.paypal.com'],
  source: 'https://developer.paypal.com/docs/api/reference/orders-v2-errors',
  checked: '2026-11-25',
  codes: {
    INSTRUMENT_DECLINED: DECLINED,
    PAYER_ACTION_REQUIRED: ['customer', 'The customer has to approve the payment first.'],
    ORDER_NOT_APPROVED: ['customer', 'The customer has not approved the order yet.'],
    PAYER_ACCOUNT_RESTRICTED: ['customer', 'The account of the customer is restricted.'],
    TRANSACTION_REFUSED: ['customer', 'The payment of the customer was refused.'],
    ORDER_ALREADY_CAPTURED: ['conflict', 'The order is already captured.'],
    ORDER_ALREADY_AUTHORIZED: ['conflict', 'The order is already authorized.'],
    DUPLICATE_INVOICE_ID: ['conflict', 'The invoice id was used already.'],
    PAYEE_ACCOUNT_RESTRICTED: [
      'account',
      'The account that is to be paid is restricted: see its notifications.',
    ],
    PAYEE_ACCOUNT_NOT_VERIFIED: ['account', 'The account that is to be paid is not verified yet.'],
    AUTHENTICATION_FAILURE: 'credential',
    invalid_client: [
      'credential',
      'The API does not accept the key: client id and secret do not match, or are of the other environment (sandbox or live).',
    ],
    PERMISSION_DENIED: APP,
    NOT_AUTHORIZED: APP,
    INVALID_RESOURCE_ID: ABSENT,
    RESOURCE_NOT_FOUND: ABSENT,
    RATE_LIMIT_REACHED: 'rate-limit',
    CURRENCY_NOT_SUPPORTED: 'request',
    UNPROCESSABLE_ENTITY: 'request',
    INVALID_REQUEST: 'request',
    INTERNAL_SERVER_ERROR: 'server',
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: [
      'customer',
      'The payer tried too often: ask for another way to pay.',
    ],
    PAYEE_BLOCKED_TRANSACTION: SETTINGS_ACCOUNT,
    CARD_EXPIRED: CARD,
    CARD_CLOSED: CARD,
    CARD_TYPE_NOT_SUPPORTED: CARD,
    INVALID_SECURITY_CODE_LENGTH: CARD,
    PAYER_CANNOT_PAY: ['customer', 'The payer cannot pay this way: ask for another.'],
    PAYER_ACCOUNT_LOCKED_OR_CLOSED: ['customer', 'The account of the payer is locked or closed.'],
    COMPLIANCE_VIOLATION: ['policy', 'The payment was blocked by the policy of PayPal.'],
    TRANSACTION_BLOCKED_BY_PAYEE: SETTINGS_ACCOUNT,
    REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: [
      'customer',
      'The payment failed: send the payer back to choose another way to pay.',
    ],
    ORDER_ALREADY_COMPLETED: STATE,
    ORDER_COMPLETED_OR_VOIDED: STATE,
    ORDER_EXPIRED: ['conflict', 'The order is expired: create another.'],
    AUTHORIZATION_VOIDED: STATE,
    AUTHORIZATION_ALREADY_CAPTURED: STATE,
    PREVIOUSLY_CAPTURED: STATE,
    CAPTURE_FULLY_REFUNDED: STATE,
    REFUND_AMOUNT_EXCEEDED: STATE,
    AMOUNT_MISMATCH: SUM_ITEMS,
    ITEM_TOTAL_MISMATCH: SUM_ITEMS,
    ITEM_TOTAL_REQUIRED: FIELD_MISSING,
    DECIMAL_PRECISION: ['request', 'An amount has more decimals than its currency.'],
    CANNOT_BE_ZERO_OR_NEGATIVE: 'request',
    INVALID_CURRENCY_CODE: 'request',
    INVALID_PARAMETER_VALUE: 'request',
    MISSING_REQUIRED_PARAMETER: FIELD_MISSING,
    INVALID_STRING_LENGTH: ['request', 'A value is too long.'],
    INVALID_PARAMETER_SYNTAX: 'request',
    MALFORMED_REQUEST_JSON: ['request', 'The API could not read the JSON of the body.'],
    REFERENCE_ID_REQUIRED: FIELD_MISSING,
    DUPLICATE_REFERENCE_ID: 'request',
    SHIPPING_ADDRESS_INVALID: 'request',
    POSTAL_CODE_REQUIRED: FIELD_MISSING,
    CITY_REQUIRED: FIELD_MISSING,
    COUNTRY_NOT_SUPPORTED_BY_PAYMENT_SOURCE: 'request',
    PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING: CARD_PAYMENTS,
    NOT_ENABLED_FOR_CARD_PROCESSING: CARD_PAYMENTS,
    NOT_ELIGIBLE_FOR_PAYPAL_VAULT: ['not-enabled', 'Saving ways to pay is not enabled for the account.'],
    CONSENT_NEEDED: ['permission', 'The account has not given the permission for this.'],
    INVALID_ACCOUNT_STATUS: ['account', 'The account of the one who is paid is limited or closed.'],
    INSUFFICIENT_FUNDS: ['payment', 'The balance of the account is too low for this.'],
    RESOURCE_CONFLICT: 'conflict',
    USER_ACTION_REQUIRED: ['account', 'The account has to do something first: log in to it.'],
    SUBSCRIPTION_STATUS_INVALID: STATE,
    PLAN_STATUS_INVALID: STATE,
    DUPLICATE_REQUEST_ID: ['conflict', 'The PayPal-Request-Id was used before with another request.'],
    unsupported_grant_type: 'request',
    invalid_token: 'credential',
    TOKEN_EXPIRED: 'credential',
    SERVICE_UNAVAILABLE: 'overloaded',
    SENDER_RESTRICTED: ['account', 'The account that sends is restricted.'],
    RECEIVER_UNREGISTERED: ['customer', 'The recipient has no account yet.'],
  },
};
