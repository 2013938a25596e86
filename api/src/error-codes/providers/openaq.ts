import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openaq: ProviderCodes = {
  name: 'OpenAQ',
  slugs: ['openaq'],
  hosts: ['api.openaq.org'],
  source: 'https://docs.openaq.org/using-the-api/rate-limits',
  checked: '2026-11-25',
  messages: [
    [
      /invalid credentials|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent in the X-API-Key header.',
      ],
    ],
    [/rate limit/i, 'rate-limit'],
  ],
  codes: {},
};
