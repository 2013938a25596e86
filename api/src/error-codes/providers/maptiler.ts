import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const maptiler: ProviderCodes = {
  name: 'MapTiler',
  slugs: ['maptiler'],
  hosts: ['api.maptiler.com'],
  source: 'https://docs.maptiler.com/cloud/api/',
  checked: '2026-11-25',
  messages: [
    [/invalid key|key/i, 'credential'],
    [
      /origin|referer|user agent/i,
      ['restricted', 'The {key} may not be used from this origin: add it to the allowed ones.'],
    ],
  ],
  codes: {},
};
