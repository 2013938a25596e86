import type { CuratedApi } from '#src/curated-api.ts';

export const restCountries: CuratedApi = {
  slug: 'rest-countries',
  name: 'REST Countries',
  description:
    'Facts of all countries: names, codes, flags, capitals, languages, currencies, borders, population, time zones.',
  categories: ['government', 'location', 'education'],
  capabilities: ['country data', 'flags', 'currencies', 'languages', 'calling codes', 'time zones'],
  useCases: ['list of countries in a form', 'quiz of flags', 'codes of currencies'],
  synonyms: ['countries of the world', 'ISO codes', 'capitals', 'open source'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of calls.',
    freeTier: 'A number of calls each month',
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
    { method: 'GET', path: '/countries/v5', summary: 'List countries, with the fields named' },
    { method: 'GET', path: '/countries/v5/codes.alpha_3/{code}', summary: 'Read a country by code' },
  ],
  popularity: 3,
  directoryId: null,
};
