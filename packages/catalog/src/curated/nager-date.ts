import type { CuratedApi } from '#src/curated-api.ts';

export const nagerDate: CuratedApi = {
  slug: 'nager-date',
  name: 'Nager.Date',
  alsoCalled: ['Nager Date'],
  description:
    'Public holidays in more than a hundred countries, with regions and long weekends, without a key. Open source.',
  categories: ['calendar', 'government'],
  capabilities: ['public holidays', 'long weekends', 'next holidays', 'country data'],
  useCases: ['calendar with holidays', 'counting working days', 'leave planning'],
  synonyms: ['bank holidays', 'days off', 'no key', 'open source'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://date.nager.at/',
    registration: 'https://date.nager.at/API',
    documentation: 'https://date.nager.at/API',
    developerPortal: null,
    apiReference: 'https://date.nager.at/swagger/index.html',
  },
  domains: ['date.nager.at', 'nager.at'],
  keyPlacement: null,
  baseUrl: 'https://date.nager.at',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v3/PublicHolidays/{year}/{countryCode}',
      summary: 'List the holidays of a year',
    },
    { method: 'GET', path: '/api/v3/NextPublicHolidays/{countryCode}', summary: 'List the next holidays' },
    { method: 'GET', path: '/api/v3/LongWeekend/{year}/{countryCode}', summary: 'List long weekends' },
    { method: 'GET', path: '/api/v3/AvailableCountries', summary: 'List countries' },
  ],
  popularity: 2,
  directoryId: null,
};
