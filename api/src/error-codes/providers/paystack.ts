import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BALANCE_ACCOUNT: Meaning = ['payment', 'The balance of the account is too low for this.'];
const ACCOUNT_PROCESS: Meaning = [
  'account',
  'The account may not process payments yet: complete its verification in the dashboard.',
];
const SECRET_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is missing or wrong. The secret key (sk_test_… or sk_live_…) goes after Bearer into the Authorization header.',
];

export const paystack: ProviderCodes = {
  name: 'Paystack',
  slugs: ['paystack'],
  hosts: ['api.paystack.co'],
  source: 'https://paystack.com/docs/api/errors/',
  checked: '2026-11-25',
  messages: [
    [/format is authorization|^invalid key$/i, SECRET_KEY],
    [
      /currency not supported/i,
      [
        'not-enabled',
        'The currency is not enabled for the account: ask the support to enable it, or use that of its country.',
      ],
    ],
    [
      /duplicate (?:\w+ )?reference/i,
      ['conflict', 'The reference was used before: give each transaction its own.'],
    ],
    [
      /declined|insufficient funds/i,
      [
        'customer',
        'The bank of the customer declined the payment; your account and the {key} are not the reason. Ask for another card.',
      ],
    ],
    [/balance is not enough|insufficient balance/i, BALANCE_ACCOUNT],
    [
      /starter business|registered business|not (?:yet )?(?:activated|live)|cannot initiate third party/i,
      ACCOUNT_PROCESS,
    ],
    [/not found/i, 'not-found'],
  ],
  codes: {
    invalid_Key: SECRET_KEY,
    invalid_key: SECRET_KEY,
    duplicate_reference: ['conflict', 'The reference was used before: give each transaction its own.'],
    transaction_not_found: 'not-found',
    customer_not_found: 'not-found',
    invalid_params: 'request',
    missing_params: 'request',
    invalid_email: 'request',
    insufficient_balance: BALANCE_ACCOUNT,
    unsupported_currency: ['not-enabled', 'The currency is not enabled for the account.'],
    merchant_disabled: ACCOUNT_PROCESS,
    transfers_disabled: ['not-enabled', 'Transfers are not enabled for the account.'],
    rate_limited: 'rate-limit',
    ip_not_allowed: [
      'restricted',
      'The {key} may not be used from this address: add it to the allowed ones.',
    ],
  },
};
