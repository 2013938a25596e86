import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pubnub: ProviderCodes = {
  name: 'PubNub',
  slugs: ['pubnub'],
  hosts: ['ps.pndsn.com', '*.pndsn.com', 'pubsub.pubnub.com'],
  source: 'https://www.pubnub.com/docs/general/setup/basics',
  checked: '2026-11-25',
  messages: [
    [
      /invalid subscribe key|invalid publish key|invalid key/i,
      ['credential', 'The subscribe or publish key is wrong or not valid.'],
    ],
    [
      /(?:publish|subscribe|storage|presence|access manager|functions|objects|history).{0,40}(?:not enabled|disabled)|not enabled for|is not enabled/i,
      ['not-enabled', 'A feature is not enabled for the keyset: enable it in the admin portal.'],
    ],
    [/token is expired|token.{0,20}expired/i, ['credential', 'The token is expired: grant another.']],
    [
      /forbidden/i,
      ['permission', 'The access manager does not allow this: grant the permission for the channel.'],
    ],
    [/signature/i, 'signature'],
    [/timestamp|clock/i, 'clock'],
    [/message too large|too large/i, ['request', 'The message is too large: at most 32 KiB.']],
    [
      /account (?:is )?(?:disabled|suspended)|usage limit/i,
      ['account', 'The account is disabled or over its limits.'],
    ],
  ],
  codes: {},
};
