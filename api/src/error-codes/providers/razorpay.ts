import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BANK_CUSTOMER: Meaning = [
  'customer',
  'The bank of the customer refused the payment: they have to pay in another way.',
];
const PAYMENT_FAILED: Meaning = ['server', 'The payment failed between the banks: try again later.'];

/** `source` says whose fault it is, and its codes say little more than the status. */
export const razorpay: ProviderCodes = {
  name: 'Razorpay',
  slugs: ['razorpay'],
  hosts: ['api.razorpay.com'],
  source: 'https://razorpay.com/docs/errors/',
  checked: '2026-11-25',
  find: (body) => {
    const source = asText(asObject(body.error)?.source);
    return source === undefined ? [] : [`source-${source}`];
  },
  messages: [
    [
      /authentication failed|api key provided is invalid|provide your api key|(?:api key|key id).{0,30}(?:expired|missing|not valid)/i,
      [
        'credential',
        'The API does not accept the {key}: the key id or its secret is wrong, expired, or of the other mode (test or live).',
      ],
    ],
    [
      /\bid\b.{0,40}does not exist|not a valid id/i,
      [
        'not-found',
        'The id does not exist in this mode: test and live have different data, and the {key} decides which is used (rzp_test, rzp_live).',
      ],
    ],
    [
      /already (?:been )?(?:captured|paid|refunded|processed|cancell?ed|exists)|fully refunded/i,
      [
        'conflict',
        'This was done already, or the current state does not allow it: read the status of the payment or order first.',
      ],
    ],
    [
      /requested url was not found/i,
      [
        'not-enabled',
        'The path does not exist, or this product is not enabled for the account: check the path, then enable the product in the dashboard or ask the support.',
      ],
    ],
    [
      /\bnot (?:enabled|activated)\b/i,
      ['not-enabled', 'This is not enabled for the account: enable it in the dashboard, or ask the support.'],
    ],
    [
      /not have enough balance|insufficient balance/i,
      ['payment', 'The balance of the account is too low for this: add funds to it.'],
    ],
    [/too many requests/i, 'rate-limit'],
  ],
  codes: {
    'source-customer': [
      'customer',
      'The payment failed at the customer: they have to try again or pay in another way.',
    ],
    'source-bank': BANK_CUSTOMER,
    'source-issuer_bank': BANK_CUSTOMER,
    'source-gateway': PAYMENT_FAILED,
    'source-internal': 'server',
    GATEWAY_ERROR: PAYMENT_FAILED,
    SERVER_ERROR: 'server',
    BAD_REQUEST_ERROR: 'request',
    'source-business': 'request',
    'source-NA': 'request',
  },
};
