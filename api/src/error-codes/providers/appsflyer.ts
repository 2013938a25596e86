import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors are texts. */
export const appsflyer: ProviderCodes = {
  name: 'AppsFlyer',
  slugs: ['appsflyer'],
  hosts: ['hq1.appsflyer.com', '*.appsflyer.com'],
  source: 'https://support.appsflyer.com/hc/en-us/articles/207034366-API-error-codes-and-troubleshooting',
  checked: '2026-11-25',
  messages: [
    [
      /maximum number of .{0,80}(?:reports?|calls|requests)/i,
      [
        'quota',
        'The reports of this kind that the app may download in a day are used up: wait for the next day, and ask for a longer time at once.',
      ],
    ],
    [
      /token.{0,40}(?:invalid|expired|missing|not valid)|invalid.{0,20}token|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: it needs the API token V2, which an admin finds under API tokens, as a bearer token.',
      ],
    ],
    [
      /subscription|package|not (?:included|available) in/i,
      ['payment', 'The package of the account does not include this report: see its billing.'],
    ],
    [
      /\bapp\b.{0,60}(?:doesn.t exist|does not exist|not found)/i,
      ['not-found', 'The app does not exist in this account: an app of iOS has “id” before its number.'],
    ],
  ],
  codes: {},
};
