import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const wolframAlpha: ProviderCodes = {
  name: 'Wolfram|Alpha',
  slugs: ['wolfram-alpha'],
  hosts: ['api.wolframalpha.com', 'www.wolframalpha.com'],
  source: 'https://products.wolframalpha.com/api/documentation',
  checked: '2026-11-25',
  messages: [
    [/invalid appid|appid missing/i, 'credential'],
    [
      /did not understand your input|no short answer|no spoken result/i,
      [
        'request',
        'The question is a value that the API does not understand, or to which it has no such answer.',
      ],
    ],
  ],
  codes: {
    1: 'credential',
    2: 'credential',
    1000: ['request', 'The question is missing.'],
  },
};
