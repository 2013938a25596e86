import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const frankfurter: ProviderCodes = {
  name: 'Frankfurter',
  slugs: ['frankfurter'],
  hosts: ['api.frankfurter.dev', 'api.frankfurter.app'],
  source: 'https://frankfurter.dev/',
  checked: '2026-11-25',
  messages: [
    [
      /^not found\.?$/i,
      [
        'not-found',
        'A currency, a date or the path does not exist: /v1/currencies lists the currencies, and rates begin in 1999.',
      ],
    ],
  ],
  codes: {},
};
