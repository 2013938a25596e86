import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CUSTOMER: Meaning = [
  'customer',
  'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
];
const REQUEST: Meaning = ['request', 'The value of the amount is not valid.'];
const CUSTOMER_2: Meaning = [
  'customer',
  'The data of the card is wrong or the card is expired: ask the customer to correct it.',
];
const CUSTOMER_3: Meaning = [
  'customer',
  'The payment was stopped as a risk of fraud: ask the customer for another way to pay.',
];
const CUSTOMER_4: Meaning = ['customer', 'The card of the customer is over its limit.'];
const CUSTOMER_5: Meaning = [
  'customer',
  'The customer has to confirm the payment (3-D Secure): send them through it.',
];
const CUSTOMER_6: Meaning = ['customer', 'The card of the customer was reported lost or stolen.'];
const CONFLICT: Meaning = [
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
  find: (body) => (body.approved === false ? [asText(body.response_code) ?? 'declined'] : []),
  codes: {
    20005: CUSTOMER,
    20012: CUSTOMER,
    20013: REQUEST,
    20014: CUSTOMER_2,
    20051: [
      'customer',
      'The account of the customer does not have enough money; your account and the {key} are not the reason.',
    ],
    20054: CUSTOMER_2,
    20059: CUSTOMER_3,
    20061: CUSTOMER_4,
    20063: CUSTOMER_3,
    20065: CUSTOMER_4,
    20068: ['server', 'The bank took too long: try again later.'],
    20087: CUSTOMER_2,
    20091: ['server', 'The bank could not be reached: try again later.'],
    20150: CUSTOMER_5,
    20154: CUSTOMER_5,
    30004: CUSTOMER_6,
    30041: CUSTOMER_6,
    30043: CUSTOMER_6,
    40101: CUSTOMER_3,
    declined: CUSTOMER,
    card_expired: CUSTOMER_2,
    card_number_invalid: CUSTOMER_2,
    card_disabled: CUSTOMER_2,
    cvv_invalid: CUSTOMER_2,
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
    amount_invalid: REQUEST,
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
    capture_value_greater_than_authorized: CONFLICT,
    capture_value_greater_than_remaining_authorized: CONFLICT,
    refund_amount_exceeds_balance: CONFLICT,
    refund_authorization_declined: CUSTOMER,
    void_invalid: CONFLICT,
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
    card_authorization_failed: CUSTOMER,
    payment_declined: CUSTOMER,
    '3ds_not_supported': CUSTOMER_5,
  },
};
