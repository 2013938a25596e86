import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SENDER_VERIFIED: Meaning = [
  'account',
  'The sender is not verified or not allowed for the account: verify it, or use one that is.',
];
export const mailjet: ProviderCodes = {
  name: 'Mailjet',
  slugs: ['mailjet'],
  hosts: ['api.mailjet.com', 'api.us.mailjet.com'],
  source: 'https://dev.mailjet.com/email/guides/send-api-v31/',
  checked: '2026-11-25',
  messages: [
    [
      /account.{0,40}(?:blocked|suspended|temporarily)/i,
      ['account', 'The account is blocked: see its dashboard, and ask the support.'],
    ],
    [
      /sender.{0,60}(?:not (?:been )?(?:validated|verified|authorized|active|allowed)|invalid)|not an authorized sender/i,
      SENDER_VERIFIED,
    ],
    [
      /invalid key name/i,
      ['request', 'A field in the body has a name that the API does not know: the message says which.'],
    ],
    [/already exists/i, ['conflict', 'A record with the same value exists already.']],
    [
      /api key.{0,40}(?:required|invalid)|authentication failed|authorization failure/i,
      [
        'credential',
        'The API does not accept the {key}: send the API key and its secret key by Basic auth. Both may be wrong, or of an account in the US (api.us.mailjet.com).',
      ],
    ],
  ],
  codes: {
    'mj-0001': 'server',
    'mj-0002': 'credential',
    'mj-0003': 'request',
    'mj-0004': 'request',
    'mj-0005': 'request',
    'mj-0013': ['request', 'A value is not a valid e-mail address.'],
    'mj-0015': 'not-found',
    'send-0001': ['request', 'The field that says whom to send to is missing.'],
    'send-0003': ['request', 'The text of the message is missing: at least one of its fields is required.'],
    'send-0008': SENDER_VERIFIED,
    'send-0010': ['request', 'The template, or a value for one of its fields, does not fit.'],
  },
};
