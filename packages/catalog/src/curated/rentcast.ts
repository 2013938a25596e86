import type { CuratedApi } from '#src/curated-api.ts';

export const rentcast: CuratedApi = {
  slug: 'rentcast',
  name: 'RentCast',
  description:
    'Real estate in the United States: property records, value and rent estimates, listings, and market statistics by ZIP code.',
  categories: ['real-estate', 'market-data'],
  capabilities: [
    'property data',
    'property valuation',
    'rent estimates',
    'property listings',
    'real estate market data',
    'historical prices',
  ],
  useCases: ['home value estimate', 'rental investment analysis', 'property search', 'market report'],
  synonyms: ['housing', 'homes', 'real estate', 'landlord', 'MLS', 'AVM', 'Zillow alternative'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls.',
    freeTier: 'A monthly allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.rentcast.io/',
    registration: 'https://app.rentcast.io/app/api',
    documentation: 'https://developers.rentcast.io/',
    developerPortal: 'https://app.rentcast.io/app/api',
    apiReference: 'https://developers.rentcast.io/reference/introduction',
  },
  domains: ['rentcast.io'],
  keyPlacement: {
    type: 'header',
    name: 'X-Api-Key',
  },
  baseUrl: 'https://api.rentcast.io',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/properties',
      summary: 'Search property records',
    },
    {
      method: 'GET',
      path: '/v1/avm/value',
      summary: 'Estimate a value',
    },
    {
      method: 'GET',
      path: '/v1/avm/rent/long-term',
      summary: 'Estimate a rent',
    },
    {
      method: 'GET',
      path: '/v1/listings/sale',
      summary: 'Search homes for sale',
    },
    {
      method: 'GET',
      path: '/v1/listings/rental/long-term',
      summary: 'Search homes for rent',
    },
    {
      method: 'GET',
      path: '/v1/markets',
      summary: 'Get market statistics',
    },
  ],
  popularity: 3,
  directoryId: 'rentcast.io',
};
