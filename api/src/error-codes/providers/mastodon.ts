import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mastodon: ProviderCodes = {
  name: 'Mastodon',
  slugs: ['mastodon'],
  hosts: ['mastodon.social', 'mastodon.online', 'mstdn.social', 'fosstodon.org'],
  source: 'https://docs.joinmastodon.org/entities/Error/',
  checked: '2026-11-25',
  messages: [
    [
      /requires an authenticated user/i,
      [
        'credential',
        'The API does not accept the credentials for this: the token is that of an application, or is missing; log a user in and send theirs.',
      ],
    ],
    [
      /access token (?:is invalid|was revoked|expired)/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, was revoked, or is of another server: each instance has its own.',
      ],
    ],
    [
      /outside the authorized scopes/i,
      ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'],
    ],
    [/record not found/i, 'not-found'],
    [
      /suspended|disabled|pending (?:approval|review)|confirm|missing a confirmed e-?mail/i,
      ['account', 'The account is suspended, or waits for its confirmation.'],
    ],
    [/validation failed/i, 'request'],
    [/throttled|too many/i, 'rate-limit'],
  ],
  codes: {},
};
