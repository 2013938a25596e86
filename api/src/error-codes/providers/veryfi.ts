import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const veryfi: ProviderCodes = {
  name: 'Veryfi',
  slugs: ['veryfi'],
  hosts: ['api.veryfi.com'],
  source: 'https://docs.veryfi.com/api/errors/',
  checked: '2026-11-25',
  messages: [
    [
      /not authorized|unauthorized|credentials/i,
      [
        'credential',
        'The API does not accept the {key}: it needs the Client-Id header, and Authorization of the form “apikey user:key”; all three belong together.',
      ],
    ],
    // It comes with 409.
    [
      /access limit|limit reached/i,
      ['quota', 'The documents of the plan are used up: see the plan and its limits in the hub.'],
    ],
    [
      /malformed/i,
      [
        'request',
        'The API could not read the body: it is JSON with file_url, or with file_data in Base64; a value of it does not fit.',
      ],
    ],
  ],
  codes: {},
};
