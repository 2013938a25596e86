import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SAME_POST: Meaning = ['conflict', 'The same post was sent already.'];
const USER_LINKED: Meaning = ['customer', 'The user has not linked this network, or has to link it again.'];
const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const ayrshare: ProviderCodes = {
  name: 'Ayrshare',
  slugs: ['ayrshare'],
  hosts: ['api.ayrshare.com', 'app.ayrshare.com'],
  source: 'https://www.ayrshare.com/docs/errors/errors-ayrshare',
  checked: '2026-11-25',
  messages: [
    [/duplicate|similar content/i, SAME_POST],
    [/not linked|\b(?:link|connect) (?:your|the|an?|this) /i, USER_LINKED],
    [/\bplans?\b|upgrade|premium|business plan/i, PLAN],
    [/api key/i, 'credential'],
  ],
  codes: {
    101: 'request',
    102: 'credential',
    103: 'credential',
    104: 'request',
    106: 'credential',
    110: SAME_POST,
    132: ['request', 'The text is too long.'],
    136: USER_LINKED,
    137: SAME_POST,
    138: ['policy', 'The network rejected the post by its policy.'],
    156: USER_LINKED,
    167: PLAN,
    169: PLAN,
    400: 'request',
    429: 'rate-limit',
  },
};
