import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mailchimp: ProviderCodes = {
  name: 'Mailchimp',
  slugs: ['mailchimp'],
  hosts: ['*.api.mailchimp.com'],
  source: 'https://mailchimp.com/developer/marketing/docs/errors/',
  checked: '2026-11-25',
  messages: [
    [
      /^Wrong ?Datacenter/i,
      [
        'elsewhere',
        'The account is in another region: the host begins with what follows the last hyphen of the {key}, such as us6.',
      ],
    ],
    [
      /^(?:Forgotten Email|Member In Compliance)|permanently deleted|signed up to a lot of lists|compliance state/i,
      [
        'customer',
        'The recipient is the reason, not the {key}: they unsubscribed, bounced or were deleted, and have to subscribe again themselves.',
      ],
    ],
    [/^Member Exists/i, ['conflict', 'The contact is on the list already: use PUT to change it.']],
    [/looks fake or invalid/i, ['customer', 'The address of the recipient is not a real one.']],
    [
      /^API ?Key (?:Invalid|Missing|Revoked)|^Invalid API ?Key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or revoked, or this is the host of another data center. The host begins with what follows the last hyphen of the {key}, such as us6.',
      ],
    ],
    [
      /^User ?Disabled|^Payment ?Required|Plan Required/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/^User ?Does ?Not ?Exist/i, 'credential'],
    [
      /^(?:Too Many Requests|Rate Limit)/i,
      ['rate-limit', 'Too many requests at the same time: at most 10 connections of an account may be open.'],
    ],
    [
      /^(?:Campaign|Batch|Contact List).{0,40}(?:not ready|sent|processing)/i,
      ['conflict', 'The state of the campaign conflicts with this: it was sent already, or is not ready.'],
    ],
    [/^(?:JSON ?Parse|Invalid ?(?:Action|Method|Resource|Version))/i, 'request'],
    [/^(?:Compliance|Account) /i, ['account', 'The account is limited: see the messages in its dashboard.']],
  ],
  codes: {},
};
