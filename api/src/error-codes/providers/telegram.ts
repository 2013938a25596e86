import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** `error_code` repeats the status; only the words tell errors apart. */
export const telegram: ProviderCodes = {
  name: 'Telegram',
  slugs: ['telegram'],
  hosts: ['api.telegram.org'],
  source: 'https://core.telegram.org/bots/api#making-requests',
  checked: '2026-11-22',
  messages: [
    [
      /blocked by the user|user is deactivated/,
      ['customer', 'The recipient has blocked the bot, or is gone; the {key} is not the reason.'],
    ],
    [/initiate conversation/, ['customer', 'The recipient has to write to the bot first.']],
    [
      /^Not Found$/,
      [
        'credential',
        'The API does not know this bot or method: the token in the path is wrong, or the name of the method.',
      ],
    ],
    [
      /upgraded to a supergroup/,
      ['elsewhere', 'The group has another id now, as a supergroup: use that value.'],
    ],
    [/chat not found/, ['not-found', 'The chat does not exist, or the bot is not in it.']],
    [
      /not enough rights|have no rights/,
      ['permission', 'The bot lacks a right in the chat: make it an administrator with that right.'],
    ],
    [
      /terminated by other getUpdates|webhook is active/,
      ['conflict', 'Another program receives the updates of the bot at the same time.'],
    ],
  ],
  codes: { '401': 'credential', '429': 'rate-limit' },
};
