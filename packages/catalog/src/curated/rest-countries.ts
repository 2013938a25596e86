import type { CuratedApi } from '#src/curated-api.ts';

export const restCountries: CuratedApi = {
  slug: 'rest-countries',
  name: 'REST Countries',
  description:
    'Facts about every country: names, codes, flags, capitals, languages, currencies, borders, population and time zones.',
  categories: ['government', 'location', 'education'],
  capabilities: ['country data', 'flags', 'currencies', 'languages', 'calling codes', 'time zones'],
  useCases: ['country list in a form', 'flag quiz', 'currency codes'],
  synonyms: ['countries of the world', 'ISO codes', 'capitals', 'open source'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls.',
    freeTier: 'A monthly allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://restcountries.com/',
    registration: 'https://restcountries.com/',
    documentation: 'https://restcountries.com/',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['restcountries.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.restcountries.com',
  keyHint: 'rc_live_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/countries/v5', summary: 'List countries, with selected fields' },
    { method: 'GET', path: '/countries/v5/codes.alpha_3/{code}', summary: 'Get a country by code' },
  ],
  popularity: 3,
  directoryId: null,
};
