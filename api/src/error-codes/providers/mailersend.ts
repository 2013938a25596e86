import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mailersend: ProviderCodes = {
  name: 'MailerSend',
  slugs: ['mailersend'],
  hosts: ['api.mailersend.com'],
  source: 'https://developers.mailersend.com/general.html#validation-errors',
  checked: '2026-11-25',
  messages: [
    [
      /domain must be verified|#MS42207/i,
      [
        'account',
        'The sender is not verified or not allowed for the account: verify it, or use one that is.',
      ],
    ],
    [
      /#MS4222[15]|unique recipients limit|trial account/i,
      [
        'account',
        'The account is a trial: it may only send to the address of its administrator, or to few recipients.',
      ],
    ],
    [/#MS42901|quota|plan limit/i, ['quota', 'The quota of the plan is used up.']],
    [/unauthenticated/i, 'credential'],
  ],
  codes: {},
};
