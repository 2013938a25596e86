import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const finnhub: ProviderCodes = {
  name: 'Finnhub',
  slugs: ['finnhub'],
  hosts: ['finnhub.io'],
  source: 'https://finnhub.io/docs/api/rate-limit',
  checked: '2026-11-25',
  messages: [
    [
      /invalid api key|use an api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent as the parameter token or in X-Finnhub-Token.',
      ],
    ],
    [
      /don.t have access to this resource/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/api limit reached/i, ['rate-limit', 'Too many requests for the plan in a short time: wait a minute.']],
    [
      /symbol not supported|invalid symbol/i,
      ['not-found', 'The symbol does not exist, or the plan does not include it.'],
    ],
  ],
  codes: {},
};
