import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const DECLINED: Meaning = [
  'customer',
  'The payment method of the customer was declined (INSTRUMENT_DECLINED); your account and the {key} are not the reason. Let the customer choose another one.',
];

export const paypal: ProviderCodes = {
  name: 'PayPal',
  slugs: ['paypal'],
  hosts: ['*.paypal.com'],
  source: 'https://developer.paypal.com/docs/api/reference/orders-v2-errors',
  checked: '2026-11-22',
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
    PERMISSION_DENIED: 'permission',
    NOT_AUTHORIZED: 'permission',
    INVALID_RESOURCE_ID: 'not-found',
    RESOURCE_NOT_FOUND: 'not-found',
    RATE_LIMIT_REACHED: 'rate-limit',
    CURRENCY_NOT_SUPPORTED: 'request',
    UNPROCESSABLE_ENTITY: 'request',
    INVALID_REQUEST: 'request',
    INTERNAL_SERVER_ERROR: 'server',
  },
};
