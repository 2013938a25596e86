import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCOUNT_PAYS: Meaning = [
  'account',
  'The account that pays and the one that is paid do not fit: both have to be real, or both test accounts. With the {key} of a test user pay as another test user, and never as the same one.',
];
const CARD_DATA: Meaning = [
  'customer',
  'The payment was rejected: the customer entered data of the card wrongly, or it is expired. Ask them to correct it.',
];
const CARD_DECLINED: Meaning = [
  'customer',
  'The payment was rejected by the bank of the customer: ask for another way to pay. Your account and the {key} are not the reason.',
];
/** A payment that was rejected comes with 201: `status_detail` says why. */
export const mercadoPago: ProviderCodes = {
  name: 'Mercado Pago',
  slugs: ['mercado-pago'],
  hosts: ['api.mercadopago.com'],
  source: 'https://www.mercadopago.com/developers/en/reference/payments/_payments/post',
  checked: '2026-11-25',
  find: ({ status, status_detail: detail, cause }) => [
    ...listOf(cause).flatMap((one) => {
      const code = asObject(one)?.code;
      return code === undefined || code === null ? [] : [String(code)];
    }),
    ...(status === 'rejected' && typeof detail === 'string' ? [detail, 'rejected'] : []),
  ],
  messages: [
    [/invalid users involved|payer.{0,20}collector|same (?:payer|user)/i, ACCOUNT_PAYS],
    [
      /card token (?:was )?(?:not found|used)|invalid card_token/i,
      ['request', 'The value of the card token is expired or was used: create another.'],
    ],
    [
      /collector.{0,40}(?:without|key)|live credentials/i,
      ['account', 'The account may not receive real payments yet: activate the production credentials.'],
    ],
  ],
  codes: {
    1: 'request',
    3: ['request', 'The value of the token was made with a public key of another account or mode.'],
    5: 'credential',
    23: ['request', 'The value of a date is not valid.'],
    1000: ['rate-limit', 'Too many requests: wait before the next.'],
    2001: ['conflict', 'The same request was sent already in the last minute.'],
    2002: ['not-found', 'The customer does not exist.'],
    2004: 'server',
    2006: ['request', 'The value of the card token was not found: create another.'],
    2018: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    2024: ['customer', 'The payer is not supported.'],
    2034: ACCOUNT_PAYS,
    2062: ['request', 'The value of the card token is not valid.'],
    3000: ['request', 'The name of the cardholder is missing.'],
    3001: ['request', 'The issuer of the card is missing.'],
    3034: [
      'customer',
      'The data of the card is wrong or the card is expired: ask the customer to correct it.',
    ],
    4000: ['not-found', 'The payment does not exist.'],
    4020: ['request', 'The notification URL is not a valid value.'],
    4037: ['request', 'The value of the amount is not valid.'],
    4050: ['request', 'The value of the payer’s e-mail address is not valid.'],
    4292: [
      'request',
      'The X-Idempotency-Key header is missing: send a value of your own, another for each payment.',
    ],
    bad_request: 'request',
    unauthorized: 'credential',
    PA_UNAUTHORIZED_RESULT_FROM_POLICIES: [
      'credential',
      'The {key} is missing or wrong (such as the public key in its place), or a policy does not allow it this: check the Authorization header, the kind of the {key} (production or test) and the permissions of the application.',
    ],
    rejected: CARD_DECLINED,
    cc_rejected_bad_filled_card_number: CARD_DATA,
    cc_rejected_bad_filled_date: CARD_DATA,
    cc_rejected_bad_filled_other: CARD_DATA,
    cc_rejected_bad_filled_security_code: CARD_DATA,
    cc_rejected_insufficient_amount: [
      'customer',
      'The payment was rejected: the card of the customer has too little money or credit. Ask for another way to pay.',
    ],
    cc_rejected_call_for_authorize: [
      'customer',
      'The payment was rejected: the customer has to authorize it with their bank, then try again.',
    ],
    cc_rejected_card_disabled: [
      'customer',
      'The payment was rejected: the customer has to have the card activated by their bank.',
    ],
    cc_rejected_duplicated_payment: [
      'conflict',
      'The payment was rejected: one of the same value was made already. Use another card, or wait.',
    ],
    cc_rejected_high_risk: [
      'policy',
      'The payment was blocked by the check against fraud: ask the customer for another way to pay.',
    ],
    cc_rejected_max_attempts: [
      'customer',
      'The payment was rejected: the customer tried too often with this card. Ask for another.',
    ],
    cc_rejected_invalid_installments: [
      'request',
      'The payment was rejected: the card does not accept this value of installments.',
    ],
    bad_filled_card_data: CARD_DATA,
    rejected_by_regulations: ['policy', 'The payment was blocked by regulations.'],
    invalid_scopes: 'permission',
  },
};
