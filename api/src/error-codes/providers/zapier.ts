import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const zapier: ProviderCodes = {
  name: 'Zapier',
  slugs: ['zapier'],
  hosts: ['api.zapier.com', 'actions.zapier.com'],
  source: 'https://docs.zapier.com/partner-solutions/workflow-api',
  checked: '2026-11-25',
  messages: [
    [
      /task limit|out of tasks/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [/not (?:been )?authenticated|credentials/i, 'credential'],
  ],
  codes: {
    not_authenticated: 'credential',
    authentication_failed: 'credential',
    permission_denied: 'permission',
    throttled: 'rate-limit',
    invalid: 'request',
    not_found: 'not-found',
  },
};
