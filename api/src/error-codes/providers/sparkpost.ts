import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SENDER_VERIFIED: Meaning = [
  'account',
  'The sender is not verified or not allowed for the account: verify it, or use one that is.',
];
const SENDING_LIMIT: Meaning = ['quota', 'The sending limit of the account is used up.'];
export const sparkpost: ProviderCodes = {
  name: 'SparkPost',
  slugs: ['sparkpost'],
  hosts: ['api.sparkpost.com', 'api.eu.sparkpost.com'],
  source: 'https://developers.sparkpost.com/api/#header-errors',
  checked: '2026-11-25',
  messages: [
    [/unconfigured (?:or unverified )?sending domain|unconfigured sending/i, SENDER_VERIFIED],
    [/exceed.{0,20}sending limit/i, SENDING_LIMIT],
    [
      /^unauthorized\.?$/i,
      [
        'credential',
        'The API does not accept the key: it is wrong, or the account is in the other region (api.eu.sparkpost.com).',
      ],
    ],
  ],
  codes: {
    1300: 'request',
    1400: ['request', 'A field is missing: the description in the response names it.'],
    1401: 'request',
    1600: 'not-found',
    1602: ['conflict', 'A record with the same value exists already.'],
    1603: ['conflict', 'This is in use already and cannot be deleted.'],
    1902: ['policy', 'The message was blocked by the policy of the provider.'],
    2101: SENDING_LIMIT,
    2102: SENDING_LIMIT,
    2103: ['quota', 'The daily quota of the sandbox is used up.'],
    3005: ['policy', 'The domain of the sender was blocked by the policy of the provider.'],
    5002: ['request', 'The list of recipients is empty or has values that are not valid.'],
    7001: SENDER_VERIFIED,
    7002: SENDER_VERIFIED,
  },
};
