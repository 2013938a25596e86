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
    [/initiate conversation/, ['customer', 'The recipient has to write to the bot first, with /start.']],
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
    [
      /chat not found|PEER_ID_INVALID/,
      [
        'not-found',
        'The chat does not exist for the bot: check chat_id. A person has to start the bot first; a group or channel has to add it.',
      ],
    ],
    [
      /not a member|was kicked|CHAT_WRITE_FORBIDDEN|need administrator rights|CHAT_ADMIN_REQUIRED/,
      [
        'permission',
        'The bot is not allowed to do this in the chat: add it there, as an administrator where needed.',
      ],
    ],
    [
      /can't parse entities/,
      [
        'request',
        'The text is not a valid value for its parse_mode: escape the characters that this reserves, or leave parse_mode out.',
      ],
    ],
    [
      /message is not modified/,
      ['conflict', 'The message already has this text and these buttons: edit it only if they changed.'],
    ],
    [
      /query is too old/,
      ['request', 'The callback or inline query is a value that is too old: answer it within seconds.'],
    ],
    [
      /message (?:to \w+ |thread |can't be \w+|with .{0,30})?.{0,20}(?:not found|can't be (?:edited|deleted|forwarded|copied))/,
      [
        'not-found',
        'The message does not exist, or is too old or not of the bot, so that it cannot be changed.',
      ],
    ],
    [
      /wrong (?:remote )?file identifier|failed to get HTTP URL content|wrong file_id|invalid file_id|wrong type of the web page content/,
      [
        'request',
        'The file is not a valid value: its address has to be public, and a file_id is that of this bot and kind only.',
      ],
    ],
    [
      /(?:message|caption) is too long|file is too big|message text is empty|(?:text|chat_id) is empty|BUTTON_\w+_INVALID/,
      'request',
    ],
    [
      /bad webhook|webhook.{0,40}(?:HTTPS|port|resolve)/i,
      [
        'request',
        'The address of the webhook is not a valid value: it needs https, a valid certificate, and port 443, 80, 88 or 8443.',
      ],
    ],
    [
      /webhook is active/,
      ['conflict', 'A webhook is set, which conflicts with getUpdates: remove it with deleteWebhook first.'],
    ],
    [
      /not enough rights|have no rights/,
      ['permission', 'The bot lacks a right in the chat: make it an administrator with that right.'],
    ],
    [
      /terminated by (?:other getUpdates|setWebhook)/,
      ['conflict', 'Another program receives the updates of the bot at the same time.'],
    ],
  ],
  codes: {
    '401': [
      'credential',
      'The API does not accept the {key}: it is wrong or was revoked. @BotFather shows the token of the bot.',
    ],
    '429': 'rate-limit',
  },
};
