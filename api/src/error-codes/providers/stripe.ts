import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const DECLINED: Meaning = [
  'customer',
  'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
];
const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: request a larger one, or delete what is not used.',
];
const CUSTOMER_CONFIRM: Meaning = ['customer', 'The customer has to confirm the payment.'];
const FIELD_MISSING: Meaning = ['request', 'A field is missing.'];

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
  checked: '2026-11-25',
  hasForm: (body) => {
    const error = asObject(body.error);
    return TYPES.test(String(error?.type)) && /^https:\/\/stripe\.com\/docs\//.test(String(error?.doc_url));
  },
  messages: [
    [
      /credit card numbers directly/i,
      [
        'policy',
        'The numbers of cards are blocked by the policy of Stripe: collect them with its own form (Elements, Checkout), and in tests send pm_card_visa or tok_visa.',
      ],
    ],
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
      'The state of the payment conflicts with this: read it again.',
    ],
    charge_already_captured: ['conflict', 'The charge is captured already.'],
    charge_already_refunded: ['conflict', 'The charge is refunded already.'],
    account_country_invalid_address: 'request',
    account_number_invalid: ['request', 'The number of the bank account is not a valid value.'],
    bank_account_declined: DECLINED,
    bank_account_exists: ['conflict', 'The customer has this bank account already.'],
    bank_account_unusable: DECLINED,
    bank_account_unverified: ['customer', 'The customer has to verify the bank account first.'],
    charge_disputed: STATE,
    charge_exceeds_source_limit: DECLINED,
    charge_expired_for_capture: STATE,
    coupon_expired: ['customer', 'The coupon of the customer is expired.'],
    customer_max_subscriptions: LIMIT,
    invalid_charge_amount: 'request',
    invoice_no_customer_line_items: ['request', 'The invoice has no items: that value is missing.'],
    invoice_not_editable: STATE,
    invoice_payment_intent_requires_action: CUSTOMER_CONFIRM,
    invoice_upcoming_none: ['not-found', 'There is no next invoice: it does not exist.'],
    missing: FIELD_MISSING,
    not_allowed_on_standard_account: 'permission',
    order_creation_failed: 'request',
    parameter_invalid_string_blank: FIELD_MISSING,
    parameter_invalid_string_empty: FIELD_MISSING,
    parameters_exclusive: ['request', 'Two parameters exclude each other.'],
    payment_intent_action_required: CUSTOMER_CONFIRM,
    payment_intent_incompatible_payment_method: 'request',
    payment_intent_payment_attempt_failed: DECLINED,
    payment_method_invalid_parameter: 'request',
    payment_method_not_available: [
      'overloaded',
      'The method of payment is not available now: try again later.',
    ],
    payment_method_provider_decline: DECLINED,
    payment_method_provider_timeout: ['server', 'The method of payment took too long: try again.'],
    payment_method_unactivated: [
      'not-enabled',
      'The method of payment is not enabled for the account: enable it in the dashboard.',
    ],
    payment_method_unexpected_state: STATE,
    payouts_not_allowed: ['account', 'The account may not be paid out: it is limited.'],
    payouts_limit_exceeded: LIMIT,
    postal_code_invalid: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    price_inactive: ['conflict', 'The price is not active any more, which conflicts with the request.'],
    product_inactive: ['conflict', 'The product is not active any more, which conflicts with the request.'],
    refund_disputed_payment: STATE,
    setup_attempt_failed: DECLINED,
    setup_intent_authentication_failure: ['customer', 'The customer did not confirm the way to pay.'],
    setup_intent_unexpected_state: STATE,
    sku_inactive: 'conflict',
    tax_id_invalid: 'request',
    taxes_calculation_failed: 'server',
    terminal_reader_busy: ['conflict', 'The reader handles another request already.'],
    terminal_reader_offline: [
      'not-ready',
      'The reader is offline, so it is not ready: try again when it is connected.',
    ],
    terminal_reader_timeout: ['server', 'The reader took too long: try again.'],
    token_already_used: ['conflict', 'The token was used already: create another.'],
    token_in_use: ['conflict', 'Another request for the same resource is not finished: try again shortly.'],
    transfers_not_allowed: ['account', 'The account may not make transfers: it is limited.'],
    tls_version_unsupported: 'request',
    instant_payouts_unsupported: 'request',
    debit_not_authorized: ['customer', 'The customer says that the debit was not authorized.'],
    routing_number_invalid: ['request', 'The routing number is not a valid value.'],
    capability_not_enabled: 'not-enabled',
    test_mode_live_card: ['request', 'A real card was used in test mode: that value has to be a test card.'],
    customer_tax_location_invalid: [
      'request',
      'The address of the customer is not a value with which the tax can be calculated.',
    ],
    link_expired: 'conflict',
    subscription_payment_intent_requires_action: CUSTOMER_CONFIRM,
  },
};
