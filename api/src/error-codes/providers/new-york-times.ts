import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TOO_MANY: Meaning = [
  'rate-limit',
  'Too many requests: 5 in a minute and 500 in a day are allowed. Wait 12 seconds between calls.',
];

export const newYorkTimes: ProviderCodes = {
  name: 'New York Times',
  slugs: ['new-york-times'],
  hosts: ['api.nytimes.com'],
  source: 'https://developer.nytimes.com/faq',
  checked: '2026-11-25',
  messages: [
    [/quota violation|rate limit/i, TOO_MANY],
    [
      /for given resource/i,
      [
        'not-enabled',
        'This API is not enabled for the app of the {key}: enable it under Apps of the developer account.',
      ],
    ],
    [
      /failed to resolve api ?key/i,
      ['credential', 'The call arrived without one: the {key} is missing from the parameter api-key.'],
    ],
    [
      /invalid api ?key/i,
      ['credential', 'The API does not accept the {key} in the parameter api-key: it is wrong or revoked.'],
    ],
  ],
  codes: { 'policies.ratelimit.QuotaViolation': TOO_MANY },
};
