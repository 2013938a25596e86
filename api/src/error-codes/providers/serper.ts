import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const serper: ProviderCodes = {
  name: 'Serper',
  slugs: ['serper'],
  hosts: ['google.serper.dev', 'scrape.serper.dev'],
  source: 'https://serper.dev/',
  checked: '2026-11-25',
  messages: [
    [
      /unauthori[sz]ed|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. It goes into the X-API-KEY header.',
      ],
    ],
    [/not enough credits|credits/i, ['payment', 'The credits of the account are used up: buy more.']],
    [/missing query|\bq\b/i, ['request', 'The parameter q is missing from the body.']],
    [
      /rate limit|too many/i,
      ['rate-limit', 'Too many requests in a second: the kind of credits decides how many.'],
    ],
  ],
  codes: {},
};
