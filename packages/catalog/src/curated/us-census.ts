import type { CuratedApi } from '#src/curated-api.ts';

export const usCensus: CuratedApi = {
  slug: 'us-census',
  name: 'United States Census Bureau',
  alsoCalled: ['US Census', 'Census Bureau'],
  description:
    'Population, households, income, housing, businesses and trade of the United States, down to small areas, from the census and its surveys.',
  categories: ['government', 'market-research', 'analytics', 'real-estate'],
  capabilities: [
    'demographic data',
    'economic indicators',
    'industry statistics',
    'open data',
    'country data',
    'historical data',
  ],
  useCases: ['market research', 'choosing a shop location', 'charts for journalism', 'housing analysis'],
  synonyms: ['ACS', 'population', 'statistics', 'United States', 'open data', 'income data'],
  pricing: {
    model: 'free',
    summary: 'Free; a key is needed beyond a daily number of calls.',
    freeTier: 'Entirely free',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.census.gov/',
    registration: 'https://api.census.gov/data/key_signup.html',
    documentation: 'https://www.census.gov/data/developers.html',
    developerPortal: null,
    apiReference: 'https://www.census.gov/data/developers/data-sets.html',
  },
  domains: ['census.gov'],
  keyPlacement: {
    type: 'query',
    name: 'key',
  },
  baseUrl: 'https://api.census.gov',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/data.json',
      summary: 'List data sets',
    },
    {
      method: 'GET',
      path: '/data/{year}/acs/acs5',
      summary: 'Get five-year estimates of the American Community Survey',
    },
    {
      method: 'GET',
      path: '/data/{year}/cbp',
      summary: 'Get county business patterns',
    },
    {
      method: 'GET',
      path: '/data/timeseries/eits/marts',
      summary: 'Get monthly retail sales',
    },
  ],
  popularity: 3,
  directoryId: null,
};
