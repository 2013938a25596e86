import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCOUNT_PAYS: Meaning = [
  'account',
  'The account that pays and the one that is paid do not fit: both have to be real, or both test accounts.',
];
export const mercadoPago: ProviderCodes = {
  name: 'Mercado Pago',
  slugs: ['mercado-pago'],
  hosts: ['api.mercadopago.com'],
  source: 'https://www.mercadopago.com/developers/en/reference/payments/_payments/post',
  checked: '2026-11-25',
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
    4292: ['request', 'The X-Idempotency-Key header is missing.'],
    bad_request: 'request',
    unauthorized: 'credential',
    PA_UNAUTHORIZED_RESULT_FROM_POLICIES: [
      'permission',
      'A policy does not allow this: check the permissions and the type of the {key} (production or test).',
    ],
    invalid_scopes: 'permission',
  },
};
