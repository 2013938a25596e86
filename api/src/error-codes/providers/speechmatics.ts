import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const speechmatics: ProviderCodes = {
  name: 'Speechmatics',
  slugs: ['speechmatics'],
  hosts: ['*.speechmatics.com'],
  source: 'https://docs.speechmatics.com/introduction/batch-guide',
  checked: '2026-11-25',
  messages: [
    [
      /quota|usage limit|exceeded/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [/invalid (?:api key|auth)|permission denied/i, 'credential'],
  ],
  codes: {
    401: 'credential',
    403: 'permission',
    404: 'not-found',
    429: 'rate-limit',
  },
};
