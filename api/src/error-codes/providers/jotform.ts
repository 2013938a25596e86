import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const jotform: ProviderCodes = {
  name: 'Jotform',
  slugs: ['jotform'],
  hosts: ['api.jotform.com', 'eu-api.jotform.com', 'hipaa-api.jotform.com'],
  source: 'https://api.jotform.com/docs/',
  checked: '2026-11-25',
  messages: [
    [
      /(?:eu|hipaa)-api\.jotform\.com/i,
      [
        'elsewhere',
        'The account is in another region of the API: call eu-api.jotform.com, or hipaa-api.jotform.com with that plan.',
      ],
    ],
    [
      /not authorized|unauthorized|api ?key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or may only read, or the account is in another region (eu-api.jotform.com).',
      ],
    ],
    [
      /api-limit exceeded|limit/i,
      [
        'quota',
        'The requests of the day are used up (1,000 of the free plan): wait for the next day, or choose a larger plan.',
      ],
    ],
  ],
  codes: {},
};
