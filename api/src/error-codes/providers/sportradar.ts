import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sportradar: ProviderCodes = {
  name: 'Sportradar',
  slugs: ['sportradar'],
  hosts: ['api.sportradar.com', 'api.sportradar.us'],
  source: 'https://developer.sportradar.com/getting-started/docs/response-codes',
  checked: '2026-11-25',
  messages: [
    [/developer over qps|over qps/i, ['rate-limit', 'Too many requests: a trial key has one in a second.']],
    [
      /developer over rate|over rate|^limit exceeded/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [
      /authentication error|developer inactive|invalid api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired, was not sent in the x-api-key header, or the account has not this API at this level (trial or production).',
      ],
    ],
    [/not (?:found|exist)/i, 'not-found'],
  ],
  codes: {},
};
