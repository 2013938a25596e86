import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200 and a code in the body. */
export const twelveData: ProviderCodes = {
  name: 'Twelve Data',
  slugs: ['twelve-data'],
  hosts: ['api.twelvedata.com'],
  source: 'https://twelvedata.com/docs#errors',
  checked: '2026-11-25',
  messages: [
    [
      /symbol is (?:only )?available|symbol .{0,40}(?:starting with|exclusively)/i,
      [
        'not-enabled',
        'The plan of the account does not include this symbol: it has to pay for a larger one.',
      ],
    ],
    [
      /no data is available/i,
      [
        'not-found',
        'There is no data for these dates: it does not exist. Choose others, inside the hours of the exchange.',
      ],
    ],
    [
      /\*\*(?!apikey|symbol|figi)\w+\*\* .{0,60}(?:missing|invalid|not specified|incorrect)/i,
      ['request', 'A parameter is missing or has a wrong value: the message names it between asterisks.'],
    ],
    [
      /run out of api credits for the (?:current minute|minute)|current minute/i,
      ['rate-limit', 'Too many requests for the plan in a short time: wait a minute.'],
    ],
    [
      /run out of api credits for the day|out of.{0,20}credits/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [
      /available (?:starting|exclusively)|upgrad|grow|your (?:current )?plan|pro plan/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/apikey.{0,60}(?:incorrect|not specified)|api key/i, 'credential'],
    [
      /symbol|figi|not found|no data is available/i,
      ['not-found', 'The symbol does not exist, or the plan does not include it.'],
    ],
  ],
  codes: {},
};
