import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const gmail: ProviderCodes = {
  name: 'Gmail',
  slugs: ['gmail'],
  hosts: ['gmail.googleapis.com'],
  source: 'https://developers.google.com/workspace/gmail/api/guides/handle-errors',
  checked: '2026-11-25',
  messages: [
    [
      /mail service not enabled/i,
      [
        'not-enabled',
        'Gmail is not enabled for this user, so there is no mailbox: enable it for the user in the Admin console.',
      ],
    ],
    [
      /precondition check failed/i,
      [
        'permission',
        'This account has no mailbox. A service account lacks the permission to read one until it acts for a user (domain-wide delegation, with the user as subject).',
      ],
    ],
    [
      /delegation denied/i,
      [
        'permission',
        'The {key} may not use the mailbox of this user: put me in the path, or let a service account act for the user (domain-wide delegation).',
      ],
    ],
    [
      /\(mail sending\)/i,
      [
        'quota',
        'The messages that this user may send in a day are used up: wait until tomorrow. The {key} is not the reason.',
      ],
    ],
    [
      /recipient address required|invalid to header/i,
      [
        'request',
        'The field To is missing in the message, or has no valid address: raw is the whole message with its headers, in base64url.',
      ],
    ],
    [
      /metadata scope/i,
      [
        'permission',
        'The scope gmail.metadata does not allow this (a search with q, or a whole message): log in with gmail.readonly.',
      ],
    ],
    [
      /requested entity was not found/i,
      [
        'not-found',
        'The message, thread, label or history id does not exist in this mailbox: each mailbox has its own ids, and a history id lives about a week.',
      ],
    ],
    [/label name exists|conflicts with/i, ['conflict', 'A label of this name exists already.']],
    [
      /raw.{0,30}(?:required|payload)/i,
      ['request', 'The field raw is missing: the whole message, in base64url.'],
    ],
  ],
  codes: {},
};
