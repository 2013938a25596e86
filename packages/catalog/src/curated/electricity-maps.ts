import type { CuratedApi } from '#src/curated-api.ts';

export const electricityMaps: CuratedApi = {
  slug: 'electricity-maps',
  name: 'Electricity Maps',
  alsoCalled: ['electricityMap'],
  description:
    'Where electricity comes from, hour by hour and zone by zone: carbon intensity, mix, prices, and forecasts.',
  categories: ['iot', 'science', 'market-data'],
  capabilities: [
    'carbon intensity',
    'electricity mix',
    'electricity prices',
    'energy forecasts',
    'historical energy data',
  ],
  useCases: ['run work when power is clean', 'carbon report', 'charging at low prices'],
  synonyms: ['energy', 'grid', 'emissions', 'day-ahead price', 'renewables'],
  pricing: {
    model: 'freemium',
    summary: 'By contract by zones and data.',
    freeTier: 'One zone, not for business',
    checked: null,
  },
  urls: {
    website: 'https://www.electricitymaps.com/',
    registration: 'https://portal.electricitymaps.com/',
    documentation: 'https://portal.electricitymaps.com/developer-hub',
    developerPortal: 'https://portal.electricitymaps.com/',
    apiReference: 'https://portal.electricitymaps.com/developer-hub/api/reference',
  },
  domains: ['electricitymaps.com'],
  keyPlacement: { type: 'header', name: 'auth-token' },
  baseUrl: 'https://api.electricitymaps.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/carbon-intensity/latest', summary: 'Read the carbon intensity now' },
    { method: 'GET', path: '/v3/power-breakdown/latest', summary: 'Read the mix now' },
    { method: 'GET', path: '/v3/price-day-ahead/latest', summary: 'Read the price of the hour' },
    { method: 'GET', path: '/v3/zones', summary: 'List zones' },
  ],
  popularity: 2,
  directoryId: null,
};
