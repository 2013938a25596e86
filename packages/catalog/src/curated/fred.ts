import type { CuratedApi } from '#src/curated-api.ts';

export const fred: CuratedApi = {
  slug: 'fred',
  name: 'FRED',
  alsoCalled: ['Federal Reserve Economic Data'],
  description:
    'Hundreds of thousands of economic time series from the Federal Reserve Bank of St. Louis: inflation, employment, interest rates and output.',
  categories: ['market-data', 'government', 'finance'],
  capabilities: [
    'economic data',
    'economic indicators',
    'interest rates',
    'inflation',
    'unemployment',
    'time series',
  ],
  useCases: ['inflation chart', 'macroeconomic model', 'mortgage rates'],
  synonyms: ['GDP', 'CPI', 'macroeconomic data', 'St. Louis Fed', 'Federal Reserve'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://fred.stlouisfed.org/',
    registration: 'https://fredaccount.stlouisfed.org/login/secure/',
    documentation: 'https://fred.stlouisfed.org/docs/api/fred/',
    developerPortal: 'https://fredaccount.stlouisfed.org/apikeys',
    apiReference: 'https://fred.stlouisfed.org/docs/api/fred/',
  },
  domains: ['stlouisfed.org'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://api.stlouisfed.org',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/fred/series/observations', summary: 'Get the values of a series' },
    { method: 'GET', path: '/fred/series', summary: 'Get information about a series' },
    { method: 'GET', path: '/fred/series/search', summary: 'Search series' },
    { method: 'GET', path: '/fred/releases', summary: 'List releases' },
  ],
  popularity: 4,
  directoryId: null,
};
