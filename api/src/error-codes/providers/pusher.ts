import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pusher: ProviderCodes = {
  name: 'Pusher',
  slugs: ['pusher'],
  hosts: ['*.pusher.com', '*.pushnotifications.pusher.com'],
  source: 'https://pusher.com/docs/channels/library_auth_reference/rest-api/',
  checked: '2026-11-25',
  messages: [
    [
      /not in this cluster|(?:wrong|other|another) cluster/i,
      [
        'elsewhere',
        'The app is in another cluster (region): call the host of that one, such as api-eu.pusher.com. The dashboard names it.',
      ],
    ],
    [
      /too many (?:channels|events)|channels? .{0,40}(?:more than|at most|maximum)/i,
      [
        'request',
        'The event has too many channels (at most 100), or the batch too many events (at most 10).',
      ],
    ],
    [
      /signature/i,
      [
        'signature',
        'The signature does not match: the secret is wrong, is not of this key, or something else was signed than was sent.',
      ],
    ],
    [/timestamp/i, 'clock'],
    [
      /unknown auth_key|auth_key|app .{0,20}(?:not found|could not be found)/i,
      [
        'credential',
        'The app id or the key is wrong, or the app is in another cluster: the host has its name.',
      ],
    ],
    [
      /app (?:is )?disabled|over (?:its )?(?:quota|limit)|over limit|quota/i,
      ['quota', 'The app is disabled, or its quota of messages or connections is used up.'],
    ],
    [
      /payload|larger|10240|too (?:large|big)|exceeds the allowed maximum/i,
      ['request', 'The data of the event is too large: at most 10 kB.'],
    ],
  ],
  codes: {
    4001: 'credential',
    4003: ['account', 'The app is disabled in the account.'],
    4004: ['quota', 'The connections of the plan are used up.'],
    4301: 'rate-limit',
  },
};
