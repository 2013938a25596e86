import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CARD: Meaning = [
  'customer',
  'The card of the customer was declined or is not valid; your account and the {key} are not the reason. Ask for another card.',
];
const NOT_ACTIVATED: Meaning = [
  'account',
  'The account is not activated for live payments yet: complete its details in the dashboard, or use a test key.',
];
const TYPES = /^(?:card_error|invalid_request_error|api_error|idempotency_error)$/;

export const stripe: ProviderCodes = {
  name: 'Stripe',
  slugs: ['stripe'],
  hosts: ['*.stripe.com'],
  source: 'https://docs.stripe.com/error-codes',
  checked: '2026-11-22',
  hasForm: (body) => {
    const error = asObject(body.error);
    return TYPES.test(String(error?.type)) && /^https:\/\/stripe\.com\/docs\//.test(String(error?.doc_url));
  },
  messages: [
    [
      /similar object exists in (?:live|test) mode/,
      [
        'not-found',
        'The object does not exist in this mode: test keys see only test data, live keys only live data. Use a key of the other mode.',
      ],
    ],
    [
      /does not have (?:the required permissions|access to)/,
      [
        'permission',
        'The {key} is restricted and lacks a permission for this: add it to the key in the dashboard.',
      ],
    ],
  ],
  codes: {
    card_declined: CARD,
    expired_card: CARD,
    incorrect_cvc: CARD,
    incorrect_number: CARD,
    incorrect_zip: CARD,
    invalid_cvc: CARD,
    invalid_expiry_month: CARD,
    invalid_expiry_year: CARD,
    invalid_number: CARD,
    insufficient_funds: CARD,
    processing_error: [
      'customer',
      'The card of the customer could not be charged just now: try again, or ask for another card.',
    ],
    authentication_required: [
      'customer',
      'The bank asks the customer to confirm the payment: let them authenticate it.',
    ],
    payment_intent_authentication_failure: [
      'customer',
      'The customer did not confirm the payment: ask for another payment method.',
    ],
    payment_method_customer_decline: ['customer', 'The customer declined the payment.'],
    card_error: CARD,
    balance_insufficient: ['payment', 'The balance of the account is too low for this transfer or payout.'],
    api_key_expired: 'credential',
    secret_key_required: [
      'credential',
      'The API does not accept the {key} here: it is a publishable key, and this needs a secret key.',
    ],
    platform_api_key_expired: 'credential',
    livemode_mismatch: [
      'credential',
      'The API does not accept the {key} here: it is of the other mode (test or live) than the object.',
    ],
    testmode_charges_only: NOT_ACTIVATED,
    account_closed: 'account',
    account_invalid: ['account', 'The connected account does not exist, or no longer allows this platform.'],
    charges_not_allowed: NOT_ACTIVATED,
    rate_limit: 'rate-limit',
    lock_timeout: [
      'conflict',
      'Another request works on the same object right now; this is no limit on the {key}. Try again, and change an object one request after another.',
    ],
    resource_missing: [
      'not-found',
      'The object does not exist, or is not of this account or mode (test or live): check its id and the {key}.',
    ],
    resource_already_exists: 'conflict',
    idempotency_error: [
      'conflict',
      'A conflict with an earlier request: the idempotency key was used before with other parameters. Send a new Idempotency-Key.',
    ],
    idempotency_key_in_use: [
      'conflict',
      'A request with the same idempotency key is still running: try again shortly.',
    ],
    parameter_missing: ['request', 'A parameter is missing.'],
    parameter_unknown: ['request', 'The API does not know a parameter.'],
    parameter_invalid_empty: 'request',
    parameter_invalid_integer: 'request',
    amount_too_small: ['request', 'The amount is below the smallest one of its currency.'],
    amount_too_large: ['request', 'The amount is above the largest one of its currency.'],
    email_invalid: 'request',
    url_invalid: 'request',
    country_unsupported: 'request',
    payment_intent_unexpected_state: [
      'conflict',
      'The payment is in a state that does not allow this: read it again.',
    ],
    charge_already_captured: ['conflict', 'The charge is captured already.'],
    charge_already_refunded: ['conflict', 'The charge is refunded already.'],
  },
};
