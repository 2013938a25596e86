import type { CuratedApi } from '#src/curated-api.ts';

export const fred: CuratedApi = {
  slug: 'fred',
  name: 'FRED',
  alsoCalled: ['Federal Reserve Economic Data'],
  description:
    'Hundreds of thousands of economic time series of the Federal Reserve Bank of St. Louis: inflation, employment, interest rates, output.',
  categories: ['market-data', 'government', 'finance'],
  capabilities: [
    'economic data',
    'economic indicators',
    'interest rates',
    'inflation',
    'unemployment',
    'time series',
  ],
  useCases: ['chart of inflation', 'macro model', 'mortgage rates'],
  synonyms: ['GDP', 'CPI', 'macroeconomic data', 'St. Louis Fed', 'Federal Reserve'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged.',
    freeTier: 'All of it',
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
    { method: 'GET', path: '/fred/series/observations', summary: 'Read the values of a series' },
    { method: 'GET', path: '/fred/series', summary: 'Read the facts of a series' },
    { method: 'GET', path: '/fred/series/search', summary: 'Search series' },
    { method: 'GET', path: '/fred/releases', summary: 'List releases' },
  ],
  popularity: 4,
  directoryId: null,
};
