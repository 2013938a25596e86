import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pexels: ProviderCodes = {
  name: 'Pexels',
  slugs: ['pexels'],
  hosts: ['api.pexels.com'],
  source: 'https://www.pexels.com/api/documentation/',
  checked: '2026-11-25',
  messages: [
    [/access to this api has been disallowed|unauthorized/i, 'credential'],
    [
      /rate limit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {},
};
