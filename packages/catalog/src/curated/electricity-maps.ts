import type { CuratedApi } from '#src/curated-api.ts';

export const electricityMaps: CuratedApi = {
  slug: 'electricity-maps',
  name: 'Electricity Maps',
  alsoCalled: ['electricityMap'],
  description:
    'Where electricity comes from, hour by hour and zone by zone: carbon intensity, mix, prices and forecasts.',
  categories: ['iot', 'science', 'market-data'],
  capabilities: [
    'carbon intensity',
    'electricity mix',
    'electricity prices',
    'energy forecasts',
    'historical energy data',
  ],
  useCases: ['running work when power is clean', 'carbon report', 'charging when prices are low'],
  synonyms: ['energy', 'grid', 'emissions', 'day-ahead price', 'renewables'],
  pricing: {
    model: 'freemium',
    summary: 'Priced by contract, based on zones and data.',
    freeTier: 'One zone, for non-commercial use',
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
    { method: 'GET', path: '/v3/carbon-intensity/latest', summary: 'Get the current carbon intensity' },
    { method: 'GET', path: '/v3/power-breakdown/latest', summary: 'Get the current mix' },
    { method: 'GET', path: '/v3/price-day-ahead/latest', summary: 'Get the price for the hour' },
    { method: 'GET', path: '/v3/zones', summary: 'List zones' },
  ],
  popularity: 2,
  directoryId: null,
};
