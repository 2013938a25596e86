import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CONFLICT: Meaning = ['conflict', 'The same post was sent already.'];
const CUSTOMER: Meaning = ['customer', 'The user has not linked this network, or has to link it again.'];
const PAYMENT: Meaning = [
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
    [/duplicate|similar content/i, CONFLICT],
    [/not linked|link/i, CUSTOMER],
    [/plan|upgrade|premium|business/i, PAYMENT],
    [/api key/i, 'credential'],
  ],
  codes: {
    101: 'request',
    102: 'credential',
    103: 'credential',
    104: 'request',
    106: 'credential',
    110: CONFLICT,
    132: ['request', 'The text is too long.'],
    136: CUSTOMER,
    137: CONFLICT,
    138: ['policy', 'The network rejected the post by its policy.'],
    156: CUSTOMER,
    167: PAYMENT,
    169: PAYMENT,
    400: 'request',
    429: 'rate-limit',
  },
};
