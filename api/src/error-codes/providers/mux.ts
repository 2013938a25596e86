import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mux: ProviderCodes = {
  name: 'Mux',
  slugs: ['mux'],
  hosts: ['api.mux.com', 'stats.mux.com'],
  source: 'https://www.mux.com/docs/core/make-api-requests',
  checked: '2026-11-25',
  messages: [
    [
      /limited to \d+|exceed(?:s|ed|ing)? .{0,40}(?:plan|limit)|plan limit|limit (?:reached|exceeded)/i,
      ['quota', 'A limit of the plan is used up, such as its assets: delete some, or choose a larger plan.'],
    ],
    [
      /(?:free|starter|your|current|paid) plan|upgrade/i,
      ['payment', 'The account has to pay for this: its plan does not include it. Choose a larger one.'],
    ],
    [
      /unauthorized|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: the id of the access token is sent as user name and its secret as password, and it is of one environment.',
      ],
    ],
    [
      /not (?:yet )?ready|preparing/i,
      ['not-ready', 'It is still being processed and is not ready: try again shortly.'],
    ],
  ],
  codes: {
    invalid_parameters: 'request',
    not_found: [
      'not-found',
      'What the request names does not exist in the environment of the {key}: check the id and the environment.',
    ],
    unauthorized: 'credential',
    forbidden: 'permission',
    invalid_authorization: 'credential',
    bad_request: 'request',
    invalid_state: ['conflict', 'The state of the asset or stream conflicts with this.'],
    too_many_requests: 'rate-limit',
    quota_exceeded: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    internal_server_error: 'server',
  },
};
