import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mailgun: ProviderCodes = {
  name: 'Mailgun',
  slugs: ['mailgun'],
  hosts: ['api.mailgun.net', 'api.eu.mailgun.net'],
  source: 'https://documentation.mailgun.com/docs/mailgun/api-reference/mg-responses',
  checked: '2026-11-25',
  messages: [
    [
      /^forbidden$/i,
      [
        'credential',
        'The API does not accept the key: it is wrong, or the account is in the other region (api.eu.mailgun.net for the EU).',
      ],
    ],
    [
      /domain not found/i,
      [
        'not-found',
        'The domain does not exist in this account, or is in the other region: api.eu.mailgun.net serves the EU.',
      ],
    ],
    [
      /sandbox (?:sub)?domains?|authorized recipients|free accounts are for test|domain .{0,60}is not (?:allowed|verified)|unverified|activate your (?:mailgun )?account/i,
      [
        'account',
        'The account or its domain is not verified: verify it, or send to authorized recipients only.',
      ],
    ],
    [
      /domain .{0,60}is disabled|account (?:is )?disabled|temporarily disabled|business verification/i,
      ['account', 'The account or its domain is disabled: see its dashboard, and ask the support.'],
    ],
    [
      /recipient limit exceeded|limit exceeded|exceed/i,
      ['quota', 'The quota of messages is used up: wait until it is reset, or choose a larger plan.'],
    ],
    [
      /to parameter is not a valid address/i,
      ['request', 'The value of the parameter to is not a valid address.'],
    ],
  ],
  codes: {},
};
