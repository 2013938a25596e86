import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pexels: ProviderCodes = {
  name: 'Pexels',
  slugs: ['pexels'],
  hosts: ['api.pexels.com'],
  source: 'https://www.pexels.com/api/documentation/',
  checked: '2026-11-25',
  messages: [
    [
      /access to this api has been disallowed|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing from the Authorization header, where it is sent as it is, without Bearer.',
      ],
    ],
    [
      /rate limit/i,
      [
        'quota',
        'The requests of the hour (200) or of the month (20,000) are used up: wait until they are reset, or ask Pexels for more.',
      ],
    ],
  ],
  codes: {},
};
