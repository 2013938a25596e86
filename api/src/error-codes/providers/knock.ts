import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const knock: ProviderCodes = {
  name: 'Knock',
  slugs: ['knock'],
  hosts: ['api.knock.app'],
  source: 'https://docs.knock.app/reference#errors',
  checked: '2026-11-25',
  messages: [
    [
      /api key\b.{0,40}\b(?:invalid|wrong|missing|not (?:found|valid))|(?:invalid|missing|no) api key|authentication (?:failed|required)/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of another environment. This needs the secret key (sk_…), as Bearer in the Authorization header.',
      ],
    ],
  ],
  codes: {
    api_key_invalid: 'credential',
    authentication_error: 'credential',
    missing_credentials: 'credential',
    workflow_not_found: [
      'not-found',
      'The workflow does not exist in this environment: commit it there first.',
    ],
    workflow_inactive: ['not-enabled', 'The workflow is not enabled in this environment: activate it.'],
    resource_missing: 'not-found',
    not_found: 'not-found',
    params_invalid: 'request',
    invalid_params: 'request',
    idempotency_key_conflict: 'conflict',
    rate_limit_exceeded: 'rate-limit',
    bad_request: 'request',
    forbidden: 'permission',
    internal_server_error: 'server',
  },
};
