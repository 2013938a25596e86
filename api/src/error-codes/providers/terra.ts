import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const terra: ProviderCodes = {
  name: 'Terra',
  slugs: ['terra'],
  hosts: ['api.tryterra.co'],
  source: 'https://docs.tryterra.co/reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /x-api-key|api.?key|dev-id|developer/i,
      [
        'credential',
        'The API does not accept the {key}: the headers x-api-key and dev-id have to be of the same environment (testing, staging or production), and one is missing or wrong.',
      ],
    ],
    [
      /user .{0,40}(?:not found|deauth|does not exist)|no user/i,
      ['not-found', 'The user does not exist, or has disconnected.'],
    ],
    [
      /reauth|permission|scope/i,
      ['customer', 'The user has to connect again, and to grant what is missing.'],
    ],
    [/rate limit/i, 'rate-limit'],
  ],
  codes: {},
};
