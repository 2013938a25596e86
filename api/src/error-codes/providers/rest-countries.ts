import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const restCountries: ProviderCodes = {
  name: 'REST Countries',
  slugs: ['rest-countries'],
  hosts: ['restcountries.com', '*.restcountries.com'],
  source: 'https://restcountries.com/',
  checked: '2026-11-25',
  messages: [
    [
      /^bad request/i,
      [
        'request',
        'The parameter fields is missing, or names a field that does not exist: /all requires it, with ten fields at most.',
      ],
    ],
    [
      /^not found/i,
      ['not-found', 'The country cannot be found by this name or code, or the path does not exist.'],
    ],
  ],
  codes: {},
};
