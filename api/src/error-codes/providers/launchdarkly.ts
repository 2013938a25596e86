import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const launchdarkly: ProviderCodes = {
  name: 'LaunchDarkly',
  slugs: ['launchdarkly'],
  hosts: ['app.launchdarkly.com', 'app.eu.launchdarkly.com'],
  source: 'https://launchdarkly.com/docs/api#errors',
  checked: '2026-11-25',
  codes: {
    invalid_request: 'request',
    unauthorized: 'credential',
    invalid_token: 'credential',
    forbidden: 'permission',
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
