import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const tripadvisor: ProviderCodes = {
  name: 'Tripadvisor',
  slugs: ['tripadvisor'],
  hosts: ['api.content.tripadvisor.com'],
  source: 'https://tripadvisor-content-api.readme.io/reference/overview',
  checked: '2026-11-25',
  messages: [
    [
      /explicit deny|api key/i,
      [
        'credential',
        'The API does not accept the {key} here: it is wrong, or restricted to other IP addresses or domains. One that is restricted to a domain needs that in the Referer header.',
      ],
    ],
    [
      /^unauthorized$/i,
      ['credential', 'The API does not accept the {key}: it is missing or wrong. It is the parameter key.'],
    ],
    [
      /limit exceeded|budget/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {
    100: 'request',
    140: 'credential',
    142: 'credential',
    143: ['quota', 'The budget of the day is used up.'],
    144: 'rate-limit',
  },
};
