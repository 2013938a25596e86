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
    [/premium endpoint/i, ['payment', 'This is only in the premium plans: the account has no such plan.']],
    [
      /apikey.*(?:invalid|missing)|demo.*API key/i,
      ['credential', 'The API does not accept the {key}: it is wrong or missing.'],
    ],
  ],
  codes: {
    Note: 'rate-limit',
    Information: ['rate-limit', 'Too many requests for the plan: wait, or choose a larger plan.'],
    'Error Message': ['request', 'The API does not accept a parameter: check the function and the symbol.'],
  },
};
