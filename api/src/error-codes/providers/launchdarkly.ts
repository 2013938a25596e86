import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const launchdarkly: ProviderCodes = {
  name: 'LaunchDarkly',
  slugs: ['launchdarkly'],
  hosts: ['app.launchdarkly.com', 'app.eu.launchdarkly.com'],
  source: 'https://launchdarkly.com/docs/api#errors',
  checked: '2026-11-25',
  messages: [
    [
      /approval/i,
      [
        'conflict',
        'The environment needs an approval for this change, which conflicts with it: send an approval request.',
      ],
    ],
  ],
  codes: {
    invalid_request: 'request',
    unauthorized: [
      'credential',
      'The API does not accept the {key}: it takes an access token (api-…) without “Bearer”, not an SDK key, and EU accounts are at app.eu.launchdarkly.com.',
    ],
    invalid_token: 'credential',
    forbidden: [
      'permission',
      'The role of the {key} does not allow this action on this resource: a reader may not write.',
    ],
    service_token_required: ['permission', 'Only a service token may do this.'],
    invalid_patch: ['request', 'The patch has a path or a value that does not fit.'],
    not_found: 'not-found',
    method_not_allowed: 'request',
    conflict: ['conflict', 'A record with the same name or value exists already.'],
    optimistic_locking_error: ['conflict', 'Somebody changed the same data in the meantime: try again.'],
    unprocessable_entity: 'request',
    rate_limited: 'rate-limit',
    internal_server_error: 'server',
    approval_required: ['conflict', 'The change needs an approval first, which conflicts with this.'],
  },
};
