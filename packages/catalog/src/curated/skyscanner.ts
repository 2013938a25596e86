import type { CuratedApi } from '#src/curated-api.ts';

export const skyscanner: CuratedApi = {
  slug: 'skyscanner',
  name: 'Skyscanner Travel API',
  description:
    'Flight and car hire prices from many airlines and agencies with booking links, for partners that Skyscanner accepts.',
  categories: ['travel'],
  capabilities: ['flight search', 'flight prices', 'car rental search', 'travel suggestions'],
  useCases: ['comparing flights', 'travel assistant', 'cheap flight alerts', 'travel blog with prices'],
  synonyms: ['airfare', 'flights', 'airline tickets', 'metasearch', 'car hire'],
  pricing: {
    model: 'free',
    summary: 'Free for accepted partners, who earn a share of the bookings.',
    freeTier: 'Everything, for accepted partners',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.partners.skyscanner.net/',
    registration: 'https://www.partners.skyscanner.net/contact/contact-us',
    documentation: 'https://developers.skyscanner.net/docs/intro',
    developerPortal: null,
    apiReference: 'https://developers.skyscanner.net/api',
  },
  domains: ['skyscanner.net', 'skyscanner.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-api-key',
  },
  baseUrl: 'https://partners.api.skyscanner.net/apiservices',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v3/flights/live/search/create',
      summary: 'Start a search for current prices',
    },
    {
      method: 'POST',
      path: '/v3/flights/live/search/poll/{sessionToken}',
      summary: 'Get more results for a search',
    },
    {
      method: 'POST',
      path: '/v3/flights/indicative/search',
      summary: 'Get prices that others saw recently',
    },
    {
      method: 'GET',
      path: '/v3/culture/markets/{locale}',
      summary: 'List countries',
    },
  ],
  popularity: 3,
  directoryId: null,
};
