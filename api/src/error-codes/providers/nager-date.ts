import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const nagerDate: ProviderCodes = {
  name: 'Nager.Date',
  slugs: ['nager-date'],
  hosts: ['date.nager.at'],
  source: 'https://date.nager.at/Api',
  checked: '2026-11-25',
  find: ({ status, traceId }) => (status === 404 && traceId !== undefined ? ['country'] : []),
  codes: {
    country: [
      'not-found',
      'The country code or the path does not exist: AvailableCountries lists the codes, of two letters.',
    ],
  },
};
