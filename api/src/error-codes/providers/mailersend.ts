import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mailersend: ProviderCodes = {
  name: 'MailerSend',
  slugs: ['mailersend'],
  hosts: ['api.mailersend.com'],
  source: 'https://developers.mailersend.com/general.html#validation-errors',
  checked: '2026-11-25',
  // A message whose recipients are suppressed is accepted with 202.
  find: ({ warnings }) => listOf(warnings).flatMap((one) => asText(asObject(one)?.type) ?? []),
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
    [
      /#MS42901|quota|plan limit/i,
      [
        'quota',
        'The quota of the plan for the day or the month is used up: wait until it is reset, or choose a larger plan.',
      ],
    ],
    [
      /unauthenticated/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing, wrong, expired or paused. It goes after Bearer into the Authorization header.',
      ],
    ],
  ],
  codes: {
    ALL_SUPPRESSED: [
      'customer',
      'Nothing is sent, as all recipients are suppressed: they bounced, unsubscribed or complained before. See the suppression lists.',
    ],
    SOME_SUPPRESSED: [
      'partial',
      'Some of the recipients are suppressed, as they bounced, unsubscribed or complained before: only the others get it.',
    ],
  },
};
