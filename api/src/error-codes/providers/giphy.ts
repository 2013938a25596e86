import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const giphy: ProviderCodes = {
  name: 'Giphy',
  slugs: ['giphy'],
  hosts: ['api.giphy.com'],
  source: 'https://developers.giphy.com/docs/api/#response-codes',
  checked: '2026-11-25',
  messages: [
    [/no api key|invalid (?:api_key|authentication)|unauthorized|banned|forbidden/i, 'credential'],
    [
      /rate limit|too many/i,
      ['rate-limit', 'Too many requests: a beta key has 100 in an hour. Apply for production.'],
    ],
    [/too long/i, ['request', 'The search is too long: at most 50 characters.']],
  ],
  codes: {},
};
