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
    [/authentication failed|api key provided is invalid/i, 'credential'],
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
    'source-business': 'request',
    'source-NA': 'request',
  },
};
