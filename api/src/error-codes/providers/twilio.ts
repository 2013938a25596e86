import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TO: Meaning = [
  'request',
  'The value of To is no valid phone number: write it with its country code, +15551234567.',
];
const FROM: Meaning = ['request', 'The sender (From) is not a number that this account can send with.'];
const TRIAL: Meaning = [
  'account',
  'The account is a trial: it may only reach numbers that are verified. Verify the number, or upgrade the account.',
];

export const twilio: ProviderCodes = {
  name: 'Twilio',
  slugs: ['twilio'],
  hosts: ['*.twilio.com'],
  source: 'https://www.twilio.com/docs/api/errors',
  checked: '2026-11-22',
  hasForm: (body) => /^https:\/\/www\.twilio\.com\/docs\//.test(asText(body.more_info) ?? ''),
  codes: {
    '10001': ['account', 'The account is not active.'],
    '10002': ['account', 'A trial account may not do this: upgrade the account.'],
    '20003': [
      'credential',
      'The API does not accept the {key}: the SID or the token is wrong, or the account is suspended.',
    ],
    '20004': 'request',
    '20005': ['account', 'The account is not active.'],
    '20404': 'not-found',
    '20429': 'rate-limit',
    '20008': ['restricted', 'Test credentials are restricted to few operations: use the live ones.'],
    '21211': TO,
    '21212': FROM,
    '21214': TO,
    '21217': TO,
    '21219': TRIAL,
    '21408': [
      'not-enabled',
      'Messages to this country are not enabled for the account: enable the country in its geographic permissions.',
    ],
    '21606': FROM,
    '21607': FROM,
    '21608': TRIAL,
    '21610': [
      'customer',
      'The recipient has opted out of messages from this sender (STOP): only they can opt in again (START).',
    ],
    '21611': ['rate-limit', 'Too many requests: the queue of this sender is full.'],
    '21612': ['request', 'This sender cannot reach this recipient: the values of To and From do not fit.'],
    '21614': ['request', 'The number (To) is not a mobile number.'],
    '21617': ['request', 'The value of the text is longer than 1600 characters.'],
    '21659': FROM,
    '21660': FROM,
    '30001': ['rate-limit', 'Too many requests: the queue is full.'],
    '30003': ['customer', 'The phone of the recipient cannot be reached.'],
    '30007': ['policy', 'The carrier filtered the message by its policy.'],
    '60200': 'request',
    '60202': ['rate-limit', 'Too many requests: the code was checked too often.'],
    '60203': ['rate-limit', 'Too many requests: too many codes were sent to this number.'],
    '63038': ['quota', 'The messages of the day are used up for this account.'],
  },
};
