import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const DECLINED: Meaning = [
  'customer',
  'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
];
const VALUE_AMOUNT: Meaning = ['request', 'The value of the amount is not valid.'];
const CARD: Meaning = [
  'customer',
  'The data of the card is wrong or the card is expired: ask the customer to correct it.',
];
const PAYMENT_STOPPED: Meaning = [
  'customer',
  'The payment was stopped as a risk of fraud: ask the customer for another way to pay.',
];
const CARD_CUSTOMER: Meaning = ['customer', 'The card of the customer is over its limit.'];
const CUSTOMER_CONFIRM: Meaning = [
  'customer',
  'The customer has to confirm the payment (3-D Secure): send them through it.',
];
const CARD_CUSTOMER_REPORTED: Meaning = ['customer', 'The card of the customer was reported lost or stolen.'];
const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
/** A declined payment comes with 201 or 202 and `approved: false`. */
export const checkoutCom: ProviderCodes = {
  name: 'Checkout.com',
  slugs: ['checkout-com'],
  hosts: ['*.checkout.com'],
  source: 'https://www.checkout.com/docs/developer-resources/codes/error-codes',
  checked: '2026-11-25',
  statuses: {
    401: [
      'credential',
      'The API does not accept the {key}: it is wrong, or one of the sandbox, whose host is api.sandbox.checkout.com.',
    ],
  },
  find: (body) => (body.approved === false ? [asText(body.response_code) ?? 'declined'] : []),
  codes: {
    20005: DECLINED,
    20012: DECLINED,
    20013: VALUE_AMOUNT,
    20014: CARD,
    20051: [
      'customer',
      'The account of the customer does not have enough money; your account and the {key} are not the reason.',
    ],
    20054: CARD,
    20059: PAYMENT_STOPPED,
    20061: CARD_CUSTOMER,
    20063: PAYMENT_STOPPED,
    20065: CARD_CUSTOMER,
    20068: ['server', 'The bank took too long: try again later.'],
    20087: CARD,
    20091: ['server', 'The bank could not be reached: try again later.'],
    20150: CUSTOMER_CONFIRM,
    20154: CUSTOMER_CONFIRM,
    30004: CARD_CUSTOMER_REPORTED,
    30041: CARD_CUSTOMER_REPORTED,
    30043: CARD_CUSTOMER_REPORTED,
    40101: PAYMENT_STOPPED,
    declined: DECLINED,
    card_expired: CARD,
    card_number_invalid: CARD,
    card_disabled: CARD,
    cvv_invalid: CARD,
    token_expired: [
      'customer',
      'The token of the card is expired, which it is after some minutes: let the customer enter the card again.',
    ],
    token_used: [
      'customer',
      'The token of the card was used already: let the customer enter the card again.',
    ],
    token_invalid: [
      'request',
      'The token of the card does not exist or is not valid: it is a value of the request, not the {key}.',
    ],
    amount_invalid: VALUE_AMOUNT,
    currency_invalid: ['request', 'The value of the currency is not valid.'],
    amount_limit_exceeded: ['request', 'The value of the amount is larger than allowed.'],
    processing_channel_id_required: ['request', 'The parameter processing_channel_id is missing.'],
    processing_channel_id_invalid: [
      'request',
      'The value of processing_channel_id is not one of the account.',
    ],
    payment_method_not_supported: [
      'not-enabled',
      'The payment method is not enabled for the account: enable it in the dashboard.',
    ],
    payment_source_required: ['request', 'The parameter source is missing.'],
    action_failure_limit_exceeded: [
      'rate-limit',
      'Too many requests failed for this payment: wait before the next.',
    ],
    capture_value_greater_than_authorized: STATE,
    capture_value_greater_than_remaining_authorized: STATE,
    refund_amount_exceeds_balance: STATE,
    refund_authorization_declined: DECLINED,
    void_invalid: STATE,
    business_invalid: [
      'account',
      'The account may not process payments yet: complete its verification in the dashboard.',
    ],
    channel_details_invalid: ['account', 'The processing channel is not set up in the account.'],
    request_invalid: 'request',
    processing_error: 'server',
    authentication_error: 'credential',
    insufficient_scope: 'permission',
    idempotency_key_reused: [
      'conflict',
      'The idempotency key was used before with another request: use a new one for each new request.',
    ],
    card_authorization_failed: DECLINED,
    payment_declined: DECLINED,
    '3ds_not_supported': CUSTOMER_CONFIRM,
  },
};
