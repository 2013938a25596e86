import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BALANCE_ACCOUNT: Meaning = ['payment', 'The balance of the account is too low: top it up.'];
const SENDER_VERIFIED: Meaning = [
  'account',
  'The sender is not verified or not allowed for the account: verify it, or use one that is.',
];
const NUMBER: Meaning = ['customer', 'The number of the recipient is not valid or cannot be reached.'];
const RECIPIENT_OPTED: Meaning = [
  'customer',
  'The recipient opted out or blocked this sender; the {key} is not the reason.',
];
export const plivo: ProviderCodes = {
  name: 'Plivo',
  slugs: ['plivo'],
  hosts: ['api.plivo.com'],
  source: 'https://www.plivo.com/docs/messaging/api/message/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /authentication credentials|could not verify/i,
      [
        'credential',
        'The API does not accept the {key}: send the Auth ID and the Auth Token by Basic auth, and the same Auth ID in the path.',
      ],
    ],
    [/insufficient (?:credit|balance|account)/i, BALANCE_ACCOUNT],
    [/src.{0,40}(?:not|invalid)|sender id/i, SENDER_VERIFIED],
    [/not found/i, 'not-found'],
    [
      /trial|sandbox|unverified|verified number/i,
      ['account', 'The account is a trial: it may only send to verified numbers.'],
    ],
  ],
  codes: {
    10: ['request', 'The message is not valid: a value of it has to change.'],
    20: ['server', 'The network of the recipient had a problem: try again later.'],
    30: ['policy', 'The message was blocked as spam by a filter of the network.'],
    50: NUMBER,
    60: NUMBER,
    80: NUMBER,
    90: RECIPIENT_OPTED,
    100: SENDER_VERIFIED,
    110: SENDER_VERIFIED,
    200: RECIPIENT_OPTED,
    420: ['customer', 'The message expired before it reached the recipient.'],
    450: [
      'policy',
      'The number of the recipient is in a region that the policy of the account blocks: allow it there.',
    ],
    900: BALANCE_ACCOUNT,
    950: SENDER_VERIFIED,
    1000: ['server', 'The network failed: try again later.'],
  },
};
