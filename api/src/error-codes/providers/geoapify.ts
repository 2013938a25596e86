import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const geoapify: ProviderCodes = {
  name: 'Geoapify',
  slugs: ['geoapify'],
  hosts: ['api.geoapify.com'],
  source: 'https://apidocs.geoapify.com/',
  checked: '2026-11-25',
  messages: [
    [
      /invalid api ?key|missing.{0,20}api ?key/i,
      ['credential', 'The API does not accept the {key}: it is wrong, or missing in the parameter apiKey.'],
    ],
    [
      /(?:origin|referr?er|domain|ip address)\b.{0,40}\bnot allowed/i,
      ['restricted', 'The {key} is restricted to other origins or addresses: see its project.'],
    ],
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
