import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const maptiler: ProviderCodes = {
  name: 'MapTiler',
  slugs: ['maptiler'],
  hosts: ['api.maptiler.com'],
  source: 'https://docs.maptiler.com/cloud/api/',
  checked: '2026-11-25',
  messages: [
    [
      /origin|referer|user agent/i,
      ['restricted', 'The {key} may not be used from this origin: add it to the allowed ones.'],
    ],
    [
      /(?:invalid|missing|wrong|unknown|no|your|access|api)[ _-](?:[\w-]+ )?key\b|\bkey\b.{0,30}\b(?:invalid|missing|required|disabled|expired|not )/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing, wrong or deleted, or does not allow this site. It goes into the parameter key.',
      ],
    ],
  ],
  codes: {},
};
