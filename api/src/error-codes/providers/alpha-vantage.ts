import { asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200, as a sentence in place of the data. */
export const alphaVantage: ProviderCodes = {
  name: 'Alpha Vantage',
  hosts: ['www.alphavantage.co'],
  source: 'https://www.alphavantage.co/documentation/',
  checked: '2026-11-22',
  find: (body) => ['Note', 'Information', 'Error Message'].filter((name) => asText(body[name]) !== undefined),
  messages: [
    [
      /spreading out|call frequency|per[- ]second|per minute/i,
      ['rate-limit', 'Too many requests: a free {key} allows one a second and 25 a day.'],
    ],
    [
      /premium (?:endpoint|feature|parameter)/i,
      ['payment', 'This is only in the premium plans: the account has to pay for one.'],
    ],
    [
      /(?:requests|calls) per day/i,
      [
        'quota',
        'The requests of the day are used up (25 of a free {key}): wait for the next day, or pay for a plan.',
      ],
    ],
    [
      /demo.*API key/i,
      [
        'credential',
        'The API does not accept the key demo for this: it is only for the examples of the documentation. Get a free one.',
      ],
    ],
    [
      /apikey.*(?:invalid|missing)/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. It goes into the parameter apikey.',
      ],
    ],
  ],
  codes: {
    Note: 'rate-limit',
    Information: ['rate-limit', 'Too many requests for the plan: wait, or choose a larger plan.'],
    'Error Message': ['request', 'The API does not accept a parameter: check the function and the symbol.'],
  },
};
