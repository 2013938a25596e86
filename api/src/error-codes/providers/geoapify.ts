import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const geoapify: ProviderCodes = {
  name: 'Geoapify',
  slugs: ['geoapify'],
  hosts: ['api.geoapify.com'],
  source: 'https://apidocs.geoapify.com/',
  checked: '2026-11-25',
  messages: [
    [/invalid apikey|missing.{0,20}apikey/i, 'credential'],
    [
      /no path could be found|no route/i,
      ['not-found', 'There is no route between these points: it cannot be found.'],
    ],
    [/must be|not allowed to be empty|is required|invalid/i, 'request'],
    [
      /limit|quota/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {},
};
