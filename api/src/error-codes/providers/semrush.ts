import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors are lines of text with a number, with 200 or 4xx. */
export const semrush: ProviderCodes = {
  name: 'Semrush',
  slugs: ['semrush'],
  hosts: ['api.semrush.com'],
  source: 'https://developer.semrush.com/api/basics/error-messages/',
  checked: '2026-11-25',
  errorText: /^ERROR \d+ ::/,
  messages: [
    [/ERROR (?:40|41|42|43|46|100) /, 'request'],
    [/ERROR 50 |NOTHING FOUND/, ['not-found', 'There is no data for this: it cannot be found.']],
    [/ERROR (?:120|121) |WRONG KEY/, 'credential'],
    [
      /ERROR (?:130|131|133) |LIMIT EXCEEDED/,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [/ERROR 132 |UNITS BALANCE/, ['payment', 'The balance of API units is used up: buy more.']],
    [
      /ERROR (?:134|135) |API REPORT TYPE DISABLED/,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
