import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const mux: ProviderCodes = {
  name: 'Mux',
  slugs: ['mux'],
  hosts: ['api.mux.com', 'stats.mux.com'],
  source: 'https://www.mux.com/docs/core/make-api-requests',
  checked: '2026-11-25',
  messages: [
    [
      /free plan|\bplans?\b|limit/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/unauthorized|authentication/i, 'credential'],
    [
      /not (?:yet )?ready|preparing/i,
      ['not-ready', 'It is still being processed and is not ready: try again shortly.'],
    ],
  ],
  codes: {
    invalid_parameters: 'request',
    not_found: 'not-found',
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
